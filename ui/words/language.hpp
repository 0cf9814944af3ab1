// SPDX-License-Identifier: GPL-3.0-or-later
// Which language the program speaks, shows and writes.
#pragma once

#include <QLocale>

#include "ui/settings/settings.hpp"

namespace temple::ui {

/// English or German: the one that was chosen, or with Language::system German where the system's first
/// language is German, else English.
Language language_of(Language wished);

/// Makes the application speak that language from now on; needs a QCoreApplication. Shown widgets get a
/// LanguageChange event.
void install_language(Language wished);

/// The language that is installed, as the voice needs it.
QLocale installed_locale();

}  // namespace temple::ui
