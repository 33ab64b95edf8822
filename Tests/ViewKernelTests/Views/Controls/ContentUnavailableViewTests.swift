import Foundation
import HostTree
import ViewKernel
import XCTest

/// What is shown where there is nothing else to show.
@MainActor
final class ContentUnavailableViewTests: HostTestCase {
  func testEachInitialiserShowsItsParts() {
    HostAssets.register(HostImage(named: "box", size: CGSize(width: 20, height: 20)))
    let title = "Any string"
    let screen = show(
      VStack {
        ContentUnavailableView("No Mail", systemImage: "tray")
        ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail comes here."))
        ContentUnavailableView(title, systemImage: "tray", description: Text("a"))
        ContentUnavailableView("Pictures", image: "box")
        ContentUnavailableView(title, image: "box")
        ContentUnavailableView {
          Text("label")
        } description: {
          Text("description")
        } actions: {
          Button("action") {}
        }
      }, width: 300, height: 1200)
    XCTAssertEqual(
      screen.texts,
      [
        "No Mail", "No Mail", "New mail comes here.", "Any string", "a", "Pictures", "Any string", "label",
        "description", "action",
      ])
  }

  func testThePartsStandBelowEachOtherInTheMiddle() throws {
    var taps = 0
    let screen = show(
      ContentUnavailableView {
        Label("Title", systemImage: "tray")
      } description: {
        Text("Why")
      } actions: {
        Button("Mend") { taps += 1 }
      }, width: 300, height: 400)
    let picture = try XCTUnwrap(screen.hosts(of: HostImageView.self).first)
    let frames = [
      picture.convert(picture.bounds, to: nil), try XCTUnwrap(screen.frame("Title")),
      try XCTUnwrap(screen.frame("Why")), try XCTUnwrap(screen.frame("Mend")),
    ]
    for frame in frames { XCTAssertEqual(frame.midX, 150, accuracy: 0.5) }
    for (upper, lower) in zip(frames, frames.dropFirst()) { XCTAssertLessThan(upper.maxY, lower.minY) }
    XCTAssertEqual((frames[0].minY + frames[3].maxY) / 2, 200, accuracy: 0.5)
    XCTAssertGreaterThan(frames[0].height, frames[1].height, "the picture is large")
    screen.tap("Mend")
    XCTAssertEqual(taps, 1)
  }

  func testASearchNamesWhatItWasFor() {
    let screen = show(ContentUnavailableView.search(text: "abc"))
    let advice = "Check the spelling or try a new search."
    XCTAssertEqual(screen.texts, ["No Results for “abc”", advice])
    screen.view = .search(text: "")
    XCTAssertEqual(screen.texts, ["No Results", advice])
    screen.view = .search
    XCTAssertEqual(screen.texts, ["No Results", advice])
  }

  func testASearchFollowsTheTextOfTheSearchAround() {
    struct Search: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          VStack {
            Button("Look") { text = text.isEmpty ? "abc" : "" }
            ContentUnavailableView.search
          }
          .searchable(text: $text)
        }
      }
    }
    let screen = show(Search(), width: 300, height: 600)
    func shown() -> [String] { screen.texts.filter { $0.hasPrefix("No Results") } }
    XCTAssertEqual(shown(), ["No Results"])
    screen.tap("Look")
    XCTAssertEqual(shown(), ["No Results for “abc”"])
    screen.tap("Look")
    XCTAssertEqual(shown(), ["No Results"])
  }
}
