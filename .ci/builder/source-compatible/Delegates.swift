import UIKitCompatibility
import ViewKernel

// Delegates of applications, and what views use of UIKit besides.

class R1AppDelegate: NSObject, UIApplicationDelegate {
  var launched = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    launched = launchOptions?[.url] == nil
    return true
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
}

final class R1Model: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var title = "x"
}

struct R1Program: App {
  @UIApplicationDelegateAdaptor(R1AppDelegate.self) var appDelegate
  var body: some Scene {
    WindowGroup { R1View().onAppear { print(appDelegate.launched) } }
  }
}

struct R1Other: App {
  @UIApplicationDelegateAdaptor private var model: R1Model
  var body: some Scene {
    WindowGroup { Text(model.title).environmentObject(model) }
  }
}

struct R1View: View {
  @EnvironmentObject private var model: R1Model
  @State private var isActive = true

  var body: some View {
    let columns = UIDevice.current.userInterfaceIdiom == .pad ? 3 : 1
    VStack {
      Color.red.frame(height: UIScreen.main.bounds.height / 2)
      Button("Copy") { UIPasteboard.general.string = "x" }
      Button("Open") {
        if let url = URL(string: "https://example.com"), UIApplication.shared.canOpenURL(url) {
          UIApplication.shared.open(url)
          UIApplication.shared.open(url, options: [:], completionHandler: nil)
        }
      }
      Text(UIDevice.current.systemVersion + UIDevice.current.model + "\(columns)")
    }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in
      isActive = UIApplication.shared.applicationState == .active
    }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in isActive = true }
  }
}

final class D1Desktop: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApp.setActivationPolicy(.accessory)
    NSApplication.shared.activate(ignoringOtherApps: true)
  }
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}

struct D1MacApp: App {
  @NSApplicationDelegateAdaptor(D1Desktop.self) private var appDelegate

  var body: some Scene {
    MenuBarExtra("Notes", systemImage: "note.text") {
      Button("Copy") {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("Tea", forType: .string)
      }
      Button("Site") { if let url = URL(string: "https://example.com") { NSWorkspace.shared.open(url) } }
      Button("Quit") { NSApplication.shared.terminate(nil) }.keyboardShortcut("q")
    }
  }
}

struct D1Share: View {
  @State private var image: UIImage?

  var body: some View {
    Button("Share") {
      let controller = UIActivityViewController(activityItems: ["Tea"], applicationActivities: nil)
      let scenes = UIApplication.shared.connectedScenes
      let scene = scenes.first { $0.activationState == .foregroundActive } as? UIWindowScene
      scene?.windows.first { $0.isKeyWindow }?.rootViewController?.present(controller, animated: true)
      UIAccessibility.post(notification: .announcement, argument: "Shared")
      AccessibilityNotification.Announcement("Shared").post()
    }
    .onAppear {
      if let symbol = UIImage(systemName: "star") { image = symbol }
      image = UIImage(systemName: "star.fill")!
    }
  }
}

// A picker of photos, as programs wrap it.
struct PhotoPicker: UIViewControllerRepresentable {
  var sourceType: UIImagePickerController.SourceType = .photoLibrary
  @Binding var photo: UIImage?
  @Environment(\.presentationMode) private var presentationMode

  func makeUIViewController(context: UIViewControllerRepresentableContext<PhotoPicker>) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.allowsEditing = true
    picker.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : sourceType
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(
    _ uiViewController: UIImagePickerController, context: UIViewControllerRepresentableContext<PhotoPicker>
  ) {}

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
    var parent: PhotoPicker
    init(_ parent: PhotoPicker) { self.parent = parent }

    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      parent.photo = (info[.editedImage] ?? info[UIImagePickerController.InfoKey.originalImage]) as? UIImage
      parent.presentationMode.wrappedValue.dismiss()
    }
  }
}

// Controllers with initializers of their own, as UIKit has them. It demands the one with a coder, which is called
// from storyboards only: Xcode writes the trap.
final class PlainController: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class RequiredController: UIViewController {
  required init() { super.init(nibName: nil, bundle: nil) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class RootedController: UINavigationController {
  override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Cart: ObservableObject {
  @Published var note = ""
}

protocol CartView: View {
  var cart: EnvironmentObject<Cart>.Wrapper { get }
}

struct NoteView: CartView {
  @EnvironmentObject private var model: Cart
  var cart: EnvironmentObject<Cart>.Wrapper { $model }
  var body: some View {
    TextField("Note", text: cart.note)
      .frame(width: UIScreen.main.bounds.width - (UIDevice.current.orientation.isLandscape ? 80 : 40))
      .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in }
  }
}

struct Sunken: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier { Sinking(depth: environment.isEnabled ? 0 : 4) }

  struct Sinking: ViewModifier {
    let depth: CGFloat
    func body(content: Content) -> some View { content.offset(y: depth) }
  }
}
