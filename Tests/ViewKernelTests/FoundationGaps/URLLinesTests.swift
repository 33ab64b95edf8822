import ViewKernel
import XCTest

final class URLLinesTests: XCTestCase {
  private func lines(_ text: [UInt8]) async throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("URLLinesTests-\(UUID().uuidString)")
    try Data(text).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var all: [String] = []
    for try await line in file.lines { all.append(line) }
    return all
  }

  func testLinesOfAFile() async throws {
    var all = try await lines(Array("first\nsecond\r\n\r\nläst\n".utf8))
    XCTAssertEqual(all, ["first", "second", "läst"], "lines without text are left out")
    all = try await lines(Array("no end".utf8))
    XCTAssertEqual(all, ["no end"])
    all = try await lines([])
    XCTAssertEqual(all, [])
    all = try await lines([0x61, 0xFF, 0x0A, 0x62])
    XCTAssertEqual(all, ["a\u{FFFD}", "b"])
  }

  func testBytes() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("URLLinesTests-\(UUID().uuidString)")
    try Data([1, 2, 3]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var sum = 0
    for try await byte in file.resourceBytes { sum += Int(byte) }
    XCTAssertEqual(sum, 6)
  }

  func testWhatIsNotThereThrows() async {
    do {
      for try await _ in URL(fileURLWithPath: "/no/such/file").lines { XCTFail("there is no line") }
      XCTFail("it should throw")
    } catch {}
  }
}
