import HostTree

/// A line to press that shows or hides what belongs to it.
///
/// In a list the line is a row, and so is each view that it shows, which stands further in; anywhere else they are stacked. What is
/// hidden does not exist.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let content: () -> Content
  @State private var isOpen = false

  /// Makes a group that keeps itself whether it is open; closed at first.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - isExpanded: Where it is kept whether it is open.
  ///   - content: What it shows while it is open.
  ///   - label: What its line shows.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// The line, and what it shows.
  public var body: some View {
    let open = isExpanded ?? $isOpen
    DisclosureRows {
      DisclosureLine(isExpanded: open) { label }
      if open.wrappedValue { content().modifier(RowTraitModifier(trait: RowIndentation())) }
    }
  }
}

/// A line to press, with an arrow that tells whether what belongs to it is shown. In a list with a selection only the arrow is to press,
/// for the row is to be selected; the list presses it where it can't be.
struct DisclosureLine<Label: View>: View {
  let isExpanded: Binding<Bool>
  @ViewBuilder let label: Label
  @Environment(\.rowsAreSelected) private var rowsAreSelected

  var body: some View {
    if rowsAreSelected {
      HStack {
        label
        Spacer()
        Button(type: .disclosure, action: toggle) { arrow }
      }
    } else {
      Button(type: .disclosure, action: toggle) {
        HStack {
          label
          Spacer()
          arrow
        }
      }
    }
  }

  private var arrow: Image { Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward") }

  private func toggle() { isExpanded.wrappedValue.toggle() }
}

private enum RowsAreSelectedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a tap on a row of the list around selects it.
  var rowsAreSelected: Bool {
    get { self[RowsAreSelectedKey.self] }
    set { self[RowsAreSelectedKey.self] = newValue }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group whose line shows a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group whose line shows a text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Makes a group whose line shows a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group whose line shows a text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

extension DisclosureGroup: RowCounting {
  static var rowCount: Int? { nil }
}

/// Views that are rows in a list, and stacked anywhere else.
struct DisclosureRows<Content: View>: View {
  typealias Body = Never
  @ViewBuilder let content: Content

  private var stack: some View {
    VStack(alignment: .leading) { content }.environment(\.rowsAreSelected, false)
  }

  static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    if builder.isInList { builder.add(view.content) } else { builder.add(view.stack) }
  }

  static func updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    if cursor.isInList { cursor.hand(view.content) } else { cursor.hand(view.stack) }
  }
}

extension DisclosureRows: RowCounting {
  static var rowCount: Int? { nil }
}
