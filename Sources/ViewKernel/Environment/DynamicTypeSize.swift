import Foundation

/// How large a user wants texts to be; large is what is usual.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// From the smallest to the largest; the last five are for users who see less well.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3,
    accessibility4, accessibility5

  /// Whether it is one of those for users who see less well.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size of body text in points.
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

  /// What lengths are multiplied by.
  var scale: CGFloat { bodySize / 17 }
}

/// The former name of ``DynamicTypeSize``.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// From the smallest to the largest; the last five are for users who see less well.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
    accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of those for users who see less well.
  public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

  /// The present name.
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
  /// How large a user wants texts to be: fonts for a use, such as `Font.body`, follow it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { textLooks?.typeSize ?? .large }
    set {
      var looks = textLooks ?? TextLooks()
      looks.typeSize = newValue
      textLooks = looks
    }
  }

  /// The same by its former name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.typeSize }
  }
}

extension View {
  /// Sets how large the texts in this view are whose fonts are for a use, such as `Font.body`.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of the texts in this view within a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      if let first = sizes.first, let last = sizes.last { size = min(max(size, first), last) }
    }
  }
}

/// A number that grows and shrinks with the size that a user wants texts to have.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let value: Value

  /// Makes a number, as it is where texts have the usual size.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Makes a number that grows as texts for a use do; all of them grow alike here.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }

  /// The number at the present size.
  public var wrappedValue: Value { value * Value(size.scale) }
}
