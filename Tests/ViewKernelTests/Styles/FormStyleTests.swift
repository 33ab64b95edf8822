import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class FormStyleTests: HostTestCase {
  private struct Settings: View {
    @State private var isOn = false

    var body: some View {
      Form {
        Toggle("Sound", isOn: $isOn)
        Section("more") { Text(isOn ? "loud" : "quiet") }
      }
    }
  }

  private struct Framed: FormStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(isEnabled ? "framed" : "disabled")
        Form(configuration)
      }
    }
  }

  func testAStyleOfOnesOwnMayShowTheFormInTheStyleFurtherOut() {
    let grouped = show(Settings().formStyle(Framed()), height: 300)
    XCTAssertEqual(grouped.texts, ["framed", "Sound", "quiet", "MORE"], "headers lie in front of rows")
    XCTAssertEqual(grouped.hosts(of: HostTableView.self).map(\.numberOfSections), [2])
    let columns = show(Settings().formStyle(Framed()).formStyle(.columns).disabled(true), height: 300)
    XCTAssertEqual(columns.texts, ["disabled", "Sound", "more", "quiet"])
    XCTAssertEqual(columns.hosts(of: HostTableView.self).count, 0)
  }

  func testStateInAStyledFormIsKept() {
    func isLoudAfterATap<Style: FormStyle>(_ style: Style) -> Bool {
      let screen = show(Settings().formStyle(style), height: 300)
      XCTAssertTrue(screen.hosts(of: HostSwitch.self)[0].tap())
      screen.settle()
      return screen.texts.contains("loud")
    }
    XCTAssertTrue(isLoudAfterATap(.automatic))
    XCTAssertTrue(isLoudAfterATap(.grouped))
    XCTAssertTrue(isLoudAfterATap(.columns))
  }
}
