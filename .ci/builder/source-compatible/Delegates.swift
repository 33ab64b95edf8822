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
