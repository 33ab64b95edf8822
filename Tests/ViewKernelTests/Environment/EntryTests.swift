import ViewKernel
import XCTest

/// `@Entry` as programs write it; `PreviewExpansionsTests` have what it becomes.
@MainActor
final class EntryTests: HostTestCase {
  func testAnEntryComesDownLikeAnyValue() {
    let screen = show(
      VStack {
        Entries()
        Entries().environment(\.caption, "set").environment(\.size, 2).environment(\.format) { "<\($0)>" }
          .environment(\.nickname, "Ann")
      })
    XCTAssertEqual(screen.texts, ["plain 1 1. nobody", "set 2 <2> Ann"])
    screen.close()
  }

  func testADefaultIsMadeAnewEachTime() {
    let values = EnvironmentValues()
    XCTAssertFalse(values.box === values.box)
    XCTAssertFalse(values.untypedBox === values.untypedBox)
  }

  func testATransactionHasEntries() {
    var transaction = Transaction()
    XCTAssertEqual(transaction.cause, "")
    transaction.cause = "tap"
    XCTAssertEqual(transaction.cause, "tap")
  }
}

private final class Crate {}

extension EnvironmentValues {
  @Entry fileprivate var caption = "plain"
  @Entry fileprivate var size: Int = 1
  @Entry fileprivate var format: (Int) -> String = { number in "\(number)." }
  @Entry fileprivate var nickname: String?
  @Entry fileprivate var box: Crate = Crate()
  @Entry fileprivate var untypedBox = Crate()
}

extension Transaction {
  @Entry fileprivate var cause: String = ""
}

private struct Entries: View {
  @Environment(\.caption) private var caption
  @Environment(\.size) private var size
  @Environment(\.format) private var format
  @Environment(\.nickname) private var nickname

  var body: some View { Text("\(caption) \(size) \(format(size)) \(nickname ?? "nobody")") }
}
