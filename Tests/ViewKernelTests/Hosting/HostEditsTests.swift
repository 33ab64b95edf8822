import Foundation
import HostTree
import ViewKernel
import XCTest

/// Edits of hosts whose owners are views: every way in which views write to hosts leaves edits in force.
@MainActor
final class HostEditsTests: HostTestCase {
  func testAnEditSurvivesTheUpdatesOfAView() {
    let screen = show(Text("one"))
    let label = screen.hosts(of: HostLabel.self)[0]
    let edit = label.edit(\.text, to: "edited")
    screen.settle()
    screen.view = Text("two")
    XCTAssertEqual(label.text, "edited")
    edit.undo()
    XCTAssertEqual(label.text, "two")
  }

  func testLayoutFollowsEditsAndUndoing() {
    let screen = show(HStack { Text("a").accessibilityIdentifier("a") }, width: 100, height: 100)
    let frame = screen.frame("a")
    let label = screen.hosts(of: HostLabel.self)[0]
    let edit = label.edit(\.text, to: "much wider")
    screen.settle()
    XCTAssertNotEqual(screen.frame("a"), frame)
    edit.undo()
    screen.settle()
    XCTAssertEqual(screen.frame("a"), frame)
  }

  func testTheBindingIsWhatIsUnderAnEditedSlider() {
    let screen = show(SliderView())
    let slider = screen.hosts(of: HostSlider.self)[0]
    let edit = slider.edit(\.value, to: 0.5)
    slider.value = 0.75
    slider.sendActions(for: .valueChanged)
    screen.settle()
    XCTAssertEqual(screen.texts, ["0.75"])
    XCTAssertEqual(slider.value, 0.5)
    edit.undo()
    XCTAssertEqual(slider.value, 0.75)
  }

  func testModifiersWithAHostOfTheirOwn() {
    let screen = show(Text("a").opacity(0.5))
    let host = screen.hosts(of: HostOpacityView.self)[0]
    let edit = host.edit(\.alpha, to: 0.75)
    screen.view = Text("a").opacity(0.25)
    XCTAssertEqual(host.alpha, 0.75)
    edit.undo()
    XCTAssertEqual(host.alpha, 0.25)
  }

  func testModifiersThatWriteToTheirContentsHosts() {
    let screen = show(Text("a").accessibilityLabel("one"))
    let label = screen.hosts(of: HostLabel.self)[0]
    let edit = label.edit(\.accessibilityLabel, to: "edited")
    screen.view = Text("a").accessibilityLabel("two")
    XCTAssertEqual(label.accessibilityLabel, "edited")
    edit.undo()
    XCTAssertEqual(label.accessibilityLabel, "two")
  }

  func testAnimationsGoOnBelowAnEdit() {
    let screen = show(Text("a").opacity(0))
    let host = screen.hosts(of: HostOpacityView.self)[0]
    let edit = host.edit(\.alpha, to: 0.75)
    withAnimation(.linear(duration: 1)) { screen.hosting.rootView = Text("a").opacity(1) }
    screen.settle()
    screen.clock.advance(by: 0.5)
    screen.settle()
    XCTAssertEqual(host.alpha, 0.75)
    edit.undo()
    XCTAssertEqual(host.alpha, 0.5, accuracy: 0.001)
    screen.clock.advance(by: 0.5)
    screen.settle()
    XCTAssertEqual(host.alpha, 1)
  }

  func testAViewThatComesWithATransitionGoesBackToBeingOpaque() {
    let screen = show(Appearing(isShown: false))
    withAnimation(.linear(duration: 1)) { screen.hosting.rootView = Appearing(isShown: true) }
    screen.settle()
    let host = screen.hosts(of: HostLabel.self)[0]
    let edit = host.edit(\.alpha, to: 0.5)
    screen.clock.advance(by: 2)
    screen.settle()
    XCTAssertEqual(host.alpha, 0.5)
    edit.undo()
    XCTAssertEqual(host.alpha, 1)
  }

  func testRepresentables() {
    let screen = show(FieldView(text: "one"))
    let field = screen.hosts(of: HostTextField.self)[0]
    let edit = field.edit(\.text, to: "edited")
    screen.view = FieldView(text: "two")
    XCTAssertEqual(field.text, "edited")
    edit.undo()
    XCTAssertEqual(field.text, "two")
  }

  func testControllersOfRepresentables() {
    let screen = show(PageView(title: "one"))
    let controller = PageView.newest!
    let edit = controller.edit(\.title, to: "edited")
    screen.view = PageView(title: "two")
    XCTAssertEqual(controller.title, "edited")
    edit.undo()
    XCTAssertEqual(controller.title, "two")
    PageView.newest = nil
  }

  func testNavigationItemsAndBars() {
    let screen = show(Page(title: "one", hidesBar: false))
    let controller = screen.hosts(of: HostNavigationBar.self)[0].delegatingController!
    let item = controller.topViewController!.navigationItem
    let edits: [HostEdit] = [
      item.edit(\.title, to: "edited"), controller.edit(\.isNavigationBarHidden, to: false),
    ]
    screen.view = Page(title: "two", hidesBar: true)
    XCTAssertEqual([item.title, "\(controller.isNavigationBarHidden)"], ["edited", "false"])
    for edit in edits { edit.undo() }
    XCTAssertEqual([item.title, "\(controller.isNavigationBarHidden)"], ["two", "true"])
  }

  func testTabBarItems() {
    let screen = show(TabsView(badge: 1))
    let item = screen.hosts(of: HostTabBar.self)[0].items![0]
    let edit = item.edit(\.badgeValue, to: "new")
    screen.view = TabsView(badge: 2)
    XCTAssertEqual(item.badgeValue, "new")
    edit.undo()
    XCTAssertEqual(item.badgeValue, "2")
  }

  func testSheets() {
    let controller = HostingController(rootView: SheetView(radius: 4))
    let window = makeWindow()
    window.rootViewController = controller
    window.settle()
    let sheet = controller.presentedViewController!.sheetPresentationController!
    let edit = sheet.edit(\.preferredCornerRadius, to: 20)
    controller.rootView = SheetView(radius: 8)
    window.settle()
    XCTAssertEqual(sheet.preferredCornerRadius, 20)
    edit.undo()
    XCTAssertEqual(sheet.preferredCornerRadius, 8)
  }

  func testRowsOfLists() {
    let screen = show(ListView(isSeparated: true))
    let cell = screen.hosts(of: HostTableViewCell.self)[0]
    let edit = cell.edit(\.hidesSeparator, to: true)
    screen.view = ListView(isSeparated: true)
    XCTAssertTrue(cell.hidesSeparator)
    edit.undo()
    XCTAssertFalse(cell.hidesSeparator)
  }

  func testThePrintedTreeShowsEditsBesideWhatViewsSay() {
    let screen = show(Text("one"))
    let label = screen.hosts(of: HostLabel.self)[0]
    label.edit(\.text, to: "edited", fileID: "Shop/Cart.swift", line: 3)
    screen.view = Text("two")
    assertTree(
      label, options: HostTreeOptions(showsFrames: false, showsEdits: true),
      "HostLabel \"edited\" {text=edited at Cart.swift:3, was two}")
  }
}

// MARK: Views

private struct SliderView: View {
  @State private var value = 0.25
  var body: some View {
    VStack {
      Slider(value: $value)
      Text("\(value)")
    }
  }
}

private struct Appearing: View {
  let isShown: Bool
  var body: some View {
    VStack { if isShown { Text("a").transition(.opacity) } }
  }
}

private struct FieldView: HostViewRepresentable {
  let text: String
  func makeHostView(context: Context) -> HostTextField { HostTextField() }
  func updateHostView(_ hostView: HostTextField, context: Context) { hostView.text = text }
}

private struct PageView: HostViewControllerRepresentable {
  @MainActor static var newest: HostViewController?
  let title: String
  func makeHostViewController(context: Context) -> HostViewController {
    let controller = HostViewController()
    PageView.newest = controller
    return controller
  }
  func updateHostViewController(_ hostViewController: HostViewController, context: Context) {
    hostViewController.title = title
  }
}

private struct Page: View {
  let title: String
  let hidesBar: Bool
  var body: some View {
    NavigationStack { Text("page").navigationTitle(title).navigationBarHidden(hidesBar) }
  }
}

private struct TabsView: View {
  let badge: Int
  var body: some View {
    TabView { Text("first").tabItem { Text("First") }.badge(badge) }
  }
}

private struct SheetView: View {
  let radius: CGFloat
  var body: some View {
    Text("behind").sheet(isPresented: .constant(true)) { Text("sheet").presentationCornerRadius(radius) }
  }
}

private struct ListView: View {
  let isSeparated: Bool
  var body: some View {
    List { Text("row").listRowSeparator(isSeparated ? .visible : .hidden) }
  }
}

extension HostNavigationBar {
  /// The controller whose bar this is.
  fileprivate var delegatingController: HostNavigationController? {
    var responder = next
    while let current = responder {
      if let found = current as? HostNavigationController { return found }
      responder = current.next
    }
    return nil
  }
}
