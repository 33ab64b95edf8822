public import Foundation
public import HostTree

/// Where scrolling comes to rest: a part of the content, and where in the scroll view it lies then.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content, in its coordinates.
  public var rect: CGRect
  /// The point of ``rect`` that is aligned with the same point of the scroll view; nil for the upper left corner.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// Marks hosts at which scrolling can come to rest.
struct ScrollTargetModifier: Equatable {
  let role: ScrollTargetRole?
}

extension ScrollTargetModifier: HostAttributeModifier {
  typealias Body = Never

  func apply(to host: HostView) { host.scrollTargetRole = role }
}

extension View {
  /// Makes each view that the outermost layout of this view places one at which scrolling can come to rest.
  ///
  /// Such views are those that `scrollTargetBehavior(.viewAligned)` aligns, and of which `scrollPosition` knows.
  ///
  /// - Parameter isEnabled: Whether it does so. Defaults to true.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(role: isEnabled ? .layout : nil))
  }

  /// Makes this view one at which scrolling can come to rest.
  ///
  /// - Parameter isEnabled: Whether it does so. Defaults to true.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(role: isEnabled ? .target : nil))
  }

  /// Sets where the scroll views of this view come to rest after a drag: on whole pages, at views, or where a behaviour
  /// of one's own wants.
  ///
  /// After the finger is lifted the content moves there within half a second by the window's clock.
  ///
  /// ```swift
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(
  ///   rootView: ScrollView {
  ///     VStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(height: 100) } }.scrollTargetLayout()
  ///   }
  ///   .scrollTargetBehavior(.viewAligned))
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// let scrollView = window.subviews[0].subviews[0] as? HostScrollView
  /// scrollView?.scroll(by: CGPoint(x: 0, y: 130))
  /// print(scrollView?.contentOffset.y ?? 0)
  /// // Prints "100.0"
  /// ```
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollBehaviorModifier(behavior: behavior))
  }
}

struct ScrollBehaviorModifier<Behavior: ScrollTargetBehavior> {
  let behavior: Behavior
  @Kept private var link = ScrollBehaviorLink()

  nonisolated init(behavior: Behavior) { self.behavior = behavior }
}

extension ScrollBehaviorModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = link.behavior = behavior
    content.modifier(ScrollSettingWriter(.link(link), of: link))
  }
}

/// Has a behaviour choose where scroll views come to rest.
final class ScrollBehaviorLink: ScrollLink {
  var behavior: (any ScrollTargetBehavior)?

  override func chooseTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) -> Bool {
    guard let behavior else { return false }
    behavior.updateTarget(&target, context: context)
    return true
  }

  override func properties(_ context: ScrollTargetBehaviorPropertiesContext) -> ScrollTargetBehaviorProperties? {
    behavior?.properties(context: context)
  }
}
