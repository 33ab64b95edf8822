import Foundation

final class Book: ObservableObject {
  @Published var page = 1
  @Published var isOpen = false
  let pages = UserDefaults.standard.integer(forKey: "pages")

  init() {
    NotificationCenter.default.addObserver(self, selector: #selector(opened(_:)), name: .didOpen, object: nil)
  }

  @objc private func opened(_ notification: Notification) { isOpen = true }

  // Names in strings and comments are nobody's code: #selector(opened), @objc.
  let about = "#selector(opened) and @objc"
}
