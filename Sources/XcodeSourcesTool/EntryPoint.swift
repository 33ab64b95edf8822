/// The entry point of a program whose `@main` is the application's delegate.
package struct EntryPoint {
  /// The class of the delegate; nil if the program begins otherwise.
  package let delegate: String?
  private let text: String

  /// Finds the entry point of a program.
  package init(of files: [SourceRewriter]) {
    delegate = files.lazy.compactMap(\.applicationDelegate).first
    let sceneDelegate = files.lazy.flatMap(\.sceneDelegates).first
    guard let delegate else {
      text = ""
      return
    }
    text = """

      #sourceLocation()
      extension \(delegate) {
        @MainActor static func main() { HostApplication.main(\(delegate)()\(sceneDelegate.map { ", sceneDelegate: \($0)()" } ?? "")) }
      }

      """
  }

  /// What is written behind a file: the entry point behind that of the delegate's class.
  package func text(behind file: SourceRewriter) -> String {
    delegate != nil && file.applicationDelegate == delegate ? text : ""
  }
}
