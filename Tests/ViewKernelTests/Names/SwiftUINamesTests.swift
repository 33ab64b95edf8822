import HostTree
import ViewKernel
import XCTest

/// A component library that has a `Text` of its own.
private struct Text: SwiftUI.View {
  @SwiftUI.State private var count = 1
  @SwiftUI.Environment(\.colorScheme) private var scheme

  var body: some SwiftUI.View { SwiftUI.Text(verbatim: "\(count) \(scheme)").foregroundStyle(SwiftUI.Color.red) }
}

extension SwiftUI.Button where Label == SwiftUI.Text {
  fileprivate init(own title: String) { self.init(title) {} }
}

@MainActor
final class SwiftUINamesTests: HostTestCase {
  func testNamesBehindTheModulesNameAreThoseOfThisLibrary() {
    let screen = show(
      SwiftUI.VStack {
        Text(); SwiftUI.Button(own: "Save")
      })
    XCTAssertEqual(screen.texts, ["1 light", "Save"])
  }

  func testFunctions() {
    let place = Setting<CGFloat>(0)
    let screen = show(Showing(place) { Color.red.frame(width: 10, height: 10).offset(x: $0) })
    SwiftUI.withAnimation(.linear(duration: 1)) { place.value = 100 }
    screen.settle()
    XCTAssertTrue(screen.window.isAnimating)
    SwiftUI.withTransaction(\.disablesAnimations, true) { place.value = 0 }
    screen.settle()
    screen.pass(2)
    XCTAssertEqual(screen.colorFrames.map(\.minX), [95])
  }
}
