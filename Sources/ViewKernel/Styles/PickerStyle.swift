/// Says how a `Picker` looks; put in force by `pickerStyle(_:)`.
///
/// The styles are the library's: there is nothing to implement for styles of one's own.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// What kind of picker it makes.
  nonisolated var kind: PickerStyleKind { get }
}

/// A kind of picker; opaque.
public struct PickerStyleKind: Equatable, Sendable {
  enum Kind { case menu, segmented, wheel, inline, navigationLink }
  let kind: Kind
}

/// What is usual: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// A menu.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .menu) }
}

/// A button with the chosen option, which opens a menu of all.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// A menu.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .menu) }
}

/// The options side by side, in a segmented control.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Segments.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .segmented) }
}

/// The options side by side; as segments.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Segments.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .segmented) }
}

/// The options on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// A wheel.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .wheel) }
}

/// Each option in a row of the container around, the chosen one with a check mark.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Rows.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .inline) }
}

/// Each option in a row of the container around, the chosen one with a check mark.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Rows.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .inline) }
}

/// A row with the label and the chosen option, which leads to a page with all of them; a choice leads back. Outside of a navigation
/// view it leads nowhere.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// A row.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What is usual: a menu.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button with the chosen option, which opens a menu of all.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The options side by side.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The options on a wheel.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Each option in a row.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Each option in a row.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row with the label and the chosen option.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyleKind { DefaultPickerStyle().kind }
}

extension EnvironmentValues {
  var pickerStyle: PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pickers in this view look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style.kind)
  }
}
