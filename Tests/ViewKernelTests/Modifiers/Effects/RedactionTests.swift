import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor final class RedactionTests: HostTestCase {
  func testPlaceholdersHaveTheSizesOfWhatTheyStandFor() {
    let window = makeWindow(width: 200, height: 100)
    window.rootViewController = HostingController(rootView: Card(reason: .placeholder))
    window.settle()
    XCTAssertEqual(
      window.treeDescription().lines(from: 2),
      [
        "└─ HostStackView (55, 26, 90 x 48) axis=vertical",
        "   ├─ HostStackView (0, 0, 90 x 20) axis=horizontal",
        "   │  ├─ HostImageView (0, 0, 20 x 20) redacted symbol=star",
        "   │  └─ HostLabel \"Balance\" (28, 0, 62 x 20) redacted",
        "   └─ HostLabel \"Always\" (18, 28, 54 x 20)",
      ])
  }

  func testPrivacyRedactsWhatIsSensitive() {
    XCTAssertEqual(redactedTexts(in: Card(reason: .privacy)), ["Balance"])
  }

  func testNothingIsRedactedWithoutAReasonThatConcernsContent() {
    XCTAssertEqual(redactedTexts(in: Card(reason: [])), [])
    XCTAssertEqual(redactedTexts(in: Card(reason: .invalidated)), [])
  }

  func testReasonsAddUpAndAnAnswerToThemIsSeenAtOnce() {
    let window = makeWindow()
    let controller = HostingController(rootView: Reasons(outer: .invalidated))
    window.rootViewController = controller
    window.settle()
    XCTAssertEqual(window.texts, ["6"])
    controller.rootView = Reasons(outer: [])
    window.settle()
    XCTAssertEqual(window.texts, ["2"])
  }

  private func redactedTexts(in card: Card) -> [String] {
    let window = makeWindow()
    window.rootViewController = HostingController(rootView: card)
    window.settle()
    return window.labels.filter(\.isRedacted).compactMap(\.text)
  }
}

private struct Card: View {
  let reason: RedactionReasons

  var body: some View {
    VStack {
      HStack {
        Image(systemName: "star")
        Text("Balance").privacySensitive()
      }
      Text("Always").unredacted()
    }
    .redacted(reason: reason)
  }
}

private struct Reasons: View {
  let outer: RedactionReasons

  var body: some View { Reader().redacted(reason: .privacy).redacted(reason: outer) }

  struct Reader: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View { Text("\(reasons.rawValue)") }
  }
}

extension String {
  /// The lines from an index on, without the indentation that all of them have.
  fileprivate func lines(from index: Int) -> [String] {
    let lines = split(separator: "\n").dropFirst(index)
    let indentation = lines.first?.prefix { $0 == " " }.count ?? 0
    return lines.map { String($0.dropFirst(indentation)) }
  }
}

extension HostView {
  fileprivate var labels: [HostLabel] { [self as? HostLabel].compactMap { $0 } + subviews.flatMap(\.labels) }
  fileprivate var texts: [String] { labels.compactMap(\.text) }
}
