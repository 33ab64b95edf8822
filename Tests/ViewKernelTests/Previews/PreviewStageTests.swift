import HostTree
import ViewKernel
import XCTest

@MainActor
final class PreviewStageTests: HostTestCase {
  /// The tree of a preview in its window.
  private func tree(_ preview: Preview, as variant: PreviewVariant = .light) async -> String {
    let stage = PreviewStage()
    await stage.prepare(preview)
    return stage.window(showing: preview, as: variant).treeDescription()
  }

  private func size(_ traits: PreviewTrait<Preview.ViewTraits>...) async -> CGSize {
    // Traits come one by one in programs.
    let preview =
      switch traits.count {
      case 0: Preview { Text("a") }
      case 1: Preview(traits: traits[0]) { Text("a") }
      default: Preview(traits: traits[0], traits[1]) { Text("a") }
      }
    return PreviewStage().window(showing: preview).bounds.size
  }

  func testAPreviewIsAsLargeAsItsTraitsSay() async {
    let (device, flat) = (CGSize(width: 390, height: 844), CGSize(width: 844, height: 390))
    for (actual, expected) in [
      (await size(), device), (await size(.defaultLayout), device), (await size(.portrait), device),
      (await size(.portraitUpsideDown), device), (await size(.landscapeLeft), flat),
      (await size(.landscapeRight), flat), (await size(.landscapeLeft, .portrait), device),
      (await size(.fixedLayout(width: 100, height: 50)), CGSize(width: 100, height: 50)),
      (await size(.sizeThatFitsLayout), CGSize(width: 10, height: 20)),
      (await size(.fixedLayout(width: 1, height: 1), .sizeThatFitsLayout), CGSize(width: 10, height: 20)),
    ] {
      XCTAssertEqual(actual, expected)
    }
  }

  func testASizeThatIsNoneIsReported() async {
    for (width, height) in [(0, 1), (1, -1), (.nan, 1), (1, .infinity), (1, 10_001)] as [(CGFloat, CGFloat)] {
      let actual = await size(.fixedLayout(width: width, height: height))
      XCTAssertEqual(actual, CGSize(width: 390, height: 844))
      XCTAssertEqual(
        takeSentences(),
        [
          "A preview can't be \(width) x \(height): both are numbers above zero, up to 10000. It has the device's size."
        ])
    }
  }

  func testHostsAndControllersArePreviewed() async {
    let label = Preview(traits: .sizeThatFitsLayout) {
      let label = HostLabel()
      label.text = "Host"
      return label
    }
    let labelTree = await tree(label)
    assertText(
      labelTree,
      """
      HostWindow (0, 0, 35 x 20)
      └─ HostLabel "Host" (0, 0, 35 x 20)
      """)
    let controllerTree = await tree(Preview { HostNavigationController(rootViewController: HostViewController()) })
    XCTAssertTrue(controllerTree.contains("HostNavigationBar"), controllerTree)
  }

  func testVariantsAreTheSurroundings() async {
    let preview = Preview { Surroundings() }
    var lines: [String] = []
    for variant in PreviewVariant.all(of: preview) {
      let tree = await tree(preview, as: variant)
      lines.append(contentsOf: tree.split(separator: "\"").map(String.init).filter { $0.hasPrefix("scheme") })
    }
    XCTAssertEqual(
      lines,
      [
        "scheme light, type large, leftToRight", "scheme dark, type large, leftToRight",
        "scheme light, type xSmall, leftToRight", "scheme light, type accessibility2, leftToRight",
        "scheme light, type large, rightToLeft",
      ])
    XCTAssertEqual(PreviewVariant.all(of: Preview { HostView() }), [.light, .dark])
  }

  func testModifiersStandAroundInOrderAndShareTheirContext() async {
    Counted.made = 0
    let stage = PreviewStage()
    let previews = [
      Preview(traits: .modifier(Counted(name: "a")), .modifier(Counted(name: "b"))) { Text("one") },
      Preview(traits: .modifier(Counted(name: "c"))) { Text("two") },
    ]
    var texts: [[String]] = []
    for preview in previews {
      await stage.prepare(preview)
      texts.append(stage.window(showing: preview).treeDescription().split(separator: "\"").map(String.init))
    }
    XCTAssertEqual(
      texts.map { $0.filter { $0.count < 12 && !$0.contains("(") } },
      [["one", "a of 1", "b of 1"], ["two", "c of 1"]])
  }

  func testAContextThatCantBeMadeIsReported() async {
    let tree = await tree(Preview(traits: .modifier(FailingModifier())) { Text("one") })
    XCTAssertTrue(tree.contains("HostLabel \"one\""), tree)
    XCTAssertEqual(
      takeSentences(),
      [
        "FailingModifier.makeSharedContext() failed: Failure(). The preview is shown without the modifier."
      ])
  }

  func testWhatIsPreviewableKeepsItsState() throws {
    let found = try XCTUnwrap(PreviewList.all().first { $0.name == "Previewable in a test" })
    let window = PreviewStage().window(showing: found.preview)
    func texts() -> [String] {
      window.treeDescription().split(separator: "\"").map(String.init).filter { $0.hasPrefix("count") }
    }
    XCTAssertEqual(texts(), ["count 1"])
    XCTAssertTrue(try XCTUnwrap(button(in: window)).tap())
    window.settle()
    XCTAssertEqual(texts(), ["count 2"])
  }

  private func button(in view: HostView) -> HostButton? {
    view as? HostButton ?? view.subviews.lazy.compactMap { self.button(in: $0) }.first
  }

  func testTheClockBeginsNowOrAtADate() {
    func texts(_ stage: PreviewStage, _ date: Date) -> String {
      stage.window(showing: Preview { Text(date, style: .offset) }).treeDescription()
    }
    XCTAssertTrue(texts(PreviewStage(), Date() - 7_260).contains("-2 hours"))
    let date = Date(timeIntervalSince1970: 0)
    XCTAssertTrue(texts(PreviewStage(at: date), date + 60).contains("+1 minute"))
  }

  func testWhatAppearsAnimatedHasArrived() {
    let window = PreviewStage().window(showing: Preview { Arriving() })
    XCTAssertFalse(window.isAnimating)
    XCTAssertTrue(window.treeDescription().contains("100 x 10"), window.treeDescription())
  }
}

#Preview("Previewable in a test") {
  @Previewable @State var count = 1

  Text("count \(count)")
  Button("Add") { count += 1 }
}

private struct Surroundings: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text("scheme \(scheme), type \(typeSize), \(direction)") }
}

private struct Arriving: View {
  @State private var hasArrived = false

  var body: some View {
    Color.red.frame(width: hasArrived ? 100 : 10, height: 10).onAppear {
      withAnimation(.easeIn(duration: 1)) { hasArrived = true }
    }
  }
}

private struct Counted: PreviewModifier {
  static var made = 0
  let name: String

  static func makeSharedContext() async throws -> Int {
    await Task.yield()
    made += 1
    return made
  }

  func body(content: Content, context: Int) -> some View {
    content
    Text("\(name) of \(context)")
  }
}

private struct FailingModifier: PreviewModifier {
  struct Failure: Error {}
  static func makeSharedContext() async throws { throw Failure() }
  func body(content: Content, context: Void) -> some View { content.padding() }
}
