public import Foundation
public import HostTree

/// The modifier behind `safeAreaPadding`.
struct SafeAreaPadding: Equatable {
  let insets: EdgeInsets
}

extension SafeAreaPadding: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostSafeAreaPaddingView { HostSafeAreaPaddingView() }
  func updateHost(_ host: HostSafeAreaPaddingView, context: HostModifierContext<Self>) { host.insets = insets }
}

extension View {
  /// Insets the safe area of this view: a view that ignores the safe area reaches out of the insets, and a scroll view
  /// scrolls its content through them.
  ///
  /// Content of other kinds is inset, as by `padding(_:)`.
  ///
  /// - Parameter insets: The insets in points; negative ones count as 0.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(insets: insets.sound("A safe area padding")))
  }

  /// Insets the safe area of this view on some edges. Defaults to 16 points on all edges.
  ///
  /// ```swift
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(
  ///   rootView: ScrollView { Color.red.frame(height: 900) }.safeAreaPadding(.horizontal, 20))
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// print(window.subviews[0].subviews[0].treeDescription())
  /// // Prints:
  /// // HostSafeAreaPaddingView (0, 0, 320 x 480) insets=(top 0, leading 20, bottom 0, trailing 20)
  /// // └─ HostScrollView (0, 0, 320 x 480) contentOffset=(-20, 0)
  /// //    └─ HostFrameView (0, 0, 280 x 900) height=900
  /// //       └─ HostColorView (0, 0, 280 x 900) background=red
  /// ```
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Insets the safe area of this view by one length on all edges.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
