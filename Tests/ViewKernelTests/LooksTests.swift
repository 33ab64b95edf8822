import HostTree
import ViewKernel
import XCTest

/// Facts about lists, rows, labels, controls and stacks, from pictures in public repositories. Each is shown by a small
/// view.
@MainActor
final class LooksTests: LooksTestCase {
  private func rowHeight(_ row: some View) -> CGFloat? { cells(phone(List { row })).first?.height }

  func testMostFactsHold() {
    lists()
    rows()
    rowsOfOtherContent()
    labels()
    controls()
    alerts()
    stacks()
    lines()
    let share = Double(held) / Double(held + off.count)
    XCTAssertGreaterThanOrEqual(share, 0.95, off.joined(separator: "\n"))
    XCTAssertGreaterThanOrEqual(held, 45)
  }

  // The tutorials and tests of the composable architecture, AccessibilitySnapshot's list tests, a blog's form.
  private func lists() {
    let plainRows = phone(
      List {
        Section { Text("a") }
        Section { Text("b") }
        Section("Header") { Text("c") }
        Section {
          Text("d")
        } footer: {
          Text("Footer")
        }
        Section("Last") { Text("e") }
      })
    let all = cells(plainRows)
    guard all.count == 5 else { return XCTFail("\(all)") }
    let header = plainRows.frame("HEADER")
    let footer = plainRows.frame("Footer")
    fact("inset of a section", 20, 0.5, all[0].minX)
    fact("inset of a row's content", 20, 0.5, (plainRows.frame("a")?.minX ?? 0) - all[0].minX)
    fact("row of one text", 44, 0.5, all[0].height)
    fact("first section without a header", 35, 1, all[0].minY)
    fact("between sections without header or footer", 35.66, 1, all[1].minY - all[0].maxY)
    fact("between sections, the second with a header", 56.33, 1, all[2].minY - all[1].maxY)
    fact("header's leading edge", 40, 1, header?.minX)
    fact("header's height", 15.67, 0.7, header?.height)
    fact("header to its section", 6, 1, all[2].minY - (header?.maxY ?? 0))
    fact("section to its footer", 6, 1, (footer?.minY ?? 0) - all[3].maxY)
    fact("footer's leading edge", 40, 1, footer?.minX)
    fact("between sections with a footer and a header", 72.33, 1, all[4].minY - all[3].maxY)
    let withHeader = phone(List { Section("Header") { Text("a") } })
    fact("first section with a header", 38.5, 1, cells(withHeader).first?.minY)
    let large = phone(NavigationStack { List { Text("a") }.navigationTitle("Title") })
    let bar = large.hosts(of: HostNavigationBar.self).first.map { $0.convert($0.bounds, to: nil).maxY }
    fact("list below a large title", -0.33, 1, bar.flatMap { bar in cells(large).first.map { $0.minY - bar } })
    let separators = phone(List { ForEach(0..<2) { Text("\($0)") } }).hosts(of: HostTableViewCell.self)
      .flatMap(\.subviews).filter { "\(type(of: $0))" == "HostSeparatorView" }
    fact("separator's thickness", 0.33, 0.2, separators.first?.frame.height)
  }

  private func rows() {
    let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    fact("row with a toggle", 44, 0.5, rowHeight(Toggle("On", isOn: .constant(true))))
    fact(
      "row with a date picker", 44, 0.5,
      rowHeight(DatePicker("Day", selection: .constant(date), displayedComponents: .date)))
    fact(
      "row with a time picker", 44, 0.5,
      rowHeight(DatePicker("At", selection: .constant(date), displayedComponents: .hourAndMinute)))
    fact("row with a colour picker", 44, 0.5, rowHeight(ColorPicker("Colour", selection: .constant(.red))))
    fact("row with a stepper", 44, 0.5, rowHeight(Stepper("Step", value: .constant(1))))
    fact("row with a slider", 44, 0.5, rowHeight(Slider(value: .constant(0.5))))
    fact("row with a menu picker", 44, 0.5, rowHeight(Picker("Pick", selection: .constant(0)) { Text("a").tag(0) }))
    fact(
      "row with a label and a text", 44, 0.5,
      rowHeight(
        HStack {
          Label("a", systemImage: "star"); Spacer(); Text("b")
        }))
    let link = phone(NavigationStack { List { NavigationLink("a") { Text("b") } } })
    fact("row of a link", 44, 0.5, cells(link).first?.height)
  }

  private func rowsOfOtherContent() {
    fact(
      "row with a text on a background", 44, 0.5,
      rowHeight(
        HStack {
          Text("Theme"); Spacer(); Text("a").padding(4).background(.pink)
        }))
    fact(
      "row of a value with four labels", 91.67, 1,
      rowHeight(
        LabeledContent {
          Text("value")
        } label: {
          Text("one"); Text("two"); Text("three"); Text("four")
        }))
    let redacted = phone(List { Text("text").redacted(reason: .placeholder) }).window.svgDescription
    fact("bar of a redacted text", is: true, redacted.contains("height=\"11.9\""))
  }

  private func labels() {
    let screen = phone(List { ForEach(["timer", "star"], id: \.self) { Label($0, systemImage: $0) } })
    let row = cells(screen)[0]
    let icon = screen.hosts(of: HostImageView.self).first.map { $0.convert($0.bounds, to: nil) }
    fact("title of a label in a row", 64, 1, (screen.frame("timer")?.minX ?? 0) - row.minX)
    fact("icon of a label in a row, its centre", 34, 1.5, icon.map { $0.midX - row.minX })
    let line = screen.hosts(of: HostTableViewCell.self)[0].subviews.first { "\(type(of: $0))" == "HostSeparatorView" }
    fact("separator of a label's row", 64, 1, line?.frame.minX)
    let badge = phone(List { Text("a").badge(3) })
    fact("badge's trailing edge", 20.2, 1.5, (cells(badge).first?.maxX ?? 0) - (badge.frame("3")?.maxX ?? 0))
  }

  private func controls() {
    let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    func height<Host: HostView>(_ view: some View, _ type: Host.Type) -> CGFloat? {
      phone(view).hosts(of: type).first?.bounds.height
    }
    fact("segmented control", 32, 0.5, height(segments, HostSegmentedControl.self))
    fact(
      "segmented control, three short titles", 263, 2.5,
      phone(segments.fixedSize()).hosts(of: HostSegmentedControl.self).first?.bounds.width)
    fact(
      "compact date field", 34.33, 0.5,
      phone(DatePicker("", selection: .constant(date), displayedComponents: .date).labelsHidden()).hosts(
        of: HostDatePicker.self
      ).first?.bounds.height)
    fact("bordered button", 34.33, 0.5, height(Button("Go") {}.buttonStyle(.bordered), HostButton.self))
    fact("prominent button", 34.34, 0.5, height(Button("Go") {}.buttonStyle(.borderedProminent), HostButton.self))
    fact(
      "bordered button of two words", 171, 1.5,
      phone(Button("Toggle Preferences") {}.buttonStyle(.bordered)).hosts(of: HostButton.self).first?.bounds.width)
    fact(
      "field with a rounded border", 34, 0.5,
      height(TextField("a", text: .constant("b")).textFieldStyle(.roundedBorder), HostTextField.self))
    fact(
      "stepper's width", 94, 0.5,
      phone(Stepper("", value: .constant(1)).labelsHidden()).hosts(of: HostStepper.self).first?.bounds.width)
  }

  private var segments: some View {
    Picker("", selection: .constant(0)) {
      ForEach(Array("ABC".enumerated()), id: \.offset) { Text("Segment \($0.element)").tag($0.offset) }
    }
    .pickerStyle(.segmented)
  }

  private func alerts() {
    func alert(_ buttons: Int) -> CGRect? {
      let screen = phone(
        Text("page").alert("Delete?", isPresented: .constant(true)) {
          ForEach(0..<buttons, id: \.self) { Button("Button \($0)") {} }
        } message: {
          Text("Are you sure you want to delete this meeting? It is gone then.")
        })
      return screen.hosts(of: HostAlertView.self).first.map { $0.convert($0.bounds, to: nil) }
    }
    fact("alert's width", 270, 0.7, alert(2)?.width)
    fact("alert of two buttons and two lines", 140.34, 1.5, alert(2)?.height)
    fact("alert of three buttons and two lines", 229, 1.5, alert(3)?.height)
    let dialog = phone(
      Text("page").confirmationDialog("Sure?", isPresented: .constant(true), titleVisibility: .visible) {
        Button("Delete") {}
      })
    let sheet = dialog.hosts(of: HostAlertView.self).first
    fact("side inset of a dialog", 8, 0.5, sheet.map { $0.convert($0.bounds, to: nil).minX })
    fact("title part of a dialog", 44, 1, dialog.hosts(of: HostButton.self).map { $0.frame.minY }.min())
    fact("buttons of a dialog", 57, 1, dialog.hosts(of: HostButton.self).first?.bounds.height)
  }

  private func stacks() {
    fact("one line of body text", 20.33, 0.4, phone(Text("a")).frame("a")?.height)
    fact("one line of a large title", 40.67, 0.4, phone(Text("a").font(.largeTitle)).frame("a")?.height)
    fact("one line of a footnote", 15.67, 0.4, phone(Text("a").font(.footnote)).frame("a")?.height)
    let fields = phone(
      VStack {
        TextField("one", text: .constant("x")).textFieldStyle(.roundedBorder)
        TextField("two", text: .constant("y")).textFieldStyle(.roundedBorder)
        Button("Go") {}.buttonStyle(.bordered)
      })
    let places = fields.hosts(of: HostTextField.self).map { $0.convert($0.bounds, to: nil) }
    if places.count == 2 { fact("between two fields", 8, 0.6, places[1].minY - places[0].maxY) }
    let texts = phone(
      VStack {
        Text("one"); Text("two")
      })
    fact("two texts in a stack", 20.33, 0.4, (texts.frame("two")?.minY ?? 0) - (texts.frame("one")?.minY ?? 0))
    let button = phone(
      VStack {
        Text("one"); Button("two") {}.buttonStyle(.bordered)
      })
    let edge = button.hosts(of: HostButton.self).first.map { $0.convert($0.bounds, to: nil).minY }
    fact("a text above a button", 12.53, 1, edge.flatMap { edge in button.frame("one").map { edge - $0.maxY } })
    let title = phone(
      VStack {
        Text("Title").font(.title); List { Text("a") }
      })
    let list = title.hosts(of: HostTableView.self).first.map { $0.convert($0.bounds, to: nil).minY }
    fact("a title above a list", 17.63, 1, list.flatMap { list in title.frame("Title").map { list - $0.maxY } })
  }

  // The gauges of a blog, quotes of a library for texts.
  private func lines() {
    func breaks(_ view: some View) -> [String] {
      let label = phone(view).hosts(of: HostLabel.self).last
      return label.map { $0.textLayout(in: $0.bounds.size).lines.map(\.text) } ?? []
    }
    let message = phone(
      Text("page").alert("Delete?", isPresented: .constant(true)) {
        Button("Yes") {}
      } message: {
        Text("Are you sure you want to delete this meeting?")
      })
    let label = message.hosts(of: HostLabel.self).first { $0.text?.hasPrefix("Are") == true }
    fact(
      "first line of an alert's message", is: "Are you sure you want to delete",
      label?.textLayout(in: label?.bounds.size ?? .zero).lines.first?.text)
    fact(
      "second of two lines", is: "with .linearCapacity.",
      breaks(
        Text("The arguments are applied in the same way as with .linearCapacity.").font(.caption)
          .frame(width: 328.33)
      ).last)
    let wire = Text("“I sent the club a wire stating, ")
    let resignation = "PLEASE ACCEPT MY RESIGNATION. I DON'T WANT TO BELONG TO ANY CLUB THAT WILL ACCEPT ME AS A MEMBER"
    let quote = Text("\(wire)\(Text(resignation).bold()).”").font(.system(size: 16))
    fact("last of five lines", is: "MEMBER.”", breaks(quote.frame(width: 290)).last)
  }
}
