import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class StylesTests: HostTestCase {
  func testTheInnermostFontCounts() {
    let screen = show(
      VStack {
        Text("a")
        Text("b").font(.caption)
        VStack { Text("c") }.font(.headline)
        VStack { Text("d") }.font(nil)
      }
      .font(.title))
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.font.pointSize), [28, 12, 17, 17])
  }

  func testTheInnermostColourCounts() {
    let screen = show(
      VStack {
        Text("a")
        VStack { Text("b") }.foregroundColor(.green)
        VStack { Text("c") }.foregroundColor(nil)
        VStack { Text("d") }.foregroundStyle(.blue)
      }
      .foregroundColor(.red))
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.textColor), [.red, .green, nil, .blue])
  }

  func testAForegroundStyleIsResolvedWhereItIsSaid() {
    struct Themed: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Color { environment.colorScheme == .dark ? .yellow : .brown }
    }
    let screen = show(
      VStack {
        Text("a").foregroundStyle(Themed())
        Text("b").foregroundStyle(Themed()).environment(\.colorScheme, .dark)
      })
    XCTAssertEqual(
      screen.hosts(of: HostLabel.self).map(\.textColor),
      [.brown, HostColor(red: 1, green: 214.0 / 255, blue: 10.0 / 255)])
  }

  func testAnotherFontChangesTheLayout() {
    struct Sized: View {
      let font: Font?
      var body: some View { VStack { Text("x") }.font(font) }
    }
    let screen = show(Sized(font: nil))
    let label = screen.hosts(of: HostLabel.self)[0]
    let height = label.frame.height
    screen.view = Sized(font: .largeTitle)
    XCTAssertTrue(screen.hosts(of: HostLabel.self)[0] === label)
    XCTAssertGreaterThan(label.frame.height, height)
  }

  func testLinesAreLimitedAndAligned() {
    let screen = show(
      VStack {
        Text("a")
        Text("b").lineLimit(nil).multilineTextAlignment(.leading)
      }
      .lineLimit(3).multilineTextAlignment(.center))
    let labels = screen.hosts(of: HostLabel.self)
    XCTAssertEqual(labels.map(\.numberOfLines), [3, 0])
    XCTAssertEqual(labels.map(\.textAlignment), [.center, .natural])
  }

  func testALineLimitLimitsTheHeight() {
    let text = Text("one two three four five six")
    let heights = [1, 2, 3].map { limit in
      size(of: text.lineLimit(limit), in: CGSize(width: 40, height: 500)).height
    }
    XCTAssertEqual(heights, [20, 40, 60])
  }

  func testWhatIsDisabledFurtherOutStaysDisabled() {
    let screen = show(
      VStack {
        Button("a") {}.disabled(false)
        Button("b") {}
      }
      .disabled(true))
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.isEnabled), [false, false])
  }

  func testEveryControlIsDisabled() {
    struct Controls: View {
      let isLocked: Bool
      var body: some View {
        VStack {
          Button("a") {}
          Toggle("b", isOn: .constant(false))
          Slider(value: .constant(0.5))
          TextField("c", text: .constant(""))
        }
        .disabled(isLocked)
      }
    }
    let screen = show(Controls(isLocked: true), width: 300, height: 300)
    XCTAssertEqual(screen.hosts(of: HostControl.self).map(\.isEnabled), [false, false, false, false])
    XCTAssertEqual(screen.hosts(of: HostControl.self).map { $0.tap() }, [false, false, false, false])
    screen.view = Controls(isLocked: false)
    XCTAssertEqual(screen.hosts(of: HostControl.self).map(\.isEnabled), [true, true, true, true])
  }
}
