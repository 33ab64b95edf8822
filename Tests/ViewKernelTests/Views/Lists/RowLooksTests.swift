import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class RowLooksTests: HostTestCase {
  func testInsetsOfSomeEdges() {
    let screen = show(
      List {
        Text("a").listRowInsets(.leading, 40)
        Text("b").listRowInsets(.vertical, 2).listRowInsets(EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9))
        Text("c").listRowInsets(EdgeInsets()).listRowInsets(.all, 30)
        Text("d").listRowInsets(.all, nil)
      }
      .listStyle(.plain))
    let frames = screen.hosts(of: HostTableViewCell.self).map { cell in
      cell.contentView.subviews.first.map { "\($0.frame.minX) \($0.frame.minY)" } ?? ""
    }
    XCTAssertEqual(frames.map { $0.split(separator: " ")[0] }, ["40.0", "9.0", "0.0", "16.0"])
  }

  func testTintsOfSeparators() {
    let screen = show(
      List {
        Section {
          Text("a").listRowSeparatorTint(.red)
          Text("b").listRowSeparatorTint(.red, edges: .top)
          Text("c").listRowSeparatorTint(nil)
        }
        .listSectionSeparatorTint(.blue)
      }
      .listStyle(.plain))
    let colors = screen.tree().split(separator: "\n").filter { $0.contains("HostSeparatorView") }
      .map { $0.components(separatedBy: "background=").last ?? "" }
    XCTAssertEqual(colors, ["red", "separator", "blue"])
  }

  func testTintsOfSeparatorsFollowTheColorScheme() {
    let screen = show(
      List {
        Group(subviews: Text("a").listRowSeparatorTint(.red)) { ForEach($0) { $0 } }
        Text("b")
      })
    screen.window.overrideUserInterfaceStyle = .dark
    screen.settle()
    XCTAssert(screen.tree().contains("background=#FF453A"), screen.tree())
    screen.window.overrideUserInterfaceStyle = .unspecified
    screen.assertAgreesWithFresh()
  }

  func testAProminentHeader() {
    let screen = show(
      List {
        Section("One") { Text("a") }.headerProminence(.increased)
        Section("Two") { Text("b") }
      })
    XCTAssertEqual(screen.texts, ["a", "b", "One", "TWO"])
  }
}
