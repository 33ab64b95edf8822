import HostTree

/// A group of related controls, side by side on a shared background.
///
/// Each has the same width. In a toolbar a group with a label is a button of the label, which opens a menu of the
/// controls. `controlGroupStyle(_:)` sets its appearance.
///
/// ```swift
/// struct Fields: View {
///   @State private var field = "none"
///
///   var body: some View {
///     VStack {
///       Text(field)
///       ControlGroup {
///         Button("Name") { field = "name" }
///         Button("Notes") { field = "notes" }
///       }
///     }
///   }
/// }
/// ```
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

  var plain: DefaultControlGroup<Content> { DefaultControlGroup(content: content, label: label) }

  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: (any ControlGroupStyle).self]
    return styles.last?.view(
      styles,
      ControlGroupStyleConfiguration(
        content: .init(content: content.part(styles)),
        label: .init(content: label?.part(styles) ?? AnyView(EmptyView())), hasLabel: label != nil))
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

  /// Creates a group from a style's configuration, for use in `ControlGroupStyle`; the next outer style is applied to
  /// it.
  ///
  /// Pass a configuration. With the default value the compiler reports mistakes in a closure where they are; without
  /// it, it reports that the closure is no configuration.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration = .empty) {
    content = configuration.content
    label = configuration.hasLabel ? configuration.label.content : nil
  }
}

/// The controls of a group with a label. A `ControlGroup` creates it.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }

  /// The controls.
  public var body: some View { content }
}

/// The default appearance: controls of the same width on a shared background, or a menu of them in a toolbar.
struct DefaultControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView?
  @Environment(\.isInToolbar) private var isInToolbar

  var body: some View {
    if isInToolbar, let label {
      Menu(content: { content }, label: { label })
    } else {
      ControlGroupContainer(
        content: content.buttonStyle(ControlGroupButtonStyle()).environment(\.font, .system(size: 13, weight: .medium))
      )
    }
  }
}

private struct ControlGroupContainer<Content: View>: HostedContainer {
  typealias Body = Never
  let content: Content

  var own: ControlGroupConfiguration { ControlGroupConfiguration() }
}

private struct ControlGroupConfiguration: HostConfiguration {
  var written: Any { ControlGroupContainer(content: EmptyView()) }

  func makeHost(context: HostContext<Self>) -> HostControlGroupView { HostControlGroupView() }
  func updateHost(_ host: HostControlGroupView, context: HostContext<Self>) {}
}

/// A button that takes touches in all of its share.
private struct ControlGroupButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(maxWidth: .infinity, maxHeight: .infinity).opacity(configuration.isPressed ? 0.3 : 1)
  }
}

/// The controls in a row.
struct ControlRow<Content: View>: View {
  let content: Content

  var body: some View { HStack { content } }
}
