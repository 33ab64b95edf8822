import HostTree
import ViewKernel
import XCTest

/// Texts and symbols in a gradient have the gradient, across the whole view.
@MainActor
final class GradientTextTests: HostTestCase {
  private static let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  private func commands<V: View>(of view: V) -> [HostDrawing.Command] {
    let screen = show(view)
    guard let host = screen.all.first(where: { $0 is HostLabel || $0 is HostImageView }) else { return [] }
    return HostDrawing(of: host).commands
  }

  private func assertPainted(_ commands: [HostDrawing.Command], line: UInt = #line) {
    guard case .begin(let effects)? = commands.first, case .mask(let mask)? = effects.first,
      case .fill(let path, .paint(.linearGradient, let rect), _)? = commands.dropFirst().first
    else { return XCTFail("\(commands)", line: line) }
    XCTAssertFalse(mask.isEmpty, line: line)
    XCTAssertEqual(path.boundingRect, rect, line: line)
    XCTAssertEqual(commands.count, 3, line: line)
  }

  func testATextInAGradient() {
    assertPainted(commands(of: Text("Hello").foregroundStyle(Self.gradient)))
    assertPainted(commands(of: VStack { Text("Hello").font(.title).underline() }.foregroundStyle(Self.gradient)))
    assertPainted(commands(of: (Text("Hello ") + Text("you").bold()).foregroundStyle(Self.gradient)))
  }

  func testASymbolInAGradient() {
    assertPainted(commands(of: Image(systemName: "star.fill").foregroundStyle(Self.gradient)))
  }

  func testAPlaceholderHasNoGradient() {
    let commands = commands(of: Text("Hello").foregroundStyle(Self.gradient).redacted(reason: .placeholder))
    XCTAssertEqual(commands.count, 1)
  }

  private struct Changing: View {
    @State private var isColourful = true
    var body: some View {
      VStack {
        Button("Change") { isColourful.toggle() }
        Text("Hello").foregroundStyle(isColourful ? AnyShapeStyle(GradientTextTests.gradient) : AnyShapeStyle(.red))
      }
    }
  }

  func testItIsTakenBack() {
    let screen = show(Changing())
    let label = screen.hosts(of: HostLabel.self).last
    XCTAssertNotNil(label?.contentPaint)
    screen.tap("Change")
    XCTAssertNil(label?.contentPaint)
    XCTAssertEqual(label?.textColor, .red)
    XCTAssertTrue(screen.window.treeDescription().contains("color=red"))
  }

  func testThePictureHasTheGradient() {
    let screen = show(Text("Hello").foregroundStyle(Self.gradient))
    let picture = screen.window.svgDescription
    XCTAssertTrue(picture.contains("linearGradient"))
    XCTAssertTrue(picture.contains("<mask"))
    XCTAssertTrue(picture.contains(">Hello</text>"))
  }
}
