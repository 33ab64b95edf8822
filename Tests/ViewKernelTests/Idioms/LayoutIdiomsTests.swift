import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Layouts of one's own, and guides of one's own.
@MainActor
final class LayoutIdiomsTests: HostTestCase {
  @Observable
  fileprivate final class Model {
    var sizes: [CGFloat] = [60, 70, 50]
    var width: CGFloat = 200
    var columns = 2
    var isOn = false
    var text = "ok"
  }

  /// Boxes that flow from line to line, with a cache of their sizes.
  fileprivate struct Flow: Layout {
    var spacing: CGFloat = 10
    struct Cache { var sizes: [CGSize] = [] }

    func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    private func places(_ cache: Cache, width: CGFloat) -> (points: [CGPoint], size: CGSize) {
      var (x, y, line, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      var points: [CGPoint] = []
      for size in cache.sizes {
        if x > 0, x + size.width > width {
          y += line + spacing
          (x, line) = (0, 0)
        }
        points.append(CGPoint(x: x, y: y))
        x += size.width + spacing
        line = max(line, size.height)
        widest = max(widest, x - spacing)
      }
      return (points, CGSize(width: widest, height: y + line))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      places(cache, width: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      for (subview, point) in zip(subviews, places(cache, width: bounds.width).points) {
        subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
      }
    }
  }

  /// Chips that flow: what is added, what grows and a narrower window all lay them out anew.
  func testChipsThatFlow() {
    struct Chips: View {
      let model: Model
      var body: some View {
        Flow { ForEach(model.sizes.indices, id: \.self) { Color.red.frame(width: model.sizes[$0], height: 20) } }
          .frame(width: model.width, height: 200, alignment: .topLeading)
      }
    }
    let model = Model()
    let screen = show(Chips(model: model))
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 60, 20), CGRect(70, 0, 70, 20), CGRect(150, 0, 50, 20)])
    model.sizes[0] = 80
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 80, 20), CGRect(90, 0, 70, 20), CGRect(0, 30, 50, 20)])
    screen.assertAgreesWithFresh()
    model.sizes.insert(100, at: 1)
    screen.settle()
    XCTAssertEqual(
      screen.colorFrames,
      [CGRect(0, 0, 80, 20), CGRect(90, 0, 100, 20), CGRect(0, 30, 70, 20), CGRect(80, 30, 50, 20)])
    screen.assertAgreesWithFresh()
    model.width = 100
    screen.settle()
    XCTAssertEqual(screen.colorFrames.map(\.minY), [0, 30, 60, 90])
    screen.assertAgreesWithFresh()
    model.sizes = [10]
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(50, 0, 10, 20)])
    screen.assertAgreesWithFresh()
  }

  fileprivate struct ShareKey: LayoutValueKey { static var defaultValue: CGFloat { 1 } }

  /// Views that say which share of the width they want.
  fileprivate struct Shares: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let total = subviews.reduce(0) { $0 + $1[ShareKey.self] }
      var x = bounds.minX
      for subview in subviews {
        let width = bounds.width * subview[ShareKey.self] / total
        subview.place(
          at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
        x += width
      }
    }
  }

  /// A layout that asks its subviews for a value of one's own.
  func testSharesOfTheWidth() {
    struct Bars: View {
      let model: Model
      var body: some View {
        Shares {
          ForEach(model.sizes.indices, id: \.self) { Color.red.layoutValue(key: ShareKey.self, value: model.sizes[$0]) }
        }
      }
    }
    let model = Model()
    model.sizes = [1, 1]
    let screen = show(Bars(model: model))
    XCTAssertEqual(screen.colorFrames.map(\.width), [100, 100])
    model.sizes = [1, 3]
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 50, 200), CGRect(50, 0, 150, 200)])
    model.sizes.append(4)
    screen.settle()
    XCTAssertEqual(screen.colorFrames.map(\.width), [25, 75, 100])
    screen.assertAgreesWithFresh()
  }

  /// Another layout for the same views, which keep their state.
  func testAnotherLayoutForTheSameViews() {
    struct Root: View {
      let model: Model
      var body: some View {
        let layout = model.isOn ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Counter("a")
          Counter("b")
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.tap("a 0")
    model.isOn = true
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["a 1", "b 0"])
    XCTAssertEqual(screen.frame("a 1")?.minY, screen.frame("b 0")?.minY)
    model.isOn = false
    screen.settle()
    XCTAssertEqual(screen.frame("a 1")?.maxY, screen.frame("b 0")?.minY)
  }

  /// A form's labels end and its fields begin at one line: a guide of one's own, in rows of a stack.
  func testALineOfOnesOwn() {
    struct Row: View {
      let label: CGFloat
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: label, height: 10)
          Color.blue.frame(width: 40, height: 10).alignmentGuide(.fieldStart) { $0[.leading] }
        }
      }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        VStack(alignment: .fieldStart, spacing: 0) { ForEach(model.sizes, id: \.self) { Row(label: $0) } }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    XCTAssertEqual(screen.colorFrames.filter { $0.width == 40 }.map(\.minX), [115, 115, 105].map { _ in 115 })
    model.sizes.append(90)
    screen.settle()
    XCTAssertEqual(Set(screen.colorFrames.suffix(1).map(\.minX)), [125])
    XCTAssertEqual(screen.colorFrames.filter { $0.width == 40 }.map(\.minX), [125, 125, 125, 125])
    screen.assertAgreesWithFresh()
  }

  /// A child shifted by a guide that reads the model when the stack is laid out.
  func testAGuideThatReadsTheModel() {
    struct Root: View {
      let model: Model
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 100, height: 10)
          Color.blue.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in model.isOn ? -30 : 0 }
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    XCTAssertEqual(screen.colorFrames.map(\.minX), [50, 50])
    model.isOn = true
    screen.settle()
    XCTAssertEqual(screen.colorFrames.map(\.minX), [50, 80])
    screen.assertAgreesWithFresh()
  }
}

private enum FieldStart: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
  fileprivate static let fieldStart = HorizontalAlignment(FieldStart.self)
}
