import BrowserDisplay
import Foundation
import TestSupport
import XCTest

/// What is a message of a page, and what is not.
final class InputMessageTests: XCTestCase {
  func testMessages() {
    let rows: [(String, InputMessage?)] = [
      (#"{"type":"began","touch":1,"x":2.5,"y":3}"#, .began(touch: 1, at: CGPoint(x: 2.5, y: 3))),
      (#"{"type":"moved","touch":1,"x":2,"y":3}"#, .moved(touch: 1, to: CGPoint(x: 2, y: 3))),
      (#"{"type":"ended","touch":1,"x":2,"y":3}"#, .ended(touch: 1, at: CGPoint(x: 2, y: 3))),
      (#"{"type":"cancelled","touch":1}"#, .cancelled(touch: 1)),
      (#"{"type":"hovered","x":2,"y":3}"#, .hovered(CGPoint(x: 2, y: 3))),
      (#"{"type":"hovered"}"#, .hovered(nil)),
      (
        #"{"type":"scrolled","x":2,"y":3,"dx":0,"dy":-40}"#,
        .scrolled(at: CGPoint(x: 2, y: 3), by: CGPoint(x: 0, y: -40))
      ),
      (#"{"type":"key","key":"s","modifiers":["command"]}"#, .key("s", modifiers: ["command"])),
      (#"{"type":"modifiers","modifiers":["shift"]}"#, .modifiers(["shift"])),
      (#"{"type":"modifiers"}"#, .modifiers([])),
      (#"{"type":"edited","text":"é","start":1,"end":1}"#, .edited(text: "é", start: 1, end: 1, edit: 0)),
      (#"{"type":"edited","text":"","start":0,"end":0,"edit":7}"#, .edited(text: "", start: 0, end: 0, edit: 7)),
      (#"{"type":"acted","element":4,"action":"press"}"#, .acted(4, action: "press")),
      (#"{"type":"visible","visible":false}"#, .visible(false)),
    ]
    for (json, message) in rows { XCTAssertEqual(InputMessage(json), message, json) }
  }

  func testWhatIsNoMessage() {
    for json in [
      "", "{", "null", "[]", "7", #""began""#, #"{"type":7}"#, #"{"type":"began"}"#,
      #"{"type":"began","touch":1,"x":1}"#,
      #"{"type":"began","touch":1,"x":1e300,"y":1}"#, #"{"type":"began","touch":"1","x":1,"y":1}"#,
      #"{"type":"began","touch":1e30,"x":1,"y":1}"#, #"{"type":"moved","touch":1,"x":NaN,"y":1}"#,
      #"{"type":"key","key":""}"#, #"{"type":"key","key":"\#(String(repeating: "a", count: 1_000_000))"}"#,
      #"{"type":"acted","element":-1}"#, #"{"type":"destroyed"}"#, #"{"type":"surroundings"}"#,
      #"{"type":"surroundings","surroundings":{"width":"wide"}}"#,
    ] {
      XCTAssertNil(InputMessage(json), String(json.prefix(80)))
    }
  }
}
