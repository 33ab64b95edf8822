public import Foundation
public import HostTree

/// Decides where scrolling comes to rest after a drag.
///
/// ```swift
/// struct EveryTenPoints: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     target.rect.origin.y = (target.rect.minY / 10).rounded() * 10
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(
///   rootView: ScrollView { Color.red.frame(height: 900) }.scrollTargetBehavior(EveryTenPoints()))
/// window.makeKeyAndVisible()
/// window.settle()
/// let scrollView = window.subviews[0].subviews[0] as? HostScrollView
/// scrollView?.scroll(by: CGPoint(x: 0, y: 37))
/// print(scrollView?.contentOffset.y ?? 0)
/// // Prints "40.0"
/// ```
public protocol ScrollTargetBehavior {
  /// The facts about the scroll view that a behaviour gets.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where scrolling comes to rest.
  ///
  /// - Parameters:
  ///   - target: The part that the scroll view would show at rest: the part that fills it without its insets.
  ///   - context: The scroll view, and the drag.
  @MainActor @preconcurrency func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// The circumstances that the properties depend on.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// The properties that a behaviour asks of the scroll view.
  typealias Properties = ScrollTargetBehaviorProperties

  /// The properties that the behaviour asks of the scroll view; by default none. Asked when a drag begins.
  @MainActor @preconcurrency func properties(context: PropertiesContext) -> Properties
}

/// The facts about the scroll view and the drag that a ``ScrollTargetBehavior`` gets, with the values of its
/// environment.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The part that the scroll view showed when the drag began.
  public let originalTarget: ScrollTarget
  /// The velocity of the content offset, in points per second, when the finger was lifted.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the scroll view without its insets.
  public let containerSize: CGSize
  /// The axes along which the scroll view scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  let scrollView: HostScrollView

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Rests on whole pages, each as large as the scroll view without its insets; at most one page further than before.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour.
  public init() {}

  /// Moves the target to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ axis: Axis) -> CGFloat {
      let length = context.containerSize[axis]
      guard length > 0, context.axes.contains(axis) else { return target.rect.origin[axis] }
      let start = (context.originalTarget.rect.origin[axis] / length).rounded()
      let wanted = (target.rect.origin[axis] / length).rounded()
      return max(start - 1, min(wanted, start + 1)) * length
    }
    target.rect.origin = CGPoint(x: page(.horizontal), y: page(.vertical))
  }
}

/// Rests where a view lies at the edge of the scroll view: one that `scrollTargetLayout` or `scrollTarget` has marked.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far one drag scrolls at most.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate enum Kind { case automatic, always, one, never }
    fileprivate let kind: Kind

    /// The same as ``always`` along an axis in which the size class is compact, else as ``never``.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// By the length of the scroll view, and at least by one view.
    public static var always: LimitBehavior { LimitBehavior(kind: .always) }
    /// The same as ``always``.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .always) }
    /// By one view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    /// As far as the drag goes.
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint?

  /// Creates the behaviour.
  ///
  /// - Parameters:
  ///   - limitBehavior: How far one drag scrolls at most.
  ///   - anchor: The point of the view that is aligned with the same point of the scroll view; nil for the top leading
  ///     corner.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor?.sound("The anchor of a scroll target")
  }

  /// Moves the target to the nearest view.
  @MainActor @preconcurrency
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let scrollView = context.scrollView
    let anchor = anchor ?? .topLeading
    let wanted = offset(of: target.rect, context)
    let start = offset(of: context.originalTarget.rect, context)
    let margin = context.containerSize
    let range = target.rect.union(context.originalTarget.rect).insetBy(dx: -margin.width, dy: -margin.height)
    var offsets = scrollView.scrollTargets(estimatedIn: range).map {
      scrollView.limited(scrollView.offset(showing: $0.rect, at: anchor))
    }
    guard !offsets.isEmpty else { return }
    for axis in Axis.allCases where context.axes.contains(axis) {
      offsets = limited(offsets, along: axis, from: start, context)
    }
    func distance(_ offset: CGPoint) -> CGFloat {
      let x = context.axes.contains(.horizontal) ? offset.x - wanted.x : 0
      let y = context.axes.contains(.vertical) ? offset.y - wanted.y : 0
      return x * x + y * y
    }
    guard let best = offsets.min(by: { distance($0) < distance($1) }) else { return }
    if context.axes.contains(.horizontal) { target.rect.origin.x += best.x - wanted.x }
    if context.axes.contains(.vertical) { target.rect.origin.y += best.y - wanted.y }
    target.anchor = nil
  }

  /// The content offset at which the scroll view shows a part of the content.
  @MainActor
  private func offset(of rect: CGRect, _ context: TargetContext) -> CGPoint {
    let visible = context.scrollView.visibleContentRect
    let offset = context.scrollView.contentOffset
    return CGPoint(x: offset.x + rect.minX - visible.minX, y: offset.y + rect.minY - visible.minY)
  }

  /// The offsets that one drag reaches.
  @MainActor
  private func limited(
    _ offsets: [CGPoint], along axis: Axis, from start: CGPoint, _ context: TargetContext
  ) -> [CGPoint] {
    let isCompact =
      (axis == .horizontal ? context.horizontalSizeClass : context.verticalSizeClass) == .compact
    let kind = limitBehavior.kind == .automatic ? (isCompact ? .always : .never) : limitBehavior.kind
    guard kind != .never else { return offsets }
    let places = Set(offsets.map { $0[axis] }).sorted()
    guard let here = places.indices.min(by: { abs(places[$0] - start[axis]) < abs(places[$1] - start[axis]) }) else {
      return offsets
    }
    var least = places[max(here - 1, 0)]
    var greatest = places[min(here + 1, places.count - 1)]
    if kind == .always {
      let length = context.containerSize[axis]
      least = min(least, places[here] - length)
      greatest = max(greatest, places[here] + length)
    }
    return offsets.filter { $0[axis] >= least - 0.01 && $0[axis] <= greatest + 0.01 }
  }
}

/// A behaviour with its type erased.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Creates a behaviour that does what another one does.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  /// Has the other behaviour change the target.
  @MainActor @preconcurrency
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// The properties that the other behaviour asks of the scroll view.
  @MainActor @preconcurrency
  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests on whole pages, each as large as the scroll view.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests where a view lies at the edge of the scroll view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Rests where a view lies at the edge of the scroll view, no further than one drag may scroll.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Rests where a point of a view is aligned with the same point of the scroll view; nil stands for the top leading
  /// corner.
  public static func viewAligned(anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior(anchor: anchor) }

  /// Rests where a point of a view is aligned with the same point of the scroll view, no further than one drag may
  /// scroll.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
