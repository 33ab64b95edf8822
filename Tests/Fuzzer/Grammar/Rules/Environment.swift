import Foundation
import HostTree
import Observation
import UIKitCompatibility
import ViewKernel

extension Rules {
  func environment() {
    if rule(".environment(\\.colorScheme, #flag ? .dark : .light)") {
      make { m in a(m).environment(\.colorScheme, p.flag(0, m) ? .dark : .light) }
    }
    if rule(".layoutDirectionBehavior(#flag ? .mirrors : .fixed)", weight: 0.3) {
      make { m in a(m).layoutDirectionBehavior(p.flag(0, m) ? .mirrors : .fixed) }
    }
    if rule(".environment(\\.layoutDirection, #flag ? .rightToLeft : .leftToRight)", weight: 0.5) {
      make { m in a(m).environment(\.layoutDirection, p.flag(0, m) ? .rightToLeft : .leftToRight) }
    }
    if rule("Surrounded()", names: "Environment") { make { _ in Surrounded() } }
    if rule(".environment(\\.locale, Locale(identifier: #flag ? \"de\" : \"en\"))", weight: 0.3) {
      make { m in a(m).environment(\.locale, Locale(identifier: p.flag(0, m) ? "de" : "en")) }
    }
    if rule(".transformEnvironment(\\.mine) { $0 += #n }", weight: 0.5) {
      make { m in a(m).transformEnvironment(\.mine) { $0 += p.n(0, m) } }
    }
    if rule(".environment(\\.mine, #n)", weight: 0.7) { make { m in a(m).environment(\.mine, p.n(0, m)) } }
    if rule(".dynamicTypeSize(#flag ? .large : .xxxLarge)", weight: 0.5) {
      make { m in a(m).dynamicTypeSize(p.flag(0, m) ? .large : .xxxLarge) }
    }
    if rule(".preferredColorScheme(#flag ? .dark : nil)", weight: 0.3) {
      make { m in a(m).preferredColorScheme(p.flag(0, m) ? .dark : nil) }
    }
    if rule(".colorScheme(#flag ? .dark : .light)", weight: 0.2) {
      make { m in a(m).colorScheme(p.flag(0, m) ? .dark : .light) }
    }
    if rule(".defaultAppStorage(.standard)", weight: 0.1) { make { m in a(m).defaultAppStorage(.standard) } }
    if rule(".statusBar(hidden: #flag)", weight: 0.1) { make { m in a(m).statusBar(hidden: p.flag(0, m)) } }
    if rule(".statusBarHidden(#flag)", weight: 0.1) { make { m in a(m).statusBarHidden(p.flag(0, m)) } }
    if rule(".environment(Extra())", weight: 0.2) { make { m in a(m).environment(Extra()) } }
    if rule(".environmentObject(PublishedExtra())", weight: 0.2) {
      make { m in a(m).environmentObject(PublishedExtra()) }
    }
    if rule(".modifier(Mindful(twice: #flag))", weight: 0.5, names: "EnvironmentalModifier") {
      make { m in a(m).modifier(Mindful(twice: p.flag(0, m))) }
    }
    if rule("Screened()", weight: 0.3) { make { _ in Screened() } }
    if rule("MineView()") { make { _ in MineView() } }
  }
}

/// Shows what is around it.
struct Surrounded: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize
  var body: some View { Text("\(colorScheme) \(layoutDirection) \(isEnabled) \(locale.identifier) \(typeSize)") }
}

extension EnvironmentValues {
  /// A number that programs hand down.
  @Entry var mine: Int = 0
}

/// Shows the number that was handed down, in a size that follows the text's.
struct MineView: View {
  @Environment(\.mine) private var mine
  @ScaledMetric private var length: CGFloat = 10
  var body: some View { Text("mine \(mine)").frame(width: length * 6) }
}

/// Shows how large the screen is.
struct Screened: View {
  var body: some View {
    Text(UIDevice.current.orientation.isLandscape ? "wide" : "high").frame(width: UIScreen.main.bounds.width / 4)
  }
}

/// Shows its content once or twice, beside the number that was handed down.
struct Mindful: EnvironmentalModifier {
  let twice: Bool
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Repeating(twice: twice, mine: environment.mine)
  }

  struct Repeating: ViewModifier {
    let twice: Bool
    let mine: Int
    func body(content: Content) -> some View {
      content
      if twice { content }
      Text("mine \(mine)")
    }
  }
}

@Observable final class Extra {}
final class PublishedExtra: ObservableObject {}
