import HostTree

/// A button that pushes a page in the enclosing navigation container.
///
/// It either has a destination view, or a value that it appends to the path of a ``NavigationStack``; the page for that
/// comes from `navigationDestination(for:destination:)`. In a column of a ``NavigationSplitView``, a link with a value
/// selects it in the list around, if that has a selection of the value's type; else it shows the value's destination in
/// the next column. Outside of a navigation container it is disabled, and so is a link whose value is nil. In a list it
/// fills its row, with a disclosure arrow at the trailing edge.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// The destination of a link.
  private enum Target {
    /// A page that is shown while the binding (by default the link's own state) is true.
    case page(Destination, Binding<Bool>?)
    /// A value for the path of the navigation stack; nil disables the link.
    case value(AnyHashable?)
  }

  nonisolated(unsafe) private let target: Target
  nonisolated(unsafe) private let label: Label
  private var isDetail = true
  @State private var isShown = false
  @Environment(\.navigationCoordinator) private var coordinator
  @Environment(\.detailCoordinator) private var detail
  @Environment(\.linksFillRows) private var fillsRow
  @Environment(\.columnLink) private var column
  @Environment(\.rowSelectionType) private var selectionType
  @Environment(\.navigationLinkIndicator) private var indicator

  nonisolated private init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  /// The button, and the page while it is pushed.
  public var body: some View {
    if let value = rowValue {
      // The row takes the tap, and the list's selection is what leads on.
      OneLabel(label).tag(value)
    } else {
      button.disabled(!leadsSomewhere)
    }
    if case .page(let destination, _) = target, isActive.wrappedValue, let coordinator = pagesCoordinator {
      PushedPage(coordinator, remove: { isActive.wrappedValue = false }) { destination }
    }
  }

  private var button: Button<some View> {
    var button = Button(type: .navigation, action: activate) {
      if fillsRow {
        HStack {
          OneLabel(label)
          Spacer()
          if indicator != .hidden {
            Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundColor(
              Color(.tertiaryLabel))
          }
        }
      } else {
        OneLabel(label)
      }
    }
    // In a row the arrow is sign enough that it can be tapped.
    button.isPlain = fillsRow
    return button
  }

  private var isActive: Binding<Bool> {
    if case .page(_, let state?) = target { return state }
    return $isShown
  }

  /// In columns, a detail link pushes its page in the detail column.
  private var pagesCoordinator: NavigationCoordinator? { isDetail ? detail ?? coordinator : coordinator }

  /// The value of the link, if a tap on its row selects it in the list around.
  private var rowValue: AnyHashable? {
    guard case .value(let value?) = target, coordinator?.path == nil,
      selectionType == ObjectIdentifier(type(of: value.base))
    else { return nil }
    return value
  }

  private var leadsSomewhere: Bool {
    switch target {
    case .page: coordinator != nil
    case .value(let value): value != nil && (coordinator?.path != nil || column != nil)
    }
  }

  private func activate() {
    switch target {
    case .page:
      if column != nil, let pages = pagesCoordinator, pages !== coordinator { pages.removePagesFromBefore() }
      isActive.wrappedValue = true
    case .value(let value):
      guard let value else { return }
      guard let path = coordinator?.path else { return show(value, in: column) }
      if path.append(value) { return }
      HostDiagnostics.report(
        "A NavigationLink has a value of type \(type(of: value.base)), but the path of the NavigationStack around is of "
          + "another type: nothing was changed. Use a NavigationPath, or a value of the path's type.")
    }
  }

  /// Shows the destination of a value in the column after the link's.
  private func show(_ value: AnyHashable, in column: ColumnLink?) {
    guard let column, let coordinator else { return }
    if coordinator.hasDestination(for: type(of: value.base)) { return column.show(value) }
    HostDiagnostics.report(
      "A NavigationLink in a column has a value of type \(type(of: value.base)), but no view of the column shows such values: nothing "
        + "was changed. Add navigationDestination(for: \(type(of: value.base)).self) to the column, or a list with a selection of this type."
    )
  }

  /// Sets whether the link, in a navigation view with columns, pushes its page in the detail column; true by default.
  /// With false it pushes in its own column.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetail = isDetailLink
    return link
  }
}

extension NavigationLink {
  /// Creates a link to a page.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.page(destination(), nil), label: label())
  }

  /// Creates a link to a page that is shown while `isActive` is true: a tap sets it to true, going back to false.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.page(destination(), isActive), label: label())
  }

  /// Creates a link to a page that is shown while `selection` equals `tag`: a tap sets it to `tag`, going back to nil.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.page(destination(), selection.isEqual(to: tag)), label: label())
  }

  /// Creates a link to a page.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.page(destination, nil), label: label())
  }

  /// Creates a link to a page that is shown while `isActive` is true: a tap sets it to true, going back to false.
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.page(destination, isActive), label: label())
  }

  /// Creates a link to a page that is shown while `selection` equals `tag`: a tap sets it to `tag`, going back to nil.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.page(destination, selection.isEqual(to: tag)), label: label())
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that appends a value to the path of the enclosing navigation stack; nil disables it.
  ///
  /// A value whose type the path cannot hold is reported when the link is tapped, and not appended.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with a localized title that appends a value to the path of the navigation stack; nil disables it.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title that appends a value to the path of the navigation stack; nil disables it. The string
  /// is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title to a page.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a page. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title to a page.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a page. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title to a page that is shown while `isActive` is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a page that is shown while `isActive` is true. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title to a page that is shown while `isActive` is true.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link with a title to a page that is shown while `isActive` is true. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link with a localized title to a page that is shown while `selection` equals `tag`.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a page that is shown while `selection` equals `tag`. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title to a page that is shown while `selection` equals `tag`.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link with a title to a page that is shown while `selection` equals `tag`. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension Binding {
  /// A binding that is true while this one equals `tag`. Writing true sets it to `tag`; writing false sets it to nil,
  /// if it is `tag`.
  fileprivate func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isOn in
        if isOn {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}
