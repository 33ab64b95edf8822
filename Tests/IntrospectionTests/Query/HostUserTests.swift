import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// What a user does with the hosts that were found, and what is in the way.
@MainActor
final class HostUserTests: HostTestCase {
  private struct Page<Content: View>: View {
    @ViewBuilder let content: (Binding<String>) -> Content
    @State private var word = "none"
    var body: some View {
      VStack {
        content($word)
        Text(word).accessibilityIdentifier("word")
      }
    }
  }

  /// The word on the page.
  private func word(_ window: HostWindow) -> String { window.findAll(HostLabel.self, identified: "word")[0].text ?? "" }

  /// What is in the way, or "done".
  private func outcome(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "done"
    } catch { return "\(error)" }
  }

  // MARK: Taps

  func testATapArrivesAndTheWindowIsSettled() throws {
    let window = Screen(Page { word in Button("Save") { word.wrappedValue = "saved" } }).window
    try window.find(HostButton.self, labelled: "Save").user.tap()
    XCTAssertEqual(word(window), "saved")
    XCTAssertFalse(window.needsSettle)
  }

  func testWhatWaitsIsDoneBeforeTheUserLooks() throws {
    struct Switch: View {
      @ObservedObject var model: Model
      var body: some View { Toggle("Wi-Fi", isOn: $model.flag) }
    }
    let model = Model()
    let window = Screen(Switch(model: model)).window
    model.flag = true
    try window.find(HostSwitch.self).user.turn(on: false)
    XCTAssertFalse(model.flag)
  }

  func testATapOnATextInAButtonIsTheButtons() throws {
    let window = Screen(Page { word in Button("Save") { word.wrappedValue = "saved" } }).window
    try window.find(HostLabel.self, containing: "Save").user.tap()
    XCTAssertEqual(word(window), "saved")
  }

  func testATapOnAGestureArrives() throws {
    let window = Screen(Page { word in Text("a").onTapGesture { word.wrappedValue = "tapped" } }).window
    try window.find(labelled: "a").user.tap()
    XCTAssertEqual(word(window), "tapped")
  }

  func testWhatKeepsATapAway() throws {
    let window = Screen(
      Page { _ in
        Button("off") {}.disabled(true)
        Button("hidden") {}.hidden()
        VStack { Button("inert") {} }.allowsHitTesting(false)
        Button("clear") {}.opacity(0)
        Text("text")
        Button("covered") {}.overlay(Color.red)
        ScrollView {
          VStack {
            Color.red.frame(height: 300)
            Button("below") {}
          }
        }.frame(height: 40)
        Button("flat") {}.frame(width: 0, height: 0).clipped()
      }, height: 400
    ).window
    var outcomes: [String] = []
    for label in ["off", "hidden", "inert", "clear", "text", "covered", "below", "flat"] {
      var query = HostQuery(HostView.self, labelled: label)
      query.includesHidden = true
      let host = try window.find(query)
      outcomes.append(outcome { try host.user.tap() })
    }
    assertText(
      outcomes.joined(separator: "\n"),
      """
      Can't tap HostButton "off": it is disabled.
      Can't tap HostButton "hidden": HostHiddenView around it is hidden.
      Can't tap HostButton "inert": HostHitTestingView around it takes no touches.
      Can't tap HostButton "clear": HostOpacityView around it is transparent.
      Can't tap HostLabel "text": nobody there takes a touch.
      Can't tap HostButton "covered": HostColorView lies in front of it.
      Can't tap HostButton "below": it is out of sight, because its middle lies outside of HostScrollView.
      Can't tap HostButton "flat": it has no size.
      """)
  }

  func testHostsOfOnesOwn() {
    let button = HostButton(frame: CGRect(0, 0, 50, 50))
    button.title = "a"
    XCTAssertEqual(outcome { try button.user.tap() }, "Can't tap HostButton \"a\": it is in no window.")
    let window = makeWindow(button)
    window.isHidden = true
    XCTAssertEqual(outcome { try button.user.tap() }, "Can't tap HostButton \"a\": HostWindow around it is hidden.")
    window.isHidden = false
    button.frame.size = .zero
    XCTAssertEqual(outcome { try button.user.tap() }, "Can't tap HostButton \"a\": it has no size.")
    button.frame = CGRect(190, 0, 50, 50)
    XCTAssertEqual(
      outcome { try button.user.tap() },
      "Can't tap HostButton \"a\": it is out of sight, because its middle lies outside of HostWindow.")
    button.frame = CGRect(0, 0, 50, 50)
    XCTAssertNil(button.obstacle)
  }

  func testErrorsCompare() {
    let button = HostButton()
    func error() -> HostUserError? {
      do {
        try button.user.tap()
        return nil
      } catch { return error as? HostUserError }
    }
    XCTAssertEqual(error(), error())
    XCTAssertEqual(error()?.obstacle, .noWindow)
    XCTAssertEqual([error()?.action, error()?.target], ["tap", "HostButton"])
  }

  // MARK: Text

  func testTypingGoesToTheEndAndClearingTakesAll() throws {
    let window = Screen(Page { word in TextField("Name", text: word) }).window
    let field = try window.find(HostTextField.self, labelled: "Name")
    try field.user.type(" or all")
    XCTAssertEqual(word(window), "none or all")
    field.selectedRange = 0..<0
    try field.user.clear()
    XCTAssertEqual(word(window), "")
    try field.user.clear()
    try field.user.type("Ada")
    XCTAssertEqual(word(window), "Ada")
    XCTAssertTrue(field.isFirstResponder)
  }

  func testTheReturnKeySubmits() throws {
    let window = Screen(
      Page { word in TextField("Name", text: .constant("")).onSubmit { word.wrappedValue = "submitted" } }
    ).window
    try window.find(HostTextField.self).user.submit()
    XCTAssertEqual(word(window), "submitted")
  }

  func testAnEditorTakesText() throws {
    let window = Screen(Page { word in TextEditor(text: word).frame(height: 50) }).window
    let editor = try window.find(HostTextView.self)
    try editor.user.clear()
    try editor.user.type("a\nb")
    XCTAssertEqual(word(window), "a\nb")
  }

  func testWhatTakesNoText() throws {
    let window = Screen(
      Page { word in
        TextField("Name", text: word).disabled(true)
        Button("Save") {}
      }
    ).window
    XCTAssertEqual(
      outcome { try window.find(HostTextField.self).user.type("a") },
      "Can't type into HostTextField \"Name\": it is disabled.")
    XCTAssertEqual(
      outcome { try window.find(HostButton.self).user.clear() },
      "Can't clear HostButton \"Save\": it is no text field, nor has it one inside.")
    let view = HostTextView(frame: CGRect(0, 0, 50, 50))
    view.isEditable = false
    let other = makeWindow(view)
    XCTAssertEqual(
      outcome { try other.find(HostTextView.self).user.submit() },
      "Can't submit HostTextView: nobody there takes a touch.")
  }

  // MARK: Controls

  private struct Controls: View {
    @State private var isOn = false
    @State private var volume = 0.5
    @State private var age = 3
    @State private var color = "Red"
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    var style = 0
    var body: some View {
      Text("\(isOn) \(volume) \(age) \(color) \(Int(date.timeIntervalSinceReferenceDate))")
        .accessibilityIdentifier("word")
      Toggle("Wi-Fi", isOn: $isOn)
      Toggle("Stuck", isOn: .constant(false))
      LabeledContent("Volume") { Slider(value: $volume, in: 0...10, step: 1) }
      Stepper("Age", value: $age, in: 0...4)
      DatePicker("Birth", selection: $date)
      let picker = Picker("Color", selection: $color) {
        ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
      }
      switch style {
      case 0: picker.pickerStyle(.segmented)
      case 1: picker.pickerStyle(.wheel)
      default: picker.pickerStyle(.menu)
      }
    }
  }

  func testControls() throws {
    let window = Screen(Controls(), height: 500).window
    try window.find(HostSwitch.self, labelled: "Wi-Fi").user.toggle()
    XCTAssertEqual(word(window), "true 0.5 3 Red 0")
    try window.find(HostSwitch.self, labelled: "Wi-Fi").user.turn(on: true)
    try window.find(HostSlider.self, labelled: "Volume").user.move(to: 7.2)
    try window.find(HostStepper.self, labelled: "Age").user.increment()
    try window.find(HostStepper.self, labelled: "Age").user.increment()
    XCTAssertEqual(word(window), "true 7.0 4 Red 0")
    try window.find(HostStepper.self, labelled: "Age").user.decrement()
    try window.user.choose(Date(timeIntervalSinceReferenceDate: 86400))
    try window.find(HostSwitch.self, labelled: "Wi-Fi").user.turn(on: false)
    XCTAssertEqual(word(window), "false 7.0 3 Red 86400")
  }

  func testColors() throws {
    struct Paint: View {
      @State var color = Color.red
      var body: some View { ColorPicker("Paint", selection: $color) }
    }
    let window = Screen(Paint()).window
    let well = try window.find(HostColorWell.self)
    try window.user.choose(HostColor(red: 0, green: 0, blue: 1))
    XCTAssertEqual(well.selectedColor, HostColor(red: 0, green: 0, blue: 1))
    well.isEnabled = false
    XCTAssertEqual(
      outcome { try window.user.choose(HostColor.red) },
      "Can't choose a colour in HostColorWell \"Paint\": it is disabled.")
    XCTAssertEqual(
      outcome { try HostView().user.choose(HostColor.red) },
      "Can't choose a colour in HostView: it is no colour well, nor has it one inside.")
  }

  func testASearchBarTakesText() throws {
    let bar = HostSearchBar(frame: CGRect(0, 0, 200, 52))
    bar.placeholder = "Search"
    let window = makeWindow(bar)
    try bar.user.type("ab")
    XCTAssertEqual(bar.text, "ab")
    try window.find(HostTextField.self, labelled: "Search").user.clear()
    XCTAssertEqual(bar.text, "")
  }

  func testChoicesInEachStyle() throws {
    let names = [#"HostSegmentedControl "Color""#, #"HostPickerView "Color""#, #"HostButton "Blue""#]
    for style in 0...2 {
      let window = Screen(Controls(style: style), height: 600).window
      let picker: HostView =
        switch style {
        case 0: try window.find(HostSegmentedControl.self)
        case 1: try window.find(HostPickerView.self)
        default: try window.find(labelled: "Red")
        }
      try picker.user.choose("Blue")
      XCTAssertEqual(word(window), "false 0.5 3 Blue 0", "style \(style)")
      XCTAssertEqual(
        outcome { try picker.user.choose("Grean") },
        "Can't choose \"Grean\" in \(names[style]): it has no "
          + (style == 2 ? "entry" : "option") + " \"Grean\", but \"Green\", \"Red\", \"Blue\".")
    }
  }

  func testEntriesOfMenusWithinMenus() throws {
    let window = Screen(
      Page { word in
        Menu("More") {
          Button("Copy") { word.wrappedValue = "copied" }
          Menu("Share") { Button("Mail") { word.wrappedValue = "mailed" } }
          Button("Cut") {}.disabled(true)
        }
        Text("held").contextMenu { Button("Delete") { word.wrappedValue = "deleted" } }
      }
    ).window
    let menu = try window.find(HostButton.self, labelled: "More").user
    try menu.choose("Copy")
    XCTAssertEqual(word(window), "copied")
    try menu.choose("Share", "Mail")
    XCTAssertEqual(word(window), "mailed")
    try window.find(HostContextMenuView.self).user.choose("Delete")
    XCTAssertEqual(word(window), "deleted")
    XCTAssertEqual(
      [
        outcome { try menu.choose("Cut") }, outcome { try menu.choose("Share", "Post") },
        outcome { try menu.choose("Sahre", "Mail") }, outcome { try window.user.choose("Copy") },
      ],
      [
        "Can't choose \"Cut\" in HostButton \"More\": \"Cut\" is disabled.",
        "Can't choose \"Post\" in HostButton \"More\": it has no entry \"Post\", but \"Mail\".",
        "Can't choose \"Mail\" in HostButton \"More\": it has no menu \"Sahre\", but \"Share\", \"Copy\", \"Cut\".",
        "Can't choose \"Copy\" in HostWindow: it has 2 of the kind picker.",
      ])
  }

  func testWhatControlsDoNotDo() throws {
    let window = Screen(Controls(), height: 500).window
    let save = HostButton(frame: CGRect(0, 0, 50, 20))
    save.title = "Save"
    window.addSubview(save)
    XCTAssertEqual(
      [
        outcome { try window.find(HostSwitch.self, labelled: "Stuck").user.turn(on: true) },
        outcome { try window.find(HostSlider.self).user.move(to: .nan) },
        outcome { try save.user.toggle() }, outcome { try save.user.turn(on: false) },
        outcome { try save.user.move(to: 1) }, outcome { try save.user.increment() },
        outcome { try save.user.decrement() }, outcome { try save.user.choose("a") },
        outcome { try save.user.choose(Date()) }, outcome { try window.user.toggle() },
      ],
      [
        "Can't turn on HostSwitch \"Stuck\": it went back, because what it stands for did not change.",
        "Can't move HostSlider \"Volume\": nan is no place to move to.",
        "Can't toggle HostButton \"Save\": it is no switch, nor has it one inside.",
        "Can't turn off HostButton \"Save\": it is no switch, nor has it one inside.",
        "Can't move HostButton \"Save\": it is no slider, nor has it one inside.",
        "Can't increment HostButton \"Save\": it is no stepper or slider, nor has it one inside.",
        "Can't decrement HostButton \"Save\": it is no stepper or slider, nor has it one inside.",
        "Can't choose \"a\" in HostButton \"Save\": it is no picker, nor has it one inside.",
        "Can't choose a date in HostButton \"Save\": it is no date picker, nor has it one inside.",
        "Can't toggle HostWindow: it has 2 of the kind switch.",
      ])
  }
}
