// Tests: `DocumentGroupTests`.

public import Foundation
public import HostTree

/// Opens windows with new documents, of the application's ``DocumentGroup`` scenes: call it as a function.
///
/// ```swift
/// struct Templates: View {
///   @Environment(\.newDocument) private var newDocument
///
///   var body: some View { Button("Text") { newDocument(contentType: .plainText) } }
/// }
/// ```
///
/// A document that no scene shows is reported.
@MainActor @preconcurrency
public struct NewDocumentAction {
  private nonisolated let app: AppHandle?
  private nonisolated let window: AppWindow?

  nonisolated init(_ app: AppHandle?, _ window: AppWindow?) { (self.app, self.window) = (app, window) }

  /// Opens a window with a document, of the first scene for documents of this type.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) { show(newDocument()) }

  /// Opens a window with a document that is an object, of the first scene for documents of this type.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) { show(newDocument()) }

  /// Opens a window with a new document, of the first scene whose documents are written as a type.
  public func callAsFunction(contentType: UTType) {
    app?.app?.newDocument(where: { $0.readableTypes.contains(contentType) }, named: contentType.identifier)
      ?? reportNoApplication()
  }

  /// Opens a window with another document of the scene whose window has read the action.
  func another() {
    let own = window?.scene?.documents?.documentType
    app?.app?.newDocument(where: { $0.documentType == own }, named: "this window") ?? reportNoApplication()
  }

  private func show(_ document: Any) { app?.app?.showNewDocument(document) ?? reportNoApplication() }
}

/// Opens windows with documents of files, of the application's ``DocumentGroup`` scenes: call it as a function.
///
/// ```swift
/// struct Recent: View {
///   @Environment(\.openDocument) private var openDocument
///
///   var body: some View {
///     Button("Notes") {
///       Task { try await openDocument(at: URL(fileURLWithPath: "/Notes/today.txt")) }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct OpenDocumentAction {
  private nonisolated let app: AppHandle?

  nonisolated init(_ app: AppHandle?) { self.app = app }

  /// Opens a window with the document in a file, or brings the one to the front that has it.
  ///
  /// - Parameter url: The file.
  /// - Throws: An error if no scene reads such files, or if the file cannot be read.
  public func callAsFunction(at url: URL) async throws {
    guard let app = app?.app else { return reportNoApplication() }
    try app.openDocument(at: url)
  }

  /// Lets the user choose files, and opens them.
  func choose() { app?.app?.chooseDocuments() ?? reportNoApplication() }
}

private func reportNoApplication() {
  reportMisuse(
    "No document is opened: the view is in no window of an application. Show it in a scene of an App.")
}

private enum NewDocumentKey: EnvironmentKey {
  static var defaultValue: NewDocumentAction { NewDocumentAction(nil, nil) }
}
private enum OpenDocumentKey: EnvironmentKey { static var defaultValue: OpenDocumentAction { OpenDocumentAction(nil) } }

extension EnvironmentValues {
  /// Opens windows with new documents.
  public internal(set) var newDocument: NewDocumentAction {
    get { self[NewDocumentKey.self] }
    set { self[NewDocumentKey.self] = newValue }
  }

  /// Opens windows with documents of files.
  public internal(set) var openDocument: OpenDocumentAction {
    get { self[OpenDocumentKey.self] }
    set { self[OpenDocumentKey.self] = newValue }
  }
}
