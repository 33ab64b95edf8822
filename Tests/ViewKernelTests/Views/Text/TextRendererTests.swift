import HostTree
import Observation
import ViewKernel
import XCTest

@Observable private final class RendererModel {
  var isOn = false
  var length = 0.0
}

/// Renderers draw texts in place of their hosts.
@MainActor
final class TextRendererTests: HostTestCase {
  private struct Shifted: TextRenderer {
    var length: Double
    var animatableData: Double {
      get { length }
      set { length = newValue }
    }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      context.translateBy(x: 0, y: length)
      for line in layout { context.draw(line) }
    }
  }

  private struct Lines: TextRenderer {
    let log: (Text.Layout) -> Void
    func draw(layout: Text.Layout, in context: inout GraphicsContext) { log(layout) }
  }

  private struct Loud: TextAttribute, Equatable { var volume = 1 }
  private struct Quiet: TextAttribute {}

  private func lines(_ drawing: HostDrawing) -> [String] {
    var shift = CGAffineTransform.identity
    var result: [String] = []
    for command in drawing.commands {
      switch command {
      case .begin(let effects):
        for case .transform(let transform) in effects { shift = transform.concatenating(shift) }
      case .text(let line):
        let place = line.origin.applying(shift)
        result.append("\(line.text) \(Int(place.x.rounded())) \(Int(place.y.rounded()))")
      default: break
      }
    }
    return result
  }

  private func layout(of text: some View, width: CGFloat = 200) -> Text.Layout? {
    var found: Text.Layout?
    let renderer = ImageRenderer(
      content: text.textRenderer(Lines { found = $0 }).frame(width: width, alignment: .leading))
    _ = renderer.drawing
    return found
  }

  func testItDrawsInPlaceOfTheText() {
    let text = Text("a b").foregroundStyle(.red)
    let usual = ImageRenderer(content: text).drawing
    let drawn = ImageRenderer(content: text.textRenderer(Shifted(length: 0))).drawing
    XCTAssertEqual(drawn, usual)
    XCTAssertEqual(lines(drawn ?? HostDrawing()), ["a b 0 16"])
    XCTAssertEqual(
      lines(ImageRenderer(content: text.textRenderer(Shifted(length: 5))).drawing ?? HostDrawing()), ["a b 0 21"])
  }

  func testALayoutHasLinesRunsAndSlices() throws {
    let layout = try XCTUnwrap(layout(of: Text("one ") + Text("two").bold() + Text("\nß")))
    XCTAssertEqual(layout.count, 2)
    XCTAssertFalse(layout.isTruncated)
    XCTAssertEqual(layout.map { $0.map(\.count) }, [[4, 3], [1]])
    let run = layout[0][1]
    XCTAssertEqual(run.characterIndices.map { layout[0][0].characterIndices[0].distance(to: $0) }, [4, 5, 6])
    XCTAssertEqual(run.typographicBounds.rect.minX, layout[0][0].typographicBounds.rect.maxX)
    XCTAssertEqual(run[1].typographicBounds.rect.minX, run[0].typographicBounds.rect.maxX)
    XCTAssertEqual(run[0..<3].typographicBounds, run.typographicBounds)
    XCTAssertEqual(layout[0].typographicBounds.rect.maxY, layout[1].typographicBounds.rect.minY)
    XCTAssertEqual(layout[0].origin.y, layout[0].typographicBounds.origin.y)
    XCTAssertEqual(run[0].indices, 0..<1)
    XCTAssertEqual(Text.Layout.RunSlice(run: run, indices: 1..<9).indices, 1..<3)
    XCTAssertEqual(run.layoutDirection, .leftToRight)
    XCTAssertEqual(layout[0].paragraphLayoutDirection, .leftToRight)
  }

  func testATruncatedTextSaysSo() throws {
    let layout = try XCTUnwrap(layout(of: Text("one two three").lineLimit(1), width: 40))
    XCTAssertTrue(layout.isTruncated)
    XCTAssertEqual(layout[0].count, 1)
  }

  func testRunsHaveTheAttributesOfTheirTexts() throws {
    let text =
      Text("a") + Text("b").customAttribute(Loud(volume: 2))
      + Text("c").customAttribute(Quiet()).customAttribute(Loud()).customAttribute(Loud(volume: 3))
    let layout = try XCTUnwrap(layout(of: text))
    XCTAssertEqual(layout[0].map { $0[Loud.self]?.volume }, [nil, 2, 1])
    XCTAssertEqual(layout[0].map { $0[Quiet.self] != nil }, [false, false, true])
    XCTAssertEqual(layout[0][1][0][Loud.self], Loud(volume: 2))
    XCTAssertEqual(Text("a").customAttribute(Loud()), Text("a").customAttribute(Loud()))
    XCTAssertNotEqual(Text("a").customAttribute(Loud()), Text("a").customAttribute(Loud(volume: 2)))
    XCTAssertNotEqual(Text("a").customAttribute(Loud()), Text("a").customAttribute(Quiet()))
  }

  func testSlicesAreDrawnWhereTheyAre() {
    struct Alone: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for run in layout.flatMap({ $0 }) {
          for slice in run.reversed() { context.draw(slice, options: .disablesSubpixelQuantization) }
        }
      }
    }
    let drawing = ImageRenderer(content: Text("iWi").kerning(3).textRenderer(Alone())).drawing ?? HostDrawing()
    XCTAssertEqual(lines(drawing), ["i 26 16", "W 7 16", "i 0 16"])
  }

  func testASizeOfItsOwn() {
    struct Roomy: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) { for line in layout { context.draw(line) } }
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 10, height: size.height * 2)
      }
      var displayPadding: EdgeInsets { EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4) }
    }
    struct Page: View {
      let model: RendererModel
      var body: some View {
        if model.isOn { Text("a").textRenderer(Roomy()) } else { Text("a") }
      }
    }
    XCTAssertEqual(show(Text("a").textRenderer(Roomy())).frame("a")?.size, CGSize(width: 20, height: 40))
    let model = RendererModel()
    model.isOn = true
    let screen = show(Page(model: model))
    model.isOn = false
    screen.assertShows("a")
  }

  func testARendererComesAndGoes() {
    struct Page: View {
      let model: RendererModel
      var body: some View {
        Text("a").environment(\.lineLimit, 1).textRenderer(Either(isOn: model.isOn))
      }
    }
    struct Either: TextRenderer {
      let isOn: Bool
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        if isOn { context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red)) }
      }
    }
    let model = RendererModel()
    let screen = show(Page(model: model))
    XCTAssertTrue(screen.tree().contains("renderer=Either lines=1"), screen.tree())
    let before = HostDrawing(of: screen.window)
    model.isOn = true
    screen.settle()
    XCTAssertNotEqual(HostDrawing(of: screen.window), before)
    screen.assertAgreesWithFresh()
  }

  func testItIsAnimatedByTheClock() {
    struct Page: View {
      let model: RendererModel
      var body: some View { Text("a").textRenderer(Shifted(length: model.length)) }
    }
    let model = RendererModel()
    let screen = show(Page(model: model), width: 100, height: 20)
    func places() -> [String] { lines(HostDrawing(of: screen.window)).map { String($0.split(separator: " ")[2]) } }
    XCTAssertEqual(places(), ["16"])
    withAnimation(.linear(duration: 1)) { model.length = 10 }
    screen.settle()
    XCTAssertEqual(places(), ["16"])
    screen.advance(by: 0.5)
    XCTAssertEqual(places(), ["21"])
    screen.advance(by: 0.6)
    XCTAssertEqual(places(), ["26"])
    screen.assertAgreesWithFresh()
  }

  func testTheEnvironmentOfAPageDoesNotKeepItsTextsAlive() {
    // That everything died is checked after each test.
    let screen = show(
      TabView { ForEach(0..<3) { Text("Page \($0)") } }
        .tabViewStyle(PageTabViewStyle()).textRenderer(
          Shifted(length: 1)))
    XCTAssertFalse(screen.texts.isEmpty)
  }

  func testItIsPartOfATransition() {
    struct Rising: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.textRenderer(Shifted(length: phase.isIdentity ? 0 : 10))
      }
    }
    struct Page: View {
      let model: RendererModel
      var body: some View {
        // Of one size, so that the text does not move otherwise.
        Color.clear.overlay { if model.isOn { Text("a").transition(Rising()) } }
      }
    }
    let model = RendererModel()
    let screen = show(Page(model: model), width: 100, height: 20)
    func places() -> [String] { lines(HostDrawing(of: screen.window)).map { String($0.split(separator: " ")[2]) } }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    screen.settle()
    XCTAssertEqual(places(), ["26"])
    screen.advance(by: 0.5)
    XCTAssertEqual(places(), ["21"])
    screen.advance(by: 1)
    XCTAssertEqual(places(), ["16"])
    screen.assertAgreesWithFresh()
  }

  func testWhatItReadsIsTracked() {
    struct Reading: TextRenderer {
      let model: RendererModel
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        context.translateBy(x: 0, y: model.length)
        for line in layout { context.draw(line) }
      }
    }
    let model = RendererModel()
    let screen = show(Text("a").textRenderer(Reading(model: model)), width: 100, height: 20)
    func places() -> [String] { lines(HostDrawing(of: screen.window)).map { String($0.split(separator: " ")[2]) } }
    XCTAssertEqual(places(), ["16"])
    model.length = 3
    screen.settle()
    XCTAssertEqual(places(), ["19"])
  }
}
