import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class DropDestinationTests: HostTestCase {
  private struct Note: Codable, Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "com.example.drop-note"))
    }
  }

  private final class Log {
    var words: [String] = []
  }

  private func drop<Content: View>(_ screen: Screen<Content>, _ providers: [NSItemProvider]) -> HostDropOperation? {
    let drag = screen.window.beginDrag(providers.map { HostDragItem(itemProvider: $0) }, at: CGPoint(x: 50, y: 50))
    defer { screen.settle() }
    return drag?.drop()
  }

  private func note(_ text: String) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(Note(text: text))
    return provider
  }

  func testValuesComeInOrder() {
    let log = Log()
    let screen = show(
      Color.red.dropDestination(for: Note.self) { items, _ in
        log.words.append(items.map(\.text).joined(separator: " "))
        return true
      }, width: 100, height: 100)
    XCTAssertEqual(drop(screen, [note("a"), note("b"), NSItemProvider(object: "c" as NSString), note("d")]), .copy)
    XCTAssertEqual(log.words, ["a b d"])
    XCTAssertEqual(drop(screen, [NSItemProvider(object: "c" as NSString)]), .cancel)
    XCTAssertEqual(log.words.count, 1)
  }

  func testDataThatCantBeRead() {
    let log = Log()
    let screen = show(
      Color.red.dropDestination(for: Note.self) { items, _ in
        log.words.append("\(items.count)")
        return true
      } isTargeted: {
        log.words.append("\($0)")
      }, width: 100, height: 100)
    let broken = NSItemProvider()
    broken.registerDataRepresentation(forTypeIdentifier: "com.example.drop-note", visibility: .all) { completion in
      completion(Data("?".utf8), nil)
      return nil
    }
    XCTAssertEqual(drop(screen, [broken]), .copy)
    XCTAssertEqual(log.words, ["true", "false"])
    XCTAssertEqual(
      takeSentences().map { $0.prefix(67) }, ["A Note could not be read from what was transferred, and is left out"])
  }

  func testAnOlderFormWithABinding() {
    struct Root: View {
      @State private var isTargeted = false
      @State private var text = "-"
      var body: some View {
        Text("\(text) \(isTargeted)").frame(width: 100, height: 100)
          .onDrop(of: [.plainText], isTargeted: $isTargeted) { providers in
            for provider in providers {
              provider.loadObject(ofClass: String.self) { loaded, _ in
                DispatchQueue.main.async { text = loaded ?? "none" }
              }
            }
            return true
          }
      }
    }
    let screen = show(Root(), width: 100, height: 100)
    let drag = screen.window.beginDrag(
      [HostDragItem(itemProvider: NSItemProvider(object: "Tea" as NSString))], at: CGPoint(x: 50, y: 50))
    screen.settle()
    XCTAssertEqual(screen.texts, ["- true"])
    drag?.drop()
    RunLoop.main.run(until: Date())
    screen.settle()
    XCTAssertEqual(screen.texts, ["Tea false"])
  }
}
