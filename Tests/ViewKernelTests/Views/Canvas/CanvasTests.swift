import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// When a canvas draws, and what it draws with.
@MainActor
final class CanvasTests: HostTestCase {
  @Observable
  fileprivate final class Model {
    var color = Color.red
    var isShown = true
  }

  fileprivate final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  // MARK: Layout

  func testItTakesWhatItIsProposed() {
    assertShows(
      HStack {
        Canvas { _, _ in }
        Canvas(opaque: true, colorMode: .linear) { _, _ in }.frame(height: 30)
        Canvas { _, _ in }.fixedSize()
      },
      """
      HostStackView (0, 0, 100 x 100) axis=horizontal
      ├─ HostCanvas (0, 0, 37 x 100)
      ├─ HostFrameView (45, 35, 37 x 30) height=30
      │  └─ HostCanvas (0, 0, 37 x 30) opaque colorMode=linear
      └─ HostFixedSizeView (90, 45, 10 x 10) horizontal vertical
         └─ HostCanvas (0, 0, 10 x 10)
      """)
  }

  func testItIsHitInItsBounds() {
    let taps = Log()
    let screen = show(
      Canvas { _, _ in
      } symbols: {
        Button("b") { taps.lines.append("b") }.tag(1)
      }
      .onTapGesture { taps.lines.append("canvas") }.frame(width: 50, height: 50), width: 100, height: 100)
    screen.window.tap(at: CGPoint(x: 50, y: 50))
    screen.settle()
    screen.window.tap(at: CGPoint(x: 10, y: 10))
    screen.settle()
    XCTAssertEqual(taps.take(), ["canvas"])
  }

  // MARK: When it draws

  func testItDrawsWhenItIsDrawnAndKeepsThat() {
    let log = Log()
    let screen = show(Canvas { _, size in log.lines.append("\(size.width)") }, width: 50, height: 50)
    XCTAssertEqual(log.take(), [], "nobody has looked")
    _ = screen.window.svgDescription
    _ = screen.window.svgDescription
    XCTAssertEqual(log.take(), ["50.0"])
    screen.settle()
    _ = screen.window.svgDescription
    XCTAssertEqual(log.take(), [])
  }

  func testItDrawsAgainForAnotherSize() {
    let width = Setting(20.0)
    let log = Log()
    let screen = show(
      Showing(width) { width in Canvas { _, size in log.lines.append("\(size.width)") }.frame(width: width) },
      width: 50, height: 50)
    _ = screen.window.svgDescription
    width.value = 30
    screen.settle()
    _ = screen.window.svgDescription
    XCTAssertEqual(log.take(), ["20.0", "30.0"])
  }

  func testItDrawsAgainWhenWhatItReadsHasChanged() {
    let model = Model()
    let log = Log()
    let screen = show(
      Canvas { [log, model] context, size in
        log.lines.append("\(model.color)")
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(model.color))
      }, width: 50, height: 50)
    _ = screen.window.svgDescription
    model.isShown = false
    screen.settle()
    _ = screen.window.svgDescription
    XCTAssertEqual(log.take(), ["red"], "it has not read that")
    model.color = .blue
    screen.settle()
    XCTAssertTrue(screen.window.svgDescription.contains("fill=\"#007aff\""))
    XCTAssertEqual(log.take(), ["blue"])
  }

  func testItDrawsAgainForAnotherEnvironment() {
    let isDark = Setting(false)
    let log = Log()
    let screen = show(
      Showing(isDark) { isDark in
        Canvas { [log] context, size in
          log.lines.append("\(context.environment.colorScheme) \(context.environment.lineLimit ?? 0)")
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
        }
        .environment(\.colorScheme, isDark ? .dark : .light)
        .environment(\.lineLimit, 3)
      }, width: 50, height: 50)
    XCTAssertTrue(screen.window.svgDescription.contains("fill=\"#000000\""))
    isDark.value = true
    screen.settle()
    XCTAssertTrue(screen.window.svgDescription.contains("fill=\"#ffffff\""))
    XCTAssertEqual(log.take(), ["light 3", "dark 3"])
  }

  /// Nobody has looked before the change, so nothing was read that could tell of it.
  func testTheEnvironmentIsThatOfTheFirstLook() {
    let isBold = Setting(false)
    let screen = show(
      Showing(isBold) { isBold in
        Canvas { context, _ in context.draw(Text("a"), at: .zero, anchor: .topLeading) }.bold(isBold)
      }, width: 50, height: 50)
    isBold.value = true
    screen.settle()
    XCTAssertTrue(body(of: screen).joined().contains("font-weight"))
  }

  func testTheWindowsAppearanceCounts() {
    let screen = show(
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }, width: 50,
      height: 50)
    XCTAssertTrue(screen.window.svgDescription.contains("fill=\"#ff3b30\""))
    screen.window.overrideUserInterfaceStyle = .dark
    screen.settle()
    XCTAssertTrue(screen.window.svgDescription.contains("fill=\"#ff453a\""), screen.window.svgDescription)
  }

  func testItIsAnimatedByATimeline() {
    struct Ball: View {
      var body: some View {
        TimelineView(.animation) { timeline in
          Canvas { context, size in
            let x = timeline.date.timeIntervalSinceReferenceDate * 10
            context.fill(Path(CGRect(x: x, y: 0, width: 10, height: 10)), with: .color(.black))
          }
        }
      }
    }
    let screen = show(Ball(), width: 50, height: 50)
    let canvas = screen.hosts(of: HostCanvas.self)[0]
    var places: [String] = []
    for _ in 0..<3 {
      places.append(body(of: screen).joined())
      screen.pass(0.5)
    }
    XCTAssertEqual(
      places,
      [0, 5, 10].map { "<rect x=\"\($0)\" y=\"0\" width=\"10\" height=\"10\" fill=\"#000000\"/>" })
    XCTAssertTrue(canvas === screen.hosts(of: HostCanvas.self)[0])
  }

  func testAnAnimatableViewIsDrawnOnTheWay() {
    struct Bar: View, Animatable {
      var width: CGFloat
      var animatableData: CGFloat {
        get { width }
        set { width = newValue }
      }
      var body: some View {
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 10)), with: .color(.black))
        }
      }
    }
    let width = Setting(10.0)
    let screen = show(
      Showing(width) { Bar(width: $0).animation(.linear(duration: 1), value: $0) }, width: 50, height: 50)
    width.value = 30
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(body(of: screen), ["<rect x=\"0\" y=\"0\" width=\"20\" height=\"10\" fill=\"#000000\"/>"])
  }

  func testAStateWrittenByTheClosureIsReported() {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        Canvas { _, _ in count += 1 }
        Text("\(count)")
      }
    }
    let screen = show(Counting(), width: 50, height: 50)
    _ = screen.window.svgDescription
    screen.settle()
    XCTAssertEqual(screen.texts, ["0"])
    XCTAssertEqual(takeSentences().count, 1)
  }

  // MARK: Symbols

  func testSymbolsAreDrawnWhereTheClosureDrawsThem() {
    let log = Log()
    let screen = show(
      Canvas { context, size in
        guard let symbol = context.resolveSymbol(id: "dot") else { return log.lines.append("none") }
        log.lines.append("\(symbol.size.width) x \(symbol.size.height)")
        context.draw(symbol, at: CGPoint(x: 25, y: 25))
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 10))
        XCTAssertNil(context.resolveSymbol(id: "dash"))
      } symbols: {
        Color.black.frame(width: 20, height: 10).tag("dot")
        Text("not drawn")
      }, width: 50, height: 50)
    XCTAssertEqual(
      body(of: screen),
      [
        "<g transform=\"translate(15 20)\">", "<rect x=\"0\" y=\"0\" width=\"20\" height=\"10\" fill=\"#000000\"/>",
        "</g>",
        "<g transform=\"matrix(2 0 0 1 0 0)\">", "<rect x=\"0\" y=\"0\" width=\"20\" height=\"10\" fill=\"#000000\"/>",
        "</g>",
      ])
    XCTAssertEqual(log.take(), ["20.0 x 10.0"])
    XCTAssertEqual(
      screen.printed,
      """
      HostCanvas (0, 0, 50 x 50)
      ├─ HostFrameView (0, 0, 20 x 10) width=20 height=10
      │  └─ HostColorView (0, 0, 20 x 10) background=black
      └─ HostLabel "not drawn" (0, 0, 75 x 20)
      """)
  }

  func testASymbolThatChangesIsDrawnAgain() {
    let model = Model()
    let log = Log()
    struct Dot: View {
      let model: Model
      var body: some View { model.color.frame(width: 20, height: 10) }
    }
    let screen = show(
      Canvas { [log] context, _ in
        log.lines.append("draws")
        context.resolveSymbol(id: 1).map { context.draw($0, at: .zero, anchor: .topLeading) }
      } symbols: {
        Dot(model: model).tag(1)
        Text("\(model.isShown)").tag(2)
      }, width: 50, height: 50)
    XCTAssertTrue(body(of: screen).joined().contains("#ff3b30"))
    model.color = .blue
    screen.settle()
    XCTAssertTrue(body(of: screen).joined().contains("#007aff"))
    XCTAssertEqual(log.take(), ["draws", "draws"])
    _ = screen.window.svgDescription
    XCTAssertEqual(log.take(), [], "another symbol, which it does not draw")
  }

  func testSymbolsComeAndGo() {
    let count = Setting(1)
    let screen = show(
      Showing(count) { count in
        Canvas { context, _ in
          for index in 0..<3 {
            context.resolveSymbol(id: index).map {
              context.draw($0, at: CGPoint(x: index * 10, y: 0), anchor: .topLeading)
            }
          }
        } symbols: {
          ForEach(0..<count, id: \.self) { _ in Color.black.frame(width: 5, height: 5) }
        }
      }, width: 50, height: 50)
    var counts: [Int] = []
    for number in [1, 3, 0, 2] {
      count.value = number
      screen.settle()
      counts.append(body(of: screen).filter { $0.contains("<rect") }.count)
    }
    XCTAssertEqual(counts, [1, 3, 0, 2])
  }

  func testASymbolThatDepartsIsFoundNoMore() {
    let count = Setting(1)
    let screen = show(
      Showing(count) { count in
        Canvas { context, _ in
          context.resolveSymbol(id: 1).map { context.draw($0, at: .zero, anchor: .topLeading) }
        } symbols: {
          Group { ForEach(0..<count, id: \.self) { _ in Color.black.frame(width: 5, height: 5) } }.tag(1)
        }
      }, width: 50, height: 50)
    withAnimation { count.value = 0 }
    screen.settle()
    XCTAssertEqual(body(of: screen), [])
    XCTAssertEqual(screen.hosts(of: HostCanvas.self)[0].subviews.count, 1, "until its transition has ended")
    screen.pass(1)
    XCTAssertEqual(screen.hosts(of: HostCanvas.self)[0].subviews.count, 0)
  }

  func testSymbolsKeepTheirStateAndAreAnimated() {
    struct Growing: View {
      @State private var isLarge = false
      var body: some View {
        Color.black.frame(width: 10, height: 10).scaleEffect(isLarge ? 2 : 1)
          .animation(.linear(duration: 1), value: isLarge)
          .onAppear { isLarge = true }
      }
    }
    let screen = show(
      Canvas { context, _ in
        context.resolveSymbol(id: 1).map { context.draw($0, in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      } symbols: {
        Growing().tag(1)
      }, width: 50, height: 50)
    screen.pass(0.5)
    XCTAssertTrue(body(of: screen).joined().contains("matrix(1.5 0 0 1.5"), "\(body(of: screen))")
  }

  // MARK: Where it draws

  func testWhatIsOutsideIsClipped() {
    let screen = show(
      Canvas { context, _ in
        context.fill(Path(CGRect(x: -10, y: 0, width: 20, height: 20)), with: .color(.black))
      }.padding(10), width: 50, height: 50)
    XCTAssertEqual(
      body(of: screen),
      [
        "<g transform=\"translate(10 10)\">", "<clipPath id=\"clip1\">",
        "<rect x=\"0\" y=\"0\" width=\"30\" height=\"30\"/>", "</clipPath>", "<g clip-path=\"url(#clip1)\">",
        "<rect x=\"-10\" y=\"0\" width=\"20\" height=\"20\" fill=\"#000000\"/>", "</g>", "</g>",
      ])
  }

  func testAnOpaqueCanvasIsBlackBelow() {
    let screen = show(Canvas(opaque: true) { _, _ in }, width: 50, height: 50)
    XCTAssertEqual(body(of: screen), ["<rect x=\"0\" y=\"0\" width=\"50\" height=\"50\" fill=\"#000000\"/>"])
  }

  func testAContextThatIsKeptDrawsNothingMore() {
    var kept: GraphicsContext?
    let screen = show(Canvas { context, _ in kept = context }, width: 50, height: 50)
    _ = screen.window.svgDescription
    kept?.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
    XCTAssertNil(kept?.resolveSymbol(id: 1))
    XCTAssertEqual(body(of: screen), [])
    screen.close()
    XCTAssertNil(kept?.resolveSymbol(id: 1))
    kept = nil
  }
}

/// The lines of an SVG picture of what a screen shows, without the document around them and the window's background.
@MainActor
func body<V: View>(of screen: Screen<V>) -> [String] {
  screen.window.svgDescription.split(separator: "\n").dropFirst(2).dropLast()
    .map { $0.trimmingCharacters(in: .whitespaces) }
}
