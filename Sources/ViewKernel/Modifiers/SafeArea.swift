public import Foundation
public import HostTree

/// What a safe area keeps clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars, and what the system shows at the sides of the window.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard. There is none on screen so far.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// The modifier behind `ignoresSafeArea`. Its name is SwiftUI's, since it shows in printed types.
public struct _SafeAreaRegionsIgnoringLayout {
  /// What is ignored.
  public var regions: SafeAreaRegions
  /// On which sides.
  public var edges: Edge.Set

  init(regions: SafeAreaRegions, edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
  }
}

extension _SafeAreaRegionsIgnoringLayout: HostModifier {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostSafeAreaIgnoringView { HostSafeAreaIgnoringView() }

  func updateHost(_ host: HostSafeAreaIgnoringView, context: HostModifierContext<Self>) {
    host.edges = regions.contains(.container) ? edges : []
  }
}

/// The modifier behind `safeAreaInset`.
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
  /// Lets this view reach out to the sides of the window, behind what covers them.
  ///
  /// - Parameters:
  ///   - regions: What is ignored; everything unless told.
  ///   - edges: On which sides; all unless told.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _SafeAreaRegionsIgnoringLayout> {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  /// Lets this view reach out to some sides of the window, behind what covers them; `ignoresSafeArea` is the newer name.
  nonisolated public func edgesIgnoringSafeArea(
    _ edges: Edge.Set
  ) -> ModifiedContent<Self, _SafeAreaRegionsIgnoringLayout> {
    ignoresSafeArea(edges: edges)
  }

  /// Shows a bar above or below this view, which keeps clear of it unless it ignores the safe area.
  ///
  /// - Parameters:
  ///   - edge: The side that the bar is at.
  ///   - alignment: Where it lies along the side.
  ///   - spacing: Its distance to this view in points; nil takes none.
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

  /// Shows a bar beside this view, which keeps clear of it unless it ignores the safe area.
  ///
  /// - Parameters:
  ///   - edge: The side that the bar is at.
  ///   - alignment: Where it lies along the side.
  ///   - spacing: Its distance to this view in points; nil takes none.
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
