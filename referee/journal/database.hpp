// SPDX-License-Identifier: GPL-3.0-or-later
// SQLite as values: a connection that closes itself, statements that are run with their parameters.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <utility>

struct sqlite3;
struct sqlite3_stmt;

namespace temple::referee {

struct DatabaseError {
    int code = 0;  // SQLite's extended result code
    std::string message;
    /// The primary code, such as SQLITE_BUSY.
    int primary() const { return code & 0xff; }
};

/// One row of a result; valid only inside the call that got it. Columns count from 0.
class Row {
  public:
    explicit Row(sqlite3_stmt* statement) : statement_(statement) {}
    std::int64_t integer(int column) const;
    std::string text(int column) const;
    std::optional<std::string> optional_text(int column) const;

  private:
    sqlite3_stmt* statement_;  // borrowed
};

/// A value for one `?` of a statement: null, an integer or a text.
struct Parameter {
    enum class Type : std::uint8_t { null, integer, text };
    Parameter() = default;
    Parameter(std::int64_t value) : type(Type::integer), integer(value) {}
    Parameter(std::string value) : type(Type::text), text(std::move(value)) {}
    Parameter(const std::optional<std::string>& value)
        : type(value ? Type::text : Type::null), text(value.value_or(std::string())) {}

    Type type = Type::null;
    std::int64_t integer = 0;
    std::string text;
};

class Database {
  public:
    using Done = std::expected<void, DatabaseError>;

    /// Opens an existing file for reading and writing. @param vfs name of SQLite's file layer; empty: the
    /// usual one
    static std::expected<Database, DatabaseError> open(const std::filesystem::path& file,
                                                       const std::string& vfs);

    /// No connection; whatever is run fails.
    static Database none() { return Database(nullptr); }

    /// Runs one statement and hands over each row.
    Done run(const char* sql, std::initializer_list<Parameter> parameters = {},
             const std::function<void(const Row&)>& on_row = {});
    std::int64_t last_row_id() const;

  private:
    struct Close {
        void operator()(sqlite3* connection) const;
    };
    explicit Database(sqlite3* connection) : connection_(connection) {}
    DatabaseError error() const;

    std::unique_ptr<sqlite3, Close> connection_;
};

/// A transaction that is rolled back unless it is committed.
class Transaction {
  public:
    static std::expected<Transaction, DatabaseError> begin(Database& database);
    Transaction(Transaction&& other) noexcept : database_(std::exchange(other.database_, nullptr)) {}
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();
    Database::Done commit();

  private:
    explicit Transaction(Database& database) : database_(&database) {}
    Database* database_;  // null once committed or moved from
};

}  // namespace temple::referee
