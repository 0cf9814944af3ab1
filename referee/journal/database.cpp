// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/journal/database.hpp"

#include <sqlite3.h>

namespace temple::referee {
namespace {

// How long a write waits for another program's. Long enough for one event of its, short enough for a person.
constexpr int busy_timeout_ms = 2000;

struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

void bind(sqlite3_stmt* statement, int index, const Parameter& parameter) {
    switch (parameter.type) {
        case Parameter::Type::null:
            sqlite3_bind_null(statement, index);
            break;
        case Parameter::Type::integer:
            sqlite3_bind_int64(statement, index, parameter.integer);
            break;
        case Parameter::Type::text:
            sqlite3_bind_text(statement, index, parameter.text.data(),
                              static_cast<int>(parameter.text.size()), SQLITE_TRANSIENT);
            break;
    }
}

}  // namespace

std::int64_t Row::integer(int column) const {
    return sqlite3_column_int64(statement_, column);
}

std::string Row::text(int column) const {
    return optional_text(column).value_or(std::string());
}

std::optional<std::string> Row::optional_text(int column) const {
    const unsigned char* text = sqlite3_column_text(statement_, column);
    if (text == nullptr) return std::nullopt;
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return std::string(text, text + size);
}

void Database::Close::operator()(sqlite3* connection) const {
    sqlite3_close(connection);
}

DatabaseError Database::error() const {
    return {sqlite3_extended_errcode(connection_.get()), sqlite3_errmsg(connection_.get())};
}

std::expected<Database, DatabaseError> Database::open(const std::filesystem::path& file,
                                                      const std::string& vfs) {
    sqlite3* connection = nullptr;
    const int code = sqlite3_open_v2(file.c_str(), &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_EXRESCODE,
                                     vfs.empty() ? nullptr : vfs.c_str());
    Database database(connection);
    if (code != SQLITE_OK) return std::unexpected(database.error());
    sqlite3_busy_timeout(connection, busy_timeout_ms);
    return database;
}

Database::Done Database::run(const char* sql, std::initializer_list<Parameter> parameters,
                             const std::function<void(const Row&)>& on_row) {
    sqlite3_stmt* prepared = nullptr;
    if (sqlite3_prepare_v2(connection_.get(), sql, -1, &prepared, nullptr) != SQLITE_OK)
        return std::unexpected(error());
    const Statement statement(prepared);
    int index = 0;
    for (const Parameter& parameter : parameters) bind(prepared, ++index, parameter);
    int code = sqlite3_step(prepared);
    for (; code == SQLITE_ROW; code = sqlite3_step(prepared))
        if (on_row) on_row(Row(prepared));
    if (code != SQLITE_DONE) return std::unexpected(error());
    return {};
}

std::int64_t Database::last_row_id() const {
    return sqlite3_last_insert_rowid(connection_.get());
}

std::expected<Transaction, DatabaseError> Transaction::begin(Database& database) {
    if (auto done = database.run("BEGIN IMMEDIATE"); !done) return std::unexpected(done.error());
    return Transaction(database);
}

Transaction::~Transaction() {
    if (database_ != nullptr) static_cast<void>(database_->run("ROLLBACK"));
}

Database::Done Transaction::commit() {
    auto done = database_->run("COMMIT");
    if (done) database_ = nullptr;
    return done;
}

}  // namespace temple::referee
