import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class LabelRowTests: HostTestCase {
  /// Where the icon and the title of a label begin.
  private func places(_ label: some View) -> [CGFloat?] {
    let screen = show(label.frame(width: 200, alignment: .leading), width: 200, height: 50)
    return [screen.colorFrames.first?.minX, screen.frame("a")?.minX]
  }
  private var label: some View {
    Label {
      Text("a")
    } icon: {
      Color.red.frame(width: 10, height: 10)
    }
  }

  func testTheSpacing() {
    XCTAssertEqual(places(label), [0, 18])
    XCTAssertEqual(places(label.labelIconToTitleSpacing(30)), [0, 40])
    XCTAssertEqual(places(label.labelStyle(.titleAndIcon).labelIconToTitleSpacing(30)), [0, 40])
    XCTAssertEqual(places(label.labelIconToTitleSpacing(5).labelIconToTitleSpacing(30)), [0, 15])
    XCTAssertEqual(places(label.labelStyle(.titleOnly).labelIconToTitleSpacing(30)), [nil, 0])
  }

  func testTheWidthForIcons() {
    XCTAssertEqual(places(label.labelReservedIconWidth(50)), [20, 58])
    XCTAssertEqual(places(label.labelReservedIconWidth(4)), [-3, 12])
    XCTAssertEqual(
      places(label.labelStyle(.titleAndIcon).labelReservedIconWidth(50).labelIconToTitleSpacing(0)), [20, 50])
  }

  func testTheyChange() {
    let (setting, label) = (Setting<CGFloat?>(nil), label)
    let screen = show(
      Showing(setting) { spacing in
        VStack {
          if let spacing { label.labelIconToTitleSpacing(spacing) } else { label }
          label.labelReservedIconWidth(spacing ?? 20)
        }
      })
    setting.value = 40
    screen.settle()
    screen.assertAgreesWithFresh()
    setting.value = nil
    screen.settle()
    screen.assertAgreesWithFresh()
  }

  func testLengthsThatAreNone() {
    let diagnostics = HostDiagnostics.collect {
      XCTAssertEqual(places(label.labelIconToTitleSpacing(.nan)), [0, 18])
      XCTAssertEqual(places(label.labelReservedIconWidth(-1)), [-5, 8])
    }
    XCTAssertEqual(diagnostics.count, 2)
  }
}
