import Foundation
public import HostTree

/// Notified of the user's pick, as `UIImagePickerControllerDelegate`. Both methods have a default implementation, which
/// dismisses the picker.
@MainActor @preconcurrency
public protocol HostImagePickerControllerDelegate: AnyObject {
  /// The user has picked a picture. The delegate dismisses the picker.
  func imagePickerController(
    _ picker: HostImagePickerController, didFinishPickingMediaWithInfo info: [HostImagePickerController.InfoKey: Any])

  /// The user has picked nothing. The delegate dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: HostImagePickerController)
}

extension HostImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: HostImagePickerController, didFinishPickingMediaWithInfo info: [HostImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }

  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: HostImagePickerController) { picker.dismiss(animated: true) }
}

/// Lets the user pick a picture, as `UIImagePickerController`: when it appears it asks the display of the window for a
/// file, by ``/HostTree/HostWindow/chooseFiles(_:)``, as there is no library of photos.
///
/// ```swift
/// final class Picked: HostImagePickerControllerDelegate {
///   func imagePickerControllerDidCancel(_ picker: HostImagePickerController) { print("nothing") }
/// }
///
/// let delegate = Picked()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.onChooseFiles = { $0.cancel() }
/// let picker = HostImagePickerController()
/// picker.delegate = delegate
/// window.rootViewController = picker
/// window.makeKeyAndVisible()
/// window.settle()
/// // Prints "nothing"
/// ```
public final class HostImagePickerController: HostViewController {
  /// Where pictures come from. All are files here.
  public enum SourceType: Int, Hashable, Sendable {
    /// The user's photos.
    case photoLibrary = 0
    /// A camera: never there.
    case camera = 1
    /// The album of photos that were taken.
    case savedPhotosAlbum = 2
  }

  /// A camera of a device.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// The camera at the back.
    case rear = 0
    /// The camera at the front.
    case front = 1
  }

  /// A key of the information about a picture that was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture: a `HostImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture again, where ``HostImagePickerController/allowsEditing`` is true: there is no editing.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of the file: a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The kind of the file: "public.image".
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// The delegate; not retained. Without one the picker dismisses itself.
  public weak var delegate: (any HostImagePickerControllerDelegate)?
  /// Where pictures come from; photos by default. A camera is reported, and photos take its place.
  public var sourceType = SourceType.photoLibrary {
    didSet {
      if HostImagePickerController.isSourceTypeAvailable(sourceType) { return }
      HostDiagnostics.report(
        "An image picker was asked for a camera, and there is none. Ask isSourceTypeAvailable(_:) first.")
      sourceType = .photoLibrary
    }
  }
  /// Whether an edited picture is wanted; false by default. See ``InfoKey/editedImage``.
  public var allowsEditing = false
  /// The kinds of files that are wanted. It has no effect: pictures are picked.
  public var mediaTypes = ["public.image"]

  private var wasShown = false

  /// Whether pictures come from a source: true for all but a camera.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The kinds of files of a source: pictures.
  public static func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Whether there is a camera: false.
  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Asks for a file, once.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !wasShown, let window = view.window else { return }
    wasShown = true
    let purpose = HostFileRequest.Purpose.open(types: [.png, .jpeg, .gif, .webP], allowsMultipleSelection: false)
    window.chooseFiles(HostFileRequest(purpose) { [weak self] in self?.userChose($0) })
  }

  private func userChose(_ result: Result<[URL], any Error>?) {
    guard let delegate else { return dismiss(animated: true) }
    do {
      guard let url = try result?.get().first else { return delegate.imagePickerControllerDidCancel(self) }
      guard let image = HostImage(data: try Data(contentsOf: url)) else {
        HostDiagnostics.report(
          "\(url.lastPathComponent) is no picture that can be shown, so nothing was picked. Pick a PNG, JPEG, GIF or WebP."
        )
        return delegate.imagePickerControllerDidCancel(self)
      }
      var info: [InfoKey: Any] = [.originalImage: image, .imageURL: url, .mediaType: "public.image"]
      if allowsEditing { info[.editedImage] = image }
      delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    } catch {
      HostDiagnostics.report(
        "The file that was picked can't be read, so nothing was picked: \(error.localizedDescription).")
      delegate.imagePickerControllerDidCancel(self)
    }
  }
}
