// Tests: `DatePickerTests`.

/// A date picker without a style of the program's own: the label, a spacer and the control; the label above an inline
/// calendar; the control alone where labels are hidden.
struct LabeledDateControl<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.datePickerStyle) private var style
  private let label: Label
  private let control: @MainActor (DatePickerStyleKind) -> DateControl

  init(label: Label, control: @escaping @MainActor (DatePickerStyleKind) -> DateControl) {
    self.label = label
    self.control = control
  }

  var body: some View {
    if hidesLabels {
      control(style)
    } else if style.host == .inline {
      VStack(alignment: .leading) {
        OneLabel(label)
        control(style)
      }
    } else {
      HStack {
        OneLabel(label)
        Spacer()
        control(style)
      }
    }
  }
}
