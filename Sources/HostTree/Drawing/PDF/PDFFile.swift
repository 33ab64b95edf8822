import Foundation

/// The objects of a PDF file, found by reading it from its beginning to its end.
///
/// The tables that list them are not used, so that a damaged file has the objects that can be read.
final class PDFFile {
  private struct Object {
    let value: PDFValue
    /// The bytes of a stream, as they are in the file.
    var stream: ArraySlice<UInt8>?
  }

  private let bytes: ArraySlice<UInt8>
  private var objects: [Int: Object] = [:]
  /// How many bytes may still be decompressed.
  private var room = 4_000_000

  /// Reads a file; nil if it is no PDF, or larger than 16 million bytes.
  init?(_ data: Data) {
    guard data.count <= 16_000_000, data.prefix(1_024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
    bytes = [UInt8](data)[...]
    var place = 0
    while let found = nextObject(from: place) { place = found }
    for (_, object) in objects.sorted(by: { $0.key < $1.key }) { addPacked(object) }
  }

  // MARK: Values

  /// A value, or the one that it refers to.
  func resolved(_ value: PDFValue?) -> PDFValue? {
    var value = value
    for _ in 0..<8 {
      guard case .reference(let number)? = value else { return value }
      value = objects[number]?.value
    }
    return nil
  }

  func dictionary(_ value: PDFValue?) -> [String: PDFValue]? { resolved(value)?.dictionary }

  /// The numbers of an array; nil if one is missing.
  func numbers(_ value: PDFValue?, count: Int? = nil) -> [Double]? {
    guard let values = resolved(value)?.array, values.count == count ?? values.count, values.count < 100 else {
      return nil
    }
    let numbers = values.compactMap { resolved($0)?.number }
    return numbers.count == values.count ? numbers : nil
  }

  /// The dictionary of a stream, and its bytes; empty if they are compressed in another way than zlib's.
  func stream(_ value: PDFValue?) -> (dictionary: [String: PDFValue], bytes: [UInt8])? {
    guard case .reference(let number)? = value, let object = objects[number] else { return nil }
    return decoded(object)
  }

  private func decoded(_ object: Object) -> (dictionary: [String: PDFValue], bytes: [UInt8])? {
    guard let dictionary = object.value.dictionary, let stream = object.stream else { return nil }
    let filter = resolved(dictionary["Filter"])
    let filters = (filter?.array ?? [filter].compactMap { $0 }).map { resolved($0)?.name ?? "" }
    let content: [UInt8] =
      switch filters {
      case []: [UInt8](stream.prefix(room))
      case ["FlateDecode"], ["Fl"]: Inflate.bytes(of: stream, limit: room)
      default: []
      }
    room -= content.count
    return (dictionary, content)
  }

  // MARK: Pages

  /// The first page, with what it inherits; nil if there is none.
  var firstPage: [String: PDFValue]? {
    let sorted = objects.sorted { $0.key < $1.key }.compactMap { $0.value.value.dictionary }
    func isOf(_ type: String) -> ([String: PDFValue]) -> Bool { { self.resolved($0["Type"])?.name == type } }
    let catalog = sorted.first { isOf("Catalog")($0) && self.dictionary($0["Pages"]) != nil }
    return page(below: dictionary(catalog?["Pages"])) ?? sorted.first(where: isOf("Page"))
  }

  private func page(below root: [String: PDFValue]?) -> [String: PDFValue]? {
    guard var node = root else { return nil }
    for _ in 0..<32 {
      guard let kids = resolved(node["Kids"])?.array else { return node }
      guard let kid = dictionary(kids.first) else { return nil }
      let inherited = node.filter { ["MediaBox", "Resources", "Rotate"].contains($0.key) }
      node = inherited.merging(kid) { $1 }
    }
    return nil
  }

  // MARK: Reading

  /// Reads the next object, and returns the place after it; nil if there is none.
  private func nextObject(from start: Int) -> Int? {
    let keyword = Array("obj".utf8)
    var place = start
    while place + keyword.count <= bytes.endIndex {
      defer { place += 1 }
      guard bytes[place] == keyword[0], bytes[place..<place + 3].elementsEqual(keyword),
        let number = number(before: place)
      else { continue }
      var scanner = PDFScanner(bytes, at: place + 3, hasReferences: true)
      guard let value = scanner.next() else { return max(scanner.place, place + 3) }
      scanner.skipSpace()
      let (stream, end) = value.dictionary.flatMap { self.stream(at: scanner.place, $0) } ?? (nil, scanner.place)
      objects[number] = Object(value: value, stream: stream)
      return end
    }
    return nil
  }

  /// The first of the two numbers before a place.
  private func number(before place: Int) -> Int? {
    var place = place
    func back(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
      let end = place
      while place > 0, end - place < 20, condition(bytes[place - 1]) { place -= 1 }
      return bytes[place..<end]
    }
    let isSpace: (UInt8) -> Bool = { $0 == 32 || 9...13 ~= $0 }
    let isDigit: (UInt8) -> Bool = { 48...57 ~= $0 }
    guard !back(while: isSpace).isEmpty, !back(while: isDigit).isEmpty, !back(while: isSpace).isEmpty else {
      return nil
    }
    return Int(String(decoding: back(while: isDigit), as: UTF8.self))
  }

  /// The bytes between `stream` and `endstream`, and the place after them; nil if there is no `stream` at a place.
  private func stream(at place: Int, _ dictionary: [String: PDFValue]) -> (ArraySlice<UInt8>?, Int)? {
    guard bytes[place...].starts(with: "stream".utf8) else { return nil }
    var start = place + 6
    if start < bytes.endIndex, bytes[start] == 13 { start += 1 }
    if start < bytes.endIndex, bytes[start] == 10 { start += 1 }
    let ending = Array("endstream".utf8)
    if let length = dictionary["Length"]?.number, length >= 0, start + Int(length) < bytes.endIndex {
      let end = start + Int(length)
      if bytes[end...].prefix(11).drop(while: { $0 == 13 || $0 == 10 }).starts(with: ending) {
        return (bytes[start..<end], end)
      }
    }
    var end = start
    while end < bytes.endIndex, bytes[end] != ending[0] || !bytes[end...].starts(with: ending) { end += 1 }
    return (bytes[start..<end], end)
  }

  /// Adds the objects that are packed into a stream: its beginning lists their numbers and places.
  private func addPacked(_ object: Object) {
    guard let dictionary = object.value.dictionary, resolved(dictionary["Type"])?.name == "ObjStm",
      let first = resolved(dictionary["First"])?.number, let content = decoded(object)?.bytes
    else { return }
    guard first >= 0, Int(first) <= content.count else { return }
    var head = PDFScanner(content[..<Int(first)], hasReferences: false)
    var places: [(number: Int, place: Int)] = []
    while let number = head.next()?.number, let offset = head.next()?.number, number >= 0, offset >= 0 {
      let place = Int(first) + Int(offset)
      // In ascending order, so that no byte is read twice.
      guard place <= content.count, place >= places.last?.place ?? 0 else { break }
      places.append((Int(number), place))
    }
    for (index, entry) in places.enumerated() {
      let end = index + 1 < places.count ? places[index + 1].place : content.count
      var scanner = PDFScanner(content[entry.place..<end], hasReferences: true)
      if let value = scanner.next() { objects[entry.number] = Object(value: value) }
    }
  }
}
