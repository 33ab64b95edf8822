import Foundation
import HostTree
import XCTest

/// Pages of PDF files as images.
@MainActor
final class PDFPageTests: HostTreeTestCase {
  /// A file with one page of 24 x 12 points.
  private func pdf(
    _ content: String, page: String = "/MediaBox [0 0 24 12]", resources: String = "", objects: [String] = []
  ) -> Data {
    pdf(Data(content.utf8), page: page, resources: resources, objects: objects)
  }

  private func pdf(
    _ content: Data, filter: String = "", page: String = "/MediaBox [0 0 24 12]", resources: String = "",
    objects: [String] = []
  ) -> Data {
    var file = Data(
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 \(page) >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> >> endobj
      4 0 obj << /Length \(content.count)\(filter.isEmpty ? "" : " /Filter " + filter) >> stream

      """.utf8)
    file += content + Data("\nendstream endobj\n".utf8)
    for (index, object) in objects.enumerated() { file += Data("\(index + 5) 0 obj \(object) endobj\n".utf8) }
    return file + Data("trailer << /Root 1 0 R >>\n%%EOF\n".utf8)
  }

  private func form(_ entries: String, _ content: String) -> String {
    "<< /Type /XObject /Subtype /Form \(entries) /Length \(content.utf8.count) >> stream\n\(content)\nendstream"
  }

  /// The commands of an image's drawing, one a line, and the kinds of things that are left out.
  private func drawn(_ data: Data, line: UInt = #line) throws -> String {
    var missing: [String] = []
    let image = try XCTUnwrap(HostImage(pdf: data, named: "mark") { missing.append($0) }, line: line)
    guard let drawing = image.drawing else { return "box without " + missing.joined() }
    let lines = drawing.commands.map { command -> String in
      switch command {
      case .fill(let path, .color(let color), let style): "\(color) \(style.isEOFilled ? "evenOdd " : "")\(path)"
      case .stroke(let path, .color(let color), let style):
        "\(color) \(style.lineWidth) \(style.lineCap) \(style.lineJoin) \(style.dash) \(path)"
      case .begin(let effects):
        effects.map { effect -> String in
          switch effect {
          case .clip(let path, _): "clip \(path)"
          case .opacity(let opacity): "opacity \(opacity)"
          default: "other"
          }
        }.joined(separator: ", ")
      case .end: "end"
      default: "other"
      }
    }
    return (lines + missing.map { "without \($0)" }).joined(separator: "\n")
  }

  private func size(_ data: Data) -> CGSize? { HostImage(pdf: data, named: "mark")?.size }

  func testTheSizeIsThatOfThePage() {
    let fill = "0 0 1 1 re f"
    let rows: [(String, CGSize?)] = [
      ("/MediaBox [0 0 24 12]", CGSize(width: 24, height: 12)),
      ("/MediaBox [10 20.5 -2 0.5]", CGSize(width: 12, height: 20)),
      ("/MediaBox [0 0 24 12] /Rotate 90", CGSize(width: 12, height: 24)),
      ("/MediaBox [0 0 24 12] /Rotate -180", CGSize(width: 24, height: 12)),
      ("/MediaBox 5 0 R", CGSize(width: 7, height: 8)),
      ("", nil), ("/MediaBox [0 0 24]", nil), ("/MediaBox [0 0 0 12]", nil), ("/MediaBox [0 0 1e 12]", nil),
      ("/MediaBox [0 0 999999999999999999999 12]", nil),
    ]
    for (page, expected) in rows {
      XCTAssertEqual(size(pdf(fill, page: page, objects: ["[0 0 7 8]"])), expected, page)
    }
    XCTAssertNil(size(Data()))
    XCTAssertNil(size(Data("%PDF-1.4".utf8)))
    XCTAssertNil(size(Data("<svg/>".utf8)))
  }

  func testPathsInColours() throws {
    XCTAssertEqual(
      try drawn(
        pdf(
          """
          q Q q 0 0 24 12 re W n % the whole page
          1 0 0 rg 0 0 10 4 re f
          0.5 g 1 1 m 5 1 l 5 5 l h 2 2 1 -1 re f*
          1 0 0 0 k 2 0 0 2 1 1 cm 0 0 m 0 1 1 1 v 2 2 3 0 y 3 1 4 1 4 0 c f
          Q 0 0 1 RG 2 w 1 J 1 j [3 1] 0 d 2 6 m 22 6 l S
          """)),
      """
      #FF0000 0 12 m 10 12 l 10 8 l 0 8 l h
      #808080 evenOdd 1 11 m 5 11 l 5 7 l h 2 10 m 3 10 l 3 11 l 2 11 l h
      #00FFFF 1 11 m 1 11 1 9 3 9 c 5 7 7 11 7 11 c 7 9 9 9 9 11 c
      #0000FF 2.0 round round [3.0, 1.0] 2 6 m 22 6 l
      """)
    XCTAssertEqual(
      try drawn(pdf("0 0 2 1 re f", page: "/MediaBox [0 0 24 12] /Rotate 90")), "black 0 0 m 0 2 l 1 2 l 1 0 l h")
  }

  func testClipsAndOpacity() throws {
    let resources = "/ExtGState << /a << /ca 0.5 /CA .25 >> >>"
    XCTAssertEqual(
      try drawn(
        pdf("q 1 1 4 4 re W n /a gs 0 0 9 9 re B Q 0 0 1 1 re b 30 0 1 1 re f", resources: resources)),
      """
      clip 0 0 m 24 0 l 24 12 l 0 12 l h
      clip 1 11 m 5 11 l 5 7 l 1 7 l h
      #00000080 0 12 m 9 12 l 9 3 l 0 3 l h
      #00000040 1.0 butt miter [] 0 12 m 9 12 l 9 3 l 0 3 l h
      end
      black 0 12 m 1 12 l 1 11 l 0 11 l h
      black 1.0 butt miter [] 0 12 m 1 12 l 1 11 l 0 11 l h
      black 30 12 m 31 12 l 31 11 l 30 11 l h
      end
      """, "what lies beyond the page is clipped")
  }

  func testColourSpaces() throws {
    let resources = "/ColorSpace << /Cs1 [/ICCBased 5 0 R] /Cs2 [/Separation /Black /DeviceGray 5 0 R] >>"
    let content = ["/Cs1 cs 0 0 1 sc", "/Cs2 cs 0.8 scn", "/DeviceCMYK cs", "1 1 sc"].map { $0 + " 0 0 1 1 re f " }
    let path = "0 12 m 1 12 l 1 11 l 0 11 l h"
    XCTAssertEqual(
      try drawn(pdf(content.joined(), resources: resources)),
      "#0000FF \(path)\n#333333 \(path)\nblack \(path)\nwithout gradients")
  }

  func testForms() throws {
    let inner = form("/BBox [0 0 2 2] /Matrix [1 0 0 1 3 1] /Resources << >>", "0 1 0 rg 0 0 2 2 re f")
    let resources = "/XObject << /X 5 0 R /I 6 0 R >> /ExtGState << /a << /ca 0.5 >> >>"
    XCTAssertEqual(
      try drawn(
        pdf(
          "q /a gs /X Do Q 0 0 1 1 re f /I Do", resources: resources,
          objects: [inner, "<< /Subtype /Image /Length 1 >> stream\n0\nendstream"])),
      """
      opacity 0.5
      clip 3 11 m 5 11 l 5 9 l 3 9 l h
      #00FF00 3 11 m 5 11 l 5 9 l 3 9 l h
      end
      end
      black 0 12 m 1 12 l 1 11 l 0 11 l h
      without pictures
      """)
  }

  func testCompressedContents() throws {
    let dynamic =
      "eNpNkEEOwyAMBO95xf6g2AYSzn1K1D6g+b9U4zVRxGWBAY/9el+C80LxJbjOjUHx+2wSwWZUVA91RsPwEECFdDQSzY+ERIeY7wLZ/dZIHJDD"
      + "gUAGRNGyTIFfkRFBh5JxosOSMRyhMHPlY0Jt/rqEyZPap0U6O6JLWsbDWot3k9oqgQSkGkZkzEeS3uq1l7dOhfTW7v+kt+6QW1xZmdCYSilu"
      + "xQ/T2wRhGJTpbG8Nm32Tqri9rXlOb+s4lrftfEzoOXEbsGX+3f41pmR6"
    let data = try XCTUnwrap(Data(base64Encoded: dynamic))
    let text = try drawn(pdf(data, filter: "[/FlateDecode]"))
    XCTAssertEqual(text.split(separator: " m ").count, 42, "with the clip to the page")
    XCTAssertTrue(text.contains("39 9 m 44 9 l 44 7 l 39 7 l h"), text)
    let twoSquares = """
      clip 0 0 m 24 0 l 24 12 l 0 12 l h
      #FF0000 0 12 m 12 12 l 12 0 l 0 0 l h
      #FF0000 12 0 m 24 0 l 24 -12 l 12 -12 l h
      end
      """
    for code in [
      "eNozVDAAwqJ0MGVoBEJFqQppUCZCAACl+Qh3",
      "eAEBKADX/zEgMCAwIHJnIDAgMCAxMiAxMiByZSBmIDEyIDEyIDEyIDEyIHJlIGal+Qh3",
    ] {
      let data = try XCTUnwrap(Data(base64Encoded: code))
      XCTAssertEqual(try drawn(pdf(data, filter: "/FlateDecode")), twoSquares)
    }
    XCTAssertEqual(try drawn(pdf(data, filter: "/LZWDecode")), "box without contents")
  }

  func testObjectsThatArePackedIntoAStream() throws {
    // The catalog, the pages and a page of 24 x 12.
    let packed = try XCTUnwrap(
      Data(
        base64Encoded: "eNozVDBQMFIwNlAwVrAwU7Cx0Q+pLEjVd04sSczJT9cPSExPLQbKGygE2dnBZcGi+t6ZKcXRxiCpWH3n/NK8EgVDfd/U"
          + "lMxEp/yKaAOQsSYKhkaxaPqARFEqUC3YTKC+vBIgr1jBFGoFAC4pKJk="))
    var file = Data("%PDF-1.5\n4 0 obj <</Type/ObjStm/N 3/First 14/Filter/FlateDecode/Length 9 0 R>> stream\n".utf8)
    file += packed
    file += Data("\nendstream endobj 5 0 obj <</Length 14>> stream\r\n1 1 2 2 re f  \nendstream endobj".utf8)
    XCTAssertEqual(try drawn(file), "black 1 11 m 3 11 l 3 9 l 1 9 l h")
  }

  func testWhatIsNotDrawnIsNamed() throws {
    XCTAssertEqual(try drawn(pdf("BT /F1 12 Tf (Hi \\) there) Tj ET")), "box without texts")
    XCTAssertEqual(
      try drawn(pdf("BI /W 1 /H 1 ID \u{1} f EI 0 0 1 1 re f /Pattern cs /P1 scn 0 0 1 1 re f")),
      "black 0 12 m 1 12 l 1 11 l 0 11 l h\nwithout pictures, gradients")
    XCTAssertEqual(try drawn(pdf("")), "box without contents")
    XCTAssertEqual(try drawn(pdf("1 g")), "", "an empty page")
    let box = HostImage(pdf: pdf("BT (Hi) Tj ET"), named: "mark")
    XCTAssertEqual(box, HostImage(named: "mark", size: CGSize(width: 24, height: 12)))
  }

  func testDamagedBytes() throws {
    let inner = form("/BBox [0 0 2 2]", "0 1 0 rg 0 0 2 2 re f")
    let dynamic = try XCTUnwrap(Data(base64Encoded: "eNozVDAAwqJ0MGVoBEJFqQppUCZCAACl+Qh3"))
    for file in [
      pdf("q /X Do Q [1 2] 0 d 0 0 1 1 re f (a) Tj", resources: "/XObject << /X 5 0 R >>", objects: [inner]),
      pdf(dynamic, filter: "/FlateDecode"),
    ] {
      for count in stride(from: 0, to: file.count, by: 3) { _ = size(file.prefix(count)) }
      for place in file.indices {
        var damaged = file
        damaged[place] ^= 1 << (place % 8)
        _ = size(damaged)
        damaged[place] = Array("[<(9- ".utf8)[place % 6]
        _ = size(damaged)
      }
    }
    for text in ["[", "<<", "(", "1 0 obj (", "1 0 obj [[", "q ", "1 0 obj <</a", "-", "9", "/", "0 0 9 9 re W n "] {
      let many = String(repeating: text, count: 2_000)
      _ = size(Data("%PDF-\(many)".utf8))
      XCTAssertEqual(size(pdf(many)), CGSize(width: 24, height: 12))
    }
  }

  func testWorkIsBounded() throws {
    let calls = String(repeating: "/X Do 0 0 1 1 re f ", count: 100)
    let itself = pdf(calls, resources: "/XObject << /X 5 0 R >>", objects: [form("", calls)])
    XCTAssertTrue(try drawn(itself).hasSuffix("later parts"))
    // A thousand times as many zeros, as one byte that is repeated.
    let cycle: [UInt8] = [163, 96, 20, 140, 130, 81, 48, 10, 70, 193, 40, 24, 5]
    var bomb = Data([0x78, 0x9C, 99, 24, 5])
    for _ in 0..<8_000 { bomb += cycle }
    XCTAssertEqual(try drawn(pdf(bomb, filter: "/FlateDecode")), "box without contents")
    XCTAssertEqual(size(pdf("", page: "/Kids [2 0 R] /MediaBox [0 0 1 1]")), nil)
    XCTAssertEqual(size(pdf("", page: "/MediaBox 5 0 R", objects: ["6 0 R", "5 0 R"])), nil)
  }
}
