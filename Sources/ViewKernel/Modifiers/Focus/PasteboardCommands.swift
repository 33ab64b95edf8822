public import HostTree

extension View {
  /// Provides the items to copy from this view: on the command key with C, while the focus is in this view. See
  /// `onDeleteCommand(perform:)`.
  ///
  /// ```swift
  /// Text("Tea")
  ///   .focusable()
  ///   .onCopyCommand { [NSItemProvider(object: NSString(string: "Tea"))] }
  /// ```
  ///
  /// The things go onto ``/HostTree/HostPasteboard``.
  ///
  /// - Parameter payloadAction: Returns the items to copy; an empty list leaves the command to views around, and so
  ///   does nil.
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(ResponderCommandModifier(action: payloadAction.map { .provide(.copy, $0) } ?? .none))
  }

  /// Provides the items to cut from this view: on the command key with X, while the focus is in this view. See
  /// `onCopyCommand(perform:)`.
  ///
  /// - Parameter payloadAction: Takes the selected items away, and returns them.
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(ResponderCommandModifier(action: payloadAction.map { .provide(.cut, $0) } ?? .none))
  }

  /// Calls `payloadAction` with the pasted items: on the command key with V, while the focus is in this view. See
  /// `onDeleteCommand(perform:)`.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that can be pasted. If nothing on the pasteboard has data of one of them, the
  ///     command is left to views around.
  ///   - payloadAction: Called with the providers that have data of the types.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Calls `payloadAction` with the result of a closure for the pasted items: see `onPasteCommand(of:perform:)`.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that can be pasted.
  ///   - validator: Makes the pasted value of the providers; with nil nothing is pasted, and the command is left to
  ///     views around.
  ///   - payloadAction: Called with that.
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    modifier(
      ResponderCommandModifier(
        action: .paste { all in
          let providers = all.having(supportedContentTypes)
          guard !providers.isEmpty, let payload = validator(providers) else { return false }
          payloadAction(payload)
          return true
        }))
  }

  /// Calls `payloadAction` with the pasted items, of the types with some identifiers: see
  /// `onPasteCommand(of:perform:)`.
  nonisolated public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, perform: payloadAction)
  }

  /// Calls `payloadAction` with the result of a closure for the pasted items, of the types with some identifiers: see
  /// `onPasteCommand(of:validator:perform:)`.
  nonisolated public func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, validator: validator, perform: payloadAction)
  }

  /// Says which values are copied from this view: see `onCopyCommand(perform:)`.
  ///
  /// - Parameter payload: The values; evaluated when they are copied. With none the command is left to views around.
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(ResponderCommandModifier(action: .provide(.copy) { payload().map { .of($0) } }))
  }

  /// Says which values are cut from this view: see `onCutCommand(perform:)`. They can be copied, too, only with
  /// `copyable(_:)`.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the selected items away, and returns them.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(ResponderCommandModifier(action: .provide(.cut) { action().map { .of($0) } }))
  }

  /// Calls `action` with the values that are pasted into this view: see `onPasteCommand(of:perform:)`.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Called with the values.
  ///   - validator: Returns the values that are to be pasted; with none the action is not called. Defaults to all.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    // Called on the main actor only, as all actions are.
    nonisolated(unsafe) let (action, validator) = (action, validator)
    return onPasteCommand(of: T.importedContentTypes) { providers in
      MainActor.assumeIsolated {
        loadTransferables(T.self, from: providers) { items in
          let valid = validator(items)
          if !valid.isEmpty { action(valid) }
        }
      }
    }
  }
}

extension [NSItemProvider] {
  /// The providers that have data of one of some types.
  fileprivate func having(_ types: [UTType]) -> [NSItemProvider] {
    filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) } }
  }
}
