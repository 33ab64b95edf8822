import UIKitCompatibility
import ViewKernel
import XCTest

@MainActor
final class SymbolModesTests: HostTestCase {
  func testTheEnvironmentHasThem() {
    struct Modes: View {
      @Environment(\.symbolVariableValueMode) private var variable
      @Environment(\.symbolColorRenderingMode) private var color
      var body: some View { Text("\(variable == .draw) \(color == .gradient)") }
    }
    XCTAssertEqual(show(Modes()).texts, ["false false"])
    XCTAssertEqual(
      show(Modes().symbolVariableValueMode(.draw).symbolColorRenderingMode(.gradient)).texts, ["true true"])
    XCTAssertEqual(
      show(Modes().symbolVariableValueMode(nil).symbolColorRenderingMode(nil).symbolVariableValueMode(.draw)).texts,
      ["false false"])
  }

  func testSymbolsLookTheSame() {
    let symbol = Image(systemName: "wifi", variableValue: 0.5)
    XCTAssertEqual(
      show(symbol.symbolVariableValueMode(.draw).symbolColorRenderingMode(.gradient)).window.svgDescription,
      show(symbol).window.svgDescription)
  }
}
