import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

@MainActor
final class HostImagePickerControllerTests: HostTestCase {
  /// As programs have it, word for word.
  private struct ImagePicker: UIViewControllerRepresentable {
    @Binding var picked: String
    var allowsEditing = false
    @Environment(\.dismiss) private var dismiss

    func makeUIViewController(context: Context) -> UIImagePickerController {
      let picker = UIImagePickerController()
      picker.allowsEditing = allowsEditing
      picker.sourceType = .photoLibrary
      picker.delegate = context.coordinator
      return picker
    }

    func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
      let parent: ImagePicker
      init(_ parent: ImagePicker) { self.parent = parent }

      func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        if let image = info[.originalImage] as? UIImage {
          parent.picked = "\(image.size.width) \(info[.editedImage] != nil)"
        }
        parent.dismiss()
      }

      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        parent.picked = "nothing"
        parent.dismiss()
      }
    }
  }

  private struct Page: View {
    let allowsEditing: Bool
    @State private var isPicking = false
    @State private var picked = "-"
    var body: some View {
      VStack {
        Text(picked)
        Button("Pick") { isPicking = true }
      }
      .sheet(isPresented: $isPicking) { ImagePicker(picked: $picked, allowsEditing: allowsEditing) }
    }
  }

  /// What a page shows after a file was picked, or none; and whether the picker has gone.
  private func shown(allowsEditing: Bool = false, _ answer: @escaping @MainActor (HostFileRequest) -> Void) -> [String]
  {
    let screen = show(Page(allowsEditing: allowsEditing))
    var requests = 0
    screen.window.onChooseFiles = {
      requests += 1
      answer($0)
    }
    screen.tap("Pick")
    screen.settle()
    XCTAssertEqual(requests, 1)
    XCTAssertNil(screen.window.rootViewController?.presentedViewController)
    return screen.texts
  }

  private func file(_ data: Data, _ name: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name)")
    addTeardownBlock { try? FileManager.default.removeItem(at: url) }
    try data.write(to: url)
    return url
  }

  func testAPictureIsPicked() throws {
    let url = try file(Data(Array("GIF89a".utf8) + [60, 0, 30, 0]), "sea.gif")
    let answer: @MainActor (HostFileRequest) -> Void = { request in
      guard case .open(let types, false) = request.purpose else { return XCTFail("\(request.purpose)") }
      XCTAssertTrue(types.contains(.gif))
      request.complete(.success([url]))
    }
    XCTAssertEqual(shown(answer), ["60.0 false", "Pick"])
    XCTAssertEqual(shown(allowsEditing: true, answer), ["60.0 true", "Pick"])
  }

  func testNothingIsPicked() throws {
    XCTAssertEqual(shown { $0.cancel() }, ["nothing", "Pick"])
    XCTAssertEqual(shown { $0.complete(.success([])) }, ["nothing", "Pick"])
  }

  func testWhatIsNoPictureIsReported() throws {
    let text = try file(Data("hello".utf8), "a.png")
    XCTAssertEqual(shown { $0.complete(.success([text])) }, ["nothing", "Pick"])
    XCTAssertEqual(
      takeDiagnostics(),
      [
        "\(text.lastPathComponent) is no picture that can be shown, so nothing was picked. Pick a PNG, JPEG, GIF or WebP."
      ])
    XCTAssertEqual(shown { $0.complete(.success([URL(fileURLWithPath: "/nowhere.png")])) }, ["nothing", "Pick"])
    XCTAssertTrue(takeDiagnostics().first?.hasPrefix("The file that was picked can't be read") == true)
  }

  func testWithoutADelegate() {
    let window = makeWindow()
    let root = UIViewController()
    window.rootViewController = root
    window.onChooseFiles = { $0.cancel() }
    root.present(UIImagePickerController(), animated: false)
    window.settle()
    XCTAssertNil(root.presentedViewController)
  }

  func testThereIsNoCamera() {
    XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
    XCTAssertTrue(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    XCTAssertFalse(UIImagePickerController.isCameraDeviceAvailable(.rear))
    XCTAssertEqual(UIImagePickerController.availableMediaTypes(for: .photoLibrary), ["public.image"])
    let picker = UIImagePickerController()
    picker.sourceType = .camera
    XCTAssertEqual(picker.sourceType, .photoLibrary)
    XCTAssertEqual(
      takeDiagnostics(),
      ["An image picker was asked for a camera, and there is none. Ask isSourceTypeAvailable(_:) first."])
  }
}
