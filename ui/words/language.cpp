// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/language.hpp"

#include <QCoreApplication>
#include <QTranslator>

namespace temple::ui {
namespace {

constexpr const char* translator_name = "temple-table";

QTranslator* installed() {
    return QCoreApplication::instance()->findChild<QTranslator*>(translator_name);
}

}  // namespace

Language language_of(Language wished) {
    if (wished != Language::system) return wished;
    const QStringList languages = QLocale::system().uiLanguages();
    const bool german = !languages.isEmpty() && languages.first().startsWith("de");
    return german ? Language::german : Language::english;
}

void install_language(Language wished) {
    auto* application = QCoreApplication::instance();
    const bool german = language_of(wished) == Language::german;
    if (QTranslator* old = installed()) {
        QCoreApplication::removeTranslator(old);
        delete old;
    }
    auto* translator = new QTranslator(application);
    translator->setObjectName(translator_name);
    // English too: only a translation knows "1 card" from "2 cards".
    if (translator->load(german ? ":/i18n/temple-table_de.qm" : ":/i18n/temple-table_en.qm"))
        QCoreApplication::installTranslator(translator);
    QLocale::setDefault(german ? QLocale(QLocale::German) : QLocale(QLocale::English));
}

QLocale installed_locale() {
    return QLocale();
}

}  // namespace temple::ui
