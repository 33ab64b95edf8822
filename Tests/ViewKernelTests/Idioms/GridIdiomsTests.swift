import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Grids whose columns change, and bars beside what scrolls.
@MainActor
final class GridIdiomsTests: HostTestCase {
  @Observable
  fileprivate final class Model {
    var sizes: [CGFloat] = [60, 70, 50]
    var width: CGFloat = 200
    var columns = 2
    var isOn = false
    var text = "ok"
  }

  /// A grid whose columns a slider changes, and one that has as many as fit.
  func testGridsWithOtherColumns() {
    struct Root: View {
      let model: Model
      private var columns: [GridItem] {
        model.isOn
          ? [GridItem(.adaptive(minimum: 40), spacing: 0)]
          : Array(repeating: GridItem(.flexible(), spacing: 0), count: model.columns)
      }
      var body: some View {
        ScrollView {
          LazyVGrid(columns: columns, spacing: 0) { ForEach(0..<6) { _ in Color.red.frame(height: 10) } }
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    func lines() -> [Int] {
      Dictionary(grouping: screen.colorFrames, by: \.minY).sorted { $0.key < $1.key }.map(\.value.count)
    }
    XCTAssertEqual(lines(), [2, 2, 2])
    model.columns = 4
    screen.settle()
    XCTAssertEqual(lines(), [4, 2])
    screen.assertAgreesWithFresh()
    model.isOn = true
    screen.settle()
    XCTAssertEqual(lines(), [5, 1])
    screen.assertAgreesWithFresh()
    model.isOn = false
    model.columns = 1
    screen.settle()
    XCTAssertEqual(lines(), [1, 1, 1, 1, 1, 1])
    screen.assertAgreesWithFresh()
  }

  /// A table of names and values: a grid whose columns are as broad as what is in them.
  func testATableInAGrid() {
    struct Root: View {
      let model: Model
      var body: some View {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(model.sizes.indices, id: \.self) { index in
            GridRow {
              Color.red.frame(width: model.sizes[index], height: 10)
              Color.blue.frame(width: 20, height: 10)
            }
          }
          if model.isOn { Color.green.frame(height: 10).gridCellColumns(2) }
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    XCTAssertEqual(screen.colorFrames.filter { $0.width == 20 }.map(\.minX), [125, 125, 125])
    model.sizes[2] = 100
    screen.settle()
    XCTAssertEqual(screen.colorFrames.filter { $0.width == 20 }.map(\.minX), [140, 140, 140])
    screen.assertAgreesWithFresh()
    model.isOn = true
    screen.settle()
    XCTAssertEqual(screen.colorFrames.count, 7)
    screen.assertAgreesWithFresh()
    model.sizes.removeLast()
    model.isOn = false
    screen.settle()
    XCTAssertEqual(screen.colorFrames.filter { $0.width == 20 }.map(\.minX), [125, 125])
    screen.assertAgreesWithFresh()
  }

  /// A bar that lies over the end of a list, and takes no row away.
  func testABarAtTheBottom() {
    struct Root: View {
      let model: Model
      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(0..<10) { Text("row \($0)").frame(height: 30) } } }
          .safeAreaInset(edge: .bottom, spacing: 0) {
            if model.isOn { Text(model.text).frame(height: 40) }
          }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.assertAgreesWithFresh()
    model.isOn = true
    screen.settle()
    XCTAssertEqual(screen.frame("ok")?.midY, 180)
    screen.assertAgreesWithFresh()
    model.text = "now"
    screen.settle()
    XCTAssertNotNil(screen.frame("now"))
    model.isOn = false
    screen.settle()
    XCTAssertNil(screen.frame("now"))
    screen.assertAgreesWithFresh()
  }
}
