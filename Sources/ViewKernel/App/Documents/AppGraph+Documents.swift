// Tests: `DocumentGroupTests`.

import Foundation
import HostTree

/// How documents are opened.
extension AppGraph {
  private func documentScene(where isMeant: (DocumentSource) -> Bool) -> (any WindowSceneNode, DocumentSource)? {
    for scene in scenes { if let source = scene.documents, isMeant(source) { return (scene, source) } }
    return nil
  }

  /// Opens a window with a new document of the first scene that is meant.
  func newDocument(where isMeant: (DocumentSource) -> Bool, named name: String) {
    guard let (scene, source) = documentScene(where: { isMeant($0) && $0.canMakeNew }),
      let document = source.makeNew()
    else {
      return reportMisuse("No document is opened: the application has no DocumentGroup that makes new ones of \(name).")
    }
    open(scene, AnyHashable(document))
  }

  /// Opens a window with a document.
  func showNewDocument(_ document: Any) {
    let type = type(of: document)
    guard let (scene, source) = documentScene(where: { $0.documentType == type }), let opened = source.show(document)
    else { return reportMisuse("No document is opened: the application has no DocumentGroup for \(type).") }
    open(scene, AnyHashable(opened))
  }

  /// Opens the document in a file, or brings its window to the front.
  package func openDocument(at url: URL) throws {
    guard let (scene, source) = documentScene(where: { $0.reads(url) }) else {
      throw DocumentError(
        description: "\(url.path) is not opened: the application has no DocumentGroup for such files.")
    }
    let present = windows.first { ($0.presented as? PresentedDocument)?.document?.fileURL == url }
    if let present { return bringToFront(present) }
    let document = try source.open(url)
    // It takes the place of an untouched document.
    let untouched = windows.first { $0.scene === scene && ($0.presented as? PresentedDocument)?.isUntouched == true }
    if let untouched, let presented = untouched.presented as? PresentedDocument {
      presented.document = document
      bringToFront(untouched)
    } else {
      open(scene, AnyHashable(document))
    }
  }

  /// Lets the user choose files in the window in front, and opens them.
  func chooseDocuments() {
    let types = scenes.flatMap { $0.documents?.readableTypes ?? [] }
    guard !types.isEmpty, let window = (front ?? windows.last)?.window else { return }
    window.chooseFiles(
      HostFileRequest(.open(types: types, allowsMultipleSelection: true)) { [weak self] result in
        switch result {
        case .success(let urls):
          for url in urls {
            do { try self?.openDocument(at: url) } catch { reportMisuse("\(error)") }
          }
        case .failure(let error): reportMisuse("No document is opened: \(error)")
        case nil: break
        }
      })
  }

  /// Saves the documents that have files and were changed.
  package func saveDocuments() {
    for window in windows { (window.presented as? PresentedDocument)?.document?.saveByItself() }
  }
}

/// Why a document is not opened.
struct DocumentError: Error, CustomStringConvertible {
  let description: String
}
