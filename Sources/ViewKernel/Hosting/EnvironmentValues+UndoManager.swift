// Tests: `UndoTests`.

public import HostTree

#if !canImport(FoundationNetworking)
  public import Foundation
#endif

/// The window whose undo manager views get.
struct WindowWithUndo: Equatable {
  let reference: HostWindowReference

  static func == (first: Self, second: Self) -> Bool { first.reference === second.reference }
}

private enum WindowWithUndoKey: EnvironmentKey { static var defaultValue: WindowWithUndo? { nil } }

extension EnvironmentValues {
  var windowWithUndo: WindowWithUndo? {
    get { self[WindowWithUndoKey.self] }
    set { self[WindowWithUndoKey.self] = newValue }
  }

  /// The undo manager of the window, with which views register how their changes are taken back; nil outside of a
  /// window.
  ///
  /// ```swift
  /// final class Tally: ObservableObject {
  ///   @Published var count = 0
  /// }
  ///
  /// struct Counter: View {
  ///   @Environment(\.undoManager) private var undoManager
  ///   @ObservedObject var model: Tally
  ///
  ///   var body: some View {
  ///     Button("Add one") {
  ///       model.count += 1
  ///       undoManager?.registerUndo(withTarget: model) { $0.count -= 1 }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The changes that one event registers are undone as one, by the command key with Z. Text fields register typed
  /// text.
  public var undoManager: UndoManager? {
    guard isOnMainActor, let reference = windowWithUndo?.reference else { return nil }
    return withoutIsolation { reference.window?.undoManager }()
  }
}
