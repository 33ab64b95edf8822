import HostTree

/// A control that selects a colour: a label, and a colour well at the trailing edge.
public struct ColorPicker<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  nonisolated(unsafe) private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool

  /// Creates a colour picker.
  ///
  /// - Parameters:
  ///   - selection: The selected colour, written when a user picks another one.
  ///   - supportsOpacity: Whether translucent colours can be picked. True by default.
  ///   - label: A description of the colour. If it is a `Text`, hosts get it as the title of the colour well.
  nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// The label, a spacer and the colour well; the well alone where labels are hidden.
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
  /// Creates a colour picker with a localized label.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a colour picker with a text as its label. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The colour well of a colour picker.
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
      context.newest.selection.wrappedValue = Color(color)
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
