import Foundation

/// A field's record of its edits, so that they can be undone.
struct TextUndo {
  /// The text before the last change.
  private(set) var before = TextEditing()
  /// The number of the undo manager's last change that came from here, and what it was.
  fileprivate var change = -1
  fileprivate var kind = Kind.insertion
  /// The last settle of the window in which another look of the text answers to what was typed.
  private var lastAnswer = -1
  /// Whether there may be actions for the field.
  fileprivate var isRegistered = false

  fileprivate enum Kind {
    case insertion, deletion, looks
  }

  /// Notes that the text or its looks have changed.
  mutating func note(_ new: TextEditing, _ old: TextEditing) {
    if !new.hasSameContent(as: old) { before = old }
  }

  /// Notes that the user has edited in a window.
  @MainActor
  mutating func noteEdit(in window: HostWindow?) {
    lastAnswer = window.map { $0.isSettling ? $0.settleCount : $0.settleCount &+ 1 } ?? -1
  }

  /// Notes that the owner makes the text look otherwise: what is typed from now on is undone by itself, unless that was
  /// an answer to what was typed, as of a view that colours words.
  @MainActor
  mutating func noteLooks(in window: HostWindow?) {
    guard let window, window.settleCount < lastAnswer || window.settleCount == lastAnswer && window.isSettling else {
      return change = -1
    }
  }
}

/// A field whose edits the window's undo manager takes back.
@MainActor @preconcurrency
protocol TextUndoing: HostView {
  var editing: TextEditing { get set }
  var undo: TextUndo { get set }
  /// Notifies of a change by the user.
  func didEdit()
}

extension TextUndoing {
  /// Registers the last edit. Letters that are typed one after the other are undone as one.
  func registerEdit() {
    guard let manager = undoManager, !editing.hasSameContent(as: undo.before) else { return }
    let isLonger = editing.text.utf8.count > undo.before.text.utf8.count
    let kind: TextUndo.Kind = editing.text == undo.before.text ? .looks : isLonger ? .insertion : .deletion
    let goesOn = undo.change == manager.changeCount && undo.kind == kind && kind != .looks
    if goesOn, !manager.isUndoing, !manager.isRedoing { return }
    let old = undo.before
    manager.registerUndo(withTarget: self) { field in
      field.editing = old
      field.didEdit()
    }
    if !manager.isUndoing, !manager.isRedoing { manager.setActionName(kind == .looks ? "Format" : "Typing") }
    undo.change = manager.isUndoing || manager.isRedoing ? -1 : manager.changeCount
    undo.kind = kind
    undo.isRegistered = true
  }

  /// Forgets the edits: the text was set by other code.
  func forgetEdits() {
    guard undo.isRegistered else { return }
    undo.change = -1
    undo.isRegistered = false
    undoManager?.removeAllActions(withTarget: self)
  }
}

extension HostTextField: TextUndoing {}
extension HostTextView: TextUndoing {}

extension HostWindow {
  /// Undoes or redoes by the command key and Z.
  func performUndo(_ command: HostKeyCommand) -> Bool {
    guard command.input == "z" || command.input == "Z", command.modifierFlags.contains(.command),
      command.modifierFlags.isSubset(of: [.command, .shift]), let manager = undoManager
    else { return false }
    if command.modifierFlags.contains(.shift) || command.input == "Z" {
      guard manager.canRedo else { return false }
      manager.redo()
    } else {
      guard manager.canUndo else { return false }
      manager.undo()
    }
    return true
  }
}
