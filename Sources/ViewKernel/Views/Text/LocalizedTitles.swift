public import Foundation

// Titles from resources: string catalogues', for which Xcode generates symbols, as in `Button(.save) {}`.

extension ContentUnavailableView
where Label == ViewKernel.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a placeholder with the localized title of a resource, a system symbol, and an optional description.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil)
  {
    self.init(LocalizedStringKey(titleResource), systemImage: name, description: description)
  }

  /// Creates a placeholder with the localized title of a resource, a registered image, and an optional description.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(LocalizedStringKey(titleResource), image: name, description: description)
  }
}

extension ControlGroup {
  /// Creates a group of controls with a localized label, which styles such as `.menu` show, with the localized title of
  /// a resource.
  @_disfavoredOverload
  nonisolated public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Creates a group of controls with a localized label and a system symbol, which styles such as `.menu` show, with
  /// the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from the localized title of a resource and a system symbol.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(LocalizedStringKey(titleResource), systemImage: name)
  }

  /// Creates a label from the localized title of a resource and a registered image.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(LocalizedStringKey(titleResource), image: name)
  }

  /// Creates a label from the localized title of a resource and the registered image of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(LocalizedStringKey(titleResource), image: resource)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value with a localized label, with the localized title of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text value with a localized label, with the localized title of a resource.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(LocalizedStringKey(titleResource), value: value)
  }

  /// Creates a formatted value with a localized label, with the localized title of a resource.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(LocalizedStringKey(titleResource), value: value, format: format)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized text as its label, which keeps its own expansion state, with the localized title
  /// of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Creates a group with a localized text as its label, whose expansion state is kept in a binding, with the localized
  /// title of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), isExpanded: isExpanded, content: content)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized text as its header, with the localized title of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Creates a collapsible section with a localized text as its header, with the localized title of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  {
    self.init(LocalizedStringKey(titleResource), isExpanded: isExpanded, content: content)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Creates a menu with the localized title of a resource and a primary action: a tap runs it, and a long press opens
  /// the menu.
  @_disfavoredOverload @preconcurrency
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), content: content, primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewKernel.Label<Text, Image> {
  /// Creates a menu with the localized title of a resource and a system symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content)
  }

  /// Creates a menu with the localized title of a resource, a system symbol and a primary action: a tap runs it, and a
  /// long press opens the menu.
  @_disfavoredOverload @preconcurrency
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      LocalizedStringKey(titleResource), systemImage: systemImage, content: content, primaryAction: primaryAction)
  }

  /// Creates a menu with the localized title of a resource and a registered image.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), image: image, content: content)
  }

  /// Creates a menu with the localized title of a resource, a registered image and a primary action: a tap runs it, and
  /// a long press opens the menu.
  @_disfavoredOverload @preconcurrency
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), image: image, content: content, primaryAction: primaryAction)
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with the localized title of a resource that appends a value to the path of the navigation stack;
  /// nil disables it.
  @_disfavoredOverload
  nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(LocalizedStringKey(titleResource), value: value)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with the localized title of a resource to a page.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(LocalizedStringKey(titleResource), destination: destination)
  }
}
