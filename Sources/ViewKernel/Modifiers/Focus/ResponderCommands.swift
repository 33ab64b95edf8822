import HostTree

/// Where a command moves: see `onMoveCommand(perform:)`.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left, in right-to-left layouts, too.
  case left
  /// To the right, in right-to-left layouts, too.
  case right

  init(_ direction: HostResponderCommand.Direction) {
    switch direction {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }
}

/// Handles commands while the focus is in the view.
struct ResponderCommandModifier {
  enum Action {
    /// Handles no command.
    case none
    case call(HostResponderCommand, () -> Void)
    case move((MoveCommandDirection) -> Void)
    /// Puts things onto the pasteboard; an empty list leaves the command to views around.
    case provide(HostResponderCommand, () -> [NSItemProvider])
    /// Returns whether anything was pasted of what the pasteboard has.
    case paste(([NSItemProvider]) -> Bool)
  }

  let action: Action

  @MainActor fileprivate func handle(_ command: HostResponderCommand) -> Bool {
    switch (action, command) {
    case (.call(command, let call), _):
      call()
      return true
    case (.move(let move), .move(let direction)):
      move(MoveCommandDirection(direction))
      return true
    case (.provide(command, let provide), _):
      let providers = provide()
      if providers.isEmpty { return false }
      HostPasteboard.general.itemProviders = providers
      return true
    case (.paste(let paste), .paste): return paste(HostPasteboard.general.itemProviders)
    default: return false
    }
  }
}

extension ResponderCommandModifier: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostKeyPressView {
    let host = HostKeyPressView()
    host.onCommand = { context.modifier.handle($0) }
    return host
  }

  func updateHost(_ host: HostKeyPressView, context: HostModifierContext<Self>) {}
}

extension View {
  /// Calls `action` when the selection in this view is to be deleted: on one of the delete keys, while the focus is in
  /// this view.
  ///
  /// ```swift
  /// struct Notes: View {
  ///   @State private var notes = ["Tea", "Bread"]
  ///   @State private var selected: String?
  ///
  ///   var body: some View {
  ///     List(notes, id: \.self, selection: $selected) { Text($0) }
  ///       .onDeleteCommand { notes.removeAll { $0 == selected } }
  ///   }
  /// }
  /// ```
  ///
  /// While nothing has the focus, the view that was touched last counts. The innermost view gets a command; a text
  /// field keeps the commands of editing and moving for itself.
  ///
  /// - Parameter action: The action; nil leaves the command to views around.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(ResponderCommandModifier(action: action.map { .call(.delete, $0) } ?? .none))
  }

  /// Calls `action` when the shown content is to be left: on the escape key, or the command key with a full stop, while
  /// the focus is in this view. See `onDeleteCommand(perform:)`.
  ///
  /// A button with the shortcut `.cancelAction` comes first.
  ///
  /// - Parameter action: The action; nil leaves the command to views around.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(ResponderCommandModifier(action: action.map { .call(.exit, $0) } ?? .none))
  }

  /// Calls `action` with a direction on the arrow keys, while the focus is in this view. See
  /// `onDeleteCommand(perform:)`.
  ///
  /// - Parameter action: The action; nil leaves the command to views around.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(ResponderCommandModifier(action: action.map { .move($0) } ?? .none))
  }

  /// Calls `action` on the key of a remote control that plays and pauses, while the focus is in this view: a display
  /// that has one calls ``/HostTree/HostWindow/sendCommand(_:)``. See `onDeleteCommand(perform:)`.
  ///
  /// - Parameter action: The action; nil leaves the command to views around.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    modifier(ResponderCommandModifier(action: action.map { .call(.playPause, $0) } ?? .none))
  }
}
