import Foundation
import HostTree
import XCTest

/// Presenting and dismissing controllers: who is told what, in UIKit's order.
@MainActor
final class HostPresentationControllerTests: HostTreeTestCase {
  private let log = EventLog()

  private func show(_ controller: HostViewController, width: CGFloat = 390) -> HostWindow {
    let window = makeWindow(width: width, height: 844)
    window.rootViewController = controller
    window.settle()
    _ = log.take()
    return window
  }

  private func controller(_ name: String, style: HostModalPresentationStyle = .automatic) -> Teller {
    let controller = Teller(name, log)
    controller.modalPresentationStyle = style
    return controller
  }

  // MARK: Order of calls

  func testThePresenterOfASheetStays() {
    let (root, sheet) = (controller("root"), controller("sheet"))
    let window = show(root)
    root.present(sheet, animated: true) { [log] in log.add("completion") }
    XCTAssertTrue(root.presentedViewController === sheet)
    XCTAssertTrue(sheet.presentingViewController === root)
    XCTAssertTrue(sheet.isBeingPresented)
    window.settle()
    XCTAssertEqual(
      log.take(), ["sheet willAppear animated presented", "sheet didAppear animated presented", "completion"])
    XCTAssertFalse(sheet.isBeingPresented)
    sheet.dismiss(animated: true) { [log] in log.add("completion") }
    XCTAssertTrue(sheet.isBeingDismissed)
    XCTAssertNil(root.presentedViewController)
    window.settle()
    XCTAssertEqual(
      log.take(), ["sheet willDisappear animated dismissed", "sheet didDisappear animated dismissed", "completion"])
    XCTAssertNil(sheet.presentingViewController)
    XCTAssertFalse(sheet.isBeingDismissed)
    XCTAssertNil(sheet.view.window)
    assertInvariants(window)
  }

  func testThePresenterOfAFullScreenPresentationDisappears() {
    let (root, cover) = (controller("root"), controller("cover", style: .fullScreen))
    let window = show(root)
    root.present(cover, animated: false)
    window.settle()
    XCTAssertEqual(
      log.take(),
      ["root willDisappear", "cover willAppear presented", "cover didAppear presented", "root didDisappear"])
    XCTAssertNil(root.view.window)
    assertTree(
      window,
      """
      HostWindow (0, 0, 390 x 844)
      └─ HostTransitionView (0, 0, 390 x 844) style=fullScreen
         ├─ HostDimmingView (0, 0, 390 x 844)
         └─ HostView (0, 0, 390 x 844)
      """)
    root.dismiss(animated: false)
    window.settle()
    XCTAssertEqual(
      log.take(),
      ["cover willDisappear dismissed", "root willAppear", "root didAppear", "cover didDisappear dismissed"])
    XCTAssertTrue(root.view.superview === window)
    assertInvariants(window)
  }

  func testAChildPresentsThroughTheOutermostController() {
    let (root, child, sheet) = (controller("root"), controller("child"), controller("sheet"))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let window = show(root)
    child.present(sheet, animated: false)
    XCTAssertTrue(sheet.presentingViewController === root)
    XCTAssertTrue(child.presentedViewController === sheet)
    window.settle()
    child.dismiss(animated: false)
    window.settle()
    XCTAssertNil(root.presentedViewController)
  }

  func testWhatIsPresentedWhileThePresenterComesAppearsAfterIt() {
    let (root, sheet) = (controller("root"), controller("sheet"))
    let window = makeWindow(width: 390, height: 844)
    window.rootViewController = root
    root.present(sheet, animated: false)
    window.settle()
    XCTAssertEqual(
      log.take(), ["root willAppear", "root didAppear", "sheet willAppear presented", "sheet didAppear presented"])
  }

  // MARK: One in front of the other

  func testDismissingFromTheMiddle() {
    let root = controller("root")
    let (first, second, third) = (controller("1"), controller("2", style: .fullScreen), controller("3"))
    let window = show(root)
    root.present(first, animated: false)
    first.present(second, animated: false)
    second.present(third, animated: false)
    window.settle()
    _ = log.take()
    first.dismiss(animated: false)
    window.settle()
    XCTAssertEqual(
      log.take(),
      [
        "3 willDisappear dismissed", "2 willDisappear dismissed", "1 willAppear", "1 didAppear",
        "3 didDisappear dismissed", "2 didDisappear dismissed",
      ])
    XCTAssertTrue(root.presentedViewController === first)
    first.dismiss(animated: false)
    window.settle()
    XCTAssertEqual(log.take(), ["1 willDisappear dismissed", "1 didDisappear dismissed"])
    XCTAssertEqual(window.subviews.count, 1)
    assertInvariants(window)
  }

  func testOneTakesThePlaceOfTheOther() {
    let (root, first, second) = (controller("root"), controller("1"), controller("2"))
    let window = show(root)
    root.present(first, animated: false)
    window.settle()
    root.dismiss(animated: false)
    root.present(second, animated: false)
    XCTAssertTrue(root.presentedViewController === second)
    _ = log.take()
    window.settle()
    XCTAssertEqual(
      log.take(),
      [
        "1 willDisappear dismissed", "1 didDisappear dismissed", "2 willAppear presented", "2 didAppear presented",
      ])
    XCTAssertTrue(root.presentedViewController === second)
    root.present(first, animated: false)
    XCTAssertEqual(
      takeSentences(),
      [
        "Teller can't present Teller: it presents Teller already. Dismiss that one first, or present from it. "
          + "Nothing was changed."
      ])
  }

  func testWhatCannotBePresented() {
    let (root, sheet) = (controller("root"), controller("sheet"))
    root.present(sheet, animated: false)
    let window = show(root)
    root.present(root, animated: false)
    root.present(sheet, animated: false)
    sheet.present(sheet, animated: false)
    let child = controller("child")
    root.addChild(child)
    sheet.present(child, animated: false)
    window.settle()
    XCTAssertEqual(
      takeSentences(),
      [
        "Teller can't present Teller: it is in no window. Present when its view is on screen. Nothing was changed.",
        "Teller can't present Teller: it must not, since that one is itself already. Present one that is nowhere. "
          + "Nothing was changed.",
        "Teller can't present Teller: it must not, since that one is itself already. Present one that is nowhere. "
          + "Nothing was changed.",
        "Teller can't present Teller: it must not, since that one is the child of another already. "
          + "Present one that is nowhere. Nothing was changed.",
      ])
    root.dismiss(animated: false)
    root.dismiss(animated: false) { XCTFail("there was nothing to dismiss") }
    window.settle()
  }

  // MARK: Coming and going

  func testWhatIsPresentedGoesWithTheRootViewController() {
    let (root, sheet, other) = (controller("root"), controller("sheet"), controller("other"))
    let window = show(root)
    root.present(sheet, animated: false)
    window.settle()
    _ = log.take()
    window.rootViewController = other
    window.settle()
    XCTAssertEqual(
      log.take(),
      [
        "sheet willDisappear", "root willDisappear", "other willAppear", "sheet didDisappear", "root didDisappear",
        "other didAppear",
      ])
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(window.subviews.count, 1)
  }

  func testEverythingGoesWithTheWindow() {
    let root = controller("root")
    do {
      let window = show(root)
      root.present(controller("cover", style: .fullScreen), animated: false)
      window.settle()
    }
    XCTAssertNotNil(root.presentedViewController)
  }

  func testAHiddenWindowTellsWhenItIsShown() {
    let (root, sheet) = (controller("root"), controller("sheet"))
    let window = show(root)
    window.isHidden = true
    window.settle()
    root.present(sheet, animated: false)
    window.settle()
    XCTAssertEqual(log.take(), ["root willDisappear", "root didDisappear"])
    window.isHidden = false
    window.settle()
    XCTAssertEqual(log.take(), ["root willAppear", "sheet willAppear", "root didAppear", "sheet didAppear"])
  }

  // MARK: The user

  private final class Delegate: HostAdaptivePresentationControllerDelegate {
    let log: EventLog
    var isAllowed = true
    init(_ log: EventLog) { self.log = log }

    func presentationControllerShouldDismiss(_ controller: HostPresentationController) -> Bool {
      log.add("shouldDismiss")
      return isAllowed
    }
    func presentationControllerWillDismiss(_ controller: HostPresentationController) { log.add("willDismiss") }
    func presentationControllerDidDismiss(_ controller: HostPresentationController) { log.add("didDismiss") }
    func presentationControllerDidAttemptToDismiss(_ controller: HostPresentationController) {
      log.add("didAttemptToDismiss")
    }
  }

  func testAUserWipesASheetAway() {
    let (root, sheet) = (controller("root"), controller("sheet"))
    let window = show(root)
    let delegate = Delegate(log)
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: true)
    window.settle()
    _ = log.take()
    sheet.isModalInPresentation = true
    XCTAssertFalse(sheet.presentationController?.dismissInteractively() ?? true)
    XCTAssertEqual(log.take(), ["didAttemptToDismiss"])
    sheet.isModalInPresentation = false
    delegate.isAllowed = false
    XCTAssertFalse(sheet.presentationController?.dismissInteractively() ?? true)
    XCTAssertEqual(log.take(), ["shouldDismiss", "didAttemptToDismiss"])
    delegate.isAllowed = true
    XCTAssertTrue(sheet.presentationController?.dismissInteractively() ?? false)
    XCTAssertFalse(sheet.presentationController?.dismissInteractively() ?? true, "it is on its way already")
    window.settle()
    XCTAssertEqual(
      log.take(),
      [
        "shouldDismiss", "willDismiss", "sheet willDisappear animated dismissed",
        "sheet didDisappear animated dismissed", "didDismiss",
      ])
  }

  func testATouchBesideASheetTakesItAway() {
    let (root, sheet) = (controller("root"), controller("sheet"))
    let window = show(root)
    root.present(sheet, animated: true)
    window.settle()
    XCTAssertEqual(sheet.view.frame, CGRect(x: 0, y: 10, width: 390, height: 834))
    XCTAssertTrue(window.tap(at: CGPoint(x: 100, y: 5)))
    window.settle()
    XCTAssertNil(root.presentedViewController)
  }

  func testAFullScreenPresentationIsNotWipedAway() {
    let (root, cover) = (controller("root"), controller("cover", style: .fullScreen))
    let window = show(root)
    root.present(cover, animated: true)
    window.settle()
    XCTAssertFalse(cover.presentationController?.dismissInteractively() ?? true)
  }

  func testWaitingUntilTheFirstHasGone() {
    let (root, first) = (controller("root"), controller("1"))
    let window = show(root)
    root.whenFreeToPresent { [log] in log.add("free") }
    XCTAssertEqual(log.take(), ["free"])
    root.present(first, animated: false)
    root.whenFreeToPresent { [log] in log.add("free again") }
    window.settle()
    first.dismiss(animated: false)
    _ = log.take()
    window.settle()
    XCTAssertEqual(log.take(), ["1 willDisappear dismissed", "1 didDisappear dismissed", "free again"])
  }
}

/// Tells what happens to it.
private final class Teller: HostViewController {
  private let name: String
  private let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  private func tell(_ call: String, _ animated: Bool) {
    let reason = isBeingPresented ? " presented" : isBeingDismissed ? " dismissed" : ""
    log.add("\(name) \(call)\(animated ? " animated" : "")\(reason)")
  }

  override func viewWillAppear(_ animated: Bool) { tell("willAppear", animated) }
  override func viewDidAppear(_ animated: Bool) { tell("didAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { tell("willDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { tell("didDisappear", animated) }
}
