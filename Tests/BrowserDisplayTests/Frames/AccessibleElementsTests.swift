import BrowserDisplay
import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// What assistive tools see of views, in the order in which they read it.
@MainActor
final class AccessibleElementsTests: HostTestCase {
  /// A window of 300 x 400 points with views.
  private func window(_ view: some View) -> HostWindow {
    let window = HostWindow(frame: CGRect(0, 0, 300, 400), clock: HostManualClock())
    window.rootViewController = HostingController(rootView: view)
    window.makeKeyAndVisible()
    window.settle()
    return window
  }

  /// Each element behind the groups that it is in: `list: item 2 of 3: button Save`.
  private func lines(_ window: HostWindow) -> [String] {
    var elements = AccessibleElements()
    elements.update(from: window)
    let groups = Dictionary(uniqueKeysWithValues: elements.groups.map { ($0.id, $0) })
    return elements.all.map { element in
      var path: [String] = []
      var next = element.group
      while let group = next.flatMap({ groups[$0] }) {
        let place = group.place.map { " \($0) of \(group.count ?? 0)" } ?? ""
        path.insert("\(group.role)\(group.name.map { " \($0)" } ?? "")\(place): ", at: 0)
        next = group.group
      }
      let role = element.role ?? element.level.map { "heading \($0)" } ?? "text"
      let checked = element.isChecked.map { $0 ? " (on)" : " (off)" } ?? ""
      let selected = element.isSelected == true ? " (selected)" : ""
      let value = element.value.map { " = \($0)" } ?? ""
      return path.joined() + "\(role) \(element.name)\(value)\(checked)\(selected)"
    }
  }

  func testTitlesAreHeadingsAndRowsAreItemsOfLists() {
    let window = window(
      NavigationStack {
        List {
          Section("Fruit") {
            Text("Apple")
            Text("Pear")
          }
          Section {
            Button("Buy") {}
          } header: {
            Text("Shop")
          } footer: {
            Text("It is closed.")
          }
        }
        .navigationTitle("Market")
        .toolbar { Button("Add") {} }
      })
    XCTAssertEqual(
      lines(window),
      [
        "button Add", "heading 1 Market", "heading 2 FRUIT", "list: listitem 1 of 2: text Apple",
        "list: listitem 2 of 2: text Pear", "heading 2 SHOP", "list: listitem 1 of 1: button Buy", "text It is closed.",
      ])
  }

  func testAPinnedHeaderIsBeforeTheRowsBeneathIt() throws {
    let window = window(
      List {
        Section("Numbers") { ForEach(0..<30) { Text("Row \($0)") } }
      }
      .listStyle(.plain))
    let table = try XCTUnwrap(window.firstDescendant(HostTableView.self))
    table.contentOffset.y = 60
    window.settle()
    XCTAssertEqual(lines(window).first, "heading 2 Numbers")
    XCTAssertEqual(lines(window)[1], "list: listitem 1 of 30: text Row 0")
  }

  func testTabsAreATablistBehindTheContent() {
    let window = window(
      TabView {
        Text("Here").tabItem { Text("First") }
        Text("There").tabItem { Text("Second") }
      })
    XCTAssertEqual(lines(window), ["text Here", "tablist: tab First (selected)", "tablist: tab Second"])
  }

  func testADialogHoldsItsElements() {
    let window = window(
      Text("Behind").alert("Sure?", isPresented: .constant(true)) {
        Button("Yes") {}
      } message: {
        Text("It is for ever.")
      })
    XCTAssertEqual(
      lines(window),
      [
        "alertdialog Sure?: text Sure?", "alertdialog Sure?: text It is for ever.", "alertdialog Sure?: button Yes",
      ])
  }

  func testChoicesAndValuesCanBeReached() {
    let zone = TimeZone(secondsFromGMT: 0)!
    let window = window(
      Form {
        Toggle("Wi-Fi", isOn: .constant(true))
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
        .pickerStyle(.segmented)
        DatePicker("Start", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
      }
      .environment(\.timeZone, zone))
    XCTAssertEqual(
      lines(window).map { $0.replacingOccurrences(of: "list: listitem ", with: "") },
      [
        "1 of 3: switch Wi-Fi (on)", "2 of 3: radiogroup Size", "radio Small (off)", "radio Large (on)",
        "3 of 3: spinbutton Start = Jan 1, 2001", "3 of 3: spinbutton Start = 12:00 AM",
      ])
  }

  func testAWheelSaysWhatIsChosen() {
    let window = window(
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .pickerStyle(.wheel))
    XCTAssertEqual(lines(window), ["spinbutton Size = Large"])
  }

  func testHiddenViewsAreNotThere() {
    let window = window(
      VStack {
        Text("Seen")
        Text("Hidden").accessibilityHidden(true)
        VStack { Button("Hidden") {} }.accessibilityHidden(true)
        Image(systemName: "star")
        Image(systemName: "star").accessibilityLabel("Rated")
      })
    XCTAssertEqual(lines(window), ["text Seen", "img Rated"])
  }

  func testAHeadingOfOnesOwnAndAHint() {
    let window = window(
      VStack {
        Text("Chapter").accessibilityAddTraits(.isHeader)
        Button("Go") {}.accessibilityHint("Goes on.")
      })
    XCTAssertEqual(lines(window), ["heading 2 Chapter", "button Go"])
    var elements = AccessibleElements()
    elements.update(from: window)
    XCTAssertEqual(elements.all.map(\.hint), [nil, "Goes on."])
  }

  func testANumberComesBackWithItsHost() {
    let (first, second) = (HostButton(frame: CGRect(0, 0, 50, 40)), HostButton(frame: CGRect(0, 50, 50, 40)))
    let window = HostWindow(frame: CGRect(0, 0, 300, 400))
    for button in [first, second] { window.addSubview(button) }
    window.makeKeyAndVisible()
    var elements = AccessibleElements()
    elements.update(from: window)
    let ids = elements.all.map(\.id)
    first.isHidden = true
    elements.update(from: window)
    XCTAssertEqual(elements.all.map(\.id), [ids[1]])
    XCTAssertNil(elements.host(ids[0]))
    first.isHidden = false
    elements.update(from: window)
    XCTAssertEqual(elements.all.map(\.id), ids)
  }

  func testTheButtonThatClearsAFieldIsPassedOver() {
    let field = HostTextField(frame: CGRect(0, 0, 200, 40))
    field.clearButtonMode = .whileEditing
    field.text = "Ada"
    let window = HostWindow(frame: CGRect(0, 0, 300, 400))
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    window.settle()
    var elements = AccessibleElements()
    elements.update(from: window)
    XCTAssertEqual(elements.all.compactMap(\.role), ["textbox", "button"])
    XCTAssertEqual(elements.all.map(\.isPassedOver), [nil, true])
    field.resignFirstResponder()
  }
}

extension HostView {
  fileprivate func firstDescendant<Host: HostView>(_ type: Host.Type) -> Host? {
    (self as? Host) ?? subviews.lazy.compactMap { $0.firstDescendant(type) }.first
  }
}
