import HostTree
import ViewKernel
import XCTest

/// What is declared in this file is found in the executable of the tests.
@MainActor
final class PreviewListTests: HostTestCase {
  private func lines(in file: String) -> [String] {
    PreviewList.all().filter { $0.module == "ViewKernelTests" && $0.file == file }.map { "\($0.name) at \($0.place)" }
  }

  func testPreviewsAreFoundByFileAndLine() {
    let line = Place.line
    XCTAssertEqual(
      lines(in: "PreviewListTests.swift"),
      [
        "PreviewListTests at PreviewListTests.swift:\(line + 2)", "Second at PreviewListTests.swift:\(line + 4)",
        "First of two at PreviewListTests.swift:\(line + 6)", "Last of two at PreviewListTests.swift:\(line + 6)",
        "In a type at PreviewListTests.swift:\(line + 9)",
      ])
  }

  func testEachViewOfAProviderIsAPreview() {
    XCTAssertEqual(
      lines(in: "Samples_Previews"), ["Samples_Previews at Samples_Previews", "Named at Samples_Previews"])
    XCTAssertEqual(lines(in: "ClassSamples"), ["ClassSamples at ClassSamples"])
  }

  func testAModulesPreviewsStandTogether() {
    let modules = PreviewList.all().map(\.module)
    XCTAssertEqual(modules, modules.sorted())
  }

  func testAPreviewThatCantBeMadeIsReported() {
    Failing.fails = true
    defer { Failing.fails = false }
    XCTAssertEqual(PreviewList.previews(of: [Failing.self]).count, 0)
    XCTAssertEqual(takeSentences(), ["The preview at App/Failing.swift:3 can't be made: Failure()."])
  }
}

private struct Failing: PreviewRegistry {
  struct Failure: Error {}
  static var fileID: String { "App/Failing.swift" }
  static var line: Int { 3 }
  static var column: Int { 1 }
  static var fails = false

  static func makePreview() throws -> Preview {
    if fails { throw Failure() }
    return Preview { EmptyView() }
  }
}

private struct Samples_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("one")
      if true { Text("two").previewLayout(.sizeThatFits).previewDisplayName("Named") }
    }
  }
}

private final class ClassSamples: PreviewProvider {
  static var previews: some View { Text("one") }
}

private enum Place { static let line = #line }

#Preview { Text("one") }

#Preview("Second") { Text("two") }

#Preview("First of two") { Text("a") }; #Preview("Last of two") { Text("b") }

private struct Outer {
  #Preview("In a type") { Text("c") }
}
