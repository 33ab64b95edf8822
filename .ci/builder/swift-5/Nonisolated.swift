// Code of Swift 5 that uses UIKit's classes and is bound to no actor itself, as helpers of many programs do. In Swift 6
// it needs `@MainActor`, with UIKit as here.
import Foundation
import UIKitCompatibility
import ViewKernel

struct NavigationHelper {
  static func popToRoot() {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene,
      let window = scene.windows.first(where: { $0.isKeyWindow }), let root = window.rootViewController
    else { return }
    find(root)?.popToRootViewController(animated: true)
  }

  static func find(_ controller: UIViewController?) -> UINavigationController? {
    guard let controller else { return nil }
    if let navigation = controller as? UINavigationController { return navigation }
    for child in controller.children { if let found = find(child) { return found } }
    return nil
  }
}

func topController() -> UIViewController? {
  var top = UIApplication.shared.windows.first?.rootViewController
  while let next = top?.presentedViewController { top = next }
  return top
}

func safeAreaInsets() -> UIEdgeInsets {
  let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
  return scene?.windows.first?.safeAreaInsets ?? .zero
}

func barHeight() -> CGFloat { UINavigationController().navigationBar.frame.height }

final class Looks {
  static func setUp() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemBackground
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UITabBar.appearance().isHidden = true
    UITableView.appearance().backgroundColor = .clear
    UIScrollView.appearance().bounces = false
  }

  func share(_ text: String) {
    let activity = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    topController()?.present(activity, animated: true, completion: nil)
  }

  func alert(_ message: String) {
    let alert = UIAlertController(title: "Note", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    topController()?.present(alert, animated: true)
  }

  func resize(_ view: UIView) {
    view.frame.size.width += 10
    view.layer.cornerRadius = 5
    view.subviews.forEach { $0.removeFromSuperview() }
    view.endEditing(true)
  }
}

func snapshot<Content: View>(of content: Content) -> UIImage? {
  let controller = UIHostingController(rootView: content)
  controller.view.bounds = CGRect(origin: .zero, size: CGSize(width: 100, height: 100))
  controller.view.backgroundColor = .clear
  return ImageRenderer(content: content).uiImage
}

func tableView() -> UITableView {
  let table = UITableView(frame: .zero, style: .plain)
  table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  table.separatorStyle = .none
  table.reloadData()
  return table
}

final class Source: NSObject, UITableViewDataSource, UITextFieldDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row"
    return cell
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

extension UIScreen {
  static let breadth = UIScreen.main.bounds.size.width
}

final class Sheet: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Sheet"
    view.addSubview(label)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }

  func load(then: @escaping @MainActor () -> Void) { then() }
}
