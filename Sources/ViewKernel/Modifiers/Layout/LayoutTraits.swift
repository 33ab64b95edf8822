public import Foundation
public import HostTree

struct LayoutPriorityModifier {
  let priority: Double
}

extension LayoutPriorityModifier: HostAttributeModifier {
  typealias Body = Never

  func apply(to host: HostView) { host.layoutPriority = priority }
}

struct AlignmentGuideModifier {
  let guide: any AlignmentID.Type
  let computeValue: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: HostAttributeModifier {
  typealias Body = Never

  func apply(to host: HostView) {
    let computeValue = computeValue
    let run = LateCode()
    host.setAlignmentGuide(guide) { dimensions in
      let place = run { computeValue(dimensions) }
      // A value computed from an infinite size, which some views have for an infinite proposal, is no mistake.
      if !place.isFinite, !dimensions.width.isFinite || !dimensions.height.isFinite { return 0 }
      return place.sound(else: 0, "The place of an alignment guide")
    }
  }
}

struct ZIndexModifier {
  let value: Double
}

extension ZIndexModifier: HostAttributeModifier {
  typealias Body = Never

  func apply(to host: HostView) { host.zIndex = value }
}

struct LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

extension LayoutValueModifier: HostAttributeModifier {
  typealias Body = Never

  func apply(to host: HostView) { host.setLayoutValue(value, for: Key.self) }
}

extension View {
  /// Sets the priority by which a stack divides its space: it sizes children of a higher priority first.
  ///
  /// Defaults to 0. NaN counts as 0 and is reported; infinite priorities are allowed.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value.soundOrInfinite(else: 0, "A layout priority")))
  }

  /// Sets the position of a horizontal alignment guide of this view, in points from its leading edge.
  ///
  /// - Parameters:
  ///   - guide: The guide by which a container aligns its children.
  ///   - computeValue: Called during layout with the view's size and its other guides. A result that is not finite
  ///     counts as 0 and is reported.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: guide.id, computeValue: computeValue))
  }

  /// Sets the position of a vertical alignment guide of this view, in points from its top edge.
  ///
  /// - Parameters:
  ///   - guide: The guide by which a container aligns its children.
  ///   - computeValue: Called during layout with the view's size and its other guides. A result that is not finite
  ///     counts as 0 and is reported.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: guide.id, computeValue: computeValue))
  }

  /// Sets the z order among siblings: views of a higher index are rendered, and hit, in front of views of a lower one.
  ///
  /// Defaults to 0. Siblings of the same index are rendered in their order. Layout does not depend on it. NaN counts as
  /// 0 and is reported.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value.soundOrInfinite(else: 0, "A z index")))
  }

  /// Sets a value that the parent ``/HostTree/Layout`` reads from its subview by `key`.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
