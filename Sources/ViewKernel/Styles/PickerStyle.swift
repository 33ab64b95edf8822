/// A type that defines the appearance of pickers. Apply one with `pickerStyle(_:)`.
///
/// ```swift
/// let picker = Picker("Size", selection: .constant(1)) {
///   Text("Small").tag(1)
///   Text("Large").tag(2)
/// }
/// let host = HostingView(rootView: picker.pickerStyle(.segmented))
/// host.updateViews()
/// print(host.subviews[0].treeDescription(options: .structure))
/// // Prints:
/// // HostSegmentedControl
/// // ├─ HostLabel "Small"
/// // └─ HostLabel "Large"
/// ```
///
/// The kinds are the library's: a custom style can only return the kind of one of its styles.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The kind of picker that the style stands for.
  nonisolated var kind: PickerStyleKind { get }
}

/// An opaque kind of picker, used by the library.
public struct PickerStyleKind: Equatable, Sendable {
  enum Kind { case menu, segmented, wheel, inline, navigationLink }
  let kind: Kind
}

/// The default style, a menu; the same as `.automatic`.
public struct DefaultPickerStyle: PickerStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind with a menu.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .menu) }
}

/// A button with the selected option, which opens a menu of all options; the same as `.menu`.
public struct MenuPickerStyle: PickerStyle {
  /// Equivalent to `.menu`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind with a menu.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .menu) }
}

/// The options side by side in a segmented control; the same as `.segmented`.
public struct SegmentedPickerStyle: PickerStyle {
  /// Equivalent to `.segmented`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind with segments.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .segmented) }
}

/// The options side by side; here a segmented control, too. The same as `.palette`.
public struct PalettePickerStyle: PickerStyle {
  /// Equivalent to `.palette`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind with segments.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .segmented) }
}

/// The options on a wheel; the same as `.wheel`.
public struct WheelPickerStyle: PickerStyle {
  /// Equivalent to `.wheel`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind with a wheel.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .wheel) }
}

/// Each option as a row of the enclosing container, the selected one with a check mark; the same as `.inline`.
public struct InlinePickerStyle: PickerStyle {
  /// Equivalent to `.inline`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind with a row for each option.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .inline) }
}

/// Each option as a row, the selected one with a check mark: here as `.inline`. The same as `.radioGroup`.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Equivalent to `.radioGroup`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind with a row for each option.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .inline) }
}

/// A row with the label and the selected option, which pushes a page with all options; the same as `.navigationLink`.
///
/// A choice pops the page. Outside of a navigation view the row pushes nothing.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Equivalent to `.navigationLink`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind with a row that pushes a page.
  nonisolated public var kind: PickerStyleKind { PickerStyleKind(kind: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style: a menu.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button with the selected option, which opens a menu of all options.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side in a segmented control.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The options side by side; here a segmented control, too.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The options on a wheel.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Each option as a row of the enclosing container.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Each option as a row; here the same as `inline`.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row with the selected option, which pushes a page with all options.
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
  /// Sets the style of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style.kind)
  }
}
