import Foundation
import TestSupport
import XCTest
import XcodeSourcesTool

/// The result for a file that Xcode has.
@MainActor
final class SourceRewriterTests: HostTestCase {
  private let head = "#sourceLocation(file: \"/App/File.swift\", line: 1)\n"

  private func rewritten(_ source: String) -> String { SourceRewriter(source, at: "/App/File.swift").text }

  /// Compares what becomes of sources that do not import anything, without what all of them have at their beginning.
  private func check(_ rows: [(String, String)], line: UInt = #line) {
    for (source, result) in rows {
      let text = rewritten(source)
      let start = source.hasPrefix("#if") ? "import ViewKernel\n" + head : head + "import ViewKernel; "
      XCTAssertTrue(text.hasPrefix(start), text, line: line)
      assertText(String(text.dropFirst(start.count)), result, line: line)
    }
  }

  func testImports() {
    assertText(
      rewritten(
        """
        // import UIKit
        import SwiftUI
        import struct UIKit.CGRect
        @preconcurrency import Combine; import os.log
        import UIKit.UIGestureRecognizerSubclass // for touches
        @_spi(Advanced) import UIKit
        import Foundation
        import Charts
        let `import` = "import UIKit"
        """),
      """
      #sourceLocation(file: "/App/File.swift", line: 2)
      import ViewKernel
      import ViewKernel         
      @preconcurrency import ViewKernel; import UnifiedLogging
      import ViewKernel                        // for touches
      @_spi(Advanced) import ViewKernel
      import Foundation
      import Charts
      let `import` = "import UIKit"
      """)
  }

  func testAFileThatImportsNothingOfOursDoesSoInItsFirstLine() {
    check([
      ("import Foundation\n", "import Foundation\n"),
      ("#if os(macOS)\nimport AppKit\n#endif", "#if os(macOS)\nimport ViewKernel\n#endif"),
    ])
    assertText(
      SourceRewriter("print(1)", at: "/App/main.swift").text, "import ViewKernel; print(1)")
    assertText(
      SourceRewriter("import UIKit", at: "/A \"b\"/F.swift").text,
      "#sourceLocation(file: \"/A \\\"b\\\"/F.swift\", line: 1)\nimport ViewKernel")
  }

  func testConditionsAreThoseOfIOS() {
    check([
      ("#if os(iOS)", "#if true   "), ("#if os(macOS)", "#if os(macOS)"),
      ("#if canImport(UIKit) && !os(watchOS)", "#if true             && !os(watchOS)"),
      ("#if canImport(AppKit)\n#elseif os( iOS )", "#if canImport(AppKit)\n#elseif true     "),
      ("#if canImport(Charts) || DEBUG", "#if canImport(Charts) || DEBUG"),
      ("#if (os(macOS) ||\n  os(iOS))\nos(iOS)", "#if (os(macOS) ||\n  true   )\nos(iOS)"),
      ("os(iOS) // #if os(iOS)", "os(iOS) // #if os(iOS)"),
    ])
  }

  func testAttributesOfTheObjectiveCRuntimeGo() {
    check([
      ("@objc func a() {}", "      func a() {}"), ("@objc(name:) func a() {}", "             func a() {}"),
      ("@objc (a).b", "      (a).b"), ("@objcMembers class A {}", "             class A {}"),
      ("@IBOutlet weak var a: A!", "          weak var a: A!"), ("@IBAction func a() {}", "          func a() {}"),
      ("@objcPlus func a() {}", "@objcPlus func a() {}"),
      ("@objc protocol P { }", "      protocol P: AnyObject { }"),
      ("@objc public protocol P: Q { }", "      public protocol P: AnyObject, Q { }"),
      ("\"@objc\" /* @objc */", "\"@objc\" /* @objc */"),
    ])
  }

  func testSelectorsAreMadeOfMethods() {
    func inside(_ expression: String) -> String {
      let text = rewritten("class A { func a() { f(\(expression)) } }")
      return String(text.dropFirst((head + "import ViewKernel; class A { func a() { f(").count).dropLast(5))
    }
    let rows = [
      ("#selector(b)", "Selector(\"b\", A.b)"), ("#selector(b(_:))", "Selector(\"b(_:)\", A.b(_:))"),
      ("#selector(self.b(_:with:))", "Selector(\"b(_:with:)\", A.b(_:with:))"),
      ("#selector(Self.b)", "Selector(\"b\", A.b)"), ("#selector( C.D.b )", "Selector(\"b\", C.D.b)"),
      ("#selector(C.`default`)", "Selector(\"default\", C.`default`)"),
      ("#selector(UIView.endEditing(_:))", "Selector(\"endEditing(_:)\", UIView.endEditing(_:))"),
      ("#selector(context.coordinator.b)", "Selector(\"b\", of: context.coordinator, { $0.b })"),
      ("#selector(b as () -> Void)", "Selector(\"b\", A.b)"), ("#selector(getter: C.b)", "Selector(\"b\")"),
      ("#selector(\n  b\n)", "Selector(\"b\", A.b)\n\n"), ("#selector(", "#selector("),
    ]
    for (source, result) in rows { XCTAssertEqual(inside(source), result, source) }
  }

  func testTheTypeOfAMethodIsTheInnermost() {
    let rows = [
      ("extension A.B where C == D { var s = #selector(b) }", "A.B"),
      ("class A<T>: B<T> { let s = #selector(b) }", "A"),
      ("struct A { class B: C { func f() {} }; let s = #selector(b) }", "A"),
      ("struct A { final class B: C { let s = #selector(b) } }", "B"),
      ("class A { class func f() { let s = #selector(b) } }", "A"),
      ("class A { let t = \"class B { \\(\"}\")\"; let s = #selector(b) }", "A"),
      ("class A { let r = /class B {/; let q = 1 / 2; let s = #selector(b) }", "A"),
      ("class A { /* } /* } */ } */ let s = #selector(b) }", "A"),
      ("class A { let t = #\"}\\#(\"{\")\"#; let s = #selector(b) }", "A"),
      ("class A { let t = \"\"\"\n  } \"} \\\"\"\"\n  \"\"\"; let s = #selector(b) }", "A"),
      ("actor A { let s = #selector(b) }", "A"),
      ("class A { func f() { for actor in actors { let s = #selector(b) } } }", "A"),
      ("class A { func f() { if actor is B { let s = #selector(b) } } }", "A"),
      ("class A { func f() { let a = actor\n  B.run { let s = #selector(b) } } }", "A"),
      ("class A { let k = B.class; let s = #selector(b) }", "A"),
    ]
    for (source, type) in rows {
      XCTAssertTrue(rewritten(source).contains("Selector(\"b\", \(type).b)"), "\(source)\n\(rewritten(source))")
    }
    check([("let s = #selector(b)", "let s = #selector(b)")])
  }

  func testTheMainBundleIsTheTargetsIfThatHasResources() {
    let source = "let a = [Bundle.main, Foundation.Bundle.main.path, Bundle.mainly, .main, \"Bundle.main\"]"
    assertText(
      SourceRewriter("import UIKit\n" + source, at: "/App/File.swift", bundle: "module").text,
      head + "import ViewKernel\n"
        + "let a = [Bundle.module, Foundation.Bundle.module.path, Bundle.mainly, .main, \"Bundle.main\"]")
    check([(source, source)])
  }

  func testNothingIsDecoded() {
    let trap = "fatalError(\"Views and controllers are not decoded from archives here.\")"
    check([
      ("class A: UIView { func f() { super.init(coder: coder) } }", "class A: UIView { func f() { \(trap) } }"),
      ("class A: B { func f() { super.init(coder: coder) } }", "class A: B { func f() { super.init(coder: coder) } }"),
      ("class A: UIView { func f() { super.init(cod: a) } }", "class A: UIView { func f() { super.init(cod: a) } }"),
    ])
    // What is inside a part that goes is nobody's.
    let source = "import UIKit\nclass A: UIView { func f() { super.init(coder: a(Bundle.main)) } }"
    assertText(
      SourceRewriter(source, at: "/App/File.swift", bundle: "module").text,
      head + "import ViewKernel\nclass A: UIView { func f() { \(trap) } }")
  }

  func testTheModuleOsIsAQualifier() {
    let start = "import ViewKernel; import UnifiedLogging\n"
    for (source, result) in [
      ("let a = os.Logger()", "let a = UnifiedLogging.Logger()"), ("let a: os.OSLog", "let a: UnifiedLogging.OSLog"),
      ("os.os_log(\"a\")", "UnifiedLogging.os_log(\"a\")"), ("a.os.Logger()", "a.os.Logger()"),
      ("os.version", "os.version"), ("let os = 1", "let os = 1"), ("#if !os(macOS)", "#if !os(macOS)"),
    ] {
      assertText(rewritten("import os\n" + source), head + start + result)
    }
    check([("os.Logger()", "os.Logger()")])
  }

  func testQualifiersAreTheModulesThatTakeTheirPlace() {
    check([
      ("let a = SwiftUI.Text(\"a\")", "let a = ViewKernel.Text(\"a\")"), ("a.SwiftUI.b", "a.SwiftUI.b"),
      ("let a: Combine.AnyCancellable", "let a: ViewKernel.AnyCancellable"), ("SwiftUI()", "SwiftUI()"),
    ])
  }

  func testWhatDoesNotExistOnIOSGoes() {
    let rows = [
      ("enum A { case a\n@available(iOS, unavailable)\ncase b, c(Int)\ncase d }", "enum A { case a\n\n\ncase d }"),
      (
        "@objc @available(iOS, unavailable, message: \"a\")\n@MainActor public static func f()\n  -> A<B> { g() }\nh",
        "\n\n\nh"
      ),
      ("@available(macOS 12, *) @available(iOS, unavailable) struct A: View {\n  let a = 1\n}\nlet b", "\n\n\nlet b"),
      ("@A<B>(1) @C.D @available(iOS, unavailable) var a: A<B>\nvar b: C", "\nvar b: C"),
      ("@available(iOS, unavailable)\npublic\nfunc f<T>(_ a: T) -> [T]\nwhere T: A {\n}\nlet b", "\n\n\n\n\nlet b"),
      ("@available(iOS, unavailable) let a =\n  1; let b", "\n; let b"),
      ("protocol A { @available(iOS, unavailable) var a: Int { get } }", "protocol A {  }"),
      ("@available(iOS, unavailable) #Preview { #selector(a) }\nb", "\nb"),
      ("@available(iOS 15, *) func f() {}", "@available(iOS 15, *) func f() {}"),
      ("@available(*, unavailable) func f() {}", "@available(*, unavailable) func f() {}"),
      ("@available(macOS, unavailable) func f() {}", "@available(macOS, unavailable) func f() {}"),
      (
        "@available(iOS, deprecated, message: \"unavailable\") a",
        "@available(iOS, deprecated, message: \"unavailable\") a"
      ),
    ]
    for (source, result) in rows {
      assertText(rewritten("import UIKit\n" + source), head + "import ViewKernel\n" + result)
    }
    // Lines are what they were also if nothing else is left.
    for source in ["@available(iOS, unavailable)", "@available(iOS, unavailable) func f() {", "@available(iOS"] {
      _ = rewritten(source)
    }
  }

  func testLinesStay() {
    let source = "//  File.swift\nimport UIKit\n@objc\nclass A {\n  let s = #selector(\n    b)\n  var t = 1\n}\n"
    let (lines, former) = (rewritten(source).components(separatedBy: "\n"), source.components(separatedBy: "\n"))
    XCTAssertEqual(lines.count, former.count, "The comment makes place for the location.")
    XCTAssertEqual(lines[4], "  let s = Selector(\"b\", A.b)")
    XCTAssertEqual(lines[6], former[6])
    assertText(rewritten("//"), head + "//")
    assertText(rewritten(""), head)
  }

  /// 1,000 files of all kinds, in which nothing is Apple's alone: they come out as they are.
  func testTheFilesOfThisPackageStayAsTheyAre() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
    var count = 0
    for case let file as URL in try XCTUnwrap(files)
    where file.pathExtension == "swift" && file.lastPathComponent != "main.swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      count += 1
      func lines(_ text: String) -> [Substring] {
        text.replacing("import ViewKernel; ", with: "").split(separator: "\n", omittingEmptySubsequences: false).filter
        {
          !["#if", "#sourceLocation", "//"].contains(where: $0.hasPrefix) && !$0.contains("import ")
        }
      }
      XCTAssertEqual(lines(SourceRewriter(source, at: file.path).text), lines(source), file.path)
    }
    XCTAssertGreaterThan(count, 1_000)
  }
}
