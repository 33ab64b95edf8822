import HostTree

/// Something to switch on and off: a label, and a switch at the trailing side.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Makes a toggle.
  ///
  /// - Parameters:
  ///   - isOn: Where its state is kept.
  ///   - label: What it shows.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The label, room, the switch.
  public var body: some View {
    HStack {
      label
      Spacer()
      Switch(isOn: isOn)
    }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// The switch of a toggle.
struct Switch: HostedView {
  typealias Body = Never
  let isOn: Binding<Bool>

  func makeHost(context: HostContext<Self>) -> HostSwitch {
    let control = HostSwitch()
    control.addAction(for: .valueChanged) { control in
      context.updateHostAgain()
      context.view.isOn.wrappedValue = control.isOn
    }
    return control
  }

  func updateHost(_ host: HostSwitch, context: HostContext<Self>) {
    host.isOn = isOn.wrappedValue
    host.isEnabled = context.environment.isEnabled
  }
}
