/// A picture and a text that belong together.
public struct Label<Title: View, Icon: View>: StyleableView {
  /// There is no body.
  public typealias Body = Never

  nonisolated(unsafe) private let title: Title
  nonisolated(unsafe) private let icon: Icon

  /// Makes a label of two views.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  var plain: LabelRow<Title, Icon> { LabelRow(title: title, icon: icon) }

  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: (any LabelStyle).self]
    guard let style = styles.last else { return nil }
    return style.view(
      styles,
      LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a text and a symbol of the system's.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a text and a symbol of the system's.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a text and a picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Makes a label of a text and a picture.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label again of which a style was given the parts; it has the style further out.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The picture before the text.
struct LabelRow<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  var body: some View {
    HStack {
      icon
      title
    }
  }
}
