import FuzzGrammar
import TestSupport
import XCTest

/// Trials that have failed, as the fuzzer printed them in their last line.
@MainActor
final class OnceFailedTests: HostTestCase {
  private func check(_ json: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let trial = Trial(json: json) else { return XCTFail("This is no trial.", file: file, line: line) }
    var counts = Counts()
    guard let failure = trial.run(counting: &counts) else { return }
    XCTFail("\(failure.kind)\n\(failure.detail)", file: file, line: line)
  }

  func testAWidthThatIsShownBesideWhatIsMeasured() {
    check(
      #"""
      {"edits":[],"flow":"state","model":{"amount":0.5,"chosen":[],"date":700000000,"flags":[false,true,false,true],
      "hue":0,"items":[],"numbers":[5,2,2,2],"others":[],"path":[],"words":["w0","w1"]},"program":{"codes":[0,7],
      "rule":"HStack(alignment: #vertical, spacing: #length) { #a }","slots":[[
      {"codes":[0],"rule":"TextEditor(text: #bindText)","slots":[]},
      {"codes":[],"rule":"Measured { #a }","slots":[[
      {"codes":[0],"rule":"Rectangle().fill(#color)","slots":[]}]]},
      {"codes":[0],"rule":"Text(#text)","slots":[]}]]},
      "surroundings":{"height":480,"isCompact":true,"isDark":false,"isRightToLeft":false,"locale":0,"typeSize":3,
      "width":320}}
      """#)
  }

  func testASwipedRow() {
    check(
      #"""
      {"edits":[{"swipe":{"_0":1,"fully":false}},{"compare":{}}],"flow":"value","model":{"amount":0.5,"chosen":[],
      "date":700000000,"flags":[false,true,false,true],"hue":0,
      "items":[{"count":0,"id":0,"isOn":false,"parts":[],"title":"i0"}],"numbers":[0,1,2,3],"others":[],"path":[],
      "words":["w0","w1"]},"program":{"codes":[0],"rule":"List(#items) { item in #a }","slots":[[
      {"codes":[0],"rule":".swipeActions { Button(#text) { model.numbers[0] += 1 } }","slots":[[
      {"codes":[0],"rule":"Text(#text)","slots":[]}]]}]]},
      "surroundings":{"height":480,"isCompact":true,"isDark":false,"isRightToLeft":false,"locale":0,"typeSize":3,
      "width":320}}
      """#)
  }

  func testLengthsOfALazyStackThatWereAnimated() {
    check(
      #"""
      {"edits":[{"write":{"_0":[{"number":{"_0":3,"_1":3}}],"how":2}},{"compare":{}}],"flow":"value",
      "model":{"amount":0.5,"chosen":[],"date":700000000,"flags":[false,true,false,true],"hue":0,"items":[],
      "numbers":[0,1,1,0],"others":[],"path":[],"words":["w0","w1"]},"program":{"codes":[],
      "rule":"LazyVStack { #a }","slots":[[
      {"codes":[0,7],"rule":".frame(width: #length, height: #length)","slots":[[
      {"codes":[7],"rule":"if #flag { #a }","slots":[[
      {"codes":[0],"rule":"Text(#text)","slots":[]},
      {"codes":[],"rule":"GeometryReader { Text(\"\\($0.frame(in: .named(\"space\")).minY)\") }","slots":[]}]]}]]},
      {"codes":[0],"rule":"Text(#text)","slots":[]},{"codes":[0],"rule":"Text(#text)","slots":[]}]]},
      "surroundings":{"height":480,"isCompact":true,"isDark":false,"isRightToLeft":false,"locale":0,"typeSize":3,
      "width":320}}
      """#)
  }
}
