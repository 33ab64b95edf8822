import Foundation
import HostTree

extension View {
  /// Calls `action` when this view comes into the visible part of the scroll view around it, and when it leaves that.
  ///
  /// At first the view counts as not visible. Outside of a scroll view it is visible as long as it is on screen.
  ///
  /// - Parameters:
  ///   - threshold: How much of the view must be visible, from 0 to 1. Defaults to half of it.
  ///   - action: Called with whether the view is visible now; its changes are shown in the same frame.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    let threshold = threshold.sound(from: 0, to: 1, else: 0.5, "The threshold of a scroll visibility")
    return modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Calls `action` with the identities of the scroll targets that the scroll views of this view show, whenever these
  /// change.
  ///
  /// Targets are the views that `scrollTargetLayout` or `scrollTarget` has marked, with identities of `ForEach` or
  /// `id(_:)`.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities; targets with others don't count.
  ///   - threshold: How much of a target must be visible, from 0 to 1. Defaults to half of it.
  ///   - action: Called with the identities in the order of the content.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    let threshold = threshold.sound(from: 0, to: 1, else: 0.5, "The threshold of a scroll visibility")
    return modifier(TargetVisibilityModifier(threshold: threshold, action: action))
  }
}

struct ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
  @Kept private var shown = ShownFlag()

  nonisolated init(threshold: Double, action: @escaping (Bool) -> Void) {
    self.threshold = threshold
    self.action = action
  }
}

extension ScrollVisibilityModifier: ViewModifier {
  func body(content: Content) -> some View {
    let threshold = threshold
    content
      .onGeometryChange(for: Bool.self) { proxy in
        guard let visible = proxy.bounds(of: .scrollView) else { return true }
        return CGRect(origin: .zero, size: proxy.size).visiblePart(in: visible, isAtLeast: threshold)
      } action: { isVisible in
        tell(isVisible)
      }
      .onDisappear { tell(false) }
  }

  @MainActor private func tell(_ isVisible: Bool) {
    guard shown.isShown != isVisible else { return }
    shown.isShown = isVisible
    action(isVisible)
  }
}

/// Whether a view was reported as visible.
@MainActor
final class ShownFlag {
  var isShown = false

  nonisolated init() {}
}

extension CGRect {
  /// Whether so much of this rectangle lies in another one, or some of it for a share of 0. An empty one is visible
  /// where its place is.
  func visiblePart(in visible: CGRect, isAtLeast share: Double) -> Bool {
    let part = intersection(visible)
    let area = width * height
    if area == 0 { return visible.insetBy(dx: -0.001, dy: -0.001).contains(origin) }
    let seen = part.isNull ? 0 : part.width * part.height / area
    return share == 0 ? seen > 0 : seen >= share - 1e-6
  }
}

struct TargetVisibilityModifier<ID: Hashable> {
  let threshold: Double
  let action: ([ID]) -> Void
  @Kept private var link = TargetVisibilityLink<ID>()

  nonisolated init(threshold: Double, action: @escaping ([ID]) -> Void) {
    self.threshold = threshold
    self.action = action
  }
}

extension TargetVisibilityModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = link.take(threshold, action)
    content.modifier(ScrollSettingWriter(.link(link), of: link))
  }
}

/// Notifies an action of the visible targets.
final class TargetVisibilityLink<ID: Hashable>: ScrollLink {
  private var threshold = 0.5
  private var action: (([ID]) -> Void)?
  private var shown: [ObjectIdentifier: [ID]] = [:]

  func take(_ threshold: Double, _ action: @escaping ([ID]) -> Void) {
    self.threshold = threshold
    self.action = action
  }

  override var followsGeometry: Bool { true }

  override func didDetach(_ coordinator: ScrollCoordinator) { shown[ObjectIdentifier(coordinator)] = nil }

  override func geometryDidChange(in coordinator: ScrollCoordinator) {
    guard let host = coordinator.host else { return }
    let new = coordinator.targets().compactMap { target -> ID? in
      guard target.rect.visiblePart(in: host.bounds, isAtLeast: threshold) else { return nil }
      return target.id(as: ID.self)
    }
    guard shown.updateValue(new, forKey: ObjectIdentifier(coordinator)) != new else { return }
    action?(new)
  }
}
