import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Drawings in programs: charts, clocks, particles, signatures, metaballs.
@MainActor
final class CanvasIdiomsTests: HostTestCase {
  @Observable
  fileprivate final class Model {
    var values = [1.0, 3, 2]
    var isDark = false
    var isRunning = true
    var title = "Sales"
    var strokes: [[CGPoint]] = []
  }

  /// A chart in a card, whose bars follow the model.
  func testAChart() {
    struct Chart: View {
      let model: Model
      var body: some View {
        VStack(alignment: .leading) {
          Text(model.title).font(.headline)
          Canvas { context, size in
            let width = size.width / CGFloat(max(model.values.count, 1))
            for (index, value) in model.values.enumerated() {
              let bar = CGRect(x: CGFloat(index) * width, y: 0, width: width - 2, height: CGFloat(value) * 10)
              context.fill(Path(roundedRect: bar, cornerRadius: 2), with: .color(.accentColor))
              context.draw(Text("\(Int(value))").font(.caption), at: CGPoint(x: bar.midX, y: bar.maxY), anchor: .top)
            }
          }
          .frame(height: 60)
          .accessibilityLabel("Chart of \(model.title)")
        }
        .padding()
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
        .environment(\.colorScheme, model.isDark ? .dark : .light)
      }
    }
    let model = Model()
    let screen = show(Chart(model: model))
    screen.assertShows("Sales")
    model.values.append(5)
    screen.settle()
    screen.assertShows("Sales")
    XCTAssertTrue(screen.window.svgDescription.contains(">5</text>"))
    model.isDark = true
    screen.settle()
    screen.assertShows("Sales")
    model.values = []
    model.title = "None"
    screen.settle()
    screen.assertShows("None")
  }

  /// A signature that is drawn with a finger.
  func testASignature() {
    struct Pad: View {
      let model: Model
      @State private var current: [CGPoint] = []
      var body: some View {
        Canvas { context, _ in
          for stroke in model.strokes + [current] {
            var path = Path()
            path.addLines(stroke)
            context.stroke(
              path, with: .color(.primary), style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
          }
        }
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { current.append($0.location) }
            .onEnded { _ in
              model.strokes.append(current)
              current = []
            }
        )
        .accessibilityIdentifier("pad")
        Button("Clear") { model.strokes = [] }
      }
    }
    let model = Model()
    let screen = show(Pad(model: model))
    screen.drag("pad", x: 60, y: 40)
    XCTAssertEqual(model.strokes.count, 1)
    XCTAssertTrue(screen.window.svgDescription.contains("stroke-linecap=\"round\""))
    screen.assertShows("Clear")
    screen.tap("Clear")
    screen.assertShows("Clear")
    XCTAssertFalse(screen.window.svgDescription.contains("stroke-linecap=\"round\""))
  }

  /// Particles that a reference type moves whenever they are drawn.
  func testParticles() {
    final class Particles {
      var places: [CGFloat] = []
      var last = -1.0
      func update(to time: Double) {
        guard time > last else { return }
        last = time
        places = places.map { $0 + 5 } + [0]
      }
    }
    struct Rain: View {
      let model: Model
      @State private var particles = Particles()
      var body: some View {
        TimelineView(.animation(minimumInterval: 0.1, paused: !model.isRunning)) { timeline in
          Canvas { context, size in
            particles.update(to: timeline.date.timeIntervalSinceReferenceDate)
            context.blendMode = .plusLighter
            for y in particles.places {
              var copy = context
              copy.opacity = 1 - y / size.height
              copy.translateBy(x: size.width / 2, y: y)
              copy.fill(Path(ellipseIn: CGRect(x: -2, y: -2, width: 4, height: 4)), with: .color(.blue))
            }
          }
        }
        .background(.black)
      }
    }
    let model = Model()
    let screen = show(Rain(model: model), width: 50, height: 50)
    var counts: [Int] = []
    for _ in 0..<4 {
      counts.append(screen.window.svgDescription.components(separatedBy: "<path").count - 1)
      screen.pass(0.1)
    }
    model.isRunning = false
    screen.settle()
    screen.pass(0.5)
    counts.append(screen.window.svgDescription.components(separatedBy: "<path").count - 1)
    screen.pass(0.5)
    counts.append(screen.window.svgDescription.components(separatedBy: "<path").count - 1)
    XCTAssertEqual(counts, [1, 2, 3, 4, 5, 5])
    XCTAssertFalse(screen.window.isAnimating)
  }

  /// Balls that melt into each other: symbols in a blurred layer, and a threshold.
  func testMetaballs() {
    struct Balls: View {
      @State private var isApart = false
      var body: some View {
        Canvas { context, size in
          context.addFilter(.alphaThreshold(min: 0.5, color: .orange))
          context.addFilter(.blur(radius: 10))
          context.drawLayer { layer in
            for id in 1...2 {
              guard let ball = layer.resolveSymbol(id: id) else { continue }
              layer.draw(ball, at: CGPoint(x: size.width / 2, y: size.height / 2))
            }
          }
        } symbols: {
          ball.tag(1)
          ball.offset(x: isApart ? 60 : 0).tag(2)
        }
        Button("Part") { withAnimation(.linear(duration: 1)) { isApart.toggle() } }
      }
      private var ball: some View { Circle().fill(.white).frame(width: 50, height: 50) }
    }
    let screen = show(Balls())
    screen.assertShows("Part")
    let before = screen.window.svgDescription
    screen.tap("Part")
    screen.pass(0.5)
    let between = screen.window.svgDescription
    screen.pass(1)
    XCTAssertNotEqual(before, between)
    XCTAssertNotEqual(between, screen.window.svgDescription)
  }

  /// Drawings in rows, each of its element.
  func testSparklinesInAList() {
    struct Rows: View {
      let model: Model
      var body: some View {
        List {
          ForEach(model.values, id: \.self) { value in
            HStack {
              Text("\(Int(value))")
              Canvas { context, size in
                context.fill(
                  Path(CGRect(x: 0, y: 0, width: size.width * value / 5, height: size.height)), with: .style(.tint))
              }
              .frame(height: 10)
            }
          }
        }
      }
    }
    let model = Model()
    let screen = show(Rows(model: model))
    screen.assertShows("1", "3", "2")
    model.values.remove(at: 0)
    screen.settle()
    screen.assertShows("3", "2")
    model.values.insert(4, at: 1)
    screen.settle()
    screen.assertShows("3", "4", "2")
  }
}
