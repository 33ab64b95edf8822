import UIKitCompatibility
import ViewKernel

// UIKit's life cycle and targets by selectors, as the plug-in XcodeSources writes them.

final class LifeCycleAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = LifeCycleSceneDelegate.self
    return configuration
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  func applicationWillTerminate(_ application: UIApplication) {}

  static func main() { UIApplication.main(LifeCycleAppDelegate(), sceneDelegate: LifeCycleSceneDelegate()) }
}

final class LifeCycleSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(rootViewController: LifeCycleController())
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { print(context.url) }
  }
}

class LifeCycleController: UIViewController {
  deinit { NotificationCenter.default.removeObserver(self) }

  private let field = UITextField()
  private lazy var hosting: UIHostingController<Text> = {
    let hosting = UIHostingController(rootView: Text("a"))
    hosting.sizingOptions = [.intrinsicContentSize, .preferredContentSize]
    return hosting
  }()
  private var link: CADisplayLink?
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: Selector("done", LifeCycleController.done))
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    item.target = self
    item.action = Selector("edit(_:)", LifeCycleController.edit(_:))
    let tap = UITapGestureRecognizer(
      target: view, action: Selector("endEditing(_:)", UIView.endEditing(_:)))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    field.addTarget(self, action: Selector("changed", LifeCycleController.changed), for: .editingChanged)
    field.removeTarget(self, action: nil, for: .allEvents)
    NotificationCenter.default.addObserver(
      self, selector: Selector("noted(_:)", LifeCycleController.noted(_:)),
      name: UIApplication.didBecomeActiveNotification, object: nil)
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector("tick", LifeCycleController.tick), userInfo: nil,
      repeats: true)
    link = CADisplayLink(target: self, selector: Selector("step(_:)", LifeCycleController.step(_:)))
    link?.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
    link?.add(to: .main, forMode: .common)
  }

  private func done() {
    UIApplication.shared.sendAction(
      Selector("resignFirstResponder", UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }
  func edit(_ sender: UIBarButtonItem) { setEditing(!isEditing, animated: true) }
  func changed(_ sender: UITextField) -> Bool { sender.text?.isEmpty == false }
  func noted(_ notification: NSNotification) { NotificationCenter.default.removeObserver(self) }
  func tick() { timer?.invalidate() }
  func step(_ link: CADisplayLink) { print(link.targetTimestamp - link.timestamp, link.duration) }
}

final class SwipeAway: UISwipeGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    direction = .left
  }
}

struct LifeCycleSlider: UIViewRepresentable {
  @Binding var value: Double

  final class Coordinator: NSObject {
    var value: Binding<Double>
    init(value: Binding<Double>) { self.value = value }
    @MainActor func valueChanged(_ sender: UISlider) { value.wrappedValue = Double(sender.value) }
  }

  func makeCoordinator() -> Coordinator { Coordinator(value: $value) }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider(frame: .zero)
    slider.value = Float(value)
    slider.minimumValue = 0
    slider.addTarget(
      context.coordinator, action: Selector("valueChanged(_:)", of: context.coordinator, { $0.valueChanged(_:) }),
      for: .valueChanged)
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) { slider.value = Float(value) }
}
