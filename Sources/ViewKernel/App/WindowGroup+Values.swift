// Tests: `OpenWindowTests`.

/// Scenes whose windows present values, such as the identifiers of documents.
///
/// ```swift
/// struct Mail: App {
///   var body: some Scene {
///     WindowGroup("Inbox") { Text("Two letters") }
///     WindowGroup("Letter", for: Int.self) { $number in Text("Letter \(number ?? 0)") }
///   }
/// }
/// ```
///
/// `openWindow(value: 7)` opens a window of the second scene, unless one presents the value already. The content
/// has a binding to the value, with which it can present another one.
extension WindowGroup {
  /// Creates a scene of windows that present values.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, nil) { content($0) }
  }

  /// Creates a scene of windows that present values; a window without a value presents a default one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, defaultValue) { content(Binding($0, else: defaultValue)) }
  }

  /// Creates a scene of windows that present values, with an identifier.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, nil) { content($0) }
  }

  /// Creates a scene of windows that present values, with an identifier; a window without a value presents a default
  /// one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, defaultValue) { content(Binding($0, else: defaultValue)) }
  }

  /// Creates a scene of windows that present values, with a title.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, nil, nil) { content($0) }
  }

  /// Creates a scene of windows that present values, with a title; a window without a value presents a default one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, nil, defaultValue) { content(Binding($0, else: defaultValue)) }
  }

  /// Creates a scene of windows that present values, with a title and an identifier.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id, nil) { content($0) }
  }

  /// Creates a scene of windows that present values, with a title and an identifier; a window without a value presents
  /// a default one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id, defaultValue) { content(Binding($0, else: defaultValue)) }
  }

  /// Creates a scene of windows that present values, with a localised title.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), nil, nil) { content($0) }
  }

  /// Creates a scene of windows that present values, with a localised title; a window without a value presents a
  /// default one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), nil, defaultValue) { content(Binding($0, else: defaultValue)) }
  }

  /// Creates a scene of windows that present values, with a localised title and an identifier.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id, nil) { content($0) }
  }

  /// Creates a scene of windows that present values, with a localised title and an identifier; a window without a value
  /// presents a default one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id, defaultValue) { content(Binding($0, else: defaultValue)) }
  }

  /// Creates a scene of windows that present values, with a title that is not localised.
  @_disfavoredOverload
  nonisolated public init<D: Codable & Hashable, C: View, S: StringProtocol>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), nil, nil) { content($0) }
  }

  /// Creates a scene of windows that present values, with a title that is not localised; a window without a value
  /// presents a default one.
  @_disfavoredOverload
  nonisolated public init<D: Codable & Hashable, C: View, S: StringProtocol>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), nil, defaultValue) { content(Binding($0, else: defaultValue)) }
  }

  /// Creates a scene of windows that present values, with a title that is not localised and an identifier.
  @_disfavoredOverload
  nonisolated public init<D: Codable & Hashable, C: View, S: StringProtocol>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id, nil) { content($0) }
  }

  /// Creates a scene of windows that present values, with a title that is not localised and an identifier; a window
  /// without a value presents a default one.
  @_disfavoredOverload
  nonisolated public init<D: Codable & Hashable, C: View, S: StringProtocol>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id, defaultValue) { content(Binding($0, else: defaultValue)) }
  }

  nonisolated private init<D, C>(
    _ title: Text?, _ id: String?, _ defaultValue: (() -> D)?, content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      WindowScene(
        content: PresentedWindowContent(content: content), title: title, id: id,
        valueKind: PresentedValue.Kind(of: D.self, default: defaultValue)))
  }
}

extension Binding {
  /// A binding to the payload of an optional, or to a default one as long as there is none.
  fileprivate init(_ base: Binding<Value?>, else makeDefault: @escaping () -> Value) {
    self.init(get: { base.wrappedValue ?? makeDefault() }, set: { base.wrappedValue = $0 })
  }
}
