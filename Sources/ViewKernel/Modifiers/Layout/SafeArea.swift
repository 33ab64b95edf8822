public import Foundation
public import HostTree

/// The regions that a safe area avoids; an option set.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars, and the system's insets at the edges of the window.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The on-screen keyboard; there is none so far, so it has no effect.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// The modifier behind `ignoresSafeArea`. It has SwiftUI's name, as it appears in printed types.
public struct _SafeAreaRegionsIgnoringLayout {
  /// The regions that are ignored; without `.container` the modifier has no effect.
  public var regions: SafeAreaRegions
  /// The edges on which they are ignored.
  public var edges: Edge.Set

  init(regions: SafeAreaRegions, edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
  }
}

extension _SafeAreaRegionsIgnoringLayout: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostSafeAreaIgnoringView { HostSafeAreaIgnoringView() }

  func updateHost(_ host: HostSafeAreaIgnoringView, context: HostModifierContext<Self>) {
    host.edges = regions.contains(.container) ? edges : []
  }
}

struct SafeAreaInsetModifier<Bar: View> {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let bar: Bar
}

extension SafeAreaInsetModifier: HostModifier {
  typealias Body = Never

  var secondary: Bar { bar }

  func makeHost(context: HostModifierContext<Self>) -> HostSafeAreaInsetView { HostSafeAreaInsetView() }

  func updateHost(_ host: HostSafeAreaInsetView, context: HostModifierContext<Self>) {
    host.layout = SafeAreaInsetLayout(edge: edge, alignment: alignment, spacing: spacing)
  }
}

extension View {
  /// Extends this view out of the safe area, behind bars and system insets, where it touches them.
  ///
  /// - Parameters:
  ///   - regions: The regions to ignore. Defaults to all.
  ///   - edges: The edges on which they are ignored. Defaults to all.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  /// Extends this view out of the safe area on some edges; the former spelling of `ignoresSafeArea(_:edges:)`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Shows a bar above or below this view and insets its safe area by it: scrolling content passes behind the bar.
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - alignment: The horizontal alignment of the bar.
  ///   - spacing: The distance between bar and view in points; nil is 0.
  ///   - content: The bar.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing.soundLength("The spacing of a safe area inset"), bar: content()))
  }

  /// Shows a bar beside this view and insets its safe area by it.
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - alignment: The vertical alignment of the bar.
  ///   - spacing: The distance between bar and view in points; nil is 0.
  ///   - content: The bar.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing.soundLength("The spacing of a safe area inset"), bar: content()))
  }
}
