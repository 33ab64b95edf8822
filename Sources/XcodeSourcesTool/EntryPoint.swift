/// The entry point of a program whose `@main` is the application's delegate.
package struct EntryPoint {
  /// The class of the delegate; nil if the program begins otherwise.
  package let delegate: String?
  private let text: String

  /// Finds the entry point of a program. What a class is may stand in an extension, or in a class that it inherits
  /// from.
  package init(of files: [SourceRewriter]) {
    let declarations = files.flatMap(\.declarations)
    func isA(_ names: [String], _ type: String, depth: Int = 0) -> Bool {
      let inherited = declarations.filter { $0.name == type }.flatMap(\.inherited)
      return depth < 8 && inherited.contains { names.contains($0) || isA(names, $0, depth: depth + 1) }
    }
    delegate = files.compactMap(\.mainClass).first { isA(["UIApplicationDelegate", "NSApplicationDelegate"], $0) }
    guard let delegate else {
      text = ""
      return
    }
    let sceneDelegates = declarations.filter {
      $0.isClass && isA(["UIWindowSceneDelegate", "UISceneDelegate"], $0.name)
    }
    .map(\.name)
    // Xcode's template calls it so; others are for cars and external screens.
    let sceneDelegate = sceneDelegates.first { $0 == "SceneDelegate" } ?? sceneDelegates.first
    let arguments = "\(delegate)()\(sceneDelegate.map { ", sceneDelegate: \($0)()" } ?? "")"
    text = """

      #sourceLocation()
      extension \(delegate) {
        @MainActor static func main() { HostApplication.main(\(arguments)) }
      }

      """
  }

  /// What is written behind a file: the entry point behind that of the delegate's class.
  package func text(behind file: SourceRewriter) -> String {
    delegate != nil && file.mainClass == delegate ? text : ""
  }
}
