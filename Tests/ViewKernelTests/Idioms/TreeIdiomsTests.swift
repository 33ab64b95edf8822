import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Trees: views that contain themselves, groups that open.
@MainActor
final class TreeIdiomsTests: HostTestCase {
  fileprivate struct File: Identifiable, Hashable {
    let id: String
    var children: [File]?
  }

  @Observable
  fileprivate final class Disk {
    var root = [
      File(id: "src", children: [File(id: "main"), File(id: "lib", children: [File(id: "a"), File(id: "b")])]),
      File(id: "readme"),
    ]
    var expanded: Set<String> = []
    subscript(expanded id: String) -> Bool {
      get { expanded.contains(id) }
      set { if newValue { expanded.insert(id) } else { expanded.remove(id) } }
    }
  }

  /// A recursive view of rows in a list: each group shows the same view of its children.
  func testATreeOfFilesInAList() {
    struct Rows: View {
      let files: [File]
      @Bindable var disk: Disk
      var body: some View {
        ForEach(files) { file in
          if let children = file.children {
            DisclosureGroup(file.id, isExpanded: $disk[expanded: file.id]) { Rows(files: children, disk: disk) }
          } else {
            Text(file.id)
          }
        }
      }
    }
    struct Browser: View {
      let disk: Disk
      var body: some View { List { Rows(files: disk.root, disk: disk) } }
    }
    let disk = Disk()
    let screen = show(Browser(disk: disk), width: 300, height: 600)
    screen.assertShows("src", "readme")
    screen.tap("src")
    screen.assertShows("src", "main", "lib", "readme")
    screen.tap("lib")
    screen.assertShows("src", "main", "lib", "a", "b", "readme")
    disk.root[0].children![1].children!.append(File(id: "c"))
    screen.assertShows("src", "main", "lib", "a", "b", "c", "readme")
    screen.tap("src")
    screen.assertShows("src", "readme")
    XCTAssertEqual(disk.expanded, ["lib"])
    screen.tap("src")
    screen.assertShows("src", "main", "lib", "a", "b", "c", "readme")
    disk.root.removeFirst()
    screen.assertShows("readme")
  }

  /// The same in a stack that scrolls, indented by its depth.
  func testATreeInAStack() {
    struct Node: View {
      let file: File
      let depth: CGFloat
      @Bindable var disk: Disk
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button(file.id) { disk[expanded: file.id].toggle() }.padding(.leading, depth * 10)
          if disk[expanded: file.id], let children = file.children {
            ForEach(children) { Node(file: $0, depth: depth + 1, disk: disk) }
          }
        }
      }
    }
    struct Browser: View {
      let disk: Disk
      var body: some View {
        ScrollView { LazyVStack(alignment: .leading) { ForEach(disk.root) { Node(file: $0, depth: 0, disk: disk) } } }
      }
    }
    let disk = Disk()
    let screen = show(Browser(disk: disk), width: 300, height: 300)
    screen.assertShows("src", "readme")
    screen.tap("src")
    screen.tap("lib")
    screen.assertShows("src", "main", "lib", "a", "b", "readme")
    XCTAssertEqual(screen.frame("a")?.minX, 20)
    disk.expanded = ["lib"]
    screen.assertShows("src", "readme")
    disk.expanded = ["src"]
    screen.assertShows("src", "main", "lib", "readme")
  }

  /// A thread of comments: replies below replies, each with a count, and a button that answers.
  func testAThreadOfComments() {
    struct Comment: Identifiable {
      let id: Int
      var replies: [Comment] = []
      var count: Int { replies.reduce(replies.count) { $0 + $1.count } }
    }
    struct Thread: View {
      @Binding var comment: Comment
      var body: some View {
        VStack(alignment: .leading) {
          Button("#\(comment.id) (\(comment.count))") {
            comment.replies.append(Comment(id: comment.id * 10 + comment.replies.count))
          }
          ForEach(comment.replies.indices, id: \.self) { index in
            AnyView(Thread(comment: $comment.replies[index])).padding(.leading, 8)
          }
        }
      }
    }
    struct Root: View {
      @ObservedObject var root: Setting<Comment>
      var body: some View { Thread(comment: $root.value) }
    }
    let root = Setting(Comment(id: 1))
    let screen = show(Root(root: root), width: 200, height: 400)
    screen.assertShows("#1 (0)")
    screen.tap("#1 (0)")
    screen.tap("#10 (0)")
    screen.tap("#1 (2)")
    screen.assertShows("#1 (3)", "#10 (1)", "#100 (0)", "#11 (0)")
    root.value.replies.remove(at: 0)
    screen.assertShows("#1 (1)", "#11 (0)")
  }

  /// An accordion: opening one group closes the others.
  func testAnAccordion() {
    struct Accordion: View {
      @ObservedObject var open: Setting<Int?>
      var body: some View {
        VStack {
          ForEach(0..<3) { number in
            DisclosureGroup(
              "Group \(number)",
              isExpanded: Binding(get: { open.value == number }, set: { open.value = $0 ? number : nil })
            ) { Text("content \(number)") }
          }
        }
      }
    }
    let open = Setting<Int?>(nil)
    let screen = show(Accordion(open: open), width: 200, height: 300)
    screen.assertShows("Group 0", "Group 1", "Group 2")
    screen.tap("Group 1")
    screen.assertShows("Group 0", "Group 1", "content 1", "Group 2")
    screen.tap("Group 2")
    screen.assertShows("Group 0", "Group 1", "Group 2", "content 2")
    screen.tap("Group 2")
    screen.assertShows("Group 0", "Group 1", "Group 2")
    open.value = 0
    screen.assertShows("Group 0", "content 0", "Group 1", "Group 2")
  }

  /// A row that is a view which contains itself down to a leaf, with nothing between.
  func testARowThatContainsItself() {
    struct Nested: View {
      let levels: Int
      var body: some View {
        if levels == 0 { Text("leaf") } else { Nested(levels: levels - 1) }
      }
    }
    struct Root: View {
      @ObservedObject var levels: Setting<Int>
      var body: some View { List { Nested(levels: levels.value) } }
    }
    let levels = Setting(2)
    let screen = show(Root(levels: levels))
    screen.assertShows("leaf")
    levels.value = 0
    screen.assertShows("leaf")
    levels.value = 5
    screen.assertShows("leaf")
  }
}
