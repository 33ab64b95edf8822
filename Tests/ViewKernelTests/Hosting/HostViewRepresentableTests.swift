import Foundation
import HostTree
import ViewKernel
import XCTest

/// Hosts of one's own as views.
@MainActor
final class HostViewRepresentableTests: HostTestCase {
  private struct Person: Equatable {
    var name: String
    var town: String
    var picture = "person"
  }

  /// Scenario B2: a picture and two labels.
  private final class DetailsHost: HostView {
    let picture = HostImageView()
    let name = HostLabel()
    let town = HostLabel()

    init() {
      super.init(frame: .zero)
      for view in [picture, name, town] { addSubview(view) }
    }
  }

  private struct Details: HostViewRepresentable {
    let person: Person
    let log: EventLog

    func makeHostView(context: Context) -> DetailsHost {
      log.add("make")
      return DetailsHost()
    }

    func updateHostView(_ hostView: DetailsHost, context: Context) {
      log.add("update")
      hostView.picture.image = HostImage(systemName: person.picture, font: .body)
      hostView.name.text = person.name
      hostView.town.text = person.town
    }
  }

  func testTheHostIsMadeOnceAndUpdatedWithEachChange() {
    let log = EventLog()
    let setting = Setting(Person(name: "Ada", town: "London"))
    let screen = show(Showing(setting) { Details(person: $0, log: log) })
    let host = screen.hosts(of: DetailsHost.self).first
    XCTAssertEqual(log.take(), ["make", "update"])
    setting.value.town = "Paris"
    screen.settle()
    setting.value.town = "Paris"
    screen.settle()
    XCTAssertEqual(log.take(), ["update"], "an equal value is no change")
    XCTAssertEqual(screen.texts, ["Ada", "Paris"])
    XCTAssertTrue(screen.hosts(of: DetailsHost.self).first === host)
    XCTAssertTrue(host?.superview is any AnyViewHost)
  }

  /// Scenario B3: target and action through a coordinator.
  private struct Pressing: HostViewRepresentable {
    let title: String
    let log: EventLog
    let action: () -> Void

    @MainActor final class Coordinator {
      var action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
    }

    func makeCoordinator() -> Coordinator {
      log.add("coordinator")
      return Coordinator(action)
    }

    func makeHostView(context: Context) -> HostButton {
      log.add("make")
      let button = HostButton()
      let coordinator = context.coordinator
      button.addAction(for: .primaryActionTriggered) { coordinator.action() }
      return button
    }

    func updateHostView(_ hostView: HostButton, context: Context) {
      log.add("update")
      context.coordinator.action = action
      hostView.setTitle(title, for: .normal)
    }

    static func dismantleHostView(_ hostView: HostButton, coordinator: Coordinator) {
      coordinator.action()
    }
  }

  func testTheNewestClosureIsCalledAndTheHostDismantledOnce() {
    let log = EventLog()
    let setting = Setting(1)
    let screen = show(
      Showing(setting) { number in
        if number > 0 { Pressing(title: "press", log: log) { log.add("action \(number)") }.padding(1) }
      })
    XCTAssertEqual(log.take(), ["coordinator", "make", "update"])
    setting.value = 2
    screen.settle()
    XCTAssertEqual(log.take(), ["update"])
    screen.tap("press")
    XCTAssertEqual(log.take(), ["action 2"])
    setting.value = 0
    screen.settle()
    XCTAssertEqual(log.take(), ["action 2"])
    XCTAssertEqual(screen.shape, "")
  }

  private struct Limited: HostViewRepresentable {
    let log: EventLog
    func makeHostView(context: Context) -> HostLabel { HostLabel() }
    func updateHostView(_ hostView: HostLabel, context: Context) {
      let limit = context.environment.lineLimit ?? 0
      log.add("update \(limit)")
      hostView.text = "\(limit)"
    }
  }

  func testWhatItReadsOfTheEnvironmentUpdatesIt() {
    let log = EventLog()
    let setting = Setting((limit: 1, isEnabled: true))
    let screen = show(
      Showing(setting) { Limited(log: log).lineLimit($0.limit).environment(\.isEnabled, $0.isEnabled) })
    setting.value.isEnabled = false
    screen.settle()
    XCTAssertEqual(log.take(), ["update 1"], "it does not read that")
    setting.value.limit = 2
    screen.settle()
    XCTAssertEqual(log.take(), ["update 2"])
  }

  private struct Sized: HostViewRepresentable {
    let size: CGSize?
    func makeHostView(context: Context) -> HostView { HostView() }
    func updateHostView(_ hostView: HostView, context: Context) { hostView.accessibilityIdentifier = "sized" }
    func sizeThatFits(_ proposal: ProposedViewSize, hostView: HostView, context: Context) -> CGSize? { size }
  }

  func testItMaySayItsSize() {
    let setting = Setting(CGSize?.some(CGSize(width: 50, height: 20)))
    let screen = show(Showing(setting) { size in VStack { Sized(size: size) } })
    XCTAssertEqual(screen.frame("sized"), CGRect(75, 90, 50, 20))
    setting.value = CGSize(width: 100, height: 40)
    screen.settle()
    XCTAssertEqual(screen.frame("sized"), CGRect(50, 80, 100, 40))
    setting.value = CGSize(width: -5, height: CGFloat.nan)
    screen.settle()
    _ = takeSentences()
  }

  func testStatesAndBindingsWorkInIt() {
    struct Own: HostViewRepresentable {
      @State private var taps = 0
      @Binding var total: Int
      func makeHostView(context: Context) -> HostButton {
        let button = HostButton()
        let (taps, total) = ($taps, $total)
        button.addAction(for: .primaryActionTriggered) {
          taps.wrappedValue += 1
          total.wrappedValue += 10
        }
        return button
      }
      func updateHostView(_ hostView: HostButton, context: Context) {
        hostView.setTitle("\(taps) of \(total)", for: .normal)
      }
    }
    struct Outer: View {
      @State private var total = 0
      var body: some View { Own(total: $total) }
    }
    let screen = show(Outer())
    screen.tap("0 of 0")
    screen.tap("1 of 10")
    XCTAssertNotNil(screen.host("2 of 20"))
  }
}
