import HostTree

/// A scene of windows that show documents, one each: files that are opened, edited and saved.
///
/// ```swift
/// struct Note: FileDocument {
///   static var readableContentTypes: [UTType] { [.plainText] }
///   var text = ""
///
///   init() {}
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
///
/// struct Notes: App {
///   var body: some Scene {
///     DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
///   }
/// }
///
/// let window = Notes.makeWindow()
/// window.settle()
/// print(window.rootViewController?.title ?? "", window.commandMenus[0])
/// // Prints:
/// // Untitled New
/// // Open…
/// // Save
/// // Save As…
/// ```
///
/// As the first scene of an application it opens a window with a new document when it starts, or, for a viewer, one
/// that lets the user open a file. Its commands are New (the command key with N), Open… (O), Save (S) and Save As…
/// (with the shift key, too); a `CommandGroup(replacing:)` of ``CommandGroupPlacement/newItem`` or
/// ``CommandGroupPlacement/saveItem`` takes their place. The display of the window asks the user for files: see
/// ``/HostTree/HostWindow/onChooseFiles``. A document that has a file is saved by itself when its window is closed or
/// hidden; one without is asked for then. Files that cannot be read or written are reported.
public struct DocumentGroup<Document, Content: View> {
  // Unchecked: scenes are made and their windows opened on the main actor only.
  private nonisolated(unsafe) let kind: DocumentKind<Document>
  private let editor: @MainActor (TypedOpenedDocument<Document>) -> Content

  nonisolated init(
    _ kind: DocumentKind<Document>, editor: @escaping @MainActor (TypedOpenedDocument<Document>) -> Content
  ) {
    self.kind = kind
    self.editor = editor
  }
}

extension DocumentGroup: Scene {
  /// The windows, with the commands for documents.
  public var body: some Scene {
    WindowGroup(
      WindowScene(
        content: DocumentContent(editor: editor), title: nil,
        valueKind: PresentedValue.Kind(of: kind), documents: DocumentSource(kind))
    )
    .commands { DocumentCommands(isEditable: kind.isEditable) }
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a scene of documents that can be edited.
  ///
  /// - Parameters:
  ///   - newDocument: Makes a new document.
  ///   - editor: The content of a window.
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(value: newDocument, editor)
  }

  /// Creates a scene of documents that can only be viewed.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(value: nil, viewer)
  }

  private nonisolated init(
    value makeNew: (() -> Document)?, _ editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    // Called on the main actor only.
    nonisolated(unsafe) let (makeNew, editor) = (makeNew, editor)
    self.init(
      DocumentKind(
        readableTypes: Document.readableContentTypes, writableTypes: Document.writableContentTypes,
        makeNew: makeNew, read: { try Document(configuration: $0) },
        write: { try $0.fileWrapper(configuration: $1) }, observe: nil)
    ) {
      editor(
        FileDocumentConfiguration(document: $0.binding, fileURL: $0.fileURL, isEditable: $0.isEditable))
    }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a scene of documents that are objects and can be edited.
  ///
  /// - Parameters:
  ///   - newDocument: Makes a new document.
  ///   - editor: The content of a window.
  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(object: newDocument, editor)
  }

  /// Creates a scene of documents that are objects and can only be viewed.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(object: nil, viewer)
  }

  private nonisolated init(
    object makeNew: (() -> Document)?, _ editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    // Called on the main actor only.
    nonisolated(unsafe) let (makeNew, editor) = (makeNew, editor)
    self.init(
      DocumentKind(
        readableTypes: Document.readableContentTypes, writableTypes: Document.writableContentTypes,
        makeNew: makeNew, read: { try Document(configuration: $0) },
        write: { try $0.fileWrapper(snapshot: $0.snapshot(contentType: $1.contentType), configuration: $1) },
        observe: { document, changed in document.subscribeToChanges { onMainActor { changed() } } })
    ) {
      editor(
        ReferenceFileDocumentConfiguration(document: $0.document, fileURL: $0.fileURL, isEditable: $0.isEditable))
    }
  }
}
