#if canImport(FoundationNetworking)
  public import Foundation
  import HostGeometry

  /// Records how changes are taken back, as Foundation's `UndoManager`, which is missing here.
  ///
  /// Code that changes something registers a closure that takes the change back. Closures registered while that runs do
  /// the change again. Changes that belong together are a group, which is undone as a whole: with ``groupsByEvent``,
  /// all that happens until the window settles. Windows have one each: ``HostResponder/undoManager``.
  ///
  /// ```swift
  /// @MainActor final class Counter {
  ///   var count = 0
  ///   func set(_ new: Int, _ undo: UndoManager) {
  ///     let old = count
  ///     undo.registerUndo(withTarget: self) { $0.set(old, undo) }
  ///     undo.setActionName("Count")
  ///     count = new
  ///   }
  /// }
  /// let (counter, undo) = (Counter(), UndoManager())
  /// counter.set(7, undo)
  /// print(counter.count, undo.undoMenuItemTitle)
  /// // Prints "7 Undo Count"
  /// undo.undo()
  /// print(counter.count, undo.canRedo)
  /// // Prints "0 true"
  /// undo.redo()
  /// print(counter.count)
  /// // Prints "7"
  /// ```
  @MainActor @preconcurrency
  open class UndoManager {
    private struct Action {
      weak var target: AnyObject?
      let perform: @MainActor (AnyObject) -> Void
    }

    @MainActor
    private final class Group {
      var actions: [Action] = []
      var inner: [Group] = []
      /// The actions and the inner groups in order: true for an action.
      var order: [Bool] = []
      var name = ""
      var isDiscardable = false
      var isEmpty: Bool { actions.isEmpty && inner.allSatisfy(\.isEmpty) }

      func add(_ action: Action) {
        actions.append(action)
        order.append(true)
      }
      func add(_ group: Group) {
        inner.append(group)
        order.append(false)
      }
      func remove(_ isTarget: (AnyObject?) -> Bool) {
        let kept = actions.map { !isTarget($0.target) }
        var place = -1
        order = order.filter { isAction in
          if isAction { place += 1 }
          return !isAction || kept[place]
        }
        actions = zip(actions, kept).filter(\.1).map(\.0)
        for group in inner { group.remove(isTarget) }
      }
      func perform() {
        var (lastAction, lastGroup) = (actions.count, inner.count)
        for isAction in order.reversed() {
          if isAction {
            lastAction -= 1
            if let target = actions[lastAction].target { actions[lastAction].perform(target) }
          } else {
            lastGroup -= 1
            inner[lastGroup].perform()
          }
        }
      }
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    /// The groups that are open, the outermost first.
    private var open: [Group] = []
    private var disabledCount = 0
    /// Whether the outermost group was opened by itself.
    private var isEventGroup = false
    /// Grows whenever something is registered, undone, redone or removed.
    package private(set) var changeCount = 0

    /// Creates a manager without actions.
    public init() {}

    /// Whether the changes registered until a window settles are one group, which need not be begun. Defaults to true.
    open var groupsByEvent = true
    /// How many groups are kept; 0, the default, for all.
    open var levelsOfUndo = 0 {
      didSet { limit() }
    }
    /// Whether an action is being undone.
    open private(set) var isUndoing = false
    /// Whether an action is being done again.
    open private(set) var isRedoing = false
    /// Whether actions are registered.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// The number of groups that are open.
    open var groupingLevel: Int { open.count }
    /// Whether there is something to undo.
    open var canUndo: Bool { undoStack.contains { !$0.isEmpty } || !isUndoing && open.contains { !$0.isEmpty } }
    /// Whether there is something to do again.
    open var canRedo: Bool { redoStack.contains { !$0.isEmpty } }
    /// How many times something can be undone.
    open var undoCount: Int { undoStack.count + (open.first.map { $0.isEmpty ? 0 : 1 } ?? 0) }
    /// How many times something can be done again.
    open var redoCount: Int { redoStack.count }

    // MARK: Registering

    /// Registers how a change is taken back.
    ///
    /// - Parameters:
    ///   - target: The object that was changed. It is not retained: without it nothing is done.
    ///   - handler: Takes the change back, and registers how to do it again in the same way.
    open func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      if open.isEmpty {
        guard groupsByEvent || isUndoing || isRedoing else {
          return HostDiagnostics.report(
            "An undo manager that does not group by events was given an action outside of a group, which is ignored. Call beginUndoGrouping() before."
          )
        }
        isEventGroup = true
        beginUndoGrouping()
      }
      changeCount += 1
      open[open.count - 1].add(Action(target: target) { if let target = $0 as? TargetType { handler(target) } })
      if !isUndoing, !isRedoing { redoStack = [] }
    }

    /// Opens a group. Groups in others are undone with them.
    open func beginUndoGrouping() {
      open.append(Group())
      post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the innermost group. Without one it is reported as misuse.
    open func endUndoGrouping() {
      guard let group = open.popLast() else {
        return HostDiagnostics.report(
          "endUndoGrouping() was called without a group, and does nothing. Call beginUndoGrouping() before.")
      }
      post(.NSUndoManagerWillCloseUndoGroup)
      if let outer = open.last {
        outer.add(group)
        if outer.name.isEmpty { outer.name = group.name }
      } else {
        isEventGroup = false
        if !group.isEmpty { isUndoing ? redoStack.append(group) : undoStack.append(group) }
        limit()
      }
      post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// Closes the group of the events that have happened, if there is one.
    package func endEventGroup() {
      if isEventGroup, open.count == 1, !isUndoing, !isRedoing { endUndoGrouping() }
    }

    /// Stops registering, until ``enableUndoRegistration()`` is called as often.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Registers again. Without a call of ``disableUndoRegistration()`` it is reported as misuse.
    open func enableUndoRegistration() {
      if disabledCount > 0 { return disabledCount -= 1 }
      HostDiagnostics.report(
        "enableUndoRegistration() was called more often than disableUndoRegistration(), and does nothing.")
    }

    /// Forgets all actions.
    open func removeAllActions() {
      changeCount += 1
      (undoStack, redoStack, open, isEventGroup) = ([], [], [], false)
    }

    /// Forgets the actions of an object.
    open func removeAllActions(withTarget target: Any) {
      changeCount += 1
      let target = target as AnyObject
      for group in undoStack + redoStack + open { group.remove { $0 === target } }
      undoStack.removeAll(where: \.isEmpty)
      redoStack.removeAll(where: \.isEmpty)
    }

    private func limit() {
      guard levelsOfUndo > 0 else { return }
      undoStack = undoStack.suffix(levelsOfUndo)
      redoStack = redoStack.suffix(levelsOfUndo)
    }

    // MARK: Undoing

    /// Takes the last group back, and closes it first if it is the event's. With other groups open it is reported as
    /// misuse.
    open func undo() {
      endEventGroup()
      guard open.isEmpty else {
        return HostDiagnostics.report("undo() was called while a group is open, and does nothing. Close it before.")
      }
      undoNestedGroup()
    }

    /// Takes the last group back.
    open func undoNestedGroup() {
      guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
      perform(group, \.isUndoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
    }

    /// Does the last undone change again.
    open func redo() {
      endEventGroup()
      guard !isUndoing, !isRedoing, open.isEmpty, let group = redoStack.popLast() else { return }
      perform(group, \.isRedoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
    }

    private func perform(
      _ group: Group, _ flag: ReferenceWritableKeyPath<UndoManager, Bool>, _ will: Notification.Name,
      _ did: Notification.Name
    ) {
      post(.NSUndoManagerCheckpoint)
      post(will)
      changeCount += 1
      self[keyPath: flag] = true
      open = [Group()]
      open[0].name = group.name
      open[0].isDiscardable = group.isDiscardable
      group.perform()
      while open.count > 1 { endUndoGrouping() }
      endUndoGrouping()
      self[keyPath: flag] = false
      post(did)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Names

    private var undoGroup: Group? { open.first { !$0.isEmpty } ?? undoStack.last }

    /// The name of the next undo; empty for none.
    open var undoActionName: String { canUndo ? undoGroup?.name ?? "" : "" }
    /// The name of the next redo; empty for none.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// Names the group that is open, or the last one.
    open func setActionName(_ actionName: String) { (open.first ?? undoStack.last)?.name = actionName }
    /// Says whether the group that is open, or the last one, may be lost, as a selection.
    open func setActionIsDiscardable(_ discardable: Bool) {
      (open.first ?? undoStack.last)?.isDiscardable = discardable
    }
    /// Whether the next undo may be lost.
    open var undoActionIsDiscardable: Bool { undoGroup?.isDiscardable ?? false }
    /// Whether the next redo may be lost.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }
    /// The title of a menu's item, such as "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu's item, such as "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// The title of a menu's item for an action.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// The title of a menu's item for an action.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
  }

  extension Notification.Name {
    /// Posted before something is undone or done again.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// Posted before and after something is undone.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted after something was undone.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before something is done again.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after something was done again.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    /// Posted after a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  }
#endif
