/// A group of related controls, side by side. `controlGroupStyle(_:)` sets its appearance.
public struct ControlGroup<Content: View>: StyleableView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  nonisolated(unsafe) private let content: Content
  private let label: AnyView?

  /// Creates a group of controls.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Creates a group of controls with a label, which styles such as `.menu` show.
  nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.content = LabeledControlGroupContent(content: content())
    self.label = AnyView(label)
  }

  var plain: ControlRow<Content> { ControlRow(content: content) }

  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: (any ControlGroupStyle).self]
    return styles.last?.view(
      styles,
      ControlGroupStyleConfiguration(
        content: .init(content: content.part(styles)),
        label: .init(content: label?.part(styles) ?? AnyView(EmptyView()))))
  }
}

extension ControlGroup {
  /// Creates a group of controls with a localized label, which styles such as `.menu` show.
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a text as its label, which styles such as `.menu` show. The string is not
  /// localized.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls with a localized label and a system symbol, which styles such as `.menu` show.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of controls with a text and a system symbol as its label, which styles such as `.menu` show. The
  /// string is not localized.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates an empty group.
  @available(*, deprecated, message: "ControlGroup has no content: add a closure, ControlGroup { ... }.")
  nonisolated public init() { self.init(.empty) }

  /// Creates a group from a style's configuration, for use in `ControlGroupStyle`; the next outer style is applied to it.
  ///
  /// Pass a configuration. With the default value the compiler reports mistakes in a closure where they are; without
  /// it, it reports that the closure is no configuration.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration = .empty) {
    content = configuration.content
    label = configuration.label.content
  }
}

/// The controls of a group with a label. A `ControlGroup` creates it.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }

  /// The controls.
  public var body: some View { content }
}

/// The default appearance: the controls in a row.
struct ControlRow<Content: View>: View {
  let content: Content

  var body: some View { HStack { content } }
}
