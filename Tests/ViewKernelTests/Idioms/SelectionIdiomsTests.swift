import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Lists that are selected, deleted from, moved in and swiped.
@MainActor
final class SelectionIdiomsTests: HostTestCase {
  fileprivate struct Mail: Identifiable, Hashable {
    let id: Int
    var subject: String
    var isRead = false
    var folder = "In"
  }

  @Observable
  fileprivate final class Mailbox {
    var mails = (1...4).map { Mail(id: $0, subject: "m\($0)") }
    var selected: Int?
    var marked: Set<Int> = []
    var isEditing = false
    var history: [[Mail]] = []
    func delete(_ ids: Set<Int>) {
      history.append(mails)
      mails.removeAll { ids.contains($0.id) }
      marked.subtract(ids)
      if let selected, ids.contains(selected) { self.selected = nil }
    }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// One row is selected; the detail follows, and is empty once the row is deleted.
  func testASelectionAndItsDetail() {
    struct Box: View {
      @Bindable var box: Mailbox
      var body: some View {
        List(box.mails, selection: $box.selected) { Text($0.subject) }
        Text(box.mails.first { $0.id == box.selected }?.subject ?? "No selection")
        Button("Delete") { if let id = box.selected { box.delete([id]) } }
          .disabled(box.selected == nil)
      }
    }
    let box = Mailbox()
    let screen = show(VStack { Box(box: box) }, width: 300, height: 400)
    screen.assertShows("m1", "m2", "m3", "m4", "No selection", "Delete")
    screen.tap("m2")
    XCTAssertEqual(box.selected, 2)
    XCTAssertEqual(screen.shownTexts, ["m1", "m2", "m3", "m4", "m2", "Delete"])
    screen.assertAgreesWithFresh()
    box.mails[1].subject = "hello"
    screen.assertShows("m1", "hello", "m3", "m4", "hello", "Delete")
    screen.tap("Delete")
    screen.assertShows("m1", "m3", "m4", "No selection", "Delete")
    box.selected = 4
    screen.assertShows("m1", "m3", "m4", "m4", "Delete")
  }

  /// The next row is selected when the selected one is deleted.
  func testTheNextIsSelectedAfterADeletion() {
    struct Box: View {
      @Bindable var box: Mailbox
      private func delete(_ offsets: IndexSet) {
        let removed = offsets.map { box.mails[$0].id }
        box.mails.remove(atOffsets: offsets)
        if let id = box.selected, removed.contains(id) {
          box.selected = box.mails.isEmpty ? nil : box.mails[min(offsets.first!, box.mails.count - 1)].id
        }
      }
      var body: some View {
        List(selection: $box.selected) {
          ForEach(box.mails) { Text($0.id == box.selected ? "> \($0.subject)" : $0.subject) }
            .onDelete(perform: delete)
        }
      }
    }
    let box = Mailbox()
    box.selected = 2
    let screen = show(Box(box: box), width: 300, height: 400)
    screen.assertShows("m1", "> m2", "m3", "m4")
    XCTAssertTrue(screen.table.swipeRow(at: path(1), fully: true))
    screen.assertShows("m1", "> m3", "m4")
    XCTAssertTrue(screen.table.swipeRow(at: path(2), fully: true))
    screen.assertShows("m1", "> m3")
    XCTAssertTrue(screen.table.swipeRow(at: path(1), fully: true))
    screen.assertShows("> m1")
    XCTAssertTrue(screen.table.swipeRow(at: path(0), fully: true))
    screen.assertShows()
    XCTAssertNil(box.selected)
  }

  /// Edit mode: several rows are marked, a button at the bottom deletes them, and undo brings them back.
  func testMarkingSeveralRows() {
    struct Box: View {
      @Bindable var box: Mailbox
      var body: some View {
        VStack {
          List(box.mails, selection: $box.marked) { Text($0.subject) }
            .environment(\.editMode, .constant(box.isEditing ? .active : .inactive))
          Button(box.isEditing ? "Done" : "Edit") { box.isEditing.toggle() }
          if box.isEditing {
            Button("Delete \(box.marked.count)") { box.delete(box.marked) }.disabled(box.marked.isEmpty)
          }
          if let last = box.history.last {
            Button("Undo") {
              box.mails = last
              box.history.removeLast()
            }
          }
        }
      }
    }
    let box = Mailbox()
    let screen = show(Box(box: box), width: 300, height: 500)
    screen.assertShows("m1", "m2", "m3", "m4", "Edit")
    screen.tap("Edit")
    screen.assertShows("m1", "m2", "m3", "m4", "Done", "Delete 0")
    screen.tap("m1")
    screen.tap("m3")
    XCTAssertEqual(box.marked, [1, 3])
    screen.assertShows("m1", "m2", "m3", "m4", "Done", "Delete 2")
    screen.tap("Delete 2")
    screen.assertShows("m2", "m4", "Done", "Delete 0", "Undo")
    screen.tap("Undo")
    screen.assertShows("m1", "m2", "m3", "m4", "Done", "Delete 0")
    screen.tap("Done")
    screen.assertShows("m1", "m2", "m3", "m4", "Edit")
  }

  /// Rows are moved by hand, as `onMove` says.
  func testMovingRows() {
    struct Box: View {
      @Bindable var box: Mailbox
      var body: some View {
        List {
          ForEach(box.mails) { Text($0.subject) }
            .onMove { box.mails.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let box = Mailbox()
    let screen = show(Box(box: box), width: 300, height: 400)
    XCTAssertEqual(screen.table.visibleCells.map(\.showsReorderControl), [true, true, true, true])
    XCTAssertTrue(screen.table.dragRow(at: path(0), to: path(2)))
    screen.assertShows("m2", "m3", "m1", "m4")
    XCTAssertTrue(screen.table.dragRow(at: path(3), to: path(0)))
    screen.assertShows("m4", "m2", "m3", "m1")
    box.mails.reverse()
    screen.assertShows("m1", "m3", "m2", "m4")
  }

  /// Swipes on both edges; the buttons' titles depend on the row.
  func testSwipesThatDependOnTheRow() {
    struct Box: View {
      @Bindable var box: Mailbox
      var body: some View {
        List {
          ForEach(box.mails) { mail in
            Text(mail.isRead ? mail.subject : "* \(mail.subject)")
              .swipeActions(edge: .leading) {
                Button(mail.isRead ? "Unread" : "Read") {
                  guard let index = box.mails.firstIndex(of: mail) else { return }
                  box.mails[index].isRead.toggle()
                }
              }
              .swipeActions {
                if mail.isRead { Button("Delete", role: .destructive) { box.delete([mail.id]) } }
              }
          }
        }
      }
    }
    let box = Mailbox()
    box.mails.removeLast(2)
    let screen = show(Box(box: box), width: 300, height: 400)
    screen.assertShows("* m1", "* m2")
    XCTAssertTrue(screen.table.swipeRow(at: path(1), edge: .leading, fully: true))
    screen.assertShows("* m1", "m2")
    XCTAssertFalse(screen.table.swipeRow(at: path(0), edge: .trailing, fully: true), "nothing to delete it by")
    XCTAssertTrue(screen.table.swipeRow(at: path(1), edge: .trailing, fully: true))
    screen.assertShows("* m1")
    XCTAssertTrue(screen.table.swipeRow(at: path(0), edge: .leading, fully: true))
    screen.assertShows("m1")
    XCTAssertTrue(screen.table.swipeRow(at: path(0), edge: .leading, fully: true))
    screen.assertShows("* m1")
  }

  /// Sections made by grouping: a row leaves one section for another, and an empty section is gone.
  func testRowsThatChangeTheirSection() {
    struct Box: View {
      let box: Mailbox
      private var folders: [(name: String, mails: [Mail])] {
        Dictionary(grouping: box.mails, by: \.folder).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      }
      var body: some View {
        List {
          ForEach(folders, id: \.name) { folder in
            Section("\(folder.name) (\(folder.mails.count))") {
              ForEach(folder.mails) { mail in
                Button(mail.subject) {
                  guard let index = box.mails.firstIndex(of: mail) else { return }
                  box.mails[index].folder = mail.folder == "In" ? "Out" : "In"
                }
              }
              .onDelete { offsets in box.delete(Set(offsets.map { folder.mails[$0].id })) }
            }
          }
        }
      }
    }
    let box = Mailbox()
    box.mails.removeLast()
    let screen = show(Box(box: box), width: 300, height: 500)
    func rows() -> [[String]] {
      (0..<screen.table.numberOfSections).map { section in
        (0..<screen.table.numberOfRows(inSection: section)).map { row in
          screen.table.cellForRow(at: path(row, section))?.contentView.shape ?? "-"
        }
      }
    }
    XCTAssertEqual(rows().map(\.count), [3])
    screen.tap("m2")
    XCTAssertEqual(rows().map(\.count), [2, 1])
    screen.assertShows("m1", "m3", "m2", "IN (2)", "OUT (1)")
    screen.tap("m1")
    screen.tap("m3")
    screen.assertShows("m1", "m2", "m3", "OUT (3)")
    XCTAssertTrue(screen.table.swipeRow(at: path(1, 0), fully: true))
    screen.assertShows("m1", "m3", "OUT (2)")
    box.delete([1, 3])
    screen.assertShows()
    box.mails = box.history[0]
    screen.assertShows("m1", "m2", "m3", "OUT (3)")
  }

  /// What is deleted in a filtered list is found by its identity, not its offset in the whole.
  func testDeletingInAFilteredList() {
    struct Box: View {
      @Bindable var box: Mailbox
      @ObservedObject var onlyUnread: Setting<Bool>
      private var shown: [Mail] { box.mails.filter { !onlyUnread.value || !$0.isRead } }
      var body: some View {
        List {
          Toggle("Unread", isOn: $onlyUnread.value)
          ForEach(shown) { Text($0.subject) }
            .onDelete { offsets in box.delete(Set(offsets.map { shown[$0].id })) }
        }
      }
    }
    let (box, onlyUnread) = (Mailbox(), Setting(false))
    box.mails[0].isRead = true
    box.mails[2].isRead = true
    let screen = show(Box(box: box, onlyUnread: onlyUnread), width: 300, height: 400)
    screen.assertShows("Unread", "m1", "m2", "m3", "m4")
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[0].tap())
    screen.assertShows("Unread", "m2", "m4")
    XCTAssertTrue(screen.table.swipeRow(at: path(2), fully: true))
    screen.assertShows("Unread", "m2")
    onlyUnread.value = false
    screen.assertShows("Unread", "m1", "m2", "m3")
  }
}
