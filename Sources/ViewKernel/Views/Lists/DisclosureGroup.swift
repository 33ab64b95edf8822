import HostTree

/// A label line that shows or hides its content when tapped.
///
/// In a list, the label is a row and so is each view of the content, which is indented by one level; anywhere else they
/// are stacked vertically with leading alignment. Collapsed content is unmounted, so its state is lost.
/// `disclosureGroupStyle(_:)` sets its appearance.
///
/// ```swift
/// struct Order: View {
///   @State private var showsDetails = false
///
///   var body: some View {
///     DisclosureGroup("Details", isExpanded: $showsDetails) {
///       Text("One soup")
///     }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Order())
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 160, y: 240))
/// window.settle()
/// print(window.treeDescription(options: .structure))
/// // Prints:
/// // HostWindow
/// // └─ HostingView<Order>
/// //    └─ HostStackView
/// //       ├─ HostButton
/// //       │  └─ HostStackView
/// //       │     ├─ HostLabel "Details"
/// //       │     ├─ HostSpacer
/// //       │     └─ HostImageView
/// //       └─ HostLabel "One soup"
/// ```
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let content: () -> Content
  @State private var isOpen = false

  /// Creates a group that keeps its own expansion state; collapsed at first.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group whose expansion state is kept in a binding.
  ///
  /// - Parameters:
  ///   - isExpanded: True while the content is shown.
  ///   - content: The content, called only while the group is expanded.
  ///   - label: The label of the line.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// The disclosure line, followed by the content while expanded.
  public var body: some View {
    BoundDisclosureGroup(isExpanded: isExpanded ?? $isOpen, label: label, content: content)
  }
}

/// A disclosure group whose expansion state is in a binding: what a style is applied to.
struct BoundDisclosureGroup<Label: View, Content: View>: StyleableView {
  typealias Body = Never
  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content

  var plain: DisclosureOutline<Label, Content> {
    DisclosureOutline(isExpanded: isExpanded, label: label, content: content)
  }

  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: (any DisclosureGroupStyle).self]
    return styles.last?.view(
      styles,
      DisclosureGroupStyleConfiguration(
        label: .init(content: OneLabel(label).part(styles)),
        content: .init(content: DisclosedContent(make: content).part(styles)), isExpanded: isExpanded))
  }
}

extension BoundDisclosureGroup: RowCounting {
  static func rowCount(content: Int?) -> Int? { nil }
}

/// The content of a disclosure group, called where a style shows it.
private struct DisclosedContent<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}

/// The default appearance: the disclosure line, followed by the content while expanded.
struct DisclosureOutline<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content

  var body: some View {
    DisclosureRows {
      DisclosureLine(isExpanded: isExpanded) { label }
      if isExpanded.wrappedValue { content().modifier(RowTraitModifier(trait: RowIndentation())) }
    }
  }
}

/// The line of a disclosure group: its label and an arrow that points down while the content is shown.
///
/// The whole line is a button. In a list with a selection only the arrow is, because a tap on the row selects it; the
/// list presses the arrow of rows that cannot be selected.
struct DisclosureLine<Label: View>: View {
  let isExpanded: Binding<Bool>
  @ViewBuilder let label: Label
  @Environment(\.rowsAreSelected) private var rowsAreSelected

  var body: some View {
    if rowsAreSelected {
      HStack {
        OneLabel(label)
        Spacer()
        Button(type: .disclosure, action: toggle) { arrow }
      }
    } else {
      Button(type: .disclosure, action: toggle) {
        HStack {
          OneLabel(label)
          Spacer()
          arrow
        }
      }
    }
  }

  private var arrow: Image { Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward") }

  private func toggle() { isExpanded.wrappedValue.toggle() }
}

private enum RowSelectionTypeKey: EnvironmentKey { static var defaultValue: ObjectIdentifier? { nil } }

extension EnvironmentValues {
  /// Whether a tap on a row of the enclosing list selects it.
  var rowsAreSelected: Bool {
    get { rowSelectionType != nil }
    set { if !newValue { rowSelectionType = nil } }
  }

  /// The type of the values that the enclosing list selects; nil if it selects none.
  var rowSelectionType: ObjectIdentifier? {
    get { self[RowSelectionTypeKey.self] }
    set { self[RowSelectionTypeKey.self] = newValue }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized text as its label, which keeps its own expansion state.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a text as its label, which keeps its own expansion state. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Creates a group with a localized text as its label, whose expansion state is kept in a binding.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a text as its label, whose expansion state is kept in a binding. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

extension DisclosureGroup: RowCounting {
  static func rowCount(content: Int?) -> Int? { nil }
}

/// A group of views: rows of their own in a list, a `VStack` anywhere else.
struct DisclosureRows<Content: View>: View {
  typealias Body = Never
  @ViewBuilder let content: Content

  private var stack: some View {
    VStack(alignment: .leading) { content }.environment(\.rowsAreSelected, false)
  }

  static func _makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    if builder.isInList { builder.add(view.content) } else { builder.add(view.stack) }
  }

  static func _updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    if cursor.isInList { cursor.hand(view.content) } else { cursor.hand(view.stack) }
  }
}

extension DisclosureRows: RowCounting {
  static func rowCount(content: Int?) -> Int? { nil }
}
