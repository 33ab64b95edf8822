import Foundation
import HostTree
import ViewKernel
import XCTest

/// A cell of a menu: a symbol, rows of fixed width, insets and round corners.
@MainActor
final class MenuCellTests: HostTestCase {
  private struct Cell: View {
    let scale: Image.Scale

    var body: some View {
      HStack(spacing: 0) {
        HStack {
          Image(systemName: "person.circle").imageScale(scale).foregroundColor(.gray).accessibilityIdentifier("symbol")
        }
        .frame(width: 44)
        HStack {
          Text("Profile").foregroundColor(.primary).font(.headline)
          Spacer()
          Image(systemName: "chevron.right").imageScale(.small).foregroundColor(.secondary)
            .accessibilityIdentifier("mark")
        }
        .frame(width: 196)
      }
      .padding(EdgeInsets(top: 10, leading: 4, bottom: 10, trailing: 12))
      .background(Color(.systemBackground))
      .cornerRadius(10)
      .accessibilityIdentifier("cell")
    }
  }

  func testFramesInNumbers() {
    let screen = show(Cell(scale: .medium), width: 256, height: 40)
    let names = ["cell", "symbol", "Profile", "mark"]
    XCTAssertEqual(
      names.map { screen.frame($0) },
      [CGRect(0, 0, 256, 40), CGRect(16, 10, 20, 20), CGRect(48, 10, 53, 20), CGRect(228, 12, 16, 16)])
    screen.view = Cell(scale: .large)
    XCTAssertEqual(
      names.map { screen.frame($0) },
      [CGRect(0, -3, 256, 46), CGRect(13, 7, 26, 26), CGRect(48, 10, 53, 20), CGRect(228, 12, 16, 16)])
  }

  func testColoursAndCorners() {
    let screen = show(Cell(scale: .medium), width: 256, height: 40)
    XCTAssertEqual(screen.host("symbol")?.tintColor, .gray)
    XCTAssertEqual(screen.host("mark")?.tintColor, .secondaryLabel)
    XCTAssertEqual(screen.host("Profile", as: HostLabel.self)?.textColor, .label)
    guard case .begin(let effects) = HostDrawing(of: screen.hosting).commands.first else { return XCTFail("no group") }
    let corners = Path(roundedRect: CGRect(0, 0, 256, 40), cornerRadius: 10, style: .circular)
    XCTAssertEqual(effects, [.clip(corners, FillStyle())])
  }
}
