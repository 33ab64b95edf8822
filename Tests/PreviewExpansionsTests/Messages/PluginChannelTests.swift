import Foundation
import PreviewExpansions
import XCTest

final class PluginChannelTests: XCTestCase {
  /// What the plug-in answers to what comes in, up to its end.
  private func answers(to input: Data) throws -> [String] {
    let (incoming, outgoing) = (Pipe(), Pipe())
    let channel = PluginChannel(
      input: incoming.fileHandleForReading, output: outgoing.fileHandleForWriting)
    try incoming.fileHandleForWriting.write(contentsOf: input)
    try incoming.fileHandleForWriting.close()
    channel.serve { MacroExpander.reply(to: $0) }
    try outgoing.fileHandleForWriting.close()
    var rest = try outgoing.fileHandleForReading.readToEnd() ?? Data()
    var answers: [String] = []
    while rest.count >= 8 {
      let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      answers.append(String(decoding: rest.dropFirst(8).prefix(length), as: UTF8.self))
      rest = rest.dropFirst(8 + length)
    }
    return answers
  }

  private func message(_ text: String, length: Int? = nil) -> Data {
    let length = length ?? text.utf8.count
    return Data((0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }) + Data(text.utf8)
  }

  private let question = "{\"getCapability\":{\"capability\":{\"protocolVersion\":7}}}"

  func testEachMessageHasAnAnswer() throws {
    let answers = try answers(to: message(question) + message(question))
    XCTAssertEqual(answers.count, 2)
    XCTAssertTrue(answers[0].contains("\"protocolVersion\":7"), answers[0])
  }

  func testWhatIsNoMessageEndsTheTalk() throws {
    for input in [
      Data(), Data([1, 2, 3]), message("{"), message("[]"), message("{\"somethingElse\":{}}"), message(""),
      message(question, length: 10_000), message(question, length: -1), message("\u{0}", length: 1 << 40),
      message("{\"expandFreestandingMacro\":{\"macro\":1}}"),
    ] {
      XCTAssertEqual(try answers(to: input), [], "\(Array(input))")
      XCTAssertEqual(try answers(to: message(question) + input).count, 1, "\(Array(input))")
    }
  }

  func testATypeThatIsNoMacroIsAnError() throws {
    let syntax =
      "{\"source\":\"#A\",\"location\":{\"fileID\":\"M/F\",\"fileName\":\"/F\",\"offset\":3,\"line\":1,\"column\":1}}"
    let macro = "\"macro\":{\"typeName\":\"Another\"}"
    for question in [
      "{\"expandFreestandingMacro\":{\(macro),\"discriminator\":\"d\",\"syntax\":\(syntax)}}",
      "{\"expandAttachedMacro\":{\(macro),\"macroRole\":\"peer\",\"attributeSyntax\":\(syntax),\"declSyntax\":\(syntax)}}",
    ] {
      let answers = try answers(to: message(question))
      XCTAssertEqual(answers.count, 1)
      XCTAssertTrue(answers[0].contains("MacroExpander knows no macro by the type Another."), answers[0])
    }
  }
}
