import Foundation
import HostTree
import ViewKernel
import XCTest

private struct NoteKey: _ViewTraitKey {
  static let defaultValue: String? = nil
}

extension View {
  fileprivate func note(_ note: String) -> some View { _trait(NoteKey.self, note) }
}

/// Views that are taken apart as programs did before iOS 18.
@MainActor
final class VariadicViewTests: HostTestCase {
  private struct Divided: _VariadicView_MultiViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Text(child[NoteKey.self] ?? "-") }
      }
    }
  }

  private struct Folding: _VariadicView.UnaryViewRoot {
    @State private var isOpen = false
    func body(children: _VariadicView.Children) -> some View {
      VStack {
        Button(isOpen ? "less" : "more") { isOpen.toggle() }
        if isOpen { children } else { ForEach(children.prefix(1)) { $0 } }
      }
    }
  }

  func testBetweenChildren() {
    struct Root: View {
      @State private var names = ["a", "b"]
      var body: some View {
        VStack {
          _VariadicView.Tree(Divided()) {
            ForEach(names, id: \.self) { Text($0).note("after \($0)") }
            Text("end")
          }
          Button("more") { names.append("c") }
        }
      }
    }
    let screen = show(Root())
    XCTAssertEqual(screen.texts, ["a", "after a", "b", "after b", "end", "more"])
    screen.tap("more")
    XCTAssertEqual(screen.texts, ["a", "after a", "b", "after b", "c", "after c", "end", "more"])
  }

  func testARootWithAState() {
    let screen = show(_VariadicView.Tree(Folding()) { ForEach(0..<3) { Text("\($0)") } })
    XCTAssertEqual(screen.texts, ["more", "0"])
    screen.tap("more")
    XCTAssertEqual(screen.texts, ["less", "0", "1", "2"])
  }

  func testIdentities() {
    struct IDs: _VariadicView_UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        Text(children.map { $0.id(as: String.self) ?? "\($0.id(as: Int.self) ?? -1)" }.joined(separator: " "))
      }
    }
    let screen = show(
      _VariadicView.Tree(
        root: IDs(),
        content: Group {
          Text("a").id("x").padding()
          ForEach(4..<6) { Text("\($0)") }
          Text("b")
        }))
    XCTAssertEqual(screen.texts, ["x 4 5 -1"])
  }

  private struct Separated: ViewModifier {
    func body(content: Content) -> some View { _VariadicView.Tree(Divided()) { content } }
  }

  private struct Listed: ViewModifier {
    func body(content: Content) -> some View {
      List {
        Text("first")
        content
      }
    }
  }

  private struct Padded: ViewModifier {
    func body(content: Content) -> some View { List { content.padding(1) } }
  }

  /// In a container of a modifier's body the content is as many views as it is made of.
  func testTheContentOfAModifierIsTakenApart() {
    struct Root<M: ViewModifier>: View {
      let modifier: M
      @State private var names = ["a", "b"]
      var body: some View {
        VStack {
          Group {
            ForEach(names, id: \.self) { Text($0).note("after \($0)") }
            Text("end")
          }
          .modifier(modifier)
          Button("more") { names.append("c") }
        }
      }
    }
    let divided = show(Root(modifier: Separated()))
    XCTAssertEqual(divided.texts, ["a", "after a", "b", "after b", "end", "more"])
    divided.tap("more")
    XCTAssertEqual(divided.texts, ["a", "after a", "b", "after b", "c", "after c", "end", "more"])
    let list = show(Root(modifier: Listed()), width: 320, height: 800)
    XCTAssertEqual(list.hosts(of: HostTableViewCell.self).count, 4)
    list.tap("more")
    XCTAssertEqual(list.hosts(of: HostTableViewCell.self).count, 5)
    XCTAssertEqual(list.texts, ["first", "a", "b", "c", "end", "more"])
    let padded = show(Root(modifier: Padded()), width: 320, height: 800)
    XCTAssertEqual(padded.hosts(of: HostTableViewCell.self).count, 3)
    padded.tap("more")
    XCTAssertEqual(padded.hosts(of: HostTableViewCell.self).count, 4)
  }
}
