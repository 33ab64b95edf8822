import Foundation
import HostTree
import ViewKernel
import XCTest

/// Documents: opened, edited and saved, by whoever shows the window.
@MainActor
final class DocumentGroupTests: HostTestCase {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""

    init(text: String = "") { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private final class Drawing: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    @Published var lines: [Int]

    init(lines: [Int] = []) { self.lines = lines }
    init(configuration: ReadConfiguration) throws {
      lines = try JSONDecoder().decode([Int].self, from: configuration.file.regularFileContents ?? Data())
    }
    func snapshot(contentType: UTType) throws -> [Int] { lines }
    func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
  }

  private struct NoteEditor: View {
    @Binding var note: Note
    let fileURL: URL?
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    @Environment(\.documentConfiguration) private var configuration

    var body: some View {
      VStack {
        Text(note.text.isEmpty ? "empty" : note.text)
        Text(fileURL?.lastPathComponent ?? "no file")
        Button("Write") { note.text += "x" }
        Button("Template") { newDocument(Note(text: "template")) }
        Button("Drawing") { newDocument(contentType: .json) }
        Button("Number") { newDocument(contentType: .png) }
        Text(configuration?.isEditable == true ? "editable" : "read only")
      }
    }
  }

  private struct DrawingEditor: View {
    @ObservedObject var drawing: Drawing
    var body: some View { Button("Lines \(drawing.lines.count)") { drawing.lines.append(1) } }
  }

  private struct Studio: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { NoteEditor(note: $0.$document, fileURL: $0.fileURL) }
      DocumentGroup(newDocument: { Drawing() }) { DrawingEditor(drawing: $0.document) }
    }
  }

  private struct Viewer: App {
    var body: some Scene {
      DocumentGroup(viewing: Note.self) { file in Text(file.document.text + (file.isEditable ? "!" : "")) }
    }
  }

  /// What the user answers when asked for files; none cancels.
  private var answer: [URL] = []
  private var asked: [String] = []
  private lazy var folder: URL = {
    let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }()

  private func launch<Application: App>(_ application: Application) -> AppGraph {
    let clock = HostManualClock()
    let app = AppGraph(application) { [unowned self] in
      let window = HostWindow(frame: CGRect(0, 0, 320, 480), clock: clock)
      window.onChooseFiles = { [unowned self] in self.choose($0) }
      return window
    }
    app.openFirstWindow()
    app.settle()
    return app
  }

  private func choose(_ request: HostFileRequest) {
    switch request.purpose {
    case .open(let types, _): asked.append("open \(types.map(\.identifier).joined(separator: " "))")
    case .save(let files):
      asked.append("save \(files.map(\.name).joined(separator: " "))")
      for (file, url) in zip(files, answer) { try? file.data.write(to: url) }
    case .move: asked.append("move")
    }
    if answer.isEmpty { request.cancel() } else { request.complete(.success(answer)) }
  }

  private func file(_ name: String, _ text: String? = nil) throws -> URL {
    let url = folder.appendingPathComponent(name)
    if let text { try Data(text.utf8).write(to: url) }
    return url
  }

  private func content(_ url: URL) -> String? {
    FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func tap(_ name: String, in app: AppGraph, _ index: Int = 0) {
    XCTAssertTrue(app.windows[index].window!.button(name).tap(), name)
    app.settle()
  }

  private func press(_ key: Character, _ flags: HostKeyModifierFlags = .command, in app: AppGraph, _ index: Int = 0) {
    XCTAssertTrue(app.windows[index].window!.pressKey(key, flags), "\(key)")
    app.settle()
  }

  private func titles(_ app: AppGraph) -> [String] { app.windows.map { $0.window?.rootViewController?.title ?? "-" } }

  private func texts(_ app: AppGraph, _ index: Int = 0) -> [String] {
    Array(app.windows[index].window?.labels.prefix(2) ?? [])
  }

  func testANewDocumentIsSaved() throws {
    let app = launch(Studio())
    XCTAssertEqual(titles(app), ["Untitled"])
    XCTAssertEqual(texts(app), ["empty", "no file"])
    tap("Write", in: app)
    press("s", in: app)
    XCTAssertEqual(texts(app), ["x", "no file"], "the user cancelled")
    answer = [try file("first.txt")]
    press("s", in: app)
    XCTAssertEqual(texts(app), ["x", "first.txt"])
    XCTAssertEqual(titles(app), ["first"])
    tap("Write", in: app)
    press("s", in: app)
    XCTAssertEqual(content(answer[0]), "xx")
    answer = [try file("second.txt")]
    press("s", [.command, .shift], in: app)
    XCTAssertEqual(titles(app), ["second"])
    XCTAssertEqual(asked, ["save Untitled.txt", "save Untitled.txt", "save first.txt"])
  }

  func testFilesAreOpened() throws {
    let app = launch(Studio())
    answer = [try file("a.txt", "hello"), try file("b.json", "[1,2]")]
    press("o", in: app)
    XCTAssertEqual(asked, ["open public.plain-text public.json"])
    XCTAssertEqual(titles(app), ["a", "b"], "the first takes the place of the untouched document")
    XCTAssertEqual(texts(app), ["hello", "a.txt"])
    XCTAssertEqual(texts(app, 1), ["Lines 2"])
    press("o", in: app)
    XCTAssertEqual(titles(app), ["a", "b"], "they are open")
    tap("Lines 2", in: app, 1)
    app.dismiss(app.windows[1])
    XCTAssertEqual(content(answer[1]), "[1,2,1]", "it is saved as its window closes")
    app.windows[0].phase = .background
    XCTAssertEqual(asked.count, 2)
  }

  func testActionsOfTheEnvironment() throws {
    let app = launch(Studio())
    tap("Template", in: app)
    XCTAssertEqual(texts(app, 1), ["template", "no file"])
    tap("Drawing", in: app)
    XCTAssertEqual(texts(app, 2), ["Lines 0"])
    press("n", in: app, 2)
    XCTAssertEqual(titles(app), ["Untitled", "Untitled", "Untitled", "Untitled"])
    XCTAssertEqual(texts(app, 3), ["Lines 0"])
    tap("Number", in: app)
    XCTAssertEqual(
      takeSentences(),
      ["No document is opened: the application has no DocumentGroup that makes new ones of public.png."])
  }

  func testAViewerAsksForItsFirstDocument() throws {
    let app = launch(Viewer())
    XCTAssertEqual(texts(app), ["No Document", "Open\u{2026}"])
    XCTAssertEqual(app.openableTitles, ["Open Document\u{2026}"])
    answer = [try file("a.txt", "hello")]
    tap("Open\u{2026}", in: app)
    XCTAssertEqual(texts(app), ["hello"])
    XCTAssertEqual(app.windows[0].window?.commandMenus.map { "\($0.title): \($0)" }, ["File: Open\u{2026}"])
    answer = [try file("c.bin", "?")]
    app.openWindow(ofTitle: 0)
    XCTAssertEqual(
      takeSentences(),
      ["\(answer[0].path) is not opened: the application has no DocumentGroup for such files."])
  }

  func testOpeningAFileByCode() throws {
    let app = launch(Studio())
    try app.openDocument(at: try file("a.txt", "hello"))
    app.settle()
    XCTAssertEqual(titles(app), ["a"])
    XCTAssertThrowsError(try app.openDocument(at: folder.appendingPathComponent("missing.txt")))
  }

  func testADocumentWithoutAFileIsAskedForAsItsWindowCloses() throws {
    let app = launch(Studio())
    app.openWindow(ofTitle: 0)
    app.settle()
    tap("Write", in: app, 1)
    app.windows[1].phase = .background
    XCTAssertEqual(asked, [])
    app.dismiss(app.windows[1])
    app.dismiss(app.windows[0])
    XCTAssertEqual(asked, ["save Untitled.txt"])
  }

  func testTheProgramsCommandsTakeThePlaceOfTheUsual() {
    struct Own: App {
      var body: some Scene {
        DocumentGroup(newDocument: Note()) { Text($0.document.text) }
          .commands { CommandGroup(replacing: .saveItem) { Button("Keep") {} } }
      }
    }
    struct Bare: App {
      var body: some Scene {
        DocumentGroup(newDocument: Note()) { Text($0.document.text) }.commandsRemoved()
      }
    }
    func menus(_ app: AppGraph) -> [String] {
      app.windows[0].window?.commandMenus.map { "\($0.title): \($0)" } ?? []
    }
    XCTAssertEqual(menus(launch(Own())), ["File: New\nOpen\u{2026}\nKeep"])
    XCTAssertEqual(menus(launch(Studio())), ["File: New\nOpen\u{2026}\nSave\nSave As\u{2026}"])
    XCTAssertEqual(menus(launch(Bare())), [])
  }
}
