import Foundation
import os

final class Book: ObservableObject {
  @Published var page = 1
  @Published var isOpen = false
  let pages = UserDefaults.standard.integer(forKey: "pages")

  init() {
    NotificationCenter.default.addObserver(self, selector: #selector(opened(_:)), name: .didOpen, object: nil)
  }

  private let logger = os.Logger(subsystem: "Reader", category: "Book")

  @objc private func opened(_ notification: Notification) {
    logger.debug("Opened")
    isOpen = true
  }

  // Names in strings and comments are nobody's code: #selector(opened), @objc.
  var about: String {
    guard let url = Bundle.main.url(forResource: "about", withExtension: "txt"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return "#selector(opened)" }
    return text.trimmingCharacters(in: .newlines)
  }
}
