import Foundation
import HostTree
import ViewKernel
import XCTest

/// Three ways to read what a view was put on screen by.
@MainActor
final class DismissActionTests: HostTestCase {
  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.isPresented) private var isPresented
    let log: EventLog

    var body: some View {
      let _ = log.ran("Inside \(isPresented) \(presentationMode.wrappedValue.isPresented)")
      Button("Done") { dismiss() }
      Button("Done, too") { presentationMode.wrappedValue.dismiss() }
    }
  }

  private struct Around: View {
    let presentation: Presentation?
    let number: Int
    let log: EventLog

    var body: some View {
      Text("\(number)")
      Inside(log: log).environment(\.presentation, presentation)
    }
  }

  func testBothActionsCallThePresentation() {
    let log = EventLog()
    let presentation = Presentation { log.add("dismissed") }
    let screen = show(Around(presentation: presentation, number: 1, log: log))
    screen.tap("Done")
    screen.tap("Done, too")
    XCTAssertEqual(log.take(), ["Inside true true", "dismissed", "dismissed"])
    presentation.end()
    screen.tap("Done")
    screen.tap("Done, too")
    XCTAssertEqual(log.take(), [])
  }

  func testTheSamePresentationMakesNoBodyRunAgain() {
    let log = EventLog()
    let presentation = Presentation {}
    let screen = show(Around(presentation: presentation, number: 1, log: log))
    screen.view = Around(presentation: presentation, number: 2, log: log)
    XCTAssertEqual(log.take(), ["Inside true true"])
    screen.view = Around(presentation: nil, number: 2, log: log)
    XCTAssertEqual(log.take(), ["Inside false false"])
  }

  func testWhereNothingWasPresentedTheActionsDoNothing() {
    let log = EventLog()
    let screen = show(Around(presentation: nil, number: 1, log: log))
    screen.tap("Done")
    screen.tap("Done, too")
    XCTAssertEqual(log.take(), ["Inside false false"])
  }
}
