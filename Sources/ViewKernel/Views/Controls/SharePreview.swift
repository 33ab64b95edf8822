import HostTree

/// The preview of something that is shared: a title, and pictures.
///
/// The pictures are any values that are transferred as images; `Never` for none.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: String
  let image: Image?
  let icon: Icon?

  nonisolated fileprivate init(title: Text, _ image: Image?, _ icon: Icon?) {
    self.title = title.string
    self.image = image
    self.icon = icon
  }
}

extension SharePreview {
  /// Creates a preview with a localized title, a picture and an icon.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image, icon)
  }

  /// Creates a preview with a title, a picture and an icon. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title), image, icon)
  }

  /// Creates a preview with a title, a picture and an icon.
  nonisolated public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image, icon) }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a localized title and an icon.
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey), nil, icon) }

  /// Creates a preview with a title and an icon. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title), nil, icon) }

  /// Creates a preview with a title and an icon.
  nonisolated public init(_ title: Text, icon: Icon) { self.init(title: title, nil, icon) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title and a picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey), image, nil) }

  /// Creates a preview with a title and a picture. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title), image, nil) }

  /// Creates a preview with a title and a picture.
  nonisolated public init(_ title: Text, image: Image) { self.init(title: title, image, nil) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), nil, nil) }

  /// Creates a preview with a title. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title), nil, nil) }

  /// Creates a preview with a title.
  nonisolated public init(_ title: Text) { self.init(title: title, nil, nil) }
}
