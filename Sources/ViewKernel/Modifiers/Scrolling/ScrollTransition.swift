import Foundation
public import HostTree

/// Where a view is on its way through a scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It is about to come in at the top or the leading edge, or has left there.
  case topLeading
  /// It is visible.
  case identity
  /// It is about to come in at the bottom or the trailing edge, or has left there.
  case bottomTrailing

  /// Whether it is visible.
  public var isIdentity: Bool { self == .identity }

  /// -1 for ``topLeading``, 0 for ``identity``, 1 for ``bottomTrailing``.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How the effect of a scroll transition follows the view's way through the scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// A point of a view's way from outside of the scroll view to its middle.
  public struct Threshold: Sendable {
    /// The way from outside: parts of the view's length, of the scroll view's, and points.
    fileprivate var view: Double
    fileprivate var container: Double
    fileprivate var points: Double

    /// The whole view is visible.
    public static let visible = Threshold(view: 1, container: 0, points: 0)
    /// The view is just outside.
    public static let hidden = Threshold(view: 0, container: 0, points: 0)
    /// The view is in the middle of the scroll view.
    public static var centered: Threshold { Threshold(view: 0.5, container: 0.5, points: 0) }
    /// A part of the view is visible, from 0 to 1; numbers beyond are limited to that.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(view: amount.isFinite ? min(max(amount, 0), 1) : 1, container: 0, points: 0)
    }

    /// A point between this one and another.
    ///
    /// - Parameters:
    ///   - other: The other point.
    ///   - amount: 0 for this one, 1 for the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      let amount = amount.isFinite ? amount : 0
      return Threshold(
        view: view + (other.view - view) * amount, container: container + (other.container - container) * amount,
        points: points + (other.points - points) * amount)
    }

    /// A point nearer to the middle of the scroll view by a distance in points; a negative one is further away.
    public func inset(by distance: Double) -> Threshold {
      Threshold(view: view, container: container, points: points + (distance.isFinite ? distance : 0))
    }

    /// The way from outside, in points.
    func distance(_ length: CGFloat, in container: CGFloat) -> CGFloat {
      length * view + container * self.container + points
    }
  }

  enum Pace: Sendable {
    case animated, interactive(UnitCurve), identity
  }

  let pace: Pace
  private(set) var animation: Animation?
  private(set) var threshold = Threshold.visible

  /// The effect changes by an animation when the view passes the threshold.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(pace: .animated, animation: animation)
  }

  /// The effect changes by the default animation when the view passes the threshold.
  public static let animated = ScrollTransitionConfiguration.animated()

  /// The effect follows the scrolling: it is whole while the view is outside, and nothing from the threshold on.
  ///
  /// - Parameter timingCurve: How much of the way to no effect is made at which part of the way to the threshold.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(pace: .interactive(timingCurve))
  }

  /// The effect follows the scrolling.
  public static let interactive = ScrollTransitionConfiguration.interactive()

  /// There is no effect.
  public static let identity = ScrollTransitionConfiguration(pace: .identity)

  /// The same with an animation by which the effect changes. An interactive one lags behind the scrolling then.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    copy.animation = animation
    return copy
  }

  /// The same with another threshold, from which on the view counts as visible. Defaults to `.visible`.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  private init(pace: Pace, animation: Animation? = nil) {
    self.pace = pace
    self.animation = animation
  }

  /// The part of the way to the threshold that is made, from 0 to 1.
  ///
  /// - Parameters:
  ///   - way: How far the view has come in, in points.
  ///   - length: The length of the view.
  ///   - container: The length of the scroll view.
  fileprivate func progress(_ way: CGFloat, _ length: CGFloat, in container: CGFloat) -> Double {
    let whole = threshold.distance(length, in: container)
    // A view that is exactly at the threshold may miss it by the rounding of sums.
    let share = way >= whole - 0.001 ? 1 : whole > 0 ? Double(max(way / whole, 0)) : 0
    switch pace {
    case .animated: return share < 1 ? 0 : 1
    case .interactive(let curve): return share >= 1 ? 1 : curve.value(at: share)
    case .identity: return 1
    }
  }
}

extension View {
  /// Shows this view with an effect while it comes into the visible part of the scroll view around it, and leaves it.
  ///
  /// Layout does not change. Outside of a scroll view there is no effect.
  ///
  /// ```swift
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  /// window.rootViewController = HostingController(
  ///   rootView: ScrollView {
  ///     VStack(spacing: 0) {
  ///       ForEach(0..<3) { _ in
  ///         Color.red.frame(height: 80)
  ///           .scrollTransition(.interactive(timingCurve: .linear)) { $0.opacity($1.isIdentity ? 1 : 0) }
  ///       }
  ///     }
  ///   })
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// print(window.subviews[0].subviews[0].subviews[0].subviews.map(\.alpha))
  /// // Prints "[1.0, 0.25, 0.0]"
  /// ```
  ///
  /// - Parameters:
  ///   - configuration: How the effect follows the view's way.
  ///   - axis: The axis of the way; nil for the scroll view's.
  ///   - transition: Returns the effect of a phase, made by calls on its first argument. The effect of the phase
  ///     `identity` should be none.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Shows this view with an effect while it comes into the visible part of the scroll view around it, and leaves it,
  /// with a configuration for each side.
  ///
  /// - Parameters:
  ///   - topLeading: How the effect follows the view's way at the top or the leading edge.
  ///   - bottomTrailing: How it does at the bottom or the trailing edge.
  ///   - axis: The axis of the way; nil for the scroll view's.
  ///   - transition: Returns the effect of a phase.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    let way = ScrollTransitionWay(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis)
    return modifier(
      VisualEffectModifier(
        operations: { proxy in way.operations(proxy) { transition(EmptyVisualEffect(), $0).operations } },
        animation: topLeading.animation ?? bottomTrailing.animation))
  }
}

/// The way of a view through the scroll view around it.
private struct ScrollTransitionWay: Sendable {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?

  /// The operations at the present place, between the phases'.
  @MainActor
  func operations(
    _ proxy: GeometryProxy, of phase: (ScrollTransitionPhase) -> [EffectOperation]
  ) -> [EffectOperation] {
    let usual = phase(.identity)
    guard let scroll = proxy.geometry.scrollView(along: axis) else { return usual }
    let axis = axis ?? scroll.axis
    let visible = proxy.bounds(of: self.axis.map { .scrollView(axis: $0) } ?? .scrollView) ?? .zero
    let length = proxy.size[axis]
    let before = progress(topLeading, length - visible.origin[axis], length, visible.size[axis])
    let after = progress(bottomTrailing, visible.origin[axis] + visible.size[axis], length, visible.size[axis])
    let isMirrored = axis == .horizontal && scroll.isRightToLeft
    let share = min(before, after)
    if share >= 1 { return usual }
    let edge = phase((before < after) != isMirrored ? .topLeading : .bottomTrailing)
    return EffectNumbers(edge).mixed(with: EffectNumbers(usual), by: share).replacingNumbers(of: usual)
  }

  private func progress(
    _ configuration: ScrollTransitionConfiguration, _ way: CGFloat, _ length: CGFloat, _ container: CGFloat
  ) -> Double {
    configuration.progress(way, length, in: container)
  }
}

extension Geometry {
  /// The axis and the direction of the scroll view around the reader; nil if there is none.
  fileprivate func scrollView(along axis: Axis?) -> (axis: Axis, isRightToLeft: Bool)? {
    guard let host, let scroll = host.enclosingScrollView(along: axis) else { return nil }
    return (
      scroll.axes == .horizontal ? .horizontal : .vertical,
      scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
  }
}
