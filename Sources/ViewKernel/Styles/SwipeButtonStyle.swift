// Tests: `SwipeButtonStyleTests`.

/// The look of the buttons that a swipe over a row reveals: a white label on a block of colour.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.button(.borderedProminent(), .white)
      .environment(\.buttonBorderShape, .roundedRectangle(radius: 0))
  }
}

/// Gives the buttons of a row's swipe actions their look. They are grey unless they have a tint of their own, and show
/// the icon of a label alone.
struct SwipeButtons {}

extension SwipeButtons: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) {
    values[styles: AnyButtonStyle.self] = [.primitive(SwipeButtonStyle())]
    values.tint = Color(.systemGray)
    values[styles: (any LabelStyle).self] = [IconOnlyLabelStyle()]
    values.foregroundColor = nil
  }
}
