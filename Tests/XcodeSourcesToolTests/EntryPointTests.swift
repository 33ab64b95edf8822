import TestSupport
import XCTest
import XcodeSourcesTool

/// The entry point of programs that begin with a delegate.
@MainActor
final class EntryPointTests: HostTestCase {
  /// The delegate of a program, and what is written behind its files.
  private func entryPoint(_ sources: String...) -> (delegate: String?, text: String) {
    let files = sources.map { SourceRewriter($0, at: "/App/File.swift") }
    let entryPoint = EntryPoint(of: files)
    return (entryPoint.delegate, files.map { entryPoint.text(behind: $0) }.joined())
  }

  func testTheDelegatesOfUIKitsLifeCycle() {
    let entryPoint = entryPoint(
      "struct A: View {}", "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
      "@UIApplicationMain\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {}")
    XCTAssertEqual(entryPoint.delegate, "AppDelegate")
    assertText(
      entryPoint.text,
      """

      #sourceLocation()
      extension AppDelegate {
        @MainActor static func main() { HostApplication.main(AppDelegate(), sceneDelegate: SceneDelegate()) }
      }

      """)
  }

  func testADelegateAlone() {
    let entryPoint = entryPoint("@main class Delegate: NSObject, NSApplicationDelegate {}")
    XCTAssertEqual(entryPoint.delegate, "Delegate")
    XCTAssertTrue(entryPoint.text.contains("HostApplication.main(Delegate()) }"), entryPoint.text)
  }

  func testOtherProgramsBeginByThemselves() {
    let sources = [
      "@main struct Shop: App {}", "@main struct Shop: App { class D: NSObject, UIApplicationDelegate {} }",
      "class D: NSObject, UIApplicationDelegate {}", "@main class Shop { static func main() {} }",
    ]
    for source in sources {
      XCTAssertNil(entryPoint(source).delegate, source)
      XCTAssertEqual(entryPoint(source).text, "", source)
    }
  }
}
