import HostTree

/// The values that views set for the background of a bar; nil for those that they leave open.
struct BarBackground {
  var paint: HostPaint?
  var visibility: HostBarBackground.Visibility?
  var colorScheme: ColorScheme?

  mutating func merge(_ next: BarBackground) {
    paint = paint ?? next.paint
    visibility = visibility ?? next.visibility
    colorScheme = colorScheme ?? next.colorScheme
  }

  var appearance: HostBarBackground {
    HostBarBackground(
      background: paint, backgroundVisibility: visibility ?? .automatic,
      userInterfaceStyle: colorScheme?.host ?? .unspecified)
  }
}

extension Visibility {
  fileprivate var bar: HostBarBackground.Visibility {
    switch self {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}

extension NavigationItemPreference {
  /// Updates the preference for the backgrounds of bars; by default the navigation bar's.
  fileprivate mutating func change(_ bars: [ToolbarPlacement], _ change: (inout BarBackground) -> Void) {
    for bar in bars.isEmpty ? [.automatic] : bars {
      switch bar.kind {
      case .navigation: change(&navigationBarBackground)
      case .bottom: change(&bottomBarBackground)
      case .tabs: change(&tabBarBackground)
      }
    }
  }
}

/// Paints the background of bars with a style, as it looks where the modifier is.
private struct ToolbarBackground<Style: ShapeStyle> {
  let style: Style
  let bars: [ToolbarPlacement]
  @Environment(\.self) private var environment

  nonisolated init(style: Style, bars: [ToolbarPlacement]) {
    self.style = style
    self.bars = bars
  }
}

extension ToolbarBackground: ViewModifier {
  func body(content: Content) -> some View {
    let paint = style.paint(in: environment)
    content.navigationItem { $0.change(bars) { $0.paint = paint } }
  }
}

extension View {
  /// Paints the background of the enclosing bars with a style while this view is on top.
  ///
  /// A navigation bar shows its background while content is scrolled beneath it, and always where
  /// `toolbarBackground(.visible)` says so. The background reaches from edge to edge of the bar.
  ///
  /// - Parameters:
  ///   - style: The style, as it looks in the environment of this view.
  ///   - bars: The bars that are painted. Defaults to the navigation bar.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarBackground(style: style, bars: bars))
  }

  /// Sets when the background of the enclosing bars is shown while this view is on top.
  ///
  /// - Parameters:
  ///   - visibility: `.visible` for always, `.hidden` for never: then the content behind the bar shows. `.automatic`
  ///     shows a navigation bar's while content is scrolled beneath it, and the background of other bars always.
  ///   - bars: The bars that are affected. Defaults to the navigation bar.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationItem { $0.change(bars) { $0.visibility = visibility.bar } }
  }

  /// Sets when the background of the enclosing bars is shown; the newer name of `toolbarBackground(_:for:)`.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    navigationItem { $0.change(bars) { $0.visibility = visibility.bar } }
  }

  /// Sets whether the enclosing bars are light or dark while this view is on top.
  ///
  /// - Parameters:
  ///   - colorScheme: The colour scheme; nil takes the one around the bars.
  ///   - bars: The bars that are affected. Defaults to the navigation bar.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    navigationItem { $0.change(bars) { $0.colorScheme = colorScheme } }
  }

  /// Gives the title of the enclosing navigation bar a menu while this view's page is on top.
  ///
  /// An inline title has an arrow, which opens the menu. Where the title can be renamed, the item for that comes first.
  ///
  /// ```swift
  /// TextEditor(text: $text)
  ///   .navigationTitle("Report")
  ///   .navigationBarTitleDisplayMode(.inline)
  ///   .toolbarTitleMenu { Button("Empty") { text = "" } }
  /// ```
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(TitleMenu(items: content()))
  }
}

/// The modifier behind `toolbarTitleMenu`.
private struct TitleMenu<Items: View> {
  let items: Items
}

extension TitleMenu: ViewModifier {
  func body(content: Content) -> some View {
    ElementsReader(items.modifier(MenuEntries())) { entries in
      content.navigationItem { $0.titleMenu = entries }
    }
  }
}
