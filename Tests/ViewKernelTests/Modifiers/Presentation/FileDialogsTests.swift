import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class FileDialogsTests: HostTestCase {
  private struct Importer: View {
    let log: (String) -> Void
    @State private var isImporting = false

    var body: some View {
      Button("import") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
          log((try? result.get().lastPathComponent) ?? "failed")
        }
      Text(isImporting ? "asking" : "waiting")
    }
  }

  func testWhoeverShowsTheWindowChoosesAFile() {
    var log: [String] = []
    let screen = show(Importer { log.append($0) })
    screen.window.onChooseFiles = { request in
      guard case .open(let types, allowsMultipleSelection: false) = request.purpose else { return request.cancel() }
      XCTAssertEqual(types, [.json])
      request.complete(.success([URL(fileURLWithPath: "/Notes/a.json")]))
    }
    screen.tap("import")
    XCTAssertEqual(log, ["a.json"])
    XCTAssertNotNil(screen.host("waiting"))
  }

  func testNothingIsCalledIfTheUserCancels() {
    var log: [String] = []
    let screen = show(Importer { log.append($0) })
    screen.window.onChooseFiles = { $0.cancel() }
    screen.tap("import")
    XCTAssertEqual(log, [])
    XCTAssertNotNil(screen.host("waiting"))
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String
    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  func testADocumentIsHandedOverWithItsName() {
    var saved: [String] = []
    let other = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.onChooseFiles = { request in
      guard case .save(let files) = request.purpose else { return }
      saved = files.map { "\($0.name): \(String(decoding: $0.data, as: UTF8.self))" }
    }
    other.rootViewController = HostingController(
      rootView: Text("Note").fileExporter(
        isPresented: .constant(true), document: Note("Soup"), contentType: .plainText, defaultFilename: "List"
      ) { _ in })
    other.makeKeyAndVisible()
    other.settle()
    XCTAssertEqual(saved, ["List.txt: Soup"])
    other.rootViewController = nil
  }

  func testWhoeverAsksIsToldHow() {
    let screen = show(
      Importer { _ in }
        .fileDialogMessage("Choose notes").fileDialogConfirmationLabel(Text("Import"))
        .fileExporterFilenameLabel(String("Name")).fileDialogCustomizationID("notes")
        .fileDialogDefaultDirectory(URL(fileURLWithPath: "/Notes"))
        .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
        .fileDialogImportsUnresolvedAliases(true)
        .fileDialogURLEnabled(#Predicate<URL> { $0.isFileURL }))
    var options: HostFileDialogOptions?
    screen.window.onChooseFiles = {
      options = $0.options
      $0.cancel()
    }
    screen.tap("import")
    XCTAssertEqual(options?.message, "Choose notes")
    XCTAssertEqual(options?.confirmationLabel, "Import")
    XCTAssertEqual(options?.filenameLabel, "Name")
    XCTAssertEqual(options?.customizationID, "notes")
    XCTAssertEqual(options?.directory?.path, "/Notes")
    XCTAssertEqual(options?.showsHiddenFiles, true)
    XCTAssertEqual(options?.showsFileExtensions, true)
    XCTAssertEqual(options?.treatsPackagesAsFolders, false)
    XCTAssertEqual(options?.choosesAliases, true)
    XCTAssertEqual(options?.isEnabled?(URL(fileURLWithPath: "/a")), true)
    XCTAssertEqual(URL(string: "https://example.com").flatMap { options?.isEnabled?($0) }, false)
  }
}
