import Foundation
import HostTree
import XCTest

/// The undo manager behaves as Foundation's.
@MainActor
final class UndoManagerTests: HostTestCase {
  @MainActor private final class Note {
    var text = ""
    func set(_ new: String, _ undo: UndoManager, _ name: String = "") {
      let old = text
      undo.registerUndo(withTarget: self) { $0.set(old, undo, name) }
      if !name.isEmpty { undo.setActionName(name) }
      text = new
    }
  }

  func testGroupsAreUndoneAndDoneAgain() {
    let (note, undo) = (Note(), UndoManager())
    note.set("a", undo, "First")
    undo.endEventGroup()
    note.set("b", undo, "Second")
    note.set("c", undo)
    XCTAssertEqual(undo.undoMenuItemTitle, "Undo Second")
    undo.undo()
    XCTAssertEqual([note.text, undo.undoActionName, undo.redoActionName], ["a", "First", "Second"])
    undo.undo()
    XCTAssertEqual(note.text, "")
    XCTAssertFalse(undo.canUndo)
    undo.undo()
    undo.redo()
    undo.redo()
    XCTAssertEqual([note.text, undo.undoActionName], ["c", "Second"])
    XCTAssertFalse(undo.canRedo)
    undo.undo()
    note.set("d", undo)
    XCTAssertFalse(undo.canRedo, "a new change ends what could be done again")
  }

  func testGroupsOfOnesOwn() {
    let (note, undo) = (Note(), UndoManager())
    undo.groupsByEvent = false
    let sentences = HostDiagnostics.collect {
      note.set("lost", undo)
      undo.endUndoGrouping()
      undo.enableUndoRegistration()
      undo.beginUndoGrouping()
      undo.undo()
    }
    XCTAssertEqual(sentences.count, 4)
    undo.beginUndoGrouping()
    note.set("a", undo, "Inner")
    XCTAssertEqual(undo.groupingLevel, 2)
    undo.endUndoGrouping()
    undo.endUndoGrouping()
    XCTAssertEqual(undo.undoActionName, "Inner")
    undo.undo()
    XCTAssertEqual(note.text, "lost")
  }

  func testLimitsAndWhatIsForgotten() {
    let (note, other, undo) = (Note(), Note(), UndoManager())
    undo.levelsOfUndo = 2
    for text in ["a", "b", "c"] {
      note.set(text, undo)
      undo.endEventGroup()
    }
    XCTAssertEqual(undo.undoCount, 2)
    undo.disableUndoRegistration()
    note.set("d", undo)
    undo.enableUndoRegistration()
    other.set("x", undo)
    undo.removeAllActions(withTarget: note)
    undo.undo()
    XCTAssertEqual([note.text, other.text], ["d", ""])
    XCTAssertEqual(undo.redoCount, 1)
    undo.removeAllActions()
    XCTAssertFalse(undo.canRedo)
  }

  func testTargetsAreNotRetained() {
    let undo = UndoManager()
    Note().set("a", undo)
    XCTAssertTrue(undo.canUndo)
    undo.undo()
    XCTAssertFalse(undo.canRedo)
  }

  func testNotifications() {
    let (note, undo) = (Note(), UndoManager())
    let log = EventLog()
    let names: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: undo, queue: nil) { _ in
        MainActor.assumeIsolated { log.add(name.rawValue) }
      }
    }
    note.set("a", undo)
    undo.undo()
    undo.redo()
    XCTAssertEqual(
      log.take(),
      [
        "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification",
        "NSUndoManagerDidRedoChangeNotification",
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
