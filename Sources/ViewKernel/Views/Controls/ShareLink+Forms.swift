// The forms of `ShareLink`: of several items or of one, with or without a preview, with a label or a title.

public import Foundation

// MARK: Anything, with previews

extension ShareLink {
  /// Creates a button that shares several values.
  ///
  /// - Parameters:
  ///   - items: The values.
  ///   - subject: A subject, for a mail; nil, the default, for none.
  ///   - message: A text to send along; nil, the default, for none.
  ///   - preview: The preview of each value.
  ///   - label: The content of the button.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.init(items, subject, message, preview, label()) }

  /// Creates a button that shares a value.
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - subject: A subject, for a mail; nil, the default, for none.
  ///   - message: A text to send along; nil, the default, for none.
  ///   - preview: The preview of the value.
  ///   - label: The content of the button.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    nonisolated(unsafe) let preview = preview
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button with the standard label that shares several values.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, DefaultShareLinkLabel()) }

  /// Creates a button with the standard label that shares a value.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
  }

  /// Creates a button that shares several values, with the symbol for sharing and a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(titleKey))) }

  /// Creates a button that shares a value, with the symbol for sharing and a localized title.
  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(Text(titleKey))
    }
  }

  /// Creates a button that shares several values, with the symbol for sharing and a title. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(title))) }

  /// Creates a button that shares a value, with the symbol for sharing and a title. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(Text(title)) }
  }

  /// Creates a button that shares several values, with the symbol for sharing and a title.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, DefaultShareLinkLabel(title)) }

  /// Creates a button that shares a value, with the symbol for sharing and a title.
  nonisolated public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title) }
  }
}

// MARK: Texts and addresses, which show themselves

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Creates a button that shares addresses.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(items, subject, message, nil, label()) }

  /// Creates a button that shares an address.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> { self.init(CollectionOfOne(item), subject, message, nil, label()) }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
  /// Creates a button with the standard label that shares addresses.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel())
  }

  /// Creates a button with the standard label that shares an address.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
  }

  /// Creates a button that shares addresses, with the symbol for sharing and a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button that shares an address, with the symbol for sharing and a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button that shares addresses, with the symbol for sharing and a title. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button that shares an address, with the symbol for sharing and a title. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button that shares addresses, with the symbol for sharing and a title.
  nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title))
  }

  /// Creates a button that shares an address, with the symbol for sharing and a title.
  nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Creates a button that shares texts.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(items, subject, message, nil, label()) }

  /// Creates a button that shares a text.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> { self.init(CollectionOfOne(item), subject, message, nil, label()) }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
  /// Creates a button with the standard label that shares texts.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel())
  }

  /// Creates a button with the standard label that shares a text.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
  }

  /// Creates a button that shares texts, with the symbol for sharing and a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button that shares a text, with the symbol for sharing and a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button that shares texts, with the symbol for sharing and a title. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button that shares a text, with the symbol for sharing and a title. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button that shares texts, with the symbol for sharing and a title.
  nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title))
  }

  /// Creates a button that shares a text, with the symbol for sharing and a title.
  nonisolated public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
  }
}
