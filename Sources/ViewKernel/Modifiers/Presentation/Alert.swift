import HostTree

/// A description of an alert: a title, a message, one or two buttons.
///
/// The older way; `alert(_:isPresented:actions:message:)` takes any views.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - message: More words.
  ///   - dismissButton: The button; nil takes one that says OK.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Makes an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or of an action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    private init(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
      self.label = label
      self.role = role
      self.action = action ?? {}
    }

    /// A button without a special purpose.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label, nil, action)
    }

    /// A button that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label, .cancel, action)
    }

    /// A button that leaves things as they are, and says so.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { cancel(Text("Cancel"), action: action) }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label, .destructive, action)
    }
  }
}

/// A description of an action sheet: a title, a message, any number of buttons.
///
/// The older way; `confirmationDialog(_:isPresented:actions:)` takes any views.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an action sheet.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - message: More words.
  ///   - buttons: The buttons; one of the kind `cancel` is added where there is none.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// A button of an action sheet.
  public typealias Button = Alert.Button
}

extension View {
  /// Shows an alert while `isPresented` is true.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    described(.alert, isPresented.item) { _ in QuestionDescription(content()) }
  }

  /// Shows an alert while there is an item.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    described(.alert, item) { QuestionDescription(content($0)) }
  }

  /// Shows an action sheet while `isPresented` is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    described(.actionSheet, isPresented.item) { _ in QuestionDescription(content()) }
  }

  /// Shows an action sheet while there is an item.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    described(.actionSheet, item) { QuestionDescription(content($0)) }
  }

  nonisolated private func described<Item: Identifiable>(
    _ style: HostAlertController.Style, _ item: Binding<Item?>, _ content: @escaping (Item) -> QuestionDescription
  ) -> some View {
    modifier(
      AlertModifier(
        style: style, item: item, title: { content($0).title },
        actions: { QuestionButtons(buttons: content($0).buttons) },
        message: { content($0).message }))
  }
}

/// What an `Alert` and an `ActionSheet` have in common.
private struct QuestionDescription {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  init(_ alert: Alert) {
    title = alert.title
    message = alert.message
    buttons = alert.buttons
  }

  init(_ sheet: ActionSheet) {
    title = sheet.title
    message = sheet.message
    buttons = sheet.buttons
  }
}

/// The buttons of a described alert.
private struct QuestionButtons {
  let buttons: [Alert.Button]
}

extension QuestionButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: { buttons[index].action() }) { buttons[index].label }
    }
  }
}
