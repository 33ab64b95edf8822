import HostTree

/// A control that switches between on and off: a label with a switch at the trailing edge.
///
/// ```swift
/// struct SoundSettings: View {
///   @State private var isOn = true
///
///   var body: some View {
///     Toggle("Sound", isOn: $isOn)
///       .onChange(of: isOn) { print("on: \(isOn)") }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: SoundSettings())
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 300, y: 240))
/// window.settle()
/// // Prints "on: false"
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<SoundSettings> (0, 0, 320 x 480)
/// //    └─ HostStackView (0, 224.5, 320 x 31) axis=horizontal
/// //       ├─ HostLabel "Sound" (0, 5.33, 49.33 x 20.33)
/// //       ├─ HostSpacer (49.33, 15.5, 221.67 x 0)
/// //       └─ HostSwitch (271, 0, 49 x 31) isOn=false
/// ```
///
/// `toggleStyle(_:)` sets its appearance. If the binding refuses a change, the switch goes back.
public struct Toggle<Label: View>: StyleableView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  private let isOn: Binding<Bool>
  nonisolated(unsafe) private let label: Label

  /// Creates a toggle.
  ///
  /// - Parameters:
  ///   - isOn: Whether the toggle is on; written when a user taps it.
  ///   - label: A description of the toggle.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  var plain: ToggleRow<Label> { ToggleRow(label: label, isOn: isOn) }

  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: (any ToggleStyle).self]
    guard let style = styles.last else { return nil }
    let label = AnyView(SubtitledLabel(label))
    return style.view(styles, ToggleStyleConfiguration(label: .init(content: label), isOn: isOn))
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized label.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a text as its label. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ViewKernel.Label<Text, Image> {
  /// Creates a toggle with a localized label and a system symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewKernel.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a text and a system symbol as its label. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewKernel.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a localized label and a registered image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewKernel.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a text and a registered image as its label. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewKernel.Label(title, image: image) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration, for use in `ToggleStyle`; the next outer style is applied to it.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The default appearance: the label, a spacer and the switch; the switch alone where labels are hidden.
struct ToggleRow<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  let label: Label
  let isOn: Binding<Bool>
  var tint: Color?

  init(label: Label, isOn: Binding<Bool>, tint: Color? = nil) {
    self.label = label
    self.isOn = isOn
    self.tint = tint
  }

  var body: some View {
    if hidesLabels {
      Switch(isOn: isOn, tint: tint)
    } else {
      HStack {
        SubtitledLabel(label)
        Spacer()
        Switch(isOn: isOn, tint: tint)
      }
    }
  }
}

/// The switch of a toggle.
struct Switch: HostedView {
  typealias Body = Never
  let isOn: Binding<Bool>
  var tint: Color?

  func makeHost(context: HostContext<Self>) -> HostSwitch {
    let control = HostSwitch()
    control.addAction(for: .valueChanged) { control in
      context.updateHostAgain()
      context.newest.isOn.wrappedValue = control.isOn
    }
    return control
  }

  func updateHost(_ host: HostSwitch, context: HostContext<Self>) {
    let environment = context.environment
    host.isOn = isOn.wrappedValue
    host.isEnabled = environment.isEnabled
    host.onTintColor = (tint ?? environment.tint)?.resolved(in: environment)
  }
}
