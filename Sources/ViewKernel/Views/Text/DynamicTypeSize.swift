import Foundation

/// The user's preferred text size, in 12 steps. The default is `large`.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The sizes in ascending order; the last five are accessibility sizes.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3,
    accessibility4, accessibility5

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size of body text in points: 17 for `large`, 53 for `accessibility5`.
  var bodySize: CGFloat {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  /// The factor by which fonts and metrics are scaled: 1 for `large`.
  var scale: CGFloat { bodySize / 17 }
}

/// The former API of ``DynamicTypeSize``.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// The sizes in ascending order; the last five are accessibility sizes.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
    accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

  /// The equivalent ``DynamicTypeSize``.
  var typeSize: DynamicTypeSize {
    let index = ContentSizeCategory.allCases.firstIndex(of: self) ?? 3
    return DynamicTypeSize.allCases[index]
  }

  init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = ContentSizeCategory.allCases[index]
  }
}

extension EnvironmentValues {
  /// The text size. Fonts of a text style, such as `Font.body`, and ``ScaledMetric`` follow it. Defaults to `large`.
  public var dynamicTypeSize: DynamicTypeSize {
    get { textLooks?.typeSize ?? .large }
    set {
      var looks = textLooks ?? TextLooks()
      looks.typeSize = newValue
      textLooks = looks
    }
  }

  /// The text size in the former API; the same value as ``dynamicTypeSize``.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.typeSize }
  }
}

extension EnvironmentValues {
  /// Sets the text size that a window's trait stands for, unless it is unspecified.
  mutating func takeTypeSize(of category: HostContentSizeCategory) {
    guard category != .unspecified else { return }
    dynamicTypeSize = DynamicTypeSize.allCases[Int(category.rawValue) - 1]
  }
}

extension View {
  /// Sets the text size of this view: texts with a font of a text style, such as `Font.body`, follow it.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Clamps the text size of this view to a range. An empty range has no effect.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      if let first = sizes.first, let last = sizes.last { size = min(max(size, first), last) }
    }
  }
}

/// A property wrapper for a number that scales with the environment's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let value: Value

  /// Creates a metric with its value at the size `large`.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates a metric that scales with a text style. All text styles scale alike here, so the style has no effect.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }

  /// The value at the current text size.
  public var wrappedValue: Value { value * Value(size.scale) }
}
