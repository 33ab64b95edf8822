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

  func testWhatAClassIsMayStandElsewhere() {
    XCTAssertEqual(entryPoint("@main class A: UIResponder {}", "extension A: UIApplicationDelegate {}").delegate, "A")
    XCTAssertEqual(entryPoint("@main class A: B {}", "class B: UIResponder, UIApplicationDelegate {}").delegate, "A")
    let text = entryPoint(
      "class CarDelegate: UIResponder, UIWindowSceneDelegate {}", "class SceneDelegate: UIResponder {}",
      "extension SceneDelegate: UIWindowSceneDelegate {}", "@main class A: UIResponder, UIApplicationDelegate {}"
    ).text
    XCTAssertTrue(text.contains("HostApplication.main(A(), sceneDelegate: SceneDelegate())"), text)
  }

  func testWhatIsForOtherSystemsDoesNotCount() {
    let mac = "@main class Mac: NSObject, NSApplicationDelegate {}"
    let phone = "@main class Phone: UIResponder, UIApplicationDelegate {}"
    for source in [
      "#if os(macOS)\n\(mac)\n#else\n\(phone)\n#endif", "#if os(iOS)\n\(phone)\n#elseif os(macOS)\n\(mac)\n#endif",
      "#if canImport(AppKit)\n\(mac)\n#endif\n\(phone)", "#if !os(macOS)\n\(phone)\n#else\n\(mac)\n#endif",
    ] {
      XCTAssertEqual(entryPoint(source).delegate, "Phone", source)
    }
    XCTAssertNil(entryPoint("#if os(iOS)\n@main struct A: App {}\n#elseif os(macOS)\n\(mac)\n#endif").delegate)
  }

  func testOtherProgramsBeginByThemselves() {
    let sources = [
      "@main struct Shop: App {}", "@main struct Shop: App { class D: NSObject, UIApplicationDelegate {} }",
      "class D: NSObject, UIApplicationDelegate {}", "@main class Shop { static func main() {} }",
      "@main class Shop: UIResponder, UIApplicationDelegate { static func main() {} }",
    ]
    for source in sources {
      XCTAssertNil(entryPoint(source).delegate, source)
      XCTAssertEqual(entryPoint(source).text, "", source)
    }
  }
}
