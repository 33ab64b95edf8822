import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

private struct SettingsRow: View {
  let title: String
  @State private var isOn = false
  var body: some View { Toggle(title, isOn: $isOn) }
}

private struct Settings: View {
  var body: some View {
    VStack {
      HStack { SettingsRow(title: "Wi-Fi") }.accessibilityIdentifier("first")
      SettingsRow(title: "Bluetooth").environment(\.lineLimit, 3)
    }
  }
}

/// Finding users' views, with their state and their hosts.
@MainActor
final class FindViewTests: HostTestCase {
  private func error(_ body: () throws -> Any) -> String {
    do { return "\(try body())" } catch { return "\(error)" }
  }

  func testAViewWithItsStateItsEnvironmentAndItsHosts() throws {
    let window = Screen(Settings()).window
    let row = try window.find(viewType: SettingsRow.self) { $0.title == "Bluetooth" }
    XCTAssertEqual(row.property("isOn"), false)
    XCTAssertEqual(row.environment.lineLimit, 3)
    XCTAssertEqual(row.hosts.map(\.name), ["HostStackView"])
    try row.find(HostSwitch.self).user.tap()
    XCTAssertEqual(row.property("isOn"), true)
    XCTAssertEqual(try window.find(viewType: SettingsRow.self) { $0.title == "Wi-Fi" }.property("isOn"), false)
    XCTAssertTrue(try row.find(HostStackView.self) === row.hosts[0], "the view's own host counts")
  }

  func testSeveralViews() {
    let window = Screen(Settings()).window
    XCTAssertEqual(
      window.findAll(viewType: SettingsRow.self).compactMap { $0.property("title") }, ["Wi-Fi", "Bluetooth"])
    XCTAssertEqual(
      error { try window.find(viewType: SettingsRow.self) },
      """
      2 times SettingsRow in HostWindow, where one was looked for.
      - SettingsRow title=Wi-Fi isOn=false
      - SettingsRow title=Bluetooth isOn=false
      """)
  }

  func testOnlyWhatIsInsideCounts() throws {
    let window = Screen(Settings()).window
    let first = try window.find(identified: "first")
    XCTAssertEqual(try first.find(viewType: SettingsRow.self).property("title"), "Wi-Fi")
    XCTAssertEqual(first.findAll(viewType: Settings.self).count, 0)
    XCTAssertEqual(first.findAll(viewType: HStack<SettingsRow>.self).count, 0, "the host's own view does not count")
  }

  func testAContainerIsFoundByTheTypeThatWasWritten() throws {
    let window = Screen(Settings()).window
    XCTAssertEqual(try window.find(viewType: HStack<SettingsRow>.self).hosts.map(\.accessibilityIdentifier), ["first"])
    XCTAssertEqual(window.findAll(viewType: HStack<EmptyView>.self).count, 0)
  }

  func testScreensAreFoundOnce() {
    let window = Screen(SettingsRow(title: "a").sheet(isPresented: .constant(true)) { SettingsRow(title: "b") }).window
    XCTAssertEqual(window.findAll(viewType: SettingsRow.self).compactMap { $0.property("title") }, ["a", "b"])
  }

  func testNone() throws {
    let window = Screen(Settings()).window
    XCTAssertEqual(
      error { try window.find(viewType: SettingsRow.self) { $0.title == "Sound" } },
      """
      No SettingsRow that meets the condition in HostWindow.
      - SettingsRow title=Wi-Fi isOn=false does not meet the condition.
      - SettingsRow title=Bluetooth isOn=false does not meet the condition.
      """)
    XCTAssertEqual(
      error { try window.find(viewType: Link<Text>.self) },
      """
      No Link<Text> in HostWindow.
      - The views there are Settings, VStack, HStack, SettingsRow, Toggle, ToggleRow, Text, Spacer, Switch.
      """)
    XCTAssertEqual(
      error { try HostView().find(viewType: Settings.self) },
      """
      No Settings in HostView.
      - No views are in there.
      """)
  }

  func testHostsOfAView() throws {
    let window = Screen(Settings()).window
    let row = try window.find(viewType: SettingsRow.self) { $0.title == "Wi-Fi" }
    XCTAssertEqual(
      error { try row.find(HostButton.self, labelled: "Save") },
      """
      No HostButton labelled "Save" in SettingsRow title=Wi-Fi isOn=false.
      - It is shown by HostStackView.
      - No HostButton at all, but 1 HostLabel, 1 HostSpacer, 1 HostSwitch.
      """)
    let all = try window.find(viewType: Settings.self)
    XCTAssertEqual(
      error { try all.find(HostSwitch.self) },
      """
      2 times HostSwitch in Settings, where one was looked for.
      - HostSwitch "Wi-Fi"
      - HostSwitch "Bluetooth"
      """)
    window.subviews.forEach { $0.removeFromSuperview() }
    window.settle()
  }

  func testAViewThatHasGoneHasNoHosts() throws {
    struct Page: View {
      let isOn: Bool
      var body: some View { if isOn { SettingsRow(title: "a") } }
    }
    let screen = Screen(Page(isOn: true))
    let row = try screen.window.find(viewType: SettingsRow.self)
    screen.show(Page(isOn: false))
    XCTAssertEqual(
      error { try row.find(HostSwitch.self) },
      """
      No HostSwitch in SettingsRow title=a isOn=false.
      - The view has gone.
      """)
  }
}
