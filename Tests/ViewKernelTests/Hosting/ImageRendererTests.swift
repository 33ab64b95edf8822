import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class ImageRendererTests: HostTestCase {
  func testADocumentOfSVG() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
    let picture = renderer.svgDescription
    XCTAssertEqual(picture, show(Color.red.frame(width: 20, height: 10), width: 20, height: 10).hosting.svgDescription)
    XCTAssertEqual(picture?.contains("width=\"20\" height=\"10\""), true)
    renderer.scale = 3
    XCTAssertEqual(renderer.svgDescription?.contains("width=\"60\" height=\"30\""), true)
    XCTAssertEqual(renderer.svgDescription?.contains("matrix(3 0 0 3 0 0)"), true)
  }

  func testViewsTakeTheirIdealSizeUnlessOneIsProposed() {
    let renderer = ImageRenderer(content: Text("several words here").background(Color.red))
    func size() -> CGSize? {
      var result: CGSize?
      renderer.render { size, _ in result = size }
      return result
    }
    let ideal = size()
    XCTAssertEqual(ideal?.height, 20)
    renderer.proposedSize = ProposedViewSize(width: 70, height: nil)
    XCTAssertGreaterThan(size()?.height ?? 0, 20)
    renderer.proposedSize = .unspecified
    XCTAssertEqual(size(), ideal)
  }

  func testADrawingOfOnesOwn() {
    let renderer = ImageRenderer(content: Color.blue.frame(width: 5, height: 5))
    var drawing = HostDrawing()
    renderer.render(rasterizationScale: 2) { size, render in
      drawing.fill(CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1), with: .yellow)
      render(&drawing)
    }
    XCTAssertEqual(drawing.commands.count, 2)
    XCTAssertEqual(drawing.commands.last, renderer.drawing?.commands.first)
  }

  func testWhatIsOpaqueIsBlackBehindTheViews() {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 5, height: 5))
    XCTAssertEqual(renderer.drawing?.isEmpty, true)
    renderer.isOpaque = true
    XCTAssertEqual(renderer.drawing?.commands.count, 1)
  }

  func testAnImage() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
    renderer.scale = 2
    let image = renderer.uiImage
    XCTAssertEqual(image?.size, CGSize(width: 20, height: 10))
    XCTAssertEqual(image?.scale, 2)
    XCTAssertEqual(renderer.nsImage, image)
    XCTAssertEqual(renderer.cgImage?.width, 40)
    XCTAssertNil(image?.pngData())
    XCTAssertEqual(takeDiagnostics().count, 1)
    guard let image, let pixels = renderer.cgImage else { return XCTFail() }
    let picture = show(
      VStack(spacing: 0) {
        Image(uiImage: image)
        Image(pixels, scale: 4, orientation: .right, label: Text("Red"))
        Image(decorative: pixels, scale: 1)
      })
    XCTAssertEqual(picture.hosts(of: HostImageView.self).map(\.frame.size.width), [20, 5, 40])
    XCTAssertEqual(picture.hosts(of: HostImageView.self)[1].accessibilityLabel, "Red")
    let text = HostDrawing(of: picture.hosting).commands.filter { if case .image = $0 { true } else { false } }
    XCTAssertEqual(text.count, 0, "each is drawn")
  }

  func testObservationCanBeTurnedOff() {
    let renderer = ImageRenderer(content: Color.red)
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    renderer.scale = 2
    renderer.isObservationEnabled = false
    renderer.scale = 3
    XCTAssertEqual(count, 1)
    subscription.cancel()
  }

  func testStateStaysAndContentChanges() {
    final class Model: ObservableObject { @Published var count = 1 }
    struct Badge: View {
      @ObservedObject var model: Model
      let name: String
      @State private var seen = 0
      var body: some View {
        Text("\(name) \(model.count) \(seen)").onChange(of: model.count) { seen += 1 }
      }
    }
    let model = Model()
    let renderer = ImageRenderer(content: Badge(model: model, name: "a"))
    func text() -> String? {
      renderer.drawing?.commands.lazy.compactMap { if case .text(let line) = $0 { line.text } else { nil } }.first
    }
    XCTAssertEqual(text(), "a 1 0")
    var announced = 0
    let subscription = renderer.objectWillChange.sink { announced += 1 }
    model.count = 2
    XCTAssertEqual(announced, 1, "what the views have read has changed")
    XCTAssertEqual(text(), "a 2 1")
    XCTAssertEqual(announced, 1, "to draw changes nothing")
    renderer.content = Badge(model: model, name: "b")
    XCTAssertEqual(announced, 2)
    XCTAssertEqual(text(), "b 2 1")
    renderer.scale = 2
    renderer.isOpaque = true
    renderer.proposedSize = .zero
    XCTAssertEqual(announced, 5)
    subscription.cancel()
  }

  func testContainersAreLaidOut() {
    let renderer = ImageRenderer(
      content: VStack {
        GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
        LazyVStack { ForEach(0..<3) { Text("row \($0)") } }
        List { Text("cell") }
      })
    renderer.proposedSize = ProposedViewSize(width: 100, height: 300)
    let texts = renderer.drawing?.commands.compactMap { if case .text(let line) = $0 { line.text } else { nil } }
    XCTAssertEqual(texts, ["100", "row 0", "row 1", "row 2", "cell"])
  }

  func testSizesThatAreNone() {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = .infinity
    XCTAssertNil(renderer.svgDescription)
    XCTAssertNil(renderer.drawing)
    renderer.render { _, _ in XCTFail("nothing is drawn") }
    XCTAssertEqual(
      Set(takeSentences()),
      [
        "An image renderer's views want the size inf x inf, which is not finite: nothing is drawn. "
          + "Set its proposedSize, or give them a frame."
      ])
    let other = ImageRenderer(content: Color.red.frame(width: 5, height: 5))
    other.scale = .nan
    XCTAssertEqual(other.svgDescription?.contains("width=\"5\""), true)
  }
}
