import TestSupport
import ViewKernel
import XCTest

@MainActor
final class NavigationTransitionTests: HostTestCase {
  /// What is drawn after some seconds.
  private func texts<Content: View>(_ screen: Screen<Content>, after seconds: Double = 0) -> [String] {
    screen.advance(by: seconds)
    return HostDrawing(of: screen.window).placed()
  }

  private struct Photos: View {
    @Namespace private var photos
    var isCover = false
    var id = 1
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          if isCover {
            Button("open") { isShown = true }.frame(width: 100, height: 50).matchedTransitionSource(id: 1, in: photos)
          } else {
            NavigationLink("open") { Text("photo").navigationTransition(.zoom(sourceID: id, in: photos)) }
              .frame(width: 100, height: 50)
              .matchedTransitionSource(id: 1, in: photos) { $0.background(.red).clipShape(.rect(cornerRadius: 8)) }
          }
        }
        .toolbar(.hidden)
      }
      .fullScreenCover(isPresented: $isShown) {
        Button("photo") { isShown = false }.navigationTransition(.zoom(sourceID: id, in: photos))
      }
    }
  }

  private func screen(_ photos: Photos) -> Screen<Photos> {
    let screen = show(photos, width: 200, height: 200)
    screen.window.showsTransitions = true
    return screen
  }

  func testAPageGrowsOutOfItsSource() {
    let screen = screen(Photos())
    screen.tap("open")
    XCTAssertTrue(texts(screen).contains { $0.hasPrefix("photo") && $0.hasSuffix("x50% 0%") }, "\(texts(screen))")
    XCTAssertEqual(texts(screen, after: 0.5).filter { $0.hasPrefix("photo") }.count, 1)
    XCTAssertFalse(screen.window.isAnimating)
    let source = screen.hosts(of: HostTransitionSourceView.self)
    XCTAssertEqual(source.map(\.id), [], "it is in the page below")
  }

  func testWithoutASourceItSlides() {
    let screen = screen(Photos(id: 2))
    screen.tap("open")
    XCTAssertTrue(texts(screen).contains { $0.hasPrefix("photo (2") || $0.hasPrefix("photo (3") }, "\(texts(screen))")
  }

  func testACoverGrowsOutOfItsSource() {
    let screen = screen(Photos(isCover: true))
    screen.tap("open")
    XCTAssertTrue(texts(screen).contains { $0.hasPrefix("photo") && $0.hasSuffix("x50% 0%") }, "\(texts(screen))")
    _ = texts(screen, after: 1)
    screen.tap("photo")
    XCTAssertEqual(texts(screen).count, 2, "it is seen as it was")
    XCTAssertEqual(texts(screen, after: 0.5).count, 1)
  }

  func testTheLooksOfASource() {
    let host = screen(Photos()).hosts(of: HostTransitionSourceView.self)[0]
    XCTAssertEqual(host.id, 1)
    XCTAssertEqual(host.sourceCornerRadius, 8)
    XCTAssertEqual(host.sourceBackground, .systemRed)
  }

  func testAnUpdateThatDisablesAnimations() {
    struct Pages: View {
      @State private var path: [Int] = []
      @State private var isShown = false

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("push") { withoutAnimation { path = [1] } }
            Button("present") { withoutAnimation { isShown = true } }
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        .sheet(isPresented: $isShown) { Button("close") { withoutAnimation { isShown = false } } }
      }

      private func withoutAnimation(_ change: () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, change)
      }
    }
    let screen = show(Pages(), width: 200, height: 200)
    screen.window.showsTransitions = true
    screen.tap("present")
    XCTAssertFalse(screen.window.isAnimating)
    screen.tap("close")
    XCTAssertFalse(screen.window.isAnimating)
    screen.tap("push")
    XCTAssertFalse(screen.window.isAnimating)
    screen.goBack()
    XCTAssertTrue(screen.window.isAnimating, "the user goes back")
  }

  func testAPageThatIsRemovedByTheStateIsSeenAsItGoes() {
    struct Page: View {
      @State private var isShown = true

      var body: some View {
        NavigationStack {
          Text("root").navigationDestination(isPresented: $isShown) { Button("gone") { isShown = false } }
        }
        .toolbar(.hidden)
      }
    }
    let screen = show(Page(), width: 200, height: 200)
    screen.window.showsTransitions = true
    screen.tap("gone")
    XCTAssertTrue(texts(screen).contains { $0.hasPrefix("gone") }, "\(texts(screen))")
    XCTAssertFalse(texts(screen, after: 0.5).contains { $0.hasPrefix("gone") })
  }

  func testASourceInABar() {
    struct Bar: View {
      @Namespace private var space
      @State private var isShown = false

      var body: some View {
        NavigationStack {
          Text("root").toolbar {
            ToolbarItem { Button("Info") { isShown = true } }.matchedTransitionSource(id: "info", in: space)
          }
        }
        .sheet(isPresented: $isShown) { Text("info").navigationTransition(.zoom(sourceID: "info", in: space)) }
      }
    }
    let screen = show(Bar(), width: 200, height: 200)
    screen.window.showsTransitions = true
    screen.tap("Info")
    XCTAssertTrue(texts(screen).contains { $0.hasPrefix("info") && $0.hasSuffix("% 0%") }, "\(texts(screen))")
  }
}
