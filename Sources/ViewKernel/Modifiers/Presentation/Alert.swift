import HostTree

/// The description of an alert: a title, a message, one or two buttons.
///
/// ```swift
/// struct Note: View {
///   @State private var isAsking = true
///
///   var body: some View {
///     Text("Soup")
///       .alert(isPresented: $isAsking) {
///         Alert(title: Text("Delete?"), primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
///       }
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
/// //          ├─ HostLabel "Delete?"
/// //          ├─ HostButton
/// //          │  └─ HostLabel "Delete"
/// //          └─ HostButton
/// //             └─ HostLabel "Cancel"
/// ```
///
/// The former way to present alerts; `alert(_:isPresented:actions:message:)` takes any views.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message below the title; nil for none.
  ///   - dismissButton: The button; nil is one labelled OK.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
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

    /// Creates a button with the default style; nil as action only dismisses.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label, nil, action)
    }

    /// Creates a button that cancels; nil as action only dismisses.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label, .cancel, action)
    }

    /// Creates a button labelled Cancel; nil as action only dismisses.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { cancel(Text("Cancel"), action: action) }

    /// Creates a button for an action that deletes data.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label, .destructive, action)
    }
  }
}

/// The description of an action sheet: a title, a message, any number of buttons.
///
/// The former way; `confirmationDialog(_:isPresented:actions:)` takes any views.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message below the title; nil for none.
  ///   - buttons: The buttons; a Cancel button is added if there is none of the kind `cancel`.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// A button of an action sheet, the same as an alert's.
  public typealias Button = Alert.Button
}

extension View {
  /// Presents an alert while `isPresented` is true; it is set to false when a button is tapped.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    described(.alert, isPresented.item) { _ in QuestionDescription(content()) }
  }

  /// Presents an alert while `item` is not nil; it is set to nil when a button is tapped.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    described(.alert, item) { QuestionDescription(content($0)) }
  }

  /// Presents an action sheet while `isPresented` is true; it is set to false when it is dismissed.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    described(.actionSheet, isPresented.item) { _ in QuestionDescription(content()) }
  }

  /// Presents an action sheet while `item` is not nil; it is set to nil when it is dismissed.
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

/// The common parts of an `Alert` and an `ActionSheet`.
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

/// The buttons of an alert or action sheet that is given as a description.
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
