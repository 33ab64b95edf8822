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
