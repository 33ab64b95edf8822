import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ProgressViewTests: HostTestCase {
  func testAWheelWhereNobodyKnows() {
    assertShows(
      ProgressView("Loading"),
      """
      HostStackView (19.5, 26, 61 x 48) axis=vertical
      ├─ HostActivityIndicatorView (20.5, 0, 20 x 20) animating
      └─ HostLabel "Loading" (0, 28, 61 x 20)
      """)
  }

  func testABarWhereTheProgressIsKnown() {
    assertShows(
      ProgressView(value: 3, total: 4) {
        Text("Copying")
      } currentValueLabel: {
        Text("3 of 4")
      },
      """
      HostStackView (0, 23, 100 x 54) axis=vertical alignment=leading
      ├─ HostLabel "Copying" (0, 0, 63 x 20)
      ├─ HostProgressView (0, 28, 100 x 4) progress=0.75
      └─ HostLabel "3 of 4" (0, 40, 31 x 14) font=system 12 color=secondaryLabel
      """)
  }

  func testEachForm() {
    let title = "Any string"
    let screen = show(
      VStack {
        ProgressView()
        ProgressView { Image(systemName: "bolt") }
        ProgressView(title)
        ProgressView(value: Double?.none)
        ProgressView(value: 0.5)
        ProgressView(value: Float(5), total: 10) { Text("label") }
        ProgressView("title", value: 1)
        ProgressView(title, value: 2, total: 8)
      }, height: 600)
    XCTAssertEqual(screen.hosts(of: HostActivityIndicatorView.self).count, 4)
    XCTAssertEqual(screen.hosts(of: HostProgressView.self).map(\.progress), [0.5, 0.5, 1, 0.25])
    XCTAssertEqual(screen.texts, ["Any string", "label", "title", "Any string"])
  }

  func testOnlyTheBarFollowsAValue() {
    struct Download: View {
      @State private var done = 0.0
      var body: some View {
        VStack {
          ProgressView(value: done)
          Button("more") { done += 0.25 }
        }
      }
    }
    let screen = show(Download())
    let bar = screen.hosts(of: HostProgressView.self)[0]
    screen.tap("more")
    screen.tap("more")
    XCTAssertEqual(bar.progress, 0.5)
    XCTAssertTrue(screen.hosts(of: HostProgressView.self)[0] === bar)
  }

  func testNumbersOutsideAndNumbersThatAreNone() {
    let screen = show(
      VStack {
        ProgressView(value: 3)
        ProgressView(value: -1.0)
        ProgressView(value: 1.0, total: 0)
        ProgressView(value: Double.nan)
      })
    XCTAssertEqual(screen.hosts(of: HostProgressView.self).map(\.progress), [1, 0])
    XCTAssertEqual(screen.hosts(of: HostActivityIndicatorView.self).count, 2)
    XCTAssertEqual(
      takeSentences(),
      [
        "A ProgressView was given the value 1.0 of the total 0.0, which is no part of it; it shows that nobody knows. "
          + "Use finite numbers, and a total above 0.",
        "A ProgressView was given the value nan of the total 1.0, which is no part of it; it shows that nobody knows. "
          + "Use finite numbers, and a total above 0.",
      ])
  }

  // MARK: Styles

  private struct Percent: ProgressViewStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100))% \(isEnabled ? "on" : "off")")
      }
    }
  }

  private struct Framed: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).border(Color.red) }
  }

  func testTheInnerStyleCounts() {
    let screen = show(
      VStack {
        ProgressView(value: 0.5)
        ProgressView(value: 0.5).progressViewStyle(.linear)
        ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle())
      }.progressViewStyle(Percent()))
    XCTAssertEqual(screen.shape, "Stack[Stack[Label \"50% on\"], Stack[Progress], Stack[ActivityIndicator]]")
  }

  func testAStyleReadsTheEnvironment() {
    struct Job: View {
      @State private var isLocked = false
      var body: some View {
        ProgressView("Job", value: 0.1).disabled(isLocked)
        Button("lock") { isLocked.toggle() }
      }
    }
    let screen = show(Job().progressViewStyle(Percent()))
    XCTAssertEqual(screen.texts, ["Job", "10% on", "lock"])
    screen.tap("lock")
    XCTAssertEqual(screen.texts, ["Job", "10% off", "lock"])
  }

  func testAStyleMayAddToTheOneFurtherOut() {
    let screen = show(
      ProgressView(value: 0.5).progressViewStyle(Framed()).progressViewStyle(Percent()))
    XCTAssertEqual(screen.shape, "Overlay[Stack[Label \"50% on\"], Border]")
  }

  func testATintColoursTheWheelAndTheBar() {
    let screen = show(
      VStack {
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
        ProgressView(value: 1).progressViewStyle(LinearProgressViewStyle(tint: .red))
      })
    XCTAssertEqual(
      screen.hosts(of: HostActivityIndicatorView.self).map(line), ["HostActivityIndicatorView animating color=red"])
    XCTAssertEqual(screen.hosts(of: HostProgressView.self).map(line), ["HostProgressView progress=1 tint=red"])
  }
}
