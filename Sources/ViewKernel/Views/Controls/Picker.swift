import HostTree

/// A control that selects one of several mutually exclusive options.
///
/// Each view of the content is an option. It stands for the value of its `tag(_:)`, or for the identity of the
/// `ForEach` element that it shows. `pickerStyle(_:)` sets the appearance. A selection that is the tag of no option,
/// other than nil, is reported as misuse; no option is shown as selected then.
///
/// ```swift
/// struct Settings: View {
///   enum Size { case small, large }
///
///   @State private var size = Size.small
///
///   var body: some View {
///     Picker("Size", selection: $size) {
///       Text("Small").tag(Size.small)
///       Text("Large").tag(Size.large)
///     }
///     .pickerStyle(.segmented)
///     .onChange(of: size) { print(size) }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Settings())
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 240, y: 240))
/// window.settle()
/// // Prints "large"
/// ```
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerStyle) private var style
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let selection: Binding<SelectionValue>
  nonisolated(unsafe) private let content: Content

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected option.
  ///   - content: The options.
  ///   - label: A description of the choice.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    self.content = content()
  }

  /// Creates a picker; the older order of the parameters.
  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.selection = selection
    self.content = content()
  }

  /// The options as the style of the environment shows them.
  public var body: some View {
    let style = style.kind
    let title = pickerTitle(label)
    // The options are made here, so this is where their font is set.
    let options = content.transformEnvironment(\.font) { font in
      if style == .segmented { font = .system(size: 13, weight: .medium) }
    }
    ElementsReader(options) { options in
      let choice = Choice(options: options, selection: selection.tag)
      switch style {
      case .segmented: SegmentedPicker(choice: choice, title: title)
      case .wheel: WheelPicker(choice: choice, title: title)
      case .inline: InlinePicker(label: label, choice: choice)
      case .menu: MenuPicker(label: label, title: title, choice: choice)
      case .navigationLink:
        LinkPicker(label: label, choice: choice, selection: selection, content: content)
      }
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a text as its label. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == ViewKernel.Label<Text, Image> {
  /// Creates a picker with a localized label and a system symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ViewKernel.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a picker with a text and a system symbol as its label. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ViewKernel.Label(title, systemImage: systemImage) }
  }

  /// Creates a picker with a localized label and a registered image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ViewKernel.Label(titleKey, image: image) }
  }

  /// Creates a picker with a text and a registered image as its label. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ViewKernel.Label(title, image: image) }
  }
}

/// The options of a picker, and its selection.
@MainActor
struct Choice {
  let options: [ViewElement]
  let selection: Binding<AnyHashable>

  /// The index of the selected option; nil if no option has the selected tag.
  var index: Int? {
    let tag = selection.wrappedValue
    return options.firstIndex { $0.tag == tag }
  }

  /// Selects an option; one without a tag changes nothing.
  func choose(_ index: Int) {
    if options.indices.contains(index), let tag = options[index].tag { selection.wrappedValue = tag }
  }

  /// Reports a selection that no option has. It checks again after the update, when options and selection are both new.
  func check<C: HostConfiguration>(_ context: HostContext<C>, _ newest: @escaping @MainActor () -> Choice) {
    guard index == nil, !options.isEmpty else { return }
    let node = context.node
    node.graph.owner.enqueueEffect(.normal) {
      // The picker may have been unmounted in the same update.
      guard !node.flags.contains(.isUnmounted) else { return }
      let choice = newest()
      guard choice.index == nil, !choice.options.isEmpty, !choice.selection.wrappedValue.isNoTag else { return }
      let tags = choice.options.prefix(3).map { $0.tag.map { "\($0.base)" } ?? "none" }.joined(separator: ", ")
      reportMisuse(
        "A Picker's selection \(choice.selection.wrappedValue.base) is the tag of none of its options (their tags: "
          + "\(tags)); it shows none as chosen. Give an option this tag, of the selection's type.")
    }
  }
}

/// The options as segments.
private struct SegmentedPicker: HostedContainer, HostConfiguration {
  typealias Body = Never
  let choice: Choice
  let title: Text?

  var own: Self { self }
  var content: ForEach<[ViewElement], ViewElement.ID, ViewElement> { ForEach(choice.options) { $0 } }

  func makeHost(context: HostContext<Self>) -> HostSegmentedControl {
    let control = HostSegmentedControl()
    control.addAction(for: .valueChanged) { control in
      context.updateHostAgain()
      context.newest.choice.choose(control.selectedSegmentIndex)
    }
    return control
  }

  func updateHost(_ host: HostSegmentedControl, context: HostContext<Self>) {
    host.selectedSegmentIndex = choice.index ?? HostSegmentedControl.noSegment
    host.isEnabled = context.environment.isEnabled
    host.unseenLabel = title.unseenLabel(in: context.environment)
    choice.check(context) { context.newest.choice }
  }
}

/// The options on a wheel.
private struct WheelPicker: HostedContainer, HostConfiguration {
  typealias Body = Never
  let choice: Choice
  let title: Text?

  var own: Self { self }
  var content: ForEach<[ViewElement], ViewElement.ID, ViewElement> { ForEach(choice.options) { $0 } }

  func makeHost(context: HostContext<Self>) -> HostPickerView {
    let control = HostPickerView()
    control.addAction(for: .valueChanged) { control in
      context.updateHostAgain()
      context.newest.choice.choose(control.selectedRow)
    }
    return control
  }

  func updateHost(_ host: HostPickerView, context: HostContext<Self>) {
    host.selectedRow = choice.index ?? HostPickerView.noRow
    host.isEnabled = context.environment.isEnabled
    host.unseenLabel = title.unseenLabel(in: context.environment)
    choice.check(context) { context.newest.choice }
  }
}

/// The options as rows of the enclosing container.
private struct InlinePicker<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  let label: Label
  let choice: Choice

  init(label: Label, choice: Choice) {
    self.label = label
    self.choice = choice
  }

  var body: some View {
    let chosen = choice.index
    if !hidesLabels { SubtitledLabel(label) }
    ForEach(Array(choice.options.enumerated()), id: \.element.id) { index, option in
      Button(type: .radio) {
        choice.choose(index)
      } label: {
        HStack {
          option
          Spacer()
          if index == chosen { Image(systemName: "checkmark") }
        }
      }
      .modifier(SelectedModifier(isSelected: index == chosen))
    }
  }
}

/// A row with the selected option, which pushes a page with all options. A choice pops the page.
private struct LinkPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @State private var isShown = false
  @Environment(\.hidesLabels) private var hidesLabels
  let label: Label
  let choice: Choice
  let selection: Binding<SelectionValue>
  let content: Content

  init(label: Label, choice: Choice, selection: Binding<SelectionValue>, content: Content) {
    self.label = label
    self.choice = choice
    self.selection = selection
    self.content = content
  }

  var body: some View {
    NavigationLink(isActive: $isShown) {
      List {
        Picker(selection: selectionThatLeadsBack, content: { content }, label: { EmptyView() }).pickerStyle(.inline)
      }
      .navigationTitle(label as? Text ?? Text(verbatim: ""))
      .navigationBarTitleDisplayMode(.inline)
    } label: {
      HStack {
        if !hidesLabels { SubtitledLabel(label) }
        Spacer()
        choice.index.map { choice.options[$0] }.foregroundStyle(.secondary)
      }
    }
  }

  private var selectionThatLeadsBack: Binding<SelectionValue> {
    Binding {
      selection.wrappedValue
    } set: { new in
      selection.wrappedValue = new
      isShown = false
    }
  }
}
