import Foundation
import HostTree
import ViewKernel
import XCTest

/// Alerts and questions: what they show, and what their buttons do.
@MainActor
final class AlertTests: HostTestCase {
  private let log = EventLog()

  /// What an alert on screen shows, line by line; nil if there is none.
  private func alert<V>(_ screen: Screen<V>) -> HostView? {
    let container = screen.window.subviews.last
    return container === screen.hosting ? nil : container?.subviews.last?.subviews.first
  }

  private func tap<V>(_ place: Int, _ screen: Screen<V>, line: UInt = #line) {
    XCTAssertTrue(alert(screen)?.subviews[place].tap() ?? false, line: line)
    screen.settle()
  }

  private struct Deleting: View {
    let log: EventLog
    @State private var isAsking = true
    @State private var name = "Jo"
    var body: some View {
      Text("asking: \(isAsking), \(name)").alert("Delete?", isPresented: $isAsking) {
        TextField("Name", text: $name)
        Button("Delete", role: .destructive) { log.add("delete") }
        Button("Keep", role: .cancel) { log.add("keep") }
      } message: {
        Text("It is gone then.")
      }
    }
  }

  func testAnAlert() {
    let screen = show(Deleting(log: log), width: 390, height: 400)
    XCTAssertEqual(
      alert(screen)?.shape,
      "Alert[Label \"Delete?\", Label \"It is gone then.\", TextField \"Jo\", Button[Label \"Delete\"], "
        + "Button[Label \"Keep\"]]")
    XCTAssertEqual(alert(screen)?.convert(alert(screen)?.bounds ?? .zero, to: nil), CGRect(60, 125.5, 270, 149))
    XCTAssertEqual(
      alert(screen)?.subviews.suffix(2).map(\.frame.midX), [202.5, 67.5], "the one that leaves things as they are leads"
    )
    XCTAssertTrue((alert(screen)?.subviews[2] as? HostTextField)?.insertText("!") ?? false)
    tap(3, screen)
    XCTAssertEqual(log.take(), ["delete"])
    XCTAssertNil(alert(screen))
    XCTAssertEqual(screen.texts, ["asking: false, Jo!"])
  }

  func testAnAlertWithoutButtonsSaysOK() {
    struct Told: View {
      @State private var isTold = true
      @State private var hasButton = true
      var body: some View {
        Button("\(isTold)") { isTold = true }.alert(Text("Told"), isPresented: $isTold) {
          if hasButton { Button("None") { hasButton = false } }
        }
      }
    }
    let screen = show(Told(), width: 390, height: 400)
    XCTAssertEqual(alert(screen)?.shape, "Alert[Label \"Told\", Button[Label \"None\"]]")
    tap(1, screen)
    XCTAssertNil(alert(screen))
    screen.tap("false")
    XCTAssertEqual(alert(screen)?.shape, "Alert[Label \"Told\", Button[Label \"OK\"]]")
    tap(1, screen)
    XCTAssertNil(alert(screen))
  }

  func testAnAlertAboutData() {
    struct About: View {
      let data: Int?
      @State private var isShown = true
      var body: some View {
        Text("a").alert("Number", isPresented: $isShown, presenting: data) { number in
          Button("\(number)") {}
        } message: { number in
          Text("It is \(number)")
        }
      }
    }
    let screen = show(About(data: nil), width: 390, height: 400)
    XCTAssertNil(alert(screen))
    screen.view = About(data: 3)
    XCTAssertEqual(alert(screen)?.shape, "Alert[Label \"Number\", Label \"It is 3\", Button[Label \"3\"]]")
    screen.view = About(data: 4)
    XCTAssertEqual(alert(screen)?.shape, "Alert[Label \"Number\", Label \"It is 4\", Button[Label \"4\"]]")
  }

  func testAnAlertAboutAnError() {
    struct Failure: LocalizedError { var errorDescription: String? { "No room" } }
    struct Failing: View {
      @State private var isShown = true
      var body: some View { Text("a").alert(isPresented: $isShown, error: Failure()) { Button("Go on") {} } }
    }
    let screen = show(Failing(), width: 390, height: 400)
    XCTAssertEqual(alert(screen)?.shape, "Alert[Label \"No room\", Button[Label \"Go on\"]]")
  }

  func testTheOldAlert() {
    struct Old: View {
      struct Item: Identifiable { let id: Int }
      let log: EventLog
      @State private var item: Item? = Item(id: 7)
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Show") { isShown = true }
            .alert(isPresented: $isShown) { Alert(title: Text("Simple")) }
          Text("item \(item?.id ?? 0)")
            .alert(item: $item) { item in
              Alert(
                title: Text("Item \(item.id)"), message: Text("Delete it?"),
                primaryButton: .destructive(Text("Delete")) { log.add("delete \(item.id)") }, secondaryButton: .cancel()
              )
            }
        }
      }
    }
    let screen = show(Old(log: log), width: 390, height: 400)
    XCTAssertEqual(
      alert(screen)?.shape,
      "Alert[Label \"Item 7\", Label \"Delete it?\", Button[Label \"Delete\"], Button[Label \"Cancel\"]]")
    tap(2, screen)
    XCTAssertEqual(log.take(), ["delete 7"])
    XCTAssertEqual(screen.texts, ["Show", "item 0"])
    screen.tap("Show")
    XCTAssertEqual(alert(screen)?.shape, "Alert[Label \"Simple\", Button[Label \"OK\"]]")
    tap(1, screen)
    XCTAssertNil(alert(screen))
  }

  func testAQuestionHasAButtonThatLeavesThingsAsTheyAre() {
    struct Asking: View {
      let log: EventLog
      @State private var isAsking = true
      @State private var mayKeep = false
      var body: some View {
        Button("Ask") { isAsking = true }
          .confirmationDialog("Really?", isPresented: $isAsking, titleVisibility: .visible) {
            if mayKeep { Button("Keep", role: .cancel) { log.add("keep") } }
            Button("Delete") {
              log.add("delete")
              mayKeep = true
            }
          }
      }
    }
    let screen = show(Asking(log: log), width: 390, height: 400)
    XCTAssertEqual(alert(screen)?.shape, "Alert[Label \"Really?\", Button[Label \"Delete\"], Button[Label \"Cancel\"]]")
    XCTAssertEqual(alert(screen)?.subviews.last?.frame.maxY, alert(screen)?.bounds.maxY)
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 5, y: 5)))
    screen.settle()
    XCTAssertNil(alert(screen))
    screen.tap("Ask")
    tap(1, screen)
    XCTAssertEqual(log.take(), ["delete"])
    screen.tap("Ask")
    XCTAssertEqual(alert(screen)?.shape, "Alert[Label \"Really?\", Button[Label \"Keep\"], Button[Label \"Delete\"]]")
    XCTAssertEqual(alert(screen)?.subviews[1].frame.maxY, alert(screen)?.bounds.maxY, "it stands last")
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 5, y: 5)))
    screen.settle()
    XCTAssertEqual(log.take(), ["keep"])
  }

  func testTheOldActionSheet() {
    struct Old: View {
      let log: EventLog
      @State private var isShown = true
      var body: some View {
        Text("a").actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("What?"), message: Text("Choose"),
            buttons: [.default(Text("This")) { log.add("this") }, .cancel(Text("Nothing"))])
        }
      }
    }
    let screen = show(Old(log: log), width: 390, height: 400)
    XCTAssertEqual(
      alert(screen)?.shape,
      "Alert[Label \"What?\", Label \"Choose\", Button[Label \"This\"], Button[Label \"Nothing\"]]")
    tap(2, screen)
    XCTAssertEqual(log.take(), ["this"])
  }

  /// The buttons in its rows are made when the rows are laid out.
  func testALazyStackInAnAlertIsNoAnswer() {
    struct Program: View {
      @State var isPresented = true

      var body: some View {
        Text("page").alert("title", isPresented: $isPresented) { LazyVStack { Button("row") {} } }
      }
    }
    let screen = show(Program(), width: 320, height: 480)
    XCTAssertEqual(
      alert(screen)?.shape, "Alert[Label \"title\", LazyStack[Button[Label \"row\"]], Button[Label \"OK\"]]")
    XCTAssertEqual(alert(screen)?.frame.size, alert(screen)?.superview?.frame.size)
  }
}
