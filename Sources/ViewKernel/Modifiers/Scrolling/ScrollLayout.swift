public import Foundation
public import HostTree

/// To which part of a scroll view margins belong.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Kind { case automatic, content, indicators }
  private let kind: Kind

  /// Both the content and the scroll indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  /// The content only.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .content) }
  /// The scroll indicators only.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .indicators) }

  var isForContent: Bool { kind != .indicators }
  var isForIndicators: Bool { kind != .content }
}

/// Whether scrolling past an edge bounces back.
///
/// Nothing bounces here; with ``always``, a scroll view also takes drags where there is nothing to scroll.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// The default of the scroll view: here ``basedOnSize``.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  /// Always.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// Where the content is larger than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

/// The aspect of a scroll view that an anchor decides.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }
  private let kind: Kind

  /// The part of the content that is shown first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// The part of the content that stays where it is when the size of the content or of the scroll view changes, as long
  /// as it is shown.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// Where content lies that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

extension View {
  /// Adds margins around the content of the scroll views and lists of this view, without making these smaller.
  ///
  /// ```swift
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(
  ///   rootView: ScrollView { Color.red.frame(height: 900) }.contentMargins(.horizontal, 20, for: .scrollContent))
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// print(window.subviews[0].subviews[0].subviews[0].frame.width)
  /// // Prints "280.0"
  /// ```
  ///
  /// Modifiers further inside count more, edge by edge. Scroll views inside of a scroll view have no margins of this.
  ///
  /// - Parameters:
  ///   - edges: The edges with margins.
  ///   - insets: The margins in points; those that are not finite count as 0 and are reported.
  ///   - placement: The part that has the margins.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ScrollSettingModifier(.margins(edges, insets.sound("A content margin"), placement)))
  }

  /// Adds margins of one length around what the scroll views and lists of this view scroll.
  ///
  /// - Parameters:
  ///   - edges: The edges with margins.
  ///   - length: The margins in points; nil for the usual ones, which are 0.
  ///   - placement: The part that has the margins.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets = length.map { EdgeInsets(.all, $0).sound("A content margin") }
    return modifier(ScrollSettingModifier(.margins(edges, insets, placement)))
  }

  /// Adds margins of one length around what the scroll views and lists of this view scroll, on all edges.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Sets whether the scroll views of this view show their content outside of their bounds, too.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(ScrollSettingModifier(.clipDisabled(disabled)))
  }

  /// Sets whether the scroll views and lists of this view bounce where their content fits.
  ///
  /// Nothing bounces here; with `.always` they take drags all the same, and others don't.
  ///
  /// - Parameters:
  ///   - behavior: The behaviour.
  ///   - axes: The axes that it is for. Defaults to the vertical one.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(ScrollSettingModifier(.bounce(behavior, axes)))
  }

  /// Sets which part of the content the scroll views of this view show first, keep in view when sizes change, and where
  /// they align content that is smaller.
  ///
  /// ```swift
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(
  ///   rootView: ScrollView { Color.red.frame(height: 900) }.defaultScrollAnchor(.bottom))
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// print(window.subviews[0].subviews[0].bounds.minY)
  /// // Prints "420.0"
  /// ```
  ///
  /// - Parameter anchor: The part of the content, and of the scroll view with which it is aligned; nil for the start.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(ScrollSettingModifier(.anchor(anchor?.sound("The anchor of a scroll view"), nil)))
  }

  /// Sets an anchor of the scroll views of this view for one role.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(ScrollSettingModifier(.anchor(anchor?.sound("The anchor of a scroll view"), role)))
  }

  /// Shows the scroll indicators of the scroll views and lists of this view for a moment whenever a value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(IndicatorFlash(value: value, flashesAtFirst: false))
  }

  /// Shows the scroll indicators of the scroll views and lists of this view for a moment when it appears.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(IndicatorFlash(value: 0, flashesAtFirst: onAppear))
  }
}

private struct IndicatorFlash<Value: Equatable> {
  let value: Value
  let flashesAtFirst: Bool
  @Kept private var link = ScrollLink()

  nonisolated init(value: Value, flashesAtFirst: Bool) {
    self.value = value
    self.flashesAtFirst = flashesAtFirst
  }
}

extension IndicatorFlash: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(ScrollSettingWriter(.link(link), of: link))
      .onAppear { if flashesAtFirst { flash() } }
      .onChange(of: value) { flash() }
  }

  @MainActor private func flash() {
    for coordinator in link.coordinators { coordinator.host?.flashScrollIndicators() }
  }
}
