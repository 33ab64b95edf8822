/// A title with an icon before it. `labelStyle(_:)` sets its appearance.
///
/// ```swift
/// let host = HostingView(rootView: Label("Favourites", systemImage: "star"))
/// host.sizeToFit()
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostStackView (0, 0, 107 x 20.33) axis=horizontal
/// // ├─ HostImageView (0, 0.17, 20 x 20) symbol=star
/// // └─ HostLabel "Favourites" (28, 0, 79 x 20.33)
/// ```
public struct Label<Title: View, Icon: View>: StyleableView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  nonisolated(unsafe) private let title: Title
  nonisolated(unsafe) private let icon: Icon

  /// Creates a label from a title view and an icon view.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title, for lists that show nothing else.
  var ownTitle: Title { title }

  var plain: LabelRow<Title, Icon> { LabelRow(title: title, icon: icon) }

  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: (any LabelStyle).self]
    guard let style = styles.last else {
      let metrics = environment.labelMetrics
      if metrics == LabelMetrics() { return nil }
      let isSymbol = (icon as? Image)?.isSymbol == true
      let isTinted = metrics.isOfRow && environment.foregroundPaint == nil
      return isTinted
        ? AnyView(LabelRow(title: title, icon: icon.foregroundColor(.accentColor), metrics, isSymbol: isSymbol))
        : AnyView(LabelRow(title: title, icon: icon, metrics, isSymbol: isSymbol))
    }
    return style.view(
      styles,
      LabelStyleConfiguration(
        title: .init(content: AnyView(SubtitledLabel(title))), icon: .init(content: AnyView(OneLabel(icon)))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a localized title and a system symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a title and a system symbol. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a localized title and a registered image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label from a title and a registered image. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label from a localized title and the registered image of a resource.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label from a title and the registered image of a resource. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from a style's configuration, for use in `LabelStyle`; the next outer style is applied to it.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
