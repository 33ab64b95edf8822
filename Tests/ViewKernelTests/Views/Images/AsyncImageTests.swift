import Foundation
import HostTree
import ViewKernel
import XCTest

/// Pictures that are loaded, by a loader of the test's own.
@MainActor
final class AsyncImageTests: HostTestCase {
  /// A picture of 6 x 4 pixels.
  private let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAIAAAAiZtkUAAAAEklEQVR4nGP4z8CAhtD5RAsBAKTRF+lZezHiAAAAAElFTkSuQmCC")!
  private let address = URL(string: "https://example.com/a.png")

  fileprivate final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// A loader whose answers the test gives when it likes.
  @MainActor
  fileprivate final class Server {
    var requests: [(url: URL, answer: CheckedContinuation<Data, any Error>)] = []
    var loader: AsyncImageLoader {
      AsyncImageLoader { url in try await withCheckedThrowingContinuation { self.requests.append((url, $0)) } }
    }
    func answer(_ result: Result<Data, any Error>, at index: Int = 0) {
      requests.remove(at: index).answer.resume(with: result)
    }
  }

  private struct Phases: View {
    let url: URL?
    var scale: CGFloat = 1
    var body: some View {
      AsyncImage(url: url, scale: scale) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure(let error): Text("\((error as? URLError)?.code.rawValue ?? 0)")
        @unknown default: EmptyView()
        }
      }
    }
  }

  func testALoaderThatDoesNotWaitIsDoneAtOnce() {
    let png = png
    assertShows(
      Phases(url: address).environment(\.asyncImageLoader, AsyncImageLoader { _ in png }),
      "HostImageView (47, 48, 6 x 4) image=png")
    assertShows(
      Phases(url: address, scale: 2).environment(\.asyncImageLoader, AsyncImageLoader { _ in png }),
      "HostImageView (48.5, 49, 3 x 2) image=png")
  }

  func testThePhases() async {
    let server = Server()
    let screen = show(Phases(url: address).environment(\.asyncImageLoader, server.loader))
    XCTAssertEqual(screen.texts, ["empty"])
    XCTAssertEqual(server.requests.map(\.url), [address])
    server.answer(.success(png))
    await screen.settle(until: screen.texts == [])
    XCTAssertEqual(screen.hosts(of: HostImageView.self).map(\.frame.size), [CGSize(width: 6, height: 4)])
  }

  func testFailures() async {
    let server = Server()
    let url = Setting(address)
    let screen = show(Showing(url) { Phases(url: $0) }.environment(\.asyncImageLoader, server.loader))
    server.answer(.failure(URLError(.notConnectedToInternet)))
    await screen.settle(until: screen.texts == ["\(URLError.Code.notConnectedToInternet.rawValue)"])
    url.value = URL(string: "https://example.com/text")
    screen.settle()
    XCTAssertEqual(screen.texts, ["empty"], "another address begins anew")
    server.answer(.success(Data("no picture".utf8)))
    await screen.settle(until: screen.texts == ["\(URLError.Code.cannotDecodeContentData.rawValue)"])
    url.value = nil
    screen.settle()
    XCTAssertEqual(screen.texts, ["empty"])
    XCTAssertEqual(server.requests.count, 0)
  }

  func testTheLastAddressCounts() async {
    let server = Server()
    let url = Setting(address)
    let screen = show(Showing(url) { Phases(url: $0) }.environment(\.asyncImageLoader, server.loader))
    url.value = URL(string: "https://example.com/b.png")
    screen.settle()
    XCTAssertEqual(server.requests.map(\.url.lastPathComponent), ["a.png", "b.png"])
    server.answer(.success(png), at: 1)
    await screen.settle(until: screen.texts == [])
    server.answer(.failure(URLError(.timedOut)))
    for _ in 0..<5 { await Task.yield() }
    screen.settle()
    XCTAssertEqual(screen.texts, [], "nobody waits for the first any more")
  }

  func testWhatIsThereIsNotLoadedAgain() {
    let log = Log()
    let png = png
    let title = Setting("a")
    let screen = show(
      TabView {
        Showing(title) {
          Text($0)
          Phases(url: self.address)
        }
        .tabItem { Text("First") }
        Text("second").tabItem { Text("Second") }
      }
      .environment(
        \.asyncImageLoader,
        AsyncImageLoader { url in
          log.lines.append(url.lastPathComponent)
          return png
        }))
    title.value = "b"
    screen.settle()
    screen.tap("Second")
    screen.tap("First")
    XCTAssertEqual(log.take(), ["a.png"])
  }

  func testContentAndPlaceholder() async {
    let server = Server()
    let screen = show(
      AsyncImage(url: address) { image in
        image.resizable().aspectRatio(contentMode: .fit)
      } placeholder: {
        ProgressView()
      }
      .frame(width: 60, height: 60).environment(\.asyncImageLoader, server.loader), width: 100, height: 100)
    XCTAssertEqual(screen.hosts(of: HostActivityIndicatorView.self).count, 1)
    server.answer(.success(png))
    await screen.settle(until: !screen.hosts(of: HostImageView.self).isEmpty)
    XCTAssertEqual(
      screen.printed,
      """
      HostFrameView (20, 20, 60 x 60) width=60 height=60
      └─ HostAspectRatioView (0, 10, 60 x 40) contentMode=fit
         └─ HostImageView (0, 0, 60 x 40) image=png resizable
      """)
  }

  func testAPlaceholderTakesItsRoom() {
    let server = Server()
    let screen = show(
      AsyncImage(url: nil).frame(width: 60, height: 40).environment(\.asyncImageLoader, server.loader), width: 100,
      height: 100)
    XCTAssertEqual(screen.hosts(of: HostImageView.self).map(\.frame), [CGRect(0, 0, 60, 40)])
    XCTAssertTrue(screen.window.svgDescription.contains("<rect x=\"20\" y=\"30\" width=\"60\" height=\"40\""))
    XCTAssertFalse(screen.window.svgDescription.contains("<text"))
  }

  func testAPhaseComesWithATransaction() async {
    let server = Server()
    let screen = show(
      AsyncImage(url: address, transaction: Transaction(animation: .linear(duration: 1))) { phase in
        Color.black.frame(width: phase.image == nil ? 10 : 30, height: 10)
      }
      .environment(\.asyncImageLoader, server.loader), width: 100, height: 100)
    server.answer(.success(png))
    await screen.settle(until: screen.window.isAnimating)
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames, [CGRect(40, 45, 20, 10)])
  }

  func testAViewThatIsGoneWaitsForNothing() async {
    let server = Server()
    let isShown = Setting(true)
    let screen = show(
      Showing(isShown) { if $0 { Phases(url: self.address) } }.environment(\.asyncImageLoader, server.loader))
    isShown.value = false
    screen.settle()
    server.answer(.success(png))
    for _ in 0..<5 { await Task.yield() }
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostImageView.self).count, 0)
  }

  func testAddressesThatNeedNoNetwork() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("AsyncImageTests.png")
    try png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    func shown(_ url: URL?) -> String { show(Phases(url: url), width: 100, height: 100).printed }
    XCTAssertEqual(shown(file), "HostImageView (47, 48, 6 x 4) image=png")
    XCTAssertEqual(
      shown(URL(string: "data:image/png;base64,\(png.base64EncodedString())")),
      "HostImageView (47, 48, 6 x 4) image=png")
    XCTAssertEqual(
      shown(URL(string: "data:,Hello")),
      "HostLabel \"\(URLError.Code.cannotDecodeContentData.rawValue)\" (28, 40, 44 x 20)")
  }

  func testAPictureIsInTheDrawing() {
    let png = png
    let screen = show(
      Phases(url: address).environment(\.asyncImageLoader, AsyncImageLoader { _ in png }), width: 100, height: 100)
    XCTAssertTrue(
      screen.window.svgDescription.contains(
        "<image x=\"47\" y=\"48\" width=\"6\" height=\"4\" preserveAspectRatio=\"none\" "
          + "href=\"data:image/png;base64,\(png.base64EncodedString())\"/>"))
  }
}
