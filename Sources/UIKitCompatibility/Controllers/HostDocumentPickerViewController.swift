public import Foundation
public import HostTree

/// Hears which files the user has picked, as `UIDocumentPickerDelegate`. The methods have default implementations,
/// which do nothing.
@MainActor @preconcurrency
public protocol HostDocumentPickerDelegate: AnyObject {
  /// The user has picked files. The picker has dismissed itself.
  func documentPicker(_ controller: HostDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// The user has picked nothing. The picker has dismissed itself.
  func documentPickerWasCancelled(_ controller: HostDocumentPickerViewController)
}

extension HostDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: HostDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: HostDocumentPickerViewController) {}
}

/// Lets the user pick files, or a place for files, as `UIDocumentPickerViewController`: when it appears it asks the
/// display of the window, by ``/HostTree/HostWindow/chooseFiles(_:)``.
///
/// ```swift
/// final class Picked: HostDocumentPickerDelegate {
///   func documentPicker(_ controller: HostDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
///     print(urls.map(\.lastPathComponent))
///   }
/// }
///
/// let delegate = Picked()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.onChooseFiles = { $0.complete(.success([URL(fileURLWithPath: "/notes.txt")])) }
/// let picker = HostDocumentPickerViewController(forOpeningContentTypes: [.text])
/// picker.delegate = delegate
/// window.rootViewController = picker
/// window.makeKeyAndVisible()
/// window.settle()
/// // Prints "["notes.txt"]"
/// ```
open class HostDocumentPickerViewController: HostViewController {
  private enum Purpose {
    case open([UTType])
    case export([URL], asCopy: Bool)
  }

  private let purpose: Purpose
  private var wasShown = false

  /// The delegate; not retained.
  public final weak var delegate: (any HostDocumentPickerDelegate)?
  /// Whether several files may be picked. Defaults to false.
  public final var allowsMultipleSelection = false
  /// The folder that is shown at first. Has no effect: the display of the window decides.
  public final var directoryURL: URL?
  /// Whether the endings of files are shown. Has no effect: the display of the window decides.
  public final var shouldShowFileExtensions = false

  /// Creates a picker of files of some types.
  ///
  /// - Parameters:
  ///   - contentTypes: The types.
  ///   - asCopy: Has no effect: the addresses of the files are returned.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    purpose = .open(contentTypes)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of a place for files.
  ///
  /// - Parameters:
  ///   - urls: The files.
  ///   - asCopy: Whether they stay where they are, too. Defaults to false.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    purpose = .export(urls, asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  /// Asks for files, once.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !wasShown, let window = view.window else { return }
    wasShown = true
    guard let request = request() else { return end(nil) }
    window.chooseFiles(HostFileRequest(request) { [weak self] in self?.userChose($0) })
  }

  /// The request to the user; nil, which is reported, if a file that would be copied can't be read.
  private func request() -> HostFileRequest.Purpose? {
    switch purpose {
    case .open(let types): return .open(types: types, allowsMultipleSelection: allowsMultipleSelection)
    case .export(let urls, asCopy: false): return .move(urls)
    case .export(let urls, asCopy: true):
      do {
        return .save(try urls.map { ($0.lastPathComponent, try Data(contentsOf: $0)) })
      } catch {
        HostDiagnostics.report("A document picker can't read a file that it exports: \(error). Nothing was exported.")
        return nil
      }
    }
  }

  private func userChose(_ result: Result<[URL], any Error>?) {
    switch result {
    case .success(let urls)?: end(urls)
    case .failure(let error)?:
      HostDiagnostics.report("No files were picked: \(error).")
      end(nil)
    case nil: end(nil)
    }
  }

  private func end(_ urls: [URL]?) {
    dismiss(animated: true)
    if let urls {
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
    } else {
      delegate?.documentPickerWasCancelled(self)
    }
  }
}
