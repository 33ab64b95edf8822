/// A box with a background and rounded corners around its content, with a label above it.
///
/// `groupBoxStyle(_:)` sets its appearance.
public struct GroupBox<Label: View, Content: View>: StyleableView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let content: Content

  /// Creates a box with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a label; the older order of the parameters.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  var plain: FilledBox<Label, Content> { FilledBox(label: label, content: content) }

  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: (any GroupBoxStyle).self]
    return styles.last?.view(
      styles,
      GroupBoxStyleConfiguration(
        label: .init(content: OneLabel(label).part(styles)), content: .init(content: content.part(styles))))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a box with a title. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates an empty box.
  @available(*, deprecated, message: "GroupBox has no content: add a closure, GroupBox { ... }.")
  nonisolated public init() { self.init(.empty) }

  /// Creates a box from a style's configuration, for use in `GroupBoxStyle`; the next outer style is applied to it.
  ///
  /// Pass a configuration. With the default value the compiler reports mistakes in a closure where they are; without
  /// it, it reports that the closure is no configuration.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration = .empty) {
    self.init(label: configuration.label) { configuration.content }
  }
}

/// The default appearance: the label above the content, both leading, with padding on a secondary background.
///
/// Boxes in boxes alternate between two backgrounds.
struct FilledBox<Label: View, Content: View>: View {
  @Environment(\.groupBoxDepth) private var depth
  let label: Label
  let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  var body: some View {
    VStack(alignment: .leading) {
      OneLabel(label).font(.headline)
      content
    }
    .frame(maxWidth: depth > 0 ? .infinity : nil, alignment: .leading)
    .padding()
    .background(
      Color(depth % 2 == 1 ? .tertiarySystemBackground : .secondarySystemBackground),
      in: RoundedRectangle(cornerRadius: 8)
    )
    .environment(\.groupBoxDepth, depth + 1)
  }
}

private enum GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// The number of group boxes around.
  fileprivate var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}
