public import Foundation
public import HostTree

/// The modifier behind `padding`. Its name is SwiftUI's, since it shows in printed types.
public struct _PaddingLayout {
  /// The sides to keep clear.
  public var edges: Edge.Set
  /// How much, in points; nil takes the usual 16 on each side.
  public var insets: EdgeInsets?

  /// Makes the modifier.
  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }
}

extension _PaddingLayout: HostModifier {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostPaddingView { HostPaddingView() }

  func updateHost(_ host: HostPaddingView, context: HostModifierContext<Self>) { host.insets = shownInsets }

  /// The room on each side.
  var shownInsets: EdgeInsets {
    let all = insets ?? EdgeInsets(.all, 16)
    return EdgeInsets(
      top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0, trailing: edges.contains(.trailing) ? all.trailing : 0)
  }
}

extension View {
  /// Keeps room clear around this view, of a size for each side.
  nonisolated public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Keeps room clear on the given sides of this view: `length` points, or the usual 16.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets(.all, $0) }))
  }

  /// Keeps `length` points clear on all sides of this view.
  nonisolated public func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> { padding(.all, length) }
}
