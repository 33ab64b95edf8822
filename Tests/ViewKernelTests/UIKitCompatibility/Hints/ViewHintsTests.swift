import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Modifiers without an effect change nothing, and each of them is here.
@MainActor
final class ViewHintsTests: HostTestCase {
  private func assertChangesNothing<V: View>(_ view: V, line: UInt = #line) {
    assertChangesNothing(view, of: Text("a"), line: line)
  }

  private func assertChangesNothing<V: View, W: View>(_ view: V, of plain: W, line: UInt = #line) {
    XCTAssertEqual(content(of: view), content(of: plain), line: line)
  }

  private func content<V: View>(of view: V) -> String? {
    show(view).window.subviews.first?.subviews.map { $0.treeDescription() }.joined()
  }

  func testHintsAboutBarsAndSheets() {
    let text = Text("a")
    assertChangesNothing(text.toolbarRole(.editor).tabBarMinimizeBehavior(.onScrollDown))
    assertChangesNothing(text.tabViewSearchActivation(.searchTabSelection).sectionActions { Button("b") {} })
    assertChangesNothing(text.scrollEdgeEffectStyle(.hard, for: .top).scrollEdgeEffectHidden())
    assertChangesNothing(text.presentationSizing(.form.fitted(horizontal: true, vertical: false).sticky()))
    assertChangesNothing(text.presentationContentInteraction(.scrolls).menuActionDismissBehavior(.disabled))
    assertChangesNothing(text.dialogIcon(nil).dialogSeverity(.critical))
    assertChangesNothing(
      text.dialogSuppressionToggle("b", isSuppressed: .constant(true)).dialogSuppressionToggle(
        isSuppressed: .constant(true)))
    assertChangesNothing(text.searchToolbarBehavior(.minimize).searchPresentationToolbarBehavior(.avoidHidingContent))
    assertChangesNothing(text.searchDictationBehavior(.inline(activation: .onLook)))
  }

  func testHintsAboutLooks() {
    let text = Text("a")
    assertChangesNothing(text.backgroundExtensionEffect().backgroundExtensionEffect(isEnabled: true).geometryGroup())
    assertChangesNothing(text.hoverEffect().hoverEffect(.lift, isEnabled: true).defaultHoverEffect(.highlight))
    assertChangesNothing(text.paletteSelectionEffect(.custom).contentCaptureProtected().invalidatableContent())
    assertChangesNothing(TwoGlasses())
    XCTAssertEqual(Glass.regular.interactive(), .regular)
    let image = Image(systemName: "star")
    assertChangesNothing(
      image.symbolVariableValueMode(.draw).symbolColorRenderingMode(.gradient).allowedDynamicRange(.high), of: image)
  }

  private struct TwoGlasses: View {
    @Namespace private var glasses
    var body: some View {
      Text("a").glassEffectID(1, in: glasses).glassEffectUnion(id: 1, namespace: glasses)
        .glassEffectTransition(.materialize)
    }
  }

  func testHintsAboutTexts() {
    let thai = Locale.Language(identifier: "th")
    assertChangesNothing(Text("a").fontWidth(.compressed).textScale(.secondary).typesettingLanguage(thai))
    let row = HStack { Text("a") }
    assertChangesNothing(row.fontWidth(.compressed).textScale(.secondary).typesettingLanguage(thai), of: row)
    let font = Font.body.width(.expanded).width(0.5).leading(.loose)
    XCTAssertEqual(font.smallCaps().lowercaseSmallCaps().uppercaseSmallCaps(), .body)
    XCTAssertEqual(font.smallCaps(true).lowercaseSmallCaps(true).uppercaseSmallCaps(true), .body)
    assertChangesNothing(Text("a").textSelectionAffinity(.downstream).findNavigator(isPresented: .constant(true)))
    assertChangesNothing(Text("a").findDisabled().replaceDisabled().writingToolsBehavior(.disabled))
  }

  func testHintsAboutSpeech() {
    let spelt = Text("a").speechSpellsOutCharacters().speechAdjustedPitch(1)
    assertChangesNothing(spelt.speechAlwaysIncludesPunctuation().speechAnnouncementsQueued())
    let row = HStack { Text("a") }
    assertChangesNothing(row.speechSpellsOutCharacters().speechAdjustedPitch(.nan), of: row)
    assertChangesNothing(row.speechAlwaysIncludesPunctuation().speechAnnouncementsQueued(), of: row)
  }

  func testHintsAboutSystemAndWindow() {
    let text = Text("a")
    assertChangesNothing(text.persistentSystemOverlays(.hidden).defersSystemGestures(on: .all).focusSection())
    assertChangesNothing(text.windowDismissBehavior(.disabled).windowMinimizeBehavior(.enabled))
    assertChangesNothing(text.windowResizeBehavior(.automatic).windowFullScreenBehavior(.disabled))
    assertChangesNothing(text.handlesExternalEvents(preferring: ["a"], allowing: []))
  }

  private struct Places: View {
    @Namespace private var places
    @AccessibilityFocusState private var isFocused: Bool
    struct Note: Identifiable {
      let id = 1
      let name = "b"
    }
    var body: some View {
      Text("a").accessibilityLabeledPair(role: .label, id: 1, in: places).accessibilityLinkedGroup(id: 1, in: places)
        .accessibilityRotorEntry(id: 1, in: places)
        .accessibilityRotor("Notes") {
          ForEach([Note()]) { note in AccessibilityRotorEntry(Text(note.name), id: note.id) }
          if isFocused { AccessibilityRotorEntry(Text("c"), id: 2, in: places) }
        }
        .accessibilityRotor(.headings(level: .h1), entries: [Note()], entryLabel: \.name)
        .accessibilityDefaultFocus($isFocused, true)
    }
  }

  func testHintsAboutAssistiveTools() {
    let text = Text("a")
    assertChangesNothing(Places())
    assertChangesNothing(
      text.accessibilityTextContentType(.sourceCode).accessibilityDirectTouch(options: .silentOnTouch))
    assertChangesNothing(
      text.accessibilityShowsLargeContentViewer().accessibilityShowsLargeContentViewer { Text("large") })
    assertChangesNothing(text.accessibilityIgnoresInvertColors().accessibilityRespondsToUserInteraction())
    assertChangesNothing(text.accessibilityRespondsToUserInteraction(true, isEnabled: false))
  }

  func testEachModifierOfTheFolderIsTestedHere() throws {
    let file = URL(fileURLWithPath: #filePath)
    let tests = try ["ViewHintsTests", "SceneHintsTests"].map {
      try String(contentsOf: file.deletingLastPathComponent().appendingPathComponent("\($0).swift"), encoding: .utf8)
    }.joined()
    let root = (1...5).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let folder = root.appendingPathComponent("Sources/UIKitCompatibility/Hints")
    var missing: [String] = []
    var count = 0
    for source in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      for line in try String(contentsOf: source, encoding: .utf8).split(separator: "\n") {
        guard let name = line.firstMatch(of: /public func (\w+)/)?.1 else { continue }
        count += 1
        if !tests.contains(".\(name)") { missing.append("\(source.lastPathComponent): \(name)") }
      }
    }
    XCTAssertEqual(missing, ["WindowPlacement.swift: sizeThatFits"])
    XCTAssertGreaterThan(count, 80)
  }
}
