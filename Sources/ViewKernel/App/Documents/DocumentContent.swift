// Tests: `DocumentGroupTests`.

import Foundation
import HostTree

/// The application graph's record of a scene of documents.
@MainActor
struct DocumentSource {
  let documentType: Any.Type
  let readableTypes: [UTType]
  let canMakeNew: Bool
  let makeNew: @MainActor () -> OpenedDocument?
  /// Makes one with a document of its type.
  let show: @MainActor (Any) -> OpenedDocument?
  let open: @MainActor (URL) throws -> OpenedDocument

  nonisolated init<Document>(_ kind: DocumentKind<Document>) {
    // Unchecked: its functions are called on the main actor only.
    nonisolated(unsafe) let kind = kind
    documentType = Document.self
    readableTypes = kind.readableTypes
    canMakeNew = kind.isEditable
    makeNew = { kind.openNew() }
    show = { ($0 as? Document).map { TypedOpenedDocument($0, of: kind) } }
    open = { try kind.open($0) }
  }

  /// Whether a file with this name can be opened.
  func reads(_ url: URL) -> Bool {
    guard let type = UTType(filenameExtension: url.pathExtension) else {
      return readableTypes.contains(.data) || readableTypes.contains(.item)
    }
    return readableTypes.contains { type.conforms(to: $0) || $0.preferredFilenameExtension == url.pathExtension }
  }
}

/// The document that a window presents; nil until the user has opened one.
final class PresentedDocument: PresentedValue, ObservableObject {
  @Published var document: OpenedDocument?

  init(_ document: OpenedDocument?) { self.document = document }

  override var value: AnyHashable? { document.map { AnyHashable($0) } }

  /// Whether another document can take its place: nothing is lost.
  var isUntouched: Bool { document.map { $0.fileURL == nil && !$0.hasChanges } ?? true }
}

extension PresentedValue.Kind {
  nonisolated init<Document>(of kind: DocumentKind<Document>) {
    // Unchecked: its functions are called on the main actor only.
    nonisolated(unsafe) let kind = kind
    self.init(type: TypedOpenedDocument<Document>.self, hasDefault: kind.isEditable) { value in
      PresentedDocument(value?.base as? OpenedDocument ?? kind.openNew())
    }
  }
}

/// The content of a window of documents.
struct DocumentContent<Document, Content: View>: View {
  let editor: @MainActor (TypedOpenedDocument<Document>) -> Content
  @Environment(\.presentedWindowValue) private var presented

  init(editor: @escaping @MainActor (TypedOpenedDocument<Document>) -> Content) { self.editor = editor }

  var body: some View {
    if let presented = presented as? PresentedDocument { PresentedDocumentView(presented: presented, editor: editor) }
  }
}

private struct PresentedDocumentView<Document, Content: View>: View {
  @ObservedObject var presented: PresentedDocument
  let editor: @MainActor (TypedOpenedDocument<Document>) -> Content
  @Environment(\.openDocument) private var openDocument

  var body: some View {
    if let document = presented.document as? TypedOpenedDocument<Document> {
      OpenedDocumentView(document: document, editor: editor).id(ObjectIdentifier(document))
    } else {
      VStack(spacing: 12) {
        Text(verbatim: "No Document").font(.headline)
        Button {
          openDocument.choose()
        } label: {
          Text(verbatim: "Open\u{2026}")
        }
      }
    }
  }
}

private struct OpenedDocumentView<Document, Content: View>: View {
  @ObservedObject var document: TypedOpenedDocument<Document>
  let editor: @MainActor (TypedOpenedDocument<Document>) -> Content
  private let window = ViewWindow()

  init(
    document: TypedOpenedDocument<Document>, editor: @escaping @MainActor (TypedOpenedDocument<Document>) -> Content
  ) {
    _document = ObservedObject(wrappedValue: document)
    self.editor = editor
  }

  var body: some View {
    editor(document)
      .environment(
        \.documentConfiguration, DocumentConfiguration(fileURL: document.fileURL, isEditable: document.isEditable)
      )
      .onChange(of: document.name, initial: true) {
        document.window = window.value
        window.value?.rootViewController?.title = document.name
      }
  }
}

/// The commands of a scene of documents.
struct DocumentCommands: Commands {
  let isEditable: Bool

  var body: some Commands {
    CommandsOfView(content: items(.newItem, DocumentItems(isEditable: isEditable)))
    CommandsOfView(content: items(.saveItem, SaveItems(isEditable: isEditable)))
  }

  private func items<Content: View>(_ group: CommandGroupPlacement, _ content: Content) -> some View {
    CommandItems(place: CommandPlace(menu: .standard(group), isStandard: true), content: content)
  }
}

private struct DocumentItems: View {
  let isEditable: Bool
  @Environment(\.newDocument) private var newDocument
  @Environment(\.openDocument) private var openDocument

  var body: some View {
    if isEditable { Button("New") { newDocument.another() }.keyboardShortcut("n") }
    Button("Open\u{2026}") { openDocument.choose() }.keyboardShortcut("o")
  }
}

private struct SaveItems: View {
  let isEditable: Bool
  @Environment(\.presentedWindowValue) private var presented

  var body: some View {
    if isEditable {
      Button("Save") { document?.save() }.keyboardShortcut("s")
      Button("Save As\u{2026}") { document?.saveAs() }.keyboardShortcut("s", modifiers: [.command, .shift])
    }
  }

  private var document: OpenedDocument? { (presented as? PresentedDocument)?.document }
}
