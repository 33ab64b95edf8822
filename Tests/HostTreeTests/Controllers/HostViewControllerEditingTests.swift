import Foundation
import HostTree
import XCTest

/// The edit button of controllers.
@MainActor
final class HostViewControllerEditingTests: HostTreeTestCase {
  private final class Editor: HostViewController {
    let log = EventLog()
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      log.add("\(editing) \(animated)")
    }
  }

  func testTheButtonChangesWhetherTheContentIsEdited() {
    let editor = Editor()
    editor.isEditing = true
    let item = editor.editButtonItem
    XCTAssertTrue(editor.editButtonItem === item)
    editor.navigationItem.rightBarButtonItem = item
    let navigation = HostNavigationController(rootViewController: editor)
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.settle()
    XCTAssertEqual(item.title, "Done")
    XCTAssertEqual(item.style, .done)
    item.button?.tap()
    window.settle()
    XCTAssertFalse(editor.isEditing)
    XCTAssertEqual(item.title, "Edit")
    XCTAssertEqual(item.style, .plain)
    XCTAssertEqual(editor.log.take(), ["true false", "false true"])
  }
}
