import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The keys of views in a style.
@MainActor
final class StyleKeysTests: KeyTestCase {
  private let date = Date(timeIntervalSinceReferenceDate: 0)

  func testButtons() {
    check(.button(style: .plain)) { Button("a") {}.buttonStyle(.plain) }
    check(.button(style: .borderless)) { Button("a") {}.buttonStyle(.borderless) }
    check(.button(style: .bordered)) { Button("a") {}.buttonStyle(.bordered) }
    check(.button(style: .borderedProminent)) { Button("a") {}.buttonStyle(.borderedProminent) }
  }

  func testToggles() {
    check(.toggle(style: .switch)) { Toggle("a", isOn: .constant(true)) }
    check(.toggle(style: .button)) { Toggle("a", isOn: .constant(true)).toggleStyle(.button) }
    check(.toggle(style: .checkbox)) { Toggle("a", isOn: .constant(true)).toggleStyle(.checkbox) }
  }

  private static func picker<Style: PickerStyle>(_ style: Style) -> some View {
    Picker("a", selection: .constant(1)) { ForEach(1..<3) { Text("\($0)").tag($0) } }.pickerStyle(style)
  }

  func testPickers() {
    check(.picker(style: .menu)) { Self.picker(.menu) }
    check(.picker(style: .navigationLink)) { Self.picker(.navigationLink) }
    check(.picker(style: .inline)) { VStack { Self.picker(.inline) } }
    check(.picker(style: .radioGroup)) { VStack { Self.picker(.radioGroup) } }
    check(.picker(style: .segmented)) { Self.picker(.segmented) }
    check(.picker(style: .palette)) { Self.picker(.palette) }
    check(.picker(style: .wheel)) { Self.picker(.wheel) }
  }

  func testDatePickers() {
    let picker = DatePicker("a", selection: .constant(date))
    check(.datePicker(style: .compact)) { picker.datePickerStyle(.compact) }
    check(.datePicker(style: .graphical)) { picker.datePickerStyle(.graphical) }
    check(.datePicker(style: .wheel)) { picker.datePickerStyle(.wheel) }
  }

  func testProgressViews() {
    check(.progressView(style: .circular)) { ProgressView() }
    check(.progressView(style: .linear)) { ProgressView(value: 0.5) }
  }

  func testFields() {
    let field = TextField("a", text: .constant(""))
    check(.textField(style: .plain)) { field.textFieldStyle(.plain) }
    check(.textField(style: .roundedBorder)) { field.textFieldStyle(.roundedBorder) }
  }

  func testListsAndForms() {
    let list = List { Text("a") }
    check(.list(style: .plain)) { list.listStyle(.plain) }
    check(.list(style: .grouped)) { list.listStyle(.grouped) }
    check(.list(style: .insetGrouped)) { list.listStyle(.insetGrouped) }
    check(.list(style: .inset)) { list.listStyle(.inset) }
    check(.list(style: .sidebar)) { list.listStyle(.sidebar) }
    check(.form(style: .grouped)) { Form { Text("a") }.formStyle(.grouped) }
  }

  func testTabViews() {
    check(.tabView(style: .page)) { TabView { Text("a") }.tabViewStyle(.page) }
  }

  func testNavigationViews() {
    let view = NavigationView {
      Text("a")
      Text("b")
    }
    check(.navigationView(style: .stack)) { view.navigationViewStyle(.stack) }
    check(.navigationView(style: .columns)) { view.navigationViewStyle(.columns) }
  }

  /// Several styles beside each other in one receiver: a key with a style passes over the others.
  func testAStyleIsNotTakenForAnother() {
    let log = EventLog()
    let date = date
    let screen = Screen(
      VStack {
        ForEach(0..<3) { number in
          let picker = DatePicker("a", selection: .constant(date))
          switch number {
          case 0: picker.datePickerStyle(.wheel)
          case 1: picker.datePickerStyle(.graphical)
          default: picker.datePickerStyle(.compact)
          }
        }
        Button("plain") {}.buttonStyle(.plain)
        Button("bordered") {}.buttonStyle(.bordered)
        List { Text("plain") }.listStyle(.plain)
        List { Text("grouped") }.listStyle(.grouped)
        List { Text("inset") }.listStyle(.inset)
        List { Text("insetGrouped") }.listStyle(.insetGrouped)
        List { Text("sidebar") }.listStyle(.sidebar)
        Form { Text("form") }.formStyle(.grouped)
      }
      .introspect(.datePicker(style: .compact), .unique) { log.add("\($0.preferredDatePickerStyle)") }
      .introspect(.datePicker(style: .graphical), .unique) { log.add("\($0.preferredDatePickerStyle)") }
      .introspect(.datePicker(style: .wheel), .unique) { log.add("\($0.preferredDatePickerStyle)") }
      .introspect(.datePicker, .all) { _ in log.add("any") }
      .introspect(.button(style: .bordered), .unique) { log.add("\($0.configuration!.style)") }
      .introspect(.button(style: .plain), .unique) { log.add("\($0.configuration!.style)") }
      .introspect(.list(style: .plain), .unique) { log.add("\($0.style)") }
      .introspect(.list(style: .grouped), .unique) { log.add("\($0.style)") }
      .introspect(.list(style: .inset), .unique) { log.add("\($0.style)") }
      .introspect(.list(style: .insetGrouped), .unique) { log.add("\($0.style)") }
      .introspect(.list(style: .sidebar), .unique) { log.add("\($0.style)") }
      .introspect(.form(style: .grouped), .unique) { log.add("form \($0.isForm)") })
    XCTAssertEqual(
      log.take(),
      [
        "compact", "inline", "wheels", "any", "any", "any", "bordered", "plain", "plain", "grouped", "inset",
        "insetGrouped", "sidebar", "form true",
      ])
    _ = screen
  }

  func testAnotherStyleFurtherInsideIsAnotherTarget() {
    struct Setting: View {
      @ObservedObject var model: Model
      var body: some View {
        if model.flag {
          Toggle("a", isOn: .constant(true)).toggleStyle(.button)
        } else {
          Toggle("a", isOn: .constant(true)).toggleStyle(.switch)
        }
      }
    }
    let log = EventLog()
    let model = Model()
    let screen = Screen(
      Setting(model: model)
        .introspect(.toggle(style: .switch), .all) { _, edit in
          log.add("switch \(edit.phase)")
          edit.onDetach { log.add("switch detach") }
        }
        .introspect(.toggle(style: .button), .all) { _, edit in
          log.add("button \(edit.phase)")
          edit.onDetach { log.add("button detach") }
        })
    XCTAssertEqual(log.take(), ["switch attach"])
    model.flag = true
    screen.window.settle()
    XCTAssertEqual(log.take(), ["switch detach", "button attach"])
  }

  /// A date picker whose host stays the same when its style changes, further inside than the introspection is written.
  private struct Calendar: View {
    @ObservedObject var model: Model
    let date: Date

    var body: some View {
      VStack { DatePicker("a", selection: .constant(date)).modifier(WheelOrDigits(isWheel: model.flag)) }
    }
  }

  private struct Screenful: View {
    @ObservedObject var model: Model
    let calendar: Calendar
    let log: EventLog

    var body: some View {
      let round = model.count
      calendar.introspect(.datePicker(style: .wheel), .all) { [log] _, edit in
        log.add("\(edit.phase) \(round)")
        edit.onDetach { log.add("detach \(round)") }
      }
    }
  }

  func testAHostThatChangesItsStyleFurtherInsideIsNoticedAtOnce() {
    let log = EventLog()
    let inside = Model()
    let outside = Model()
    let screen = Screen(Screenful(model: outside, calendar: Calendar(model: inside, date: date), log: log))
    for isWheel in [true, false] {
      inside.flag = isWheel
      screen.window.settle()
      XCTAssertEqual(log.take(), [isWheel ? "attach 0" : "detach 0"])
    }
  }
}

private struct EitherStyle: DatePickerStyle {
  let isWheel: Bool

  func makeBody(configuration: Configuration) -> some View {
    if isWheel {
      DatePicker(configuration).datePickerStyle(.wheel)
    } else {
      DatePicker(configuration).datePickerStyle(.compact)
    }
  }
}

private struct WheelOrDigits: ViewModifier {
  let isWheel: Bool
  func body(content: Content) -> some View { content.datePickerStyle(EitherStyle(isWheel: isWheel)) }
}
