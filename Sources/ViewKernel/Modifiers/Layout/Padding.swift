public import Foundation
public import HostTree

/// The modifier behind `padding`. It has SwiftUI's name, as it appears in printed types.
public struct _PaddingLayout {
  /// The edges that are padded; insets of other edges are ignored.
  public var edges: Edge.Set
  /// The insets in points; nil uses 16 points on each edge.
  public var insets: EdgeInsets?

  /// Creates the modifier that `padding(_:_:)` applies.
  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }
}

extension _PaddingLayout: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostPaddingView { HostPaddingView() }

  func updateHost(_ host: HostPaddingView, context: HostModifierContext<Self>) { host.insets = shownInsets }

  /// The insets of the padded edges, with 0 for the others.
  var shownInsets: EdgeInsets {
    let all = insets ?? EdgeInsets(.all, 16)
    return EdgeInsets(
      top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0, trailing: edges.contains(.trailing) ? all.trailing : 0)
  }
}

extension View {
  /// Adds padding around this view, by an inset for each edge. Negative insets let the view overflow.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Adds padding of `length` points on some edges of this view. Defaults to 16 points on all edges.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets(.all, $0) }))
  }

  /// Adds padding of `length` points on all edges of this view.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
