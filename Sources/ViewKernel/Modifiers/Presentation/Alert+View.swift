public import Foundation
import HostTree

extension View {
  // MARK: A title and actions

  /// Shows an alert while `isPresented` is true.
  ///
  /// Each button in it takes the alert away after its action; where there is none, one that says OK does.
  ///
  /// - Parameters:
  ///   - titleKey: What it is about.
  ///   - isPresented: Whether it is shown; set to false when a button was tapped.
  ///   - actions: Its buttons and text fields.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }

  /// Shows an alert while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

  /// Shows an alert while `isPresented` is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { question(.alert, title, isPresented.item, actions(), EmptyView()) }

  // MARK: A title, actions and a message

  /// Shows an alert with a message while `isPresented` is true.
  ///
  /// - Parameters:
  ///   - titleKey: What it is about.
  ///   - isPresented: Whether it is shown; set to false when a button was tapped.
  ///   - actions: Its buttons and text fields.
  ///   - message: More words than the title.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }

  /// Shows an alert with a message while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

  /// Shows an alert with a message while `isPresented` is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { question(.alert, title, isPresented.item, actions(), message()) }

  // MARK: With data

  /// Shows an alert about `data` while `isPresented` is true and there is some.
  ///
  /// - Parameters:
  ///   - titleKey: What it is about.
  ///   - isPresented: Whether it is shown; set to false when a button was tapped.
  ///   - data: What the actions are made of.
  ///   - actions: Its buttons and text fields.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) }

  /// Shows an alert about `data` while `isPresented` is true and there is some.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) }

  /// Shows an alert about `data` while `isPresented` is true and there is some.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { question(.alert, title, isPresented.item(of: data), { actions($0.data) }, { _ in EmptyView() }) }

  /// Shows an alert with a message about `data` while `isPresented` is true and there is some.
  ///
  /// - Parameters:
  ///   - titleKey: What it is about.
  ///   - isPresented: Whether it is shown; set to false when a button was tapped.
  ///   - data: What the actions and the message are made of.
  ///   - actions: Its buttons and text fields.
  ///   - message: More words than the title.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert with a message about `data` while `isPresented` is true and there is some.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message) }

  /// Shows an alert with a message about `data` while `isPresented` is true and there is some.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.alert, title, isPresented.item(of: data), { actions($0.data) }, { message($0.data) })
  }

  // MARK: Errors

  /// Shows an alert about an error while `isPresented` is true and there is one; its title is the error's description.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return modifier(
      AlertModifier(
        style: .alert, item: isPresented.item(of: error), title: { Text($0.data.errorDescription ?? "") },
        actions: { _ in actions }, message: { _ in EmptyView() }))
  }

  /// Shows an alert with a message about an error while `isPresented` is true and there is one.
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

/// Data that an alert is about, as an item.
struct DataItem<T>: Identifiable {
  let data: T
  var id: Bool { true }
}

extension Binding where Value == Bool {
  /// An item while the value is true and there is data.
  nonisolated func item<T>(of data: T?) -> Binding<DataItem<T>?> {
    Binding<DataItem<T>?>(
      get: { wrappedValue ? data.map { DataItem(data: $0) } : nil },
      set: { if $0 == nil { wrappedValue = false } })
  }
}
