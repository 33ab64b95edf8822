import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Each line of the article about differences is true: a difference that has gone must go from the article.
@MainActor
final class DifferencesTests: HostTestCase {
  private typealias Check = @MainActor (DifferencesTests) throws -> Void

  private static let checks: [(line: String, check: Check)] = [
    ("Nothing happens by itself.", { try $0.nothingHappensByItself() }),
    ("Everything has a host.", { $0.everythingHasAHost() }),
    ("A missing object is reported.", { $0.aMissingObjectIsReported() }),
    ("A state that is written while a body runs is not changed.", { $0.aWriteInABodyIsReported() }),
    ("Two elements with the same identity are told apart by their order.", { $0.sameIdentitiesAreReported() }),
    ("Invalid numbers count as the nearest valid value.", { $0.oddNumbersAreReported() }),
    ("Letters have Inter's widths.", { $0.lettersAreInters() }),
    ("Screens have three pixels a point.", { $0.sizesAreThirds() }),
    ("Pictures are not decoded.", { $0.picturesAreBoxes() }),
    ("Symbols are our own drawings.", { $0.symbolsAreSquare() }),
    ("The display takes the system's part.", { $0.addressesAndFeedbackGoThroughTheWindow() }),
    ("There is no keyboard on screen.", { $0.noKeyboardTakesRoom() }),
    ("There is no menu bar.", { try $0.commandsAreNotShown() }),
    ("Nothing is dragged to other programs, or from them.", { $0.whatIsDraggedIsLoadedAtOnce() }),
    ("The display chooses files.", { $0.filesAreAskedFor() }),
    ("Assistive tools have no gestures.", { $0.assistiveGesturesChangeNothing() }),
    ("The display shares.", { $0.sharingGoesThroughTheWindow() }),
    ("Keys do not move the focus.", { $0.theTabKeyMovesNoFocus() }),
    ("Settings for a device have no effect.", { $0.hintsChangeNothing() }),
    ("An image renderer gives drawings.", { $0.renderersGiveDrawings() }),
    ("A canvas draws with paths, texts and images only.", { $0.canvasesDrawWhenTheWindowIsDrawn() }),
    ("An application starts with one window", { $0.theFirstWindowStays() }),
    ("A screen is as large as its window.", { $0.theScreenIsTheWindows() }),
    ("Status bars are not drawn.", { $0.statusBarsAreNotDrawn() }),
    ("Other programs' writes to the user defaults are seen in the next settle.", { try $0.defaultsAreLookedAt() }),
    ("A selectable text is copied as a whole.", { $0.textsAreCopiedWhole() }),
    ("Everything looks as on iOS 17.", { $0.headersAreInUpperCase() }),
    ("Pages and sheets are in their places at once.", { $0.pagesComeAtOnce() }),
    ("Glass is a material.", { $0.glassIsAMaterial() }),
    ("Tab sections show in side bars only.", { $0.sectionsOfTabsAreSeenInSideBars() }),
    ("A shape has one host.", { $0.aShapeHasOneHost() }),
    ("Lines break by a rule of our own.", { $0.linesOfTwoAreEvened() }),
    ("A labeled group of controls is a menu in every toolbar.", { $0.groupsInBarsAreMenus() }),
    ("Runs of one text in different gradients have their first colours.", { $0.stretchesHaveColours() }),
    ("Matched geometry is layout geometry.", { $0.transformsAreNotMatched() }),
    ("Letters have one width.", { $0.lettersHaveOneWidth() }),
    ("All languages are typeset alike.", { $0.languagesSetTextsAlike() }),
    ("Nouns agree in English only.", { try $0.nounsAgreeInEnglish() }),
    ("Numbers in texts have no fixed number of digits.", { $0.numbersHaveTheirDigits() }),
    ("A missing translation falls back to the development language.", { try $0.theDevelopersTextIsNext() }),
    ("Windows have a locale, Foundation has none on Linux.", { $0.theCurrentLocaleIsAnother() }),
    ("Dates that a program reads are the system's.", { $0.datesAreTheSystems() }),
    ("A text renderer is not clipped.", { $0.renderersAreNotClipped() }),
    ("Users do not change the widths of columns.", { $0.columnsKeepTheirWidths() }),
    ("Units are written in English.", { $0.unitsAreEnglish() }),
    ("Geometry groups have no effect.", { $0.groupsOfGeometryAreNone() }),
    ("Symbols are not drawn stroke by stroke.", { $0.symbolsShrinkAway() }),
    ("Symbols have one layer.", { $0.symbolsMoveAsAWhole() }),
    ("A numeric text rolls as a whole.", { $0.numbersRollAsAWhole() }),
    ("An open menu keeps its entries.", { $0.menusDoNotFollow() }),
    ("Nothing bounces at the ends of the content.", { $0.scrollingStopsAtTheEnd() }),
    ("A line marks the place where rows would be inserted.", { $0.aLineMarksTheGap() }),
    ("Attributes are not transferred.", { $0.attributesAreNotTransferred() }),
    ("The rows of a list have no content margins at their sides.", { $0.rowsHaveNoMargins() }),
    ("Comparators of strings are lexical.", { $0.stringsAreSortedByCharacters() }),
  ]

  func testEachLineIsChecked() throws {
    let article = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/ViewKernel/ViewKernel.docc/Differences.md"),
      encoding: .utf8)
    let lines = article.components(separatedBy: "\n- **").dropFirst().map { $0.components(separatedBy: "**")[0] }
    XCTAssertEqual(lines, Self.checks.map(\.line))
  }

  func testEachLineIsTrue() throws {
    for (_, check) in Self.checks { try check(self) }
  }

  // MARK: The checks, in the article's order

  private func nothingHappensByItself() throws {
    let setting = Setting("a")
    let screen = show(Showing(setting) { Text($0) })
    setting.value = "b"
    XCTAssertEqual(screen.texts, ["a"])
    XCTAssertTrue(screen.window.needsSettle)
    screen.settle()
    XCTAssertEqual(screen.texts, ["b"])
  }

  private func everythingHasAHost() {
    let screen = show(
      VStack {
        Spacer(); Text("a").padding()
      })
    XCTAssertEqual(
      screen.all.map { "\(type(of: $0))" }, ["HostStackView", "HostSpacer", "HostPaddingView", "HostLabel"])
  }

  private func aMissingObjectIsReported() {
    struct Reader: View {
      @EnvironmentObject private var setting: Setting<Int>
      var body: some View { Text("\(setting.value)") }
    }
    XCTAssertEqual(show(Reader()).texts, [])
    XCTAssertEqual(takeSentences().count, 1)
  }

  private func aWriteInABodyIsReported() {
    struct Writer: View {
      @State private var count = 0
      var body: some View {
        let _ = count += 1
        Text("\(count)")
      }
    }
    XCTAssertEqual(show(Writer()).texts, ["0"])
    XCTAssertEqual(takeSentences().isEmpty, false)
  }

  private func sameIdentitiesAreReported() {
    XCTAssertEqual(show(VStack { ForEach([1, 1], id: \.self) { Text("\($0)") } }).texts, ["1", "1"])
    XCTAssertEqual(takeSentences().count, 1)
  }

  private func oddNumbersAreReported() {
    XCTAssertEqual(show(Text("a").frame(width: -.infinity)).texts, ["a"])
    XCTAssertEqual(takeSentences().isEmpty, false)
  }

  private func lettersAreInters() {
    // A width of W in each: between Inter's display face and its text face, and in Helvetica.
    HostTypeface.current = .system
    XCTAssertEqual(HostFont.systemFont(ofSize: 100).width(of: "W"), 92, accuracy: 3)
    HostTypeface.current = .test
    XCTAssertEqual(HostFont.systemFont(ofSize: 100).width(of: "W"), 94.4, accuracy: 0.1)
  }

  private func linesOfTwoAreEvened() {
    HostTypeface.current = .system
    defer { HostTypeface.current = .test }
    func lines(_ text: String, _ width: CGFloat) -> [String] {
      TextLayout(text, font: .monospacedSystemFont(ofSize: 10), width: width).lines.map(\.text)
    }
    XCTAssertEqual(lines("one two three", 63), ["one", "two three"])
    XCTAssertEqual(lines("日本語", 25), ["日本", "語"])
  }

  private func groupsInBarsAreMenus() {
    let group = ControlGroup("Edit") { Button("a") {} }
    let screen = show(NavigationStack { Text("page").toolbar { group } })
    XCTAssertEqual(screen.texts.contains("a"), false)
    XCTAssertEqual(show(group).texts, ["a"])
  }

  private func sizesAreThirds() {
    HostTypeface.current = .system
    defer { HostTypeface.current = .test }
    let text = Text("a").environment(\.displayScale, 2)
    XCTAssertEqual(show(text).frame("a")?.height ?? 0, 61.0 / 3, accuracy: 0.000_1)
  }

  private func picturesAreBoxes() {
    HostAssets.register(HostImage(named: "portrait", size: CGSize(width: 60, height: 40)))
    let screen = show(Image("portrait"))
    XCTAssertEqual(screen.hosts(of: HostImageView.self)[0].frame.size, CGSize(width: 60, height: 40))
    XCTAssertTrue(screen.window.svgDescription.contains(">portrait</text>"))
    HostAssets.removeAll()
  }

  private func symbolsAreSquare() {
    let size = show(Image(systemName: "chevron.right")).hosts(of: HostImageView.self)[0].frame.size
    XCTAssertEqual(size.width, size.height)
  }

  private func addressesAndFeedbackGoThroughTheWindow() {
    let setting = Setting("-")
    let screen = show(
      Showing(setting) { Text($0).sensoryFeedback(.success, trigger: $0) }.onOpenURL {
        setting.value = $0.absoluteString
      })
    XCTAssertTrue(screen.window.open(URL(string: "a:b")!))
    screen.settle()
    XCTAssertEqual(screen.texts, ["a:b"])
    XCTAssertEqual(screen.window.feedback.played.count, 1)
  }

  private func noKeyboardTakesRoom() {
    let screen = show(TextField("name", text: .constant("")))
    let former = screen.window.safeAreaInsets
    XCTAssertTrue(screen.hosts(of: HostTextField.self)[0].becomeFirstResponder())
    screen.settle()
    XCTAssertEqual(screen.window.safeAreaInsets, former)
    screen.window.endEditing()
  }

  private struct Commanding: App {
    var body: some Scene {
      WindowGroup { Text("a") }.commands { CommandMenu("Letter") { Button("Sign") {} } }
    }
  }

  private func commandsAreNotShown() throws {
    let window = Commanding.makeWindow(on: HostScreen(bounds: CGRect(0, 0, 200, 100)), clock: HostManualClock())
    window.settle()
    XCTAssertEqual(try XCTUnwrap(window.rootViewController?.view.subviews.first).shape, "Label \"a\"")
    XCTAssertEqual(window.commandMenus.map(\.title), ["Letter"])
  }

  private func whatIsDraggedIsLoadedAtOnce() {
    nonisolated(unsafe) var text: String?
    NSItemProvider(object: "a" as NSString).loadObject(ofClass: String.self) { loaded, _ in text = loaded }
    XCTAssertEqual(text, "a")
  }

  private func sharingGoesThroughTheWindow() {
    let screen = show(ShareLink("Share", item: "a"))
    screen.tap("Share")
    XCTAssertEqual(takeSentences().count, 1)
    var count = 0
    screen.window.onShare = { count += $0.items.count }
    screen.tap("Share")
    XCTAssertEqual(count, 1)
  }

  private func aLineMarksTheGap() {
    let rows = List { ForEach(0..<2) { Text("\($0)") }.dropDestination(for: String.self) { _, _ in } }
    let screen = show(rows.listStyle(.plain), width: 200, height: 200)
    let item = HostDragItem(itemProvider: NSItemProvider(object: "a" as NSString))
    let before = screen.frame("1")
    let drag = screen.window.beginDrag([item], at: CGPoint(x: 20, y: 50))
    screen.settle()
    XCTAssertEqual(drag?.operation, .copy)
    XCTAssertEqual(screen.frame("1"), before)
    drag?.cancel()
  }

  private func attributesAreNotTransferred() {
    let provider = NSItemProvider()
    provider.register(AttributedString("a"))
    XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text", "public.utf16-plain-text"])
  }

  private func theTabKeyMovesNoFocus() {
    let screen = show(
      VStack {
        Text("a").focusable()
        Text("b").focusable()
      })
    screen.tap("a")
    let focused = screen.window.firstResponder
    XCTAssertTrue(focused is HostFocusView)
    XCTAssertFalse(screen.window.pressKey("\t"))
    screen.settle()
    XCTAssertTrue(screen.window.firstResponder === focused)
  }

  /// A text with modifiers without effect lies and looks as it does without.
  private func assertChangesNothing<V: View>(_ text: V, line: UInt = #line) {
    XCTAssertEqual(content(of: text), content(of: Text("a")), line: line)
  }

  private func content<V: View>(of view: V) -> String? {
    show(view).window.subviews.first?.subviews.map { $0.treeDescription() }.joined()
  }

  private func hintsChangeNothing() {
    assertChangesNothing(Text("a").allowedDynamicRange(.high).contentCaptureProtected().invalidatableContent())
    assertChangesNothing(Text("a").defersSystemGestures(on: .all).persistentSystemOverlays(.hidden))
    assertChangesNothing(
      Text("a").speechAdjustedPitch(1).speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
        .speechSpellsOutCharacters().writingToolsBehavior(.disabled))
    assertChangesNothing(Text("a").hoverEffect().hoverEffect(.lift, isEnabled: true).defaultHoverEffect(.highlight))
    assertChangesNothing(Text("a").hoverEffectDisabled().buttonRepeatBehavior(.enabled).springLoadingBehavior(.enabled))
    assertChangesNothing(Text("a").menuActionDismissBehavior(.disabled).presentationContentInteraction(.scrolls))
    assertChangesNothing(
      Text("a").presentationSizing(.form.fitted(horizontal: true, vertical: false)).accessibilityIgnoresInvertColors()
        .accessibilityRespondsToUserInteraction())
    assertChangesNothing(Text("a").badgeProminence(.increased).menuIndicator(.hidden).toolbarRole(.editor))
  }

  private func filesAreAskedFor() {
    let screen = show(
      Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [.json]) { _ in XCTFail("cancelled") })
    XCTAssertEqual(
      takeDiagnostics(),
      ["A window was asked to let the user choose files, and nobody does that. Set HostWindow.onChooseFiles."])
    _ = screen
  }

  private func assistiveGesturesChangeNothing() {
    assertChangesNothing(Text("a").accessibilityRotor("Notes") { AccessibilityRotorEntry("One", id: 1) })
    assertChangesNothing(Text("a").accessibilityShowsLargeContentViewer().accessibilityDirectTouch())
  }

  private func symbolsShrinkAway() {
    XCTAssertEqual(
      "\(DrawOnSymbolEffect.drawOn.configuration)", "\(DisappearSymbolEffect.disappear.down.configuration)")
  }

  private func glassIsAMaterial() {
    let screen = show(Text("a").glassEffect(.regular.interactive(), in: Rectangle()))
    XCTAssertEqual(screen.hosts(of: HostBackgroundView.self).count, 1)
    assertChangesNothing(Text("a").backgroundExtensionEffect().backgroundExtensionEffect(isEnabled: true))
    assertChangesNothing(
      Text("a").scrollEdgeEffectStyle(.hard, for: .top).scrollEdgeEffectHidden().tabBarMinimizeBehavior(.onScrollDown))
  }

  private func sectionsOfTabsAreSeenInSideBars() {
    let tabs = TabView {
      Tab("A", systemImage: "star") { Text("a") }
      TabSection("More") { Tab("B", systemImage: "star") { Text("b") } }
    }
    let wide = show(tabs.tabViewStyle(.sidebarAdaptable), width: 1000, height: 600)
    XCTAssertNil(wide.host("More"))
    wide.tap("Show Sidebar")
    XCTAssertNotNil(wide.host("More"))
    XCTAssertEqual(show(tabs.tabViewStyle(.sidebarAdaptable)).texts, ["a", "A", "B"])
    XCTAssertEqual(show(tabs, width: 1000, height: 600).texts, ["a", "A", "B"])
  }

  private func lettersHaveOneWidth() {
    let text = Text("a").fontWidth(.compressed).textScale(.secondary)
    assertChangesNothing(text)
    XCTAssertEqual(Font.body.width(.expanded).smallCaps().leading(.loose), .body)
  }

  private func languagesSetTextsAlike() {
    assertChangesNothing(Text("a").typesettingLanguage(Locale.Language(identifier: "th")))
    XCTAssertEqual(AttributedString.LineHeight.loose, .multiple(factor: 1.5))
  }

  private func groupsOfGeometryAreNone() { assertChangesNothing(Text("a").geometryGroup()) }

  private func renderersGiveDrawings() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 10))
    XCTAssertTrue(renderer.svgDescription?.contains("<svg") ?? false)
  }

  private func canvasesDrawWhenTheWindowIsDrawn() {
    var isMain: [Bool] = []
    let screen = show(Canvas(rendersAsynchronously: true) { _, _ in isMain.append(Thread.isMainThread) })
    XCTAssertEqual(isMain, [])
    _ = HostDrawing(of: screen.window)
    XCTAssertEqual(isMain, [true])
  }

  private struct TwoScenes: App {
    struct Content: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Dismiss") { dismiss() } }
    }
    var body: some Scene {
      WindowGroup { Content() }
      Window("Other", id: "other") { Content() }
    }
  }

  private func theFirstWindowStays() {
    let clock = HostManualClock()
    let app = AppGraph(TwoScenes()) { HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), clock: clock) }
    app.openFirstWindow()
    app.openWindow(ofTitle: 1)
    app.settle()
    for window in app.windows.compactMap(\.window) { window.button("Dismiss").tap() }
    app.settle()
    XCTAssertEqual(app.windows.map(\.title), [nil])
  }

  private func theScreenIsTheWindows() {
    struct Reader: View {
      var body: some View { Text("\(UIScreen.main.bounds.width)") }
    }
    let screen = show(Reader())
    XCTAssertEqual(screen.texts, ["390.0"])
    UIScreen.main.resize(to: CGSize(width: 800, height: 600))
    screen.settle()
    XCTAssertEqual(screen.texts, ["800.0"])
  }

  private func statusBarsAreNotDrawn() {
    let screen = show(Text("a").statusBarHidden(false))
    let drawn = HostDrawing(of: screen.window)
    screen.view = Text("a").statusBarHidden(true)
    XCTAssertEqual(HostDrawing(of: screen.window), drawn)
    XCTAssertTrue(screen.window.prefersStatusBarHidden)
  }

  private func defaultsAreLookedAt() throws {
    struct Reader: View {
      @AppStorage("count") private var count = 1
      var body: some View { Text("\(count)") }
    }
    let name = "ViewKernelTests.\(UUID().uuidString)"
    let store = try XCTUnwrap(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let screen = show(Reader().defaultAppStorage(store))
    store.set(2, forKey: "count")
    XCTAssertFalse(screen.window.needsSettle, "nobody tells of it")
    screen.settle()
    XCTAssertEqual(screen.texts, ["2"])
  }

  private func textsAreCopiedWhole() {
    let label = show(Text("one two").textSelection(.enabled)).hosts(of: HostLabel.self)[0]
    XCTAssertTrue(label.menu?.action(at: ["Copy"])?.perform() ?? false)
    XCTAssertEqual(HostPasteboard.general.string, "one two")
    HostPasteboard.general.string = nil
  }

  private func headersAreInUpperCase() {
    let screen = show(Form { Section("Head") { Text("row") } }, width: 390, height: 600)
    XCTAssertEqual(screen.texts.sorted(), ["HEAD", "row"])
  }

  private func pagesComeAtOnce() {
    let screen = show(NavigationStack { NavigationLink("Go") { Text("page") } }, width: 390, height: 600)
    screen.window.showsTransitions = true
    screen.tap("Go")
    XCTAssertTrue(screen.window.isAnimating)
    XCTAssertTrue(screen.hosts(of: HostLabel.self).contains { $0.text == "page" })
  }

  private func aShapeHasOneHost() {
    let screen = show(Circle().fill(.red).stroke(.blue))
    XCTAssertEqual(screen.hosts(of: HostShapeView.self).map(\.layers.count), [2])
  }

  private func stretchesHaveColours() {
    func gradient(_ color: Color) -> LinearGradient {
      LinearGradient(colors: [color, .black], startPoint: .leading, endPoint: .trailing)
    }
    let screen = show(Text("a").foregroundStyle(gradient(.red)) + Text("b").foregroundStyle(gradient(.blue)))
    let label = screen.hosts(of: HostLabel.self)[0]
    XCTAssertNil(label.contentPaint)
    XCTAssertEqual(label.runs?.map(\.color), [.red, .blue])
  }

  private func transformsAreNotMatched() {
    struct Pair: View {
      @Namespace private var space
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: space).scaleEffect(2)
          Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
      }
    }
    XCTAssertEqual(show(Pair(), width: 100, height: 100).colorFrames.last, CGRect(45, 0, 10, 10))
  }

  private func symbolsMoveAsAWhole() {
    XCTAssertEqual(
      BreatheSymbolEffect.breathe.byLayer.configuration, BreatheSymbolEffect.breathe.wholeSymbol.configuration)
    XCTAssertEqual(HostDrawing(of: show(Image(systemName: "wifi").symbolEffect(.variableColor)).window).groupCount, 1)
  }

  private func numbersRollAsAWhole() {
    let number = Setting(10)
    let screen = show(Showing(number) { Text("\($0)").contentTransition(.numericText()) })
    withAnimation(.linear(duration: 1)) { number.value = 11 }
    screen.settle()
    screen.pass(0.5)
    let texts = HostDrawing(of: screen.window).commands.compactMap {
      if case .text(let line) = $0 { line.text } else { nil }
    }
    XCTAssertEqual(texts, ["10", "11"])
  }

  private func menusDoNotFollow() {
    let setting = Setting("first")
    let screen = show(
      Showing(setting) { title in Menu("Menu") { Button(title) {} } }, width: 390, height: 600)
    screen.tap("Menu")
    setting.value = "second"
    screen.settle()
    XCTAssertEqual(screen.window.presentedMenu?.menu.children.map(\.title), ["first"])
    screen.window.presentedMenu?.dismiss()
    screen.tap("Menu")
    XCTAssertEqual(screen.window.presentedMenu?.menu.children.map(\.title), ["second"])
  }

  private func scrollingStopsAtTheEnd() {
    let screen = show(ScrollView { Color.red.frame(height: 200) }, width: 100, height: 100)
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 90))
    screen.clock.advance(by: 0.1)
    touch.move(to: CGPoint(x: 50, y: 50))
    touch.end()
    screen.settle()
    for _ in 0..<20 {
      screen.advance(by: 0.1)
      XCTAssertLessThanOrEqual(screen.scroll.contentOffset.y, 100)
    }
    XCTAssertEqual(screen.scroll.contentOffset.y, 100)
    XCTAssertFalse(screen.window.isAnimating)
  }

  private func rowsHaveNoMargins() {
    let screen = show(List { Text("row") }.contentMargins(20), width: 390, height: 600)
    XCTAssertEqual(
      screen.hosts(of: HostTableViewCell.self).map(\.frame.width),
      [show(List { Text("row") }, width: 390, height: 600).hosts(of: HostTableViewCell.self)[0].frame.width])
    XCTAssertEqual(screen.scroll.contentOffset, CGPoint(x: 0, y: -20))
  }

  private func nounsAgreeInEnglish() throws {
    let tables = try TableFolder(["de.lproj/Localizable.strings": #""key" = "^[3 Stift](inflect: true)";"#])
    XCTAssertEqual(
      show(Text("key", bundle: tables.bundle).environment(\.locale, Locale(identifier: "de"))).texts, ["3 Stift"])
    XCTAssertEqual(show(Text("^[3 blorp](inflect: true)")).texts, ["3 blorps"])
  }

  private func numbersHaveTheirDigits() {
    XCTAssertEqual(
      show(Text("\(0.5) of \(12_345)").environment(\.locale, Locale(identifier: "de"))).texts, ["0.5 of 12345"])
  }

  private func theCurrentLocaleIsAnother() {
    let price = NumberFormatter()
    price.numberStyle = .currency
    XCTAssertEqual(show(Text(2 as NSNumber, formatter: price)).texts, ["$2.00"])
    XCTAssertNotEqual(price.string(from: 2), "$2.00")
  }

  private func datesAreTheSystems() {
    struct Clock: View {
      var body: some View { Text(verbatim: Date.now > .distantPast + 1 ? "the system's" : "the window's") }
    }
    let window = PreviewStage(at: .distantPast).window(showing: Preview { Clock() })
    XCTAssertTrue(window.treeDescription().contains("the system's"))
  }

  private func theDevelopersTextIsNext() throws {
    let tables = try TableFolder([
      "de.lproj/Localizable.strings": "", "en.lproj/Localizable.strings": #""key" = "in English";"#,
    ])
    XCTAssertEqual(
      show(Text("key", bundle: tables.bundle).environment(\.locale, Locale(identifier: "de"))).texts, ["in English"])
  }

  private func renderersAreNotClipped() {
    struct Far: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        context.translateBy(x: 0, y: 500)
        for line in layout { context.draw(line) }
      }
    }
    let drawing = ImageRenderer(content: Text("a").textRenderer(Far())).drawing
    XCTAssertEqual(drawing?.commands.contains { if case .text = $0 { true } else { false } }, true)
  }

  private func columnsKeepTheirWidths() {
    struct Row: Identifiable { let id = 1 }
    let screen = show(
      Table([Row()], columnCustomization: .constant(TableColumnCustomization())) {
        TableColumn("a") { Text("\($0.id)") }.width(50).customizationID("a")
        TableColumn("b") { Text("\($0.id)") }.customizationID("b")
      }, width: 800, height: 500)
    let rows = screen.hosts(of: HostTableRowView.self)
    // Between the titles.
    let touch = screen.window.beginTouch(at: CGPoint(x: 72, y: 17))
    touch.move(to: CGPoint(x: 150, y: 17))
    touch.end()
    screen.settle()
    XCTAssertEqual(rows.map { $0.layout.widths(in: 500)[0] }, [50, 50])
  }

  private func unitsAreEnglish() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: "de_DE"), usage: .asProvided)
    XCTAssertEqual(style.format(Measurement(value: 2.5, unit: .meters)), "2,5 meters")
  }

  private func stringsAreSortedByCharacters() {
    XCTAssertEqual(["9", "b", "10", "A"].sorted(using: .localizedStandard), ["10", "9", "A", "b"])
  }
}

extension HostDrawing {
  fileprivate var groupCount: Int {
    commands.filter { if case .begin = $0 { true } else { false } }.count
  }
}
