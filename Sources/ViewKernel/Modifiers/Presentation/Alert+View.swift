public import Foundation
import HostTree

extension View {
  // MARK: Title and actions

  /// Presents an alert while `isPresented` is true.
  ///
  /// Each button dismisses the alert after its action. If there is no button, one labelled OK is added.
  ///
  /// ```swift
  /// struct Note: View {
  ///   @State private var isAsking = true
  ///
  ///   var body: some View {
  ///     Text("Soup").alert("Delete this note?", isPresented: $isAsking) {
  ///       Button("Delete", role: .destructive) { print("deleted") }
  ///       Button("Cancel", role: .cancel) {}
  ///     }
  ///   }
  /// }
  ///
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(rootView: Note())
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// print(window.treeDescription(options: .structure))
  /// // Prints:
  /// // HostWindow
  /// // ├─ HostingView<Note>
  /// // │  └─ HostLabel "Soup"
  /// // └─ HostTransitionView
  /// //    ├─ HostDimmingView
  /// //    └─ ScreenView
  /// //       └─ HostAlertView
  /// //          ├─ HostLabel "Delete this note?"
  /// //          ├─ HostButton
  /// //          │  └─ HostLabel "Delete"
  /// //          └─ HostButton
  /// //             └─ HostLabel "Cancel"
  /// ```
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is presented; set to false when a button is tapped.
  ///   - actions: Its buttons and text fields.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }

  /// Presents an alert while `isPresented` is true; the title is used as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

  /// Presents an alert while `isPresented` is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { question(.alert, title, isPresented.item, actions(), EmptyView()) }

  // MARK: Title, actions and message

  /// Presents an alert with a message while `isPresented` is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is presented; set to false when a button is tapped.
  ///   - actions: Its buttons and text fields; OK if there are no buttons.
  ///   - message: The message below the title.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }

  /// Presents an alert with a message while `isPresented` is true; the title is used as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

  /// Presents an alert with a message while `isPresented` is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { question(.alert, title, isPresented.item, actions(), message()) }

  // MARK: With data

  /// Presents an alert about `data` while `isPresented` is true and the data is not nil.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is presented; set to false when a button is tapped.
  ///   - data: The value that is passed to `actions`; nil presents no alert.
  ///   - actions: Its buttons and text fields; OK if there are no buttons.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) }

  /// Presents an alert about `data` while `isPresented` is true and the data is not nil.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) }

  /// Presents an alert about `data` while `isPresented` is true and the data is not nil.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let actions = data.map(actions)
    return question(.alert, title, isPresented.item(of: data), { _ in actions }, { _ in EmptyView() })
  }

  /// Presents an alert with a message about `data` while `isPresented` is true and the data is not nil.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is presented; set to false when a button is tapped.
  ///   - data: The value that is passed to `actions` and `message`; nil presents no alert.
  ///   - actions: Its buttons and text fields; OK if there are no buttons.
  ///   - message: The message below the title.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a message about `data` while `isPresented` is true and the data is not nil.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message) }

  /// Presents an alert with a message about `data` while `isPresented` is true and the data is not nil.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let (actions, message) = (data.map(actions), data.map(message))
    return question(.alert, title, isPresented.item(of: data), { _ in actions }, { _ in message })
  }

  // MARK: Errors

  /// Presents an alert about an error while `isPresented` is true and there is one; its title is `errorDescription`.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return modifier(
      AlertModifier(
        style: .alert, item: isPresented.item(of: error), title: { Text($0.data.errorDescription ?? "") },
        actions: { _ in actions }, message: { _ in EmptyView() }))
  }

  /// Presents an alert with a message about an error while `isPresented` is true and there is one.
  ///
  /// The title is the error's `errorDescription`, or empty without one.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        style: .alert, item: isPresented.item(of: error), title: { Text($0.data.errorDescription ?? "") },
        actions: { actions($0.data) }, message: { message($0.data) }))
  }

  // MARK: Support

  nonisolated func question<Item: Identifiable, A: View, M: View>(
    _ style: HostAlertController.Style, _ title: Text?, _ item: Binding<Item?>, _ actions: @escaping (Item) -> A,
    _ message: @escaping (Item) -> M
  ) -> some View {
    modifier(AlertModifier(style: style, item: item, title: { _ in title }, actions: actions, message: message))
  }

  nonisolated func question<A: View, M: View>(
    _ style: HostAlertController.Style, _ title: Text?, _ item: Binding<AnyItem?>, _ actions: A, _ message: M
  ) -> some View { question(style, title, item, { _ in actions }, { _ in message }) }
}

/// The data of an alert, as an item; its identity is always the same.
struct DataItem<T>: Identifiable {
  let data: T
  var id: Bool { true }
}

extension Binding where Value == Bool {
  /// An item while the value is true and the data is not nil; writing nil writes false.
  nonisolated func item<T>(of data: T?) -> Binding<DataItem<T>?> {
    Binding<DataItem<T>?>(
      get: { wrappedValue ? data.map { DataItem(data: $0) } : nil },
      set: { if $0 == nil { wrappedValue = false } })
  }
}
