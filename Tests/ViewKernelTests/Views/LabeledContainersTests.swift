import Foundation
import HostTree
import ViewKernel
import XCTest

/// Views that put a label to others: rows, boxes, groups that open, gauges.
@MainActor
final class LabeledContainersTests: HostTestCase {
  func testLabeledContent() {
    let title = "Any string"
    let screen = show(
      VStack {
        LabeledContent("Name", value: "Ada")
        LabeledContent(title, value: title)
        LabeledContent("Part", value: 0.5, format: .percent)
        LabeledContent("Picture") { Image(systemName: "star") }
        LabeledContent {
          Text("content")
        } label: {
          Text("label")
        }
        LabeledContent("Name", value: "alone").labelsHidden()
      }, width: 300, height: 300)
    XCTAssertEqual(
      screen.texts,
      ["Name", "Ada", "Any string", "Any string", "Part", "50%", "Picture", "label", "content", "alone"])
  }

  func testAGroupBox() {
    let screen = show(
      VStack {
        GroupBox("Title") { Text("a") }
        GroupBox { Text("b") }
        GroupBox(label: Label("c", systemImage: "star")) { Text("d") }
      })
    XCTAssertEqual(screen.texts, ["Title", "a", "b", "c", "d"])
  }

  func testAGroupOpensAndCloses() {
    struct Groups: View {
      @State private var isOpen = true
      var body: some View {
        VStack {
          DisclosureGroup("own") { Text("a") }
          DisclosureGroup("bound", isExpanded: $isOpen) { Text("b") }
          Text("\(isOpen)")
        }
      }
    }
    let screen = show(Groups())
    XCTAssertEqual(screen.texts, ["own", "bound", "b", "true"])
    screen.tap("own")
    screen.tap("bound")
    XCTAssertEqual(screen.texts, ["own", "a", "bound", "false"])
    screen.tap("own")
    XCTAssertEqual(screen.texts, ["own", "bound", "false"])
  }

  func testAGaugeAndAControlGroup() {
    let screen = show(
      VStack {
        Gauge(value: 30, in: 0...120) {
          Text("Speed")
        } currentValueLabel: {
          Text("30")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("120")
        }
        Gauge(value: 0.5) { Text("Half") }
        ControlGroup {
          Button("a") {}
          Button("b") {}
        }
      })
    XCTAssertEqual(screen.texts, ["Speed", "0", "120", "30", "Half", "a", "b"])
    XCTAssertEqual(screen.hosts(of: HostProgressView.self).map(\.progress), [0.25, 0.5])
  }
}
