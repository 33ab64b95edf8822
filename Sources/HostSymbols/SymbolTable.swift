/// The symbols' drawings as text, by name.
///
/// A row is a name and its drawing: outlines in the format of ``SymbolGlyph``, each after the letter of its field: `b`
/// for the body, `d` for details, `l` for lines, `o` for dots, `s` for solid areas. `=name` in front starts from
/// another drawing: alone it is an alias of any symbol, variants included; `@` and letters transform it: `x` mirrors it
/// horizontally, `y` vertically, `r` and `l` rotate it to the right and to the left. Names that begin with `_` are only
/// for use in other rows.
///
/// The text is split into rows when the first symbol is requested, and a row is parsed when it is drawn.
package enum SymbolTable {
  package static let rows: [Substring: Substring] = {
    var rows: [Substring: Substring] = [:]
    for table in [arrows, signs, shapes, people, nature, devices, places, office] {
      for line in table.description.split(separator: "\n") where line.utf8.first != UInt8(ascii: "#") {
        guard let space = line.utf8.firstIndex(of: UInt8(ascii: " ")) else { continue }
        rows[line[..<space]] = line[line.index(after: space)...]
      }
    }
    return rows
  }()

  /// The symbol that a name is an alias of; nil if it has a drawing of its own, or none.
  package static func alias(of name: Substring) -> Substring? {
    guard let row = rows[name], row.utf8.first == UInt8(ascii: "=") else { return nil }
    return row.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "@") } ? nil : row.dropFirst()
  }

  /// Parses the drawing of a name; nil if there is none.
  package static func glyph(named name: Substring) -> SymbolGlyph? {
    guard var row = rows[name] else { return nil }
    var glyph = SymbolGlyph()
    if row.utf8.first == UInt8(ascii: "=") {
      let parts = row.dropFirst().split(separator: " ", maxSplits: 1)
      let base = parts[0].split(separator: "@")
      guard let other = SymbolTable.glyph(named: base[0]) else { return nil }
      glyph = base.count > 1 ? other.moved(by: base[1]) : other
      row = parts.count > 1 ? parts[1] : ""
    }
    glyph.add(row)
    return glyph
  }
}
