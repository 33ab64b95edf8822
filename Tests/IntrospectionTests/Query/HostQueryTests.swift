import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// Finding hosts by what a user or a tool knows them by.
@MainActor
final class HostQueryTests: HostTestCase {
  private struct Settings: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("Settings")
        Toggle("Wi-Fi", isOn: $isOn)
        Toggle("Bluetooth", isOn: .constant(true))
        HStack {
          Button("Save") {}
          Button("Cancel") {}.accessibilityIdentifier("cancel")
          Button {
          } label: {
            Image(systemName: "trash")
          }
          .accessibilityLabel("Delete")
        }
      }
    }
  }

  /// What a query finds, or says.
  private func found(_ body: () throws -> HostView) -> String {
    do {
      let host = try body()
      return "\(host.name) \(host.spokenLabel ?? "-")"
    } catch { return "\(error)" }
  }

  func testByLabel() {
    let tree = Screen(Settings()).window
    XCTAssertEqual(found { try tree.find(HostButton.self, labelled: "Save") }, "HostButton Save")
    XCTAssertEqual(found { try tree.find(HostButton.self, labelled: "Delete") }, "HostButton Delete")
    XCTAssertEqual(found { try tree.find(HostSwitch.self, labelled: "Wi-Fi") }, "HostSwitch Wi-Fi")
    XCTAssertEqual(found { try tree.find(labelled: "Save") }, "HostButton Save", "not the text in the button")
    XCTAssertEqual(found { try tree.find(labelled: "Settings") }, "HostLabel Settings")
  }

  func testByText() {
    let tree = Screen(Settings()).window
    XCTAssertEqual(found { try tree.find(HostLabel.self, containing: "tooth") }, "HostLabel Bluetooth")
    XCTAssertEqual(found { try tree.find(HostButton.self, containing: "anc") }, "cancel Cancel")
    XCTAssertEqual(tree.findAll(HostStackView.self, containing: "Wi-Fi").count, 1, "the row, not the column around it")
    XCTAssertEqual(
      tree.findAll(HostLabel.self, containing: "e").map(\.text), ["Settings", "Bluetooth", "Save", "Cancel"])
  }

  func testByIdentifierAndCondition() {
    let tree = Screen(Settings()).window
    XCTAssertEqual(found { try tree.find(identified: "cancel") }, "cancel Cancel")
    XCTAssertEqual(found { try tree.find(HostSwitch.self) { $0.isOn } }, "HostSwitch Bluetooth")
    XCTAssertEqual(tree.findAll(HostSwitch.self).map(\.spokenLabel), ["Wi-Fi", "Bluetooth"])
    XCTAssertEqual(tree.findAll(HostSlider.self).count, 0)
    XCTAssertEqual(tree.findAll(labelled: "Cancel", identified: "cancel").count, 1)
    XCTAssertEqual(tree.findAll(labelled: "Save", identified: "cancel").count, 0)
  }

  func testMarkersAndHiddenHostsArePassedOver() {
    let tree = Screen(
      VStack {
        Text("a").introspectLabel { _ in }
        Text("b").hidden()
        VStack { Text("c") }.opacity(0)
      }
    ).window
    XCTAssertEqual(tree.findAll(HostLabel.self).map(\.text), ["a"])
    XCTAssertEqual(tree.findAll(ViewHost.self).count, 0)
    XCTAssertEqual(tree.findAll(labelled: "IntrospectionHostView<HostLabel>").count, 0)
    var all = HostQuery(HostLabel.self)
    all.includesHidden = true
    XCTAssertEqual(tree.findAll(all).map(\.text), ["a", "b", "c"])
  }

  func testTheRootItselfIsNotFound() {
    let button = HostButton()
    button.title = "a"
    XCTAssertEqual(button.findAll(HostButton.self).count, 0)
    XCTAssertEqual(button.findAll(HostLabel.self).count, 1)
  }

  func testAround() throws {
    let tree = Screen(List { HStack { Text("a") } }).window
    let label = try tree.find(HostLabel.self)
    XCTAssertEqual(try label.ancestor(HostTableViewCell.self).spokenLabel, "a")
    XCTAssertEqual(label.ancestors.last?.name, "HostWindow")
    XCTAssertEqual(label.ancestors(HostStackView.self).count, 1)
    XCTAssertEqual(
      found { try label.ancestor(HostButton.self) },
      """
      No HostButton in what is around HostLabel "a".
      - Around it are HostStackView, HostCellContentView, HostTableViewCell, HostTableView, HostingView, HostWindow.
      """)
    XCTAssertEqual(
      found { try HostView().ancestor(HostButton.self) },
      """
      No HostButton in what is around HostView.
      - Nothing is around it.
      """)
  }

  // MARK: What was there instead

  func testAnotherSpelling() {
    let tree = Screen(Settings()).window
    XCTAssertEqual(
      found { try tree.find(HostButton.self, labelled: "Safe") },
      """
      No HostButton labelled "Safe" in HostWindow.
      - HostButton is there, labelled "Save", "Cancel", "Delete".
      """)
    XCTAssertEqual(
      found { try tree.find(HostLabel.self, containing: "WiFi") },
      """
      No HostLabel containing "WiFi" in HostWindow.
      - HostLabel is there, reading "Wi-Fi", "Settings", "Bluetooth", "Save", "Cancel".
      """)
    XCTAssertEqual(
      found { try tree.find(HostButton.self, identified: "cancle") },
      """
      No HostButton identified by "cancle" in HostWindow.
      - HostButton is there, identified by "cancel".
      """)
    XCTAssertEqual(
      found { try tree.find(HostSwitch.self, identified: "wifi") },
      """
      No HostSwitch identified by "wifi" in HostWindow.
      - 2 HostSwitch are there, without an identifier.
      """)
  }

  func testAnotherClass() {
    let tree = Screen(Settings()).window
    XCTAssertEqual(
      found { try tree.find(HostSlider.self, labelled: "Save") },
      """
      No HostSlider labelled "Save" in HostWindow.
      - HostButton "Save": no HostSlider, but all else that was asked for.
      - No HostSlider at all, but 1 HostingView, 4 HostStackView, 5 HostLabel, 2 HostSpacer, 2 HostSwitch, 3 \
      HostButton, 1 HostImageView.
      """)
    XCTAssertEqual(
      found { try HostView().find(HostButton.self) },
      """
      No HostButton in HostView.
      - Nothing is in there.
      """)
  }

  func testTheConditionDoesNotHold() {
    let tree = Screen(Settings()).window
    XCTAssertEqual(
      found { try tree.find(HostButton.self, labelled: "Save") { !$0.isEnabled } },
      """
      No HostButton labelled "Save" that meets the condition in HostWindow.
      - HostButton "Save": the condition does not hold for any.
      """)
  }

  func testHiddenOnes() {
    let tree = Screen(
      VStack {
        Button("a") {}.hidden()
        HStack { Button("b") {} }.opacity(0).accessibilityIdentifier("row")
      }
    ).window
    XCTAssertEqual(
      found { try tree.find(HostButton.self, labelled: "a") },
      """
      No HostButton labelled "a" in HostWindow.
      - HostButton "a" is in HostHiddenView, which is hidden.
      - No HostButton at all, but 1 HostingView, 1 HostStackView.
      """)
    XCTAssertEqual(
      found { try tree.find(HostButton.self, labelled: "b") },
      """
      No HostButton labelled "b" in HostWindow.
      - HostButton "b" is in HostOpacityView #row, which is transparent.
      - No HostButton at all, but 1 HostingView, 1 HostStackView.
      """)
  }

  func testElsewhereInTheWindow() throws {
    let tree = Screen(Settings()).window
    let row = try tree.find(HostStackView.self, containing: "Wi-Fi")
    XCTAssertEqual(
      found { try row.find(HostButton.self, labelled: "Save") },
      """
      No HostButton labelled "Save" in HostStackView.
      - HostButton "Save" is elsewhere in the window: at HostingView/HostStackView/HostStackView[2]/HostButton[0].
      - No HostButton at all, but 1 HostLabel, 1 HostSpacer, 1 HostSwitch.
      """)
  }

  func testOnAScreenThatIsNotShown() {
    let tree = Screen(
      TabView {
        Button("a") {}.tabItem { Text("First") }
        Button("b") {}.tabItem { Text("Second") }
      }
    ).window
    try? tree.user.selectTab("Second")
    XCTAssertEqual(
      found { try tree.find(HostButton.self, labelled: "a") },
      """
      No HostButton labelled "a" in HostWindow.
      - HostButton "a" is on a screen that is not shown now.
      - HostButton is there, labelled "b", "First", "Second".
      """)
  }

  func testSeveral() {
    let tree = Screen(
      VStack {
        Button("Delete") {}
        HStack { Button("Delete") {} }
        Button("Keep") {}
      }
    ).window
    XCTAssertEqual(
      found { try tree.find(HostButton.self, labelled: "Delete") },
      """
      2 times HostButton labelled "Delete" in HostWindow, where one was looked for.
      - HostButton "Delete" at HostingView/HostStackView/HostButton[0]
      - HostButton "Delete" at HostingView/HostStackView/HostStackView/HostButton
      - Say more of the one that is meant, or take one of findAll.
      """)
    XCTAssertEqual(tree.findAll(HostButton.self, labelled: "Delete").count, 2)
  }

  func testManyAreCutShort() {
    let tree = Screen(VStack { ForEach(0..<20) { Button("\($0)") {} } }).window
    XCTAssertEqual(
      found { try tree.find(HostButton.self) },
      """
      20 times HostButton in HostWindow, where one was looked for.
      - HostButton "0" at HostingView/HostStackView/HostButton[0]
      - HostButton "1" at HostingView/HostStackView/HostButton[1]
      - HostButton "2" at HostingView/HostStackView/HostButton[2]
      - HostButton "3" at HostingView/HostStackView/HostButton[3]
      - HostButton "4" at HostingView/HostStackView/HostButton[4]
      - HostButton "5" at HostingView/HostStackView/HostButton[5]
      - and 14 more
      - Say more of the one that is meant, or take one of findAll.
      """)
    XCTAssertEqual(
      found { try tree.find(HostButton.self, labelled: "x") },
      """
      No HostButton labelled "x" in HostWindow.
      - HostButton is there, labelled "0", "1", "2", "3", "4", "5" and 14 more.
      """)
  }

  func testErrorsCompare() {
    let tree = Screen(Settings()).window
    func error(_ label: String) -> HostQueryError? {
      do {
        _ = try tree.find(labelled: label)
        return nil
      } catch { return error as? HostQueryError }
    }
    XCTAssertEqual(error("x"), error("x"))
    XCTAssertNotEqual(error("x"), error("y"))
    XCTAssertEqual([error("x")?.searched, error("x")?.place], ["host labelled \"x\"", "HostWindow"])
    XCTAssertEqual(error("x")?.count, 0)
  }
}
