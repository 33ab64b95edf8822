import HostTree

/// A choice of a colour: a label, and a well of the colour at the trailing side.
public struct ColorPicker<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  nonisolated(unsafe) private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - selection: Where the colour is kept.
  ///   - supportsOpacity: Whether colours that are not opaque can be picked.
  ///   - label: What the colour is for.
  nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// The label, room, the well; the well alone where labels are hidden.
  public var body: some View {
    let well = ColorWell(
      selection: selection, supportsOpacity: supportsOpacity, title: (label as? Text)?.string)
    if hidesLabels {
      well
    } else {
      HStack {
        label
        Spacer()
        well
      }
    }
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a picker with a text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The well of a colour picker.
private struct ColorWell: HostedView {
  typealias Body = Never
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let title: String?

  func makeHost(context: HostContext<Self>) -> HostColorWell {
    let well = HostColorWell()
    well.addAction(for: .valueChanged) { well in
      guard let color = well.selectedColor else { return }
      context.updateHostAgain()
      context.view.selection.wrappedValue = Color(color)
    }
    return well
  }

  func updateHost(_ host: HostColorWell, context: HostContext<Self>) {
    let environment = context.environment
    host.selectedColor = selection.wrappedValue.resolved(in: environment)
    host.supportsAlpha = supportsOpacity
    host.title = title
    host.isEnabled = environment.isEnabled
  }
}
