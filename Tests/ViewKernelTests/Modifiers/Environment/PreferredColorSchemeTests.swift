import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class PreferredColorSchemeTests: HostTestCase {
  private struct Reading: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light").foregroundColor(.primary) }
  }

  func testTheWindowAndAllInsideFollow() {
    let screen = show(
      VStack {
        Reading()
        Reading().preferredColorScheme(.dark)
        Reading().colorScheme(.light)
      })
    XCTAssertEqual(screen.window.overrideUserInterfaceStyle, .dark)
    XCTAssertEqual(screen.texts, ["dark", "dark", "light"])
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.textColor), [.white, .white, .label])
    XCTAssertEqual(
      screen.hosts(of: HostLabel.self).map(\.traitCollection.userInterfaceStyle), [.dark, .dark, .light])
  }

  func testItFollowsTheView() {
    let setting = Setting<ColorScheme?>(nil)
    let screen = show(Showing(setting) { Reading().preferredColorScheme($0) })
    var seen: [[String]] = []
    for value in [ColorScheme?.some(.dark), .light, nil, .dark] {
      setting.value = value
      screen.settle()
      seen.append(["\(screen.window.overrideUserInterfaceStyle)", screen.texts[0]])
    }
    XCTAssertEqual(seen, [["dark", "dark"], ["light", "light"], ["unspecified", "light"], ["dark", "dark"]])
  }

  func testTheWindowIsLeftAsItWas() {
    let screen = show(Reading().preferredColorScheme(.dark))
    screen.close()
    XCTAssertEqual(screen.window.overrideUserInterfaceStyle, .unspecified)
  }

  func testItStandsAboveWhatTheWindowSays() {
    let setting = Setting<ColorScheme?>(.dark)
    let screen = show(Showing(setting) { Reading().preferredColorScheme($0) })
    screen.window.overrideUserInterfaceStyle = .light
    screen.settle()
    XCTAssertEqual(screen.texts, ["dark"])
    setting.value = .light
    screen.window.overrideUserInterfaceStyle = .dark
    screen.settle()
    XCTAssertEqual(screen.texts, ["light"])
    setting.value = nil
    screen.settle()
    XCTAssertEqual(screen.texts, ["dark"], "what the window said before")
  }

  func testTheOutermostAndTheFirstCount() {
    let inner = Reading().preferredColorScheme(.light).preferredColorScheme(.dark)
    XCTAssertEqual(show(inner).texts, ["dark"])
    let siblings = HStack {
      Reading().preferredColorScheme(nil)
      Reading().preferredColorScheme(.dark)
      Reading().preferredColorScheme(.light)
    }
    XCTAssertEqual(show(siblings).texts, ["dark", "dark", "dark"])
  }

  func testAWindowThatIsDarkShowsDarkViews() {
    let window = makeWindow()
    window.overrideUserInterfaceStyle = .dark
    let hosting = HostingView(rootView: Reading())
    window.addSubview(hosting)
    window.settle()
    func texts() -> [String?] { hosting.subviews.map { ($0 as? HostLabel)?.text } }
    XCTAssertEqual(texts(), ["dark"])
    window.overrideUserInterfaceStyle = .light
    window.settle()
    XCTAssertEqual(texts(), ["light"])
    hosting.overrideUserInterfaceStyle = .dark
    window.settle()
    XCTAssertEqual(texts(), ["dark"])
  }

  func testHostsLookAsTheEnvironmentSays() {
    let setting = Setting(ColorScheme.dark)
    let screen = show(
      Showing(setting) { scheme in
        VStack {
          TextField("a", text: .constant("")).padding().environment(\.colorScheme, scheme)
          Text("b")
        }
      })
    func styles() -> [String] {
      screen.all.map { "\(type(of: $0)) \($0.traitCollection.userInterfaceStyle)" }
    }
    XCTAssertEqual(
      styles(), ["HostStackView light", "HostPaddingView dark", "HostTextField dark", "HostLabel light"])
    setting.value = .light
    screen.settle()
    XCTAssertEqual(
      styles(), ["HostStackView light", "HostPaddingView light", "HostTextField light", "HostLabel light"])
  }

  func testInASheetItIsTheSheets() {
    struct Sheet: View {
      @State private var isDark = false
      @State private var isShown = true
      var body: some View {
        Reading().sheet(isPresented: $isShown) {
          VStack {
            Reading()
            Button("Dark") { isDark = true }
            Button("Light") { isDark = false }
          }
          .preferredColorScheme(isDark ? .dark : nil)
        }
      }
    }
    let screen = show(Sheet())
    func labels() -> [HostLabel] {
      var found: [HostLabel] = []
      var rest: [HostView] = [screen.window]
      while let host = rest.popLast() {
        if let label = host as? HostLabel, ["dark", "light"].contains(label.text) { found.append(label) }
        rest += host.subviews.reversed()
      }
      return found
    }
    func styles() -> [HostUserInterfaceStyle] { labels().map(\.traitCollection.userInterfaceStyle) }
    XCTAssertEqual(styles(), [.light, .light])
    screen.tap("Dark")
    XCTAssertEqual(styles(), [.light, .dark])
    XCTAssertEqual(labels().map(\.text), ["light", "dark"], "the views in the sheet know it")
    screen.tap("Light")
    XCTAssertEqual(styles(), [.light, .light])
    XCTAssertEqual(labels().map(\.text), ["light", "light"])
    screen.close()
  }
}
