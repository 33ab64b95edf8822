import HostTree
import ViewKernel
import XCTest

private let sports = ["Baseball", "Basketball", "Football", "Golf", "Hockey"]

/// Facts about controls and the headers of sidebars, from pictures in public repositories: see `LooksTests`.
@MainActor
final class LooksOfControlsTests: LooksTestCase {
  func testMostFactsHold() {
    segments()
    switches()
    fields()
    gauges()
    groups()
    sidebars()
    XCTAssertGreaterThanOrEqual(Double(held), 0.95 * Double(held + off.count), off.joined(separator: "\n"))
  }

  // A blog's pictures of a picker and a group of controls.
  private func segments() {
    let picker = phone(
      Picker("", selection: .constant(2)) {
        ForEach(sports.indices, id: \.self) { Text(sports[$0]).tag($0) }
      }
      .pickerStyle(.segmented))
    let weights = picker.hosts(of: HostLabel.self).map(\.font.weight)
    fact("titles of segments", is: [.medium, .medium, .semibold, .medium, .medium], weights)
    let lines = picker.window.svgDescription.components(separatedBy: "fill=\"#787880\"").count - 1
    fact("lines between five segments", is: 2, lines)
  }

  // A blog's picture of a list with switches.
  private func switches() {
    let screen = phone(List { Toggle("On", isOn: .constant(true)) })
    let end = screen.hosts(of: HostSwitch.self).first.map { $0.convert(CGPoint(x: 51, y: 0), to: nil).x }
    fact("end of a switch in a row", 18, 0.5, end.map { (cells(screen).first?.maxX ?? 0) - $0 })
  }

  // A blog's picture of a field above a keyboard, a password manager's of a search field.
  private func fields() {
    let field = phone(TextField("a", text: .constant("b")).textFieldStyle(.roundedBorder))
    fact("border of a field", is: true, field.window.svgDescription.contains("stroke-width=\"0.333\""))
    let bar = HostSearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 52))
    let drawing = bar.svgDescription
    // The path is the middle of a line of 1.6 points: the lens begins at 22.
    fact("lens of a search field", is: true, drawing.contains("C25.528 30.583 22.917 27.972 22.917 24.75"))
    fact("colour of the lens", is: true, drawing.contains("stroke=\"#3c3c43\" stroke-opacity=\"0.6\""))
    bar.layoutIfNeeded()
    fact("text of a search field", 42, 1, bar.searchTextField.frame.minX)
  }

  // A demo of gauges. Its circular ones are scaled by 1.5.
  private func gauges() {
    func gauge() -> some View {
      Gauge(value: 19, in: 0...100) {
        Text("Rating")
      } currentValueLabel: {
        Text("19")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
    }
    let form = phone(
      Form {
        gauge().gaugeStyle(.linearCapacity)
        Gauge(value: 0.2) {}
        gauge().gaugeStyle(.accessoryLinear)
      })
    fact("bar of a gauge", 15.2, 1, form.hosts(of: HostProgressView.self).first?.bounds.height)
    for (cell, height) in zip(cells(form), [100, 44, 44]) { fact("row of a gauge", CGFloat(height), 2, cell.height) }
    let line = phone(gauge().gaugeStyle(.accessoryLinear))
    fact("bounds beside a bar", is: .semibold, line.hosts(of: HostLabel.self).first?.font.weight)
    let bar = line.hosts(of: HostShapeView.self).first.map { $0.convert($0.bounds, to: nil) }
    fact("bar between bounds", 7.5, 0.5, bar?.height)
    fact("bound to the bar", 8, 0.5, bar.flatMap { bar in line.frame("0").map { bar.minX - $0.maxX } })
    let ring = phone(gauge().gaugeStyle(.accessoryCircular))
    func middle(_ text: String) -> CGFloat? { ring.frame(text).map { $0.midY - 426 } }
    fact("value in a ring", 0, 1, middle("19"))
    fact("bounds in a ring", 19.2, 1, middle("100"))
    let font: HostFont? = ring.hosts(of: HostLabel.self).first { $0.text == "19" }?.font
    fact("size of the value in a ring", 25, 1, font?.pointSize)
  }

  // A blog's pictures of a group in a page, in a row and in a bar.
  private func groups() {
    let page = phone(ControlGroup { ForEach(sports, id: \.self) { Button($0) {} } }.padding())
    let group = page.hosts(of: HostControlGroupView.self).first
    fact("group of controls", 32, 0.5, group?.bounds.height)
    fact("five controls in little room", 420, 1, group?.bounds.width)
    let row = phone(
      List {
        ControlGroup {
          Button("Cancel") {}
          Button("Save") {}
        }
      })
    fact("two controls in a row", 313, 1, row.hosts(of: HostControlGroupView.self).first?.bounds.width)
    let bar = phone(
      NavigationStack {
        Text("page").toolbar {
          ControlGroup {
            Button("Golf") {}
            Button("Hockey") {}
          } label: {
            Label("Sport", systemImage: "sportscourt")
          }
        }
      })
    fact("a group in a bar shows its icon only", is: ["page"], bar.texts)
    let menu = bar.hosts(of: HostButton.self).compactMap(\.menu).first
    fact("a group in a bar is a menu", is: "Golf\nHockey", menu.map { "\($0)" })
  }

  // A blog's picture of a list in the style of a sidebar.
  private func sidebars() {
    func section(_ letter: String) -> some View {
      Section {
        Text("\(letter) 1"); Text("\(letter) 2")
      } header: {
        Text("Words that start with \(letter)")
      } footer: {
        Text("* curse words excluded")
      }
      .headerProminence(.increased)
    }
    let list = phone(
      List {
        section("A"); section("B"); section("C")
      }
      .listStyle(.sidebar))
    let all = cells(list)
    guard all.count == 6 else { return XCTFail("\(all)") }
    fact("first section below a header that stands out", 43, 1, all[0].minY)
    fact("period of sections with such headers", 164.67, 1, all[4].minY - all[2].minY)
    let header = list.frame("Words that start with A")
    fact("width of such a header", 209.23, 2, header?.width)
    fact("such a header above its section", 11, 1, header.map { all[0].minY - $0.maxY })
    let names = list.hosts(of: HostImageView.self).map { $0.image?.name }
    fact("chevrons of headers", is: Array(repeating: "chevron.down", count: 3), names)
    list.tap("Words that start with B")
    fact("a section closes", is: 4, cells(list).count)
  }
}
