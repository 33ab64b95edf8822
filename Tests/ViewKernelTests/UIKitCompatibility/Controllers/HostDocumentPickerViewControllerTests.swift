import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Files that the user picks, as one asks for them with UIKit.
@MainActor
final class HostDocumentPickerViewControllerTests: HostTestCase {
  private final class Delegate: UIDocumentPickerDelegate {
    var lines: [String] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      lines.append("picked \(urls.map(\.lastPathComponent))")
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { lines.append("cancelled") }
  }

  private let delegate = Delegate()

  private func present(
    _ picker: UIDocumentPickerViewController, _ answer: @escaping @MainActor (HostFileRequest) -> Void
  )
    -> Bool
  {
    let window = makeWindow(width: 200, height: 200)
    let root = HostViewController()
    window.rootViewController = root
    window.onChooseFiles = answer
    window.settle()
    picker.delegate = delegate
    root.present(picker, animated: true)
    window.settle()
    return root.presentedViewController == nil
  }

  func testFilesAreOpened() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image], asCopy: true)
    picker.allowsMultipleSelection = true
    let isGone = present(picker) { request in
      guard case .open(let types, allowsMultipleSelection: true) = request.purpose else {
        return XCTFail("another purpose")
      }
      XCTAssertEqual(types, [.pdf, .image])
      request.complete(.success([URL(fileURLWithPath: "/a.pdf"), URL(fileURLWithPath: "/b.png")]))
    }
    XCTAssertTrue(isGone)
    XCTAssertEqual(delegate.lines, ["picked [\"a.pdf\", \"b.png\"]"])
  }

  func testNothingIsPicked() {
    XCTAssertTrue(present(UIDocumentPickerViewController(forOpeningContentTypes: [.text])) { $0.cancel() })
    XCTAssertEqual(delegate.lines, ["cancelled"])
    XCTAssertTrue(
      present(UIDocumentPickerViewController(forOpeningContentTypes: [.text])) {
        $0.complete(.failure(CocoaError(.fileNoSuchFile)))
      })
    XCTAssertEqual(delegate.lines, ["cancelled", "cancelled"])
    XCTAssertEqual(takeSentences().count, 1)
  }

  func testFilesAreMovedOrCopied() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertTrue(
      present(UIDocumentPickerViewController(forExporting: [file])) { request in
        guard case .move(let urls) = request.purpose else { return XCTFail("another purpose") }
        request.complete(.success(urls))
      })
    XCTAssertTrue(
      present(UIDocumentPickerViewController(forExporting: [file], asCopy: true)) { request in
        guard case .save(let files) = request.purpose else { return XCTFail("another purpose") }
        XCTAssertEqual(files.map(\.data), [Data("text".utf8)])
        request.complete(.success([URL(fileURLWithPath: "/copy.txt")]))
      })
    XCTAssertEqual(delegate.lines, ["picked [\"\(file.lastPathComponent)\"]", "picked [\"copy.txt\"]"])
    let gone = UIDocumentPickerViewController(forExporting: [URL(fileURLWithPath: "/no/such/file")], asCopy: true)
    XCTAssertTrue(present(gone) { _ in XCTFail("asked") })
    XCTAssertEqual(delegate.lines.last, "cancelled")
    XCTAssertTrue(takeSentences()[0].hasPrefix("A document picker can't read a file that it exports"))
  }
}
