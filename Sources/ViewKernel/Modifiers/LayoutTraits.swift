public import Foundation
public import HostTree

/// The modifier behind `layoutPriority`.
struct LayoutPriorityModifier {
  let priority: Double
}

extension LayoutPriorityModifier: HostAttributeModifier {
  typealias Body = Never

  func apply(to host: HostView) { host.layoutPriority = priority }
}

/// The modifier behind `alignmentGuide`.
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
      run { computeValue(dimensions) }.sound(else: 0, "The place of an alignment guide")
    }
  }
}

/// The modifier behind `zIndex`.
struct ZIndexModifier {
  let value: Double
}

extension ZIndexModifier: HostAttributeModifier {
  typealias Body = Never

  func apply(to host: HostView) { host.zIndex = value }
}

/// The modifier behind `layoutValue`.
struct LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

extension LayoutValueModifier: HostAttributeModifier {
  typealias Body = Never

  func apply(to host: HostView) { host.setLayoutValue(value, for: Key.self) }
}

extension View {
  /// Sets how early a stack serves this view: those with a higher priority choose their size first. 0 unless told.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value.soundOrInfinite(else: 0, "A layout priority")))
  }

  /// Says where a horizontal guide of this view lies, in points from its leading side.
  ///
  /// - Parameters:
  ///   - guide: The guide by which a container lines this view up.
  ///   - computeValue: Gives the place for the view's size and its other guides.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: guide.id, computeValue: computeValue))
  }

  /// Says where a vertical guide of this view lies, in points from its upper side.
  ///
  /// - Parameters:
  ///   - guide: The guide by which a container lines this view up.
  ///   - computeValue: Gives the place for the view's size and its other guides.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: guide.id, computeValue: computeValue))
  }

  /// Draws this view in front of its siblings with a lower index and behind those with a higher one; 0 unless told.
  ///
  /// Siblings of the same index are drawn in their order. Layout does not look at it.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value.soundOrInfinite(else: 0, "A z index")))
  }

  /// Tells the ``Layout`` around this view a value, which it reads by the key.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
