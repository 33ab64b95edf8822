import Foundation
import HostTree
import ViewKernel
import XCTest

extension ContainerValues {
  @Entry fileprivate var color = "none"
}

/// Sections of a content.
@MainActor
final class SectionConfigurationTests: HostTestCase {
  private struct Board<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          Text(
            "\(section.containerValues.color) \(section.header.count) \(section.content.count) \(section.footer.count)")
          HStack { section.header }
          section.content
          if !section.footer.isEmpty { section.footer }
        }
      }
    }
  }

  func testSectionsAndWhatIsBetween() {
    let screen = show(
      Board {
        Text("a")
        Text("b")
        Section("One") { Text("c") }.containerValue(\.color, "red")
        Text("d")
        Section {
          ForEach(0..<3) { Text("\($0)") }
          Section("inner") { Text("e") }
        } header: {
          Text("Two")
          if true { Text("!") }
        } footer: {
          Text("end")
        }
      })
    XCTAssertEqual(
      screen.texts,
      [
        "none 0 2 0", "a", "b", "red 1 1 0", "One", "c", "none 0 1 0", "d", "none 2 5 1", "Two", "!", "0", "1", "2",
        "inner", "e", "end",
      ])
  }

  func testHeadersAndSectionsComeAndGo() {
    struct Root: View {
      @State private var step = 0
      var body: some View {
        Board {
          Section {
            Text("a")
          } header: {
            if step > 0 { Text("head") }
          }
          if step > 1 { Section("More") { Text("b") } }
          Button("Next") { step += 1 }
        }
      }
    }
    let screen = show(Root())
    XCTAssertEqual(screen.texts, ["none 0 1 0", "a", "none 0 1 0", "Next"])
    screen.tap("Next")
    XCTAssertEqual(screen.texts, ["none 1 1 0", "head", "a", "none 0 1 0", "Next"])
    screen.tap("Next")
    XCTAssertEqual(screen.texts, ["none 1 1 0", "head", "a", "none 1 1 0", "More", "b", "none 0 1 0", "Next"])
  }

  func testGroupOfSections() {
    struct Root: View {
      @State private var names = ["a", "b"]
      var body: some View {
        Group(sections: ForEach(names, id: \.self) { name in Section(name) { Text("in \(name)") } }) { sections in
          VStack {
            Text("\(sections.count)")
            ForEach(sections.reversed()) { $0.content }
          }
        }
        Button("Turn") { names = ["b", "c", "a"] }
      }
    }
    let screen = show(Root())
    XCTAssertEqual(screen.texts, ["2", "in b", "in a", "Turn"])
    screen.tap("Turn")
    XCTAssertEqual(screen.texts, ["3", "in a", "in c", "in b", "Turn"])
  }
}
