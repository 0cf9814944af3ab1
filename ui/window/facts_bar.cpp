// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/facts_bar.hpp"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>

namespace temple::ui {
namespace {

constexpr double value_size = 1.7;  // of the usual letters
constexpr int longest_value = 34;   // letters; more is cut, the whole stands in the tool tip

QFrame* box_for(const Fact& fact) {
    auto* box = new QFrame;
    box->setProperty("panel", true);
    box->setAccessibleName(QString("%1: %2").arg(fact.name, fact.value));
    auto* inner = new QVBoxLayout(box);
    inner->setContentsMargins(10, 3, 10, 3);
    inner->setSpacing(0);
    auto* name = new QLabel(fact.name);
    name->setProperty("muted", true);
    auto* value =
        new QLabel(fact.value.size() > longest_value ? fact.value.left(longest_value - 1) + "…" : fact.value);
    value->setTextFormat(Qt::PlainText);
    value->setToolTip(fact.value.toHtmlEscaped());
    QFont large = value->font();
    large.setBold(true);
    large.setPixelSize(static_cast<int>(box->fontInfo().pixelSize() * value_size));
    value->setFont(large);
    value->setObjectName("fact_value");
    inner->addWidget(name);
    inner->addWidget(value);
    return box;
}

}  // namespace

FactsBar::FactsBar(QWidget* parent) : QWidget(parent), layout_(new QHBoxLayout(this)) {
    setObjectName("facts");
    layout_->setContentsMargins(0, 0, 0, 0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FactsBar::show_facts(const QList<Fact>& facts) {
    while (QLayoutItem* item = layout_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const int usual = fontInfo().pixelSize();
    for (const Fact& fact : facts) {
        QFrame* box = box_for(fact);
        layout_->addWidget(box, 1);
        if (auto* value = box->findChild<QLabel*>("fact_value")) {
            QFont large = value->font();
            large.setPixelSize(static_cast<int>(usual * (facts.size() > 4 ? 1.25 : value_size)));
            value->setFont(large);
        }
    }
}

}  // namespace temple::ui
