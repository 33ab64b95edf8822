import Foundation
import ViewKernel
import XCTest

/// The article "The walk of a tap" names functions and files: they are the ones that a recorded stack goes through, in
/// that order.
@MainActor
final class WalkTests: HostTestCase {
  func testTheArticleNamesTheFunctionsOnTheWay() throws {
    let parts = try stations()
    XCTAssertEqual(parts.count, 3)
    let recorder = StackRecorder()
    let screen = show(WalkedCounter(recorder: recorder))
    recorder.stacks = [:]
    screen.tap("Add")
    XCTAssertTrue(screen.texts.contains("1"))
    // Once more outside of a tap, which asks for a settle already when the button is pressed.
    screen.window.onNeedsSettle = { recorder.record("write") }
    recorder.write?()
    screen.settle()
    XCTAssertTrue(screen.texts.contains("2"))
    for (part, name) in zip(parts, ["action", "write", "update"]) {
      let frames = try StackReader.frames(of: XCTUnwrap(recorder.stacks[name], name))
      XCTAssertGreaterThan(frames.count, 5, "\(name): the stack is read")
      var rest = frames[...]
      for station in part {
        guard let index = rest.firstIndex(where: { $0.isOf(station.function) && $0.path.hasSuffix(station.file) })
        else {
          XCTFail(
            "\(station.function) in \(station.file) is not on the way of \"\(name)\", or not there:\n" + list(frames))
          continue
        }
        rest = rest[(index + 1)...]
      }
    }
  }

  /// The stations of the article, by its tables.
  private func stations() throws -> [[(function: String, file: String)]] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appendingPathComponent("Sources/ViewKernel/ViewKernel.docc/Walk.md"), encoding: .utf8)
    return article.components(separatedBy: "\n## ").dropFirst().map { part in
      part.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "`"]) }
        return cells.count == 3 && cells[1].hasSuffix(".swift") ? (cells[0], cells[1]) : nil
      }
    }.filter { !$0.isEmpty }
  }

  private func list(_ frames: [StackFrame]) -> String {
    frames.map { "  \($0.function.prefix(120)) \($0.path.split(separator: "/").suffix(2).joined(separator: "/"))" }
      .joined(separator: "\n")
  }
}

private struct WalkedCounter: View {
  let recorder: StackRecorder
  @State private var count = 0

  var body: some View {
    VStack {
      WalkedText(count: count, recorder: recorder)
      Button("Add") {
        recorder.record("action")
        count += 1
      }
      .onAppear { recorder.write = { count += 1 } }
    }
  }
}

private struct WalkedText: HostViewRepresentable {
  let count: Int
  let recorder: StackRecorder

  func makeHostView(context: Context) -> HostLabel { HostLabel() }

  func updateHostView(_ view: HostLabel, context: Context) {
    recorder.record("update")
    view.text = "\(count)"
  }
}
