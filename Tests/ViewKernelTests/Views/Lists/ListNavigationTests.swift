import Foundation
import HostTree
import ViewKernel
import XCTest

/// Lists of links, and controls in forms.
@MainActor
final class ListNavigationTests: HostTestCase {
  func testRowsThatAreLinks() {
    let log = EventLog()
    let screen = show(
      NavigationView {
        List(0..<1000) { number in
          NavigationLink("row \(number)") { Text("page \(number)") }.onAppear { log.add("\(number)") }
        }
        .listStyle(.plain).navigationTitle("Rows")
      }, height: 300)
    let table = screen.table
    XCTAssertLessThan(log.take().count, 10)
    table.scroll(by: CGPoint(x: 0, y: 440))
    screen.settle()
    XCTAssertTrue(table.visibleCells[1].tap())
    screen.settle()
    let page = screen.texts.first { $0.hasPrefix("page") }
    XCTAssertEqual(page, "page 11")
    let offset = table.contentOffset.y
    screen.hosts(of: HostButton.self).first { $0.title == "Rows" }?.tap()
    screen.settle()
    XCTAssertTrue(screen.table === table)
    XCTAssertEqual(table.contentOffset.y, offset)
  }

  func testAFormOfControls() {
    struct Settings: View {
      @State private var name = ""
      @State private var isOn = false
      @State private var level = 1
      var body: some View {
        Form {
          Section("Profile") { TextField("Name", text: $name) }
          Section {
            Toggle("Loud", isOn: $isOn)
            if isOn { Stepper("Level \(level)", value: $level) }
          } footer: {
            Text("\(name) \(isOn ? "loud" : "quiet")")
          }
        }
      }
    }
    let screen = show(Settings(), width: 320, height: 500)
    screen.type("Ann", into: "Name")
    screen.hosts(of: HostSwitch.self)[0].tap()
    screen.settle()
    XCTAssertEqual(screen.table.numberOfRows(inSection: 1), 2)
    XCTAssertEqual(screen.texts.last, "Ann loud")
  }
}
