import Foundation
import HostTree
import XCTest

/// Where sheets, popovers and alerts lie, and what a user does with them.
@MainActor
final class HostSheetPresentationControllerTests: HostTreeTestCase {
  private let log = EventLog()

  private func show(width: CGFloat = 390, height: CGFloat = 844) -> (HostWindow, HostViewController) {
    let window = makeWindow(width: width, height: height)
    let root = HostViewController()
    window.rootViewController = root
    window.settle()
    return (window, root)
  }

  func testDetents() throws {
    let (window, root) = show()
    let controller = HostViewController()
    let sheet = try XCTUnwrap(controller.sheetPresentationController)
    sheet.detents = [
      .large(), .medium(), .custom(identifier: .init("fifth")) { $0.maximumDetentValue / 5 },
      .custom(identifier: .init("none")) { _ in nil },
    ]
    sheet.prefersGrabberVisible = true
    sheet.largestUndimmedDetentIdentifier = .init("fifth")
    root.present(controller, animated: false)
    window.settle()
    assertTree(
      window,
      """
      HostWindow (0, 0, 390 x 844)
      ├─ HostView (0, 0, 390 x 844)
      └─ HostTransitionView (0, 0, 390 x 844) style=pageSheet detent=fifth
         ├─ HostDimmingView (0, 0, 390 x 844) hidden
         ├─ HostView (0, 677.2, 390 x 166.8)
         └─ HostGrabberView (177, 682.2, 36 x 5) inert
      """)
    sheet.onDetentChange = { [log] in log.add($0.rawValue) }
    XCTAssertTrue(sheet.drag(to: .medium))
    XCTAssertFalse(sheet.drag(to: .medium))
    XCTAssertFalse(sheet.drag(to: .init("none but this")))
    window.settle()
    XCTAssertEqual(log.take(), ["medium"])
    XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 427, width: 390, height: 417))
    XCTAssertFalse(sheet.dimmingView.isHidden)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    window.settle()
    XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 10, width: 390, height: 834))
  }

  /// Printed trees are the same in each run.
  func testADetentWithoutANamePrintsNoGeneratedOne() throws {
    let (window, root) = show()
    let controller = HostViewController()
    let sheet = try XCTUnwrap(controller.sheetPresentationController)
    sheet.detents = [.custom { $0.maximumDetentValue / 5 }, .large()]
    root.present(controller, animated: false)
    window.settle()
    assertTree(
      window,
      """
      HostWindow (0, 0, 390 x 844)
      ├─ HostView (0, 0, 390 x 844)
      └─ HostTransitionView (0, 0, 390 x 844) style=pageSheet detent=custom
         ├─ HostDimmingView (0, 0, 390 x 844)
         └─ HostView (0, 677.2, 390 x 166.8)
      """)
  }

  func testSheetsInAWideWindow() {
    let (window, root) = show(width: 1024, height: 768)
    let page = HostViewController()
    root.present(page, animated: false)
    let form = HostViewController()
    form.modalPresentationStyle = .formSheet
    page.present(form, animated: false)
    let own = HostViewController()
    own.modalPresentationStyle = .formSheet
    own.preferredContentSize = CGSize(width: 300, height: 200)
    form.present(own, animated: false)
    window.settle()
    XCTAssertEqual(page.view.frame, CGRect(x: 160, y: 10, width: 704, height: 748))
    XCTAssertEqual(form.view.frame, CGRect(x: 242, y: 74, width: 540, height: 620))
    XCTAssertEqual(own.view.frame, CGRect(x: 362, y: 284, width: 300, height: 200))
  }

  func testAStyleSetDuringAPresentationIsTheNextOnes() {
    let (window, root) = show(width: 1024, height: 768)
    let controller = HostViewController()
    root.present(controller, animated: false)
    window.settle()
    controller.modalPresentationStyle = .popover
    XCTAssertNotNil(controller.sheetPresentationController)
    controller.dismiss(animated: false)
    window.settle()
    XCTAssertNotNil(controller.popoverPresentationController)
    root.present(controller, animated: false)
    window.settle()
    XCTAssertNotNil(controller.popoverPresentationController)
    XCTAssertNil(controller.sheetPresentationController)
  }

  func testAnotherCornerRadiusIsShownDuringThePresentation() throws {
    let (window, root) = show()
    let controller = HostViewController()
    root.present(controller, animated: false)
    window.settle()
    let sheet = try XCTUnwrap(controller.sheetPresentationController)
    sheet.preferredCornerRadius = 20
    XCTAssertTrue(window.needsSettle)
    window.settle()
    sheet.preferredCornerRadius = 20
    XCTAssertFalse(window.needsSettle)
  }

  func testAnImpossiblePreferredSizeIsReportedAndCountsAsNone() {
    for style in [HostModalPresentationStyle.formSheet, .popover] {
      let (window, root) = show(width: 1024, height: 768)
      let controller = HostViewController()
      controller.modalPresentationStyle = style
      root.present(controller, animated: false)
      window.settle()
      let usual = controller.view.frame
      controller.preferredContentSize = CGSize(width: 300, height: 200)
      window.settle()
      XCTAssertEqual(controller.view.frame.size, CGSize(width: 300, height: 200), "it may change")
      for size in [CGSize(width: -1, height: 5), CGSize(width: 5, height: CGFloat.nan)] {
        controller.preferredContentSize = size
        window.settle()
        XCTAssertEqual(controller.view.frame, usual)
      }
      XCTAssertEqual(
        takeSentences(),
        ["-1.0 x 5.0", "5.0 x nan"].map {
          "HostViewController prefers a content of \($0); use finite lengths of 0 or more. Until then it has no "
            + "preference."
        })
    }
  }

  func testPopovers() throws {
    let (window, root) = show(width: 1024, height: 768)
    let button = HostView("button", x: 900, y: 20, width: 60, height: 30)
    root.view.addSubview(button)
    let controller = HostViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 300, height: 200)
    let popover = try XCTUnwrap(controller.popoverPresentationController)
    popover.sourceView = button
    root.present(controller, animated: false)
    window.settle()
    XCTAssertEqual(controller.view.frame, CGRect(x: 714, y: 50, width: 300, height: 200))
    popover.sourceView = nil
    popover.sourceRect = CGRect(x: 100, y: 700, width: 10, height: 10)
    window.settle()
    XCTAssertEqual(controller.view.frame, CGRect(x: 10, y: 500, width: 300, height: 200))
    window.frame.size.width = 390
    window.settle()
    XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 10, width: 390, height: 758))
    popover.horizontalAdaptation = .none
    window.settle()
    XCTAssertEqual(controller.view.frame, CGRect(x: 10, y: 500, width: 300, height: 200))
    XCTAssertTrue(popover.dismissInteractively())
    window.settle()
  }

  private func alert(_ style: HostAlertController.Style) -> HostAlertController {
    let alert = HostAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: style)
    alert.addAction(HostAlertAction(title: "Keep", style: .cancel) { [log] _ in log.add("keep") })
    alert.addAction(HostAlertAction(title: "Delete", style: .destructive) { [log] in log.add("\($0.style)") })
    return alert
  }

  func testAnAlert() throws {
    let (window, root) = show()
    let alert = alert(.alert)
    alert.addTextField { $0.placeholder = "Why" }
    root.present(alert, animated: true)
    window.settle()
    assertTree(
      window,
      """
      HostWindow (0, 0, 390 x 844)
      ├─ HostView (0, 0, 390 x 844)
      └─ HostTransitionView (0, 0, 390 x 844) style=alert
         ├─ HostDimmingView (0, 0, 390 x 844)
         └─ HostAlertView (60, 347.5, 270 x 149)
            ├─ HostLabel "Delete?" (104, 20, 62 x 20) font=system 17 semibold alignment=center
            ├─ HostLabel "It is gone then." (92, 43, 86 x 16) font=system 13 alignment=center
            ├─ HostTextField "" (16, 62, 238 x 22) placeholder=Why
            ├─ HostButton "Delete" (135, 105, 135 x 44) destructive
            │  └─ HostLabel "Delete" (42.5, 12, 50 x 20)
            └─ HostButton "Keep" (0, 105, 135 x 44) cancel
               └─ HostLabel "Keep" (46.5, 12, 42 x 20) font=system 17 semibold
      """)
    XCTAssertTrue(alert.view.subviews[3].tap())
    window.settle()
    XCTAssertEqual(log.take(), ["destructive"])
    XCTAssertNil(root.presentedViewController)
  }

  func testTheReturnKeyChoosesThePreferredAction() {
    let (window, root) = show()
    let alert = alert(.alert)
    alert.addTextField()
    root.present(alert, animated: true)
    window.settle()
    XCTAssertTrue(alert.textFields?.first?.insertText("\n") ?? false)
    window.settle()
    XCTAssertEqual(log.take(), [], "there is none yet")
    alert.preferredAction = alert.actions[1]
    XCTAssertTrue(alert.textFields?.first?.insertText("\n") ?? false)
    window.settle()
    XCTAssertEqual(log.take(), ["destructive"])
  }

  func testAnActionSheetIsTwoBlocks() {
    let (window, root) = show()
    let sheet = alert(.actionSheet)
    root.present(sheet, animated: true)
    window.settle()
    let fills = HostDrawing(of: sheet.view).commands.compactMap { command -> CGRect? in
      if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
    }
    XCTAssertEqual(
      fills.filter { $0.height > 1 },
      [CGRect(x: 0, y: 0, width: 374, height: 121), CGRect(x: 0, y: 129, width: 374, height: 57)])
    XCTAssertEqual(fills.filter { $0.height < 1 }.map(\.minY), [64])
    XCTAssertEqual(sheet.view.subviews.compactMap { ($0 as? HostLabel)?.font.pointSize }, [13, 13])
  }

  func testAnActionSheetIsCancelledByATouchBesideIt() {
    let (window, root) = show()
    let sheet = alert(.actionSheet)
    root.present(sheet, animated: true)
    window.settle()
    XCTAssertEqual(sheet.view.frame, CGRect(x: 8, y: 650, width: 374, height: 186))
    XCTAssertTrue(window.tap(at: CGPoint(x: 100, y: 100)))
    window.settle()
    XCTAssertEqual(log.take(), ["keep"])
    let alert = alert(.alert)
    root.present(alert, animated: true)
    window.settle()
    XCTAssertTrue(window.tap(at: CGPoint(x: 100, y: 100)))
    window.settle()
    XCTAssertEqual(log.take(), [])
    alert.addAction(HostAlertAction(title: "Later", style: .cancel))
    XCTAssertEqual(
      takeSentences(),
      [
        "The alert \"Delete?\" has more than one action of the style cancel: a user can't tell which one leaves things "
          + "as they are. Give the others another style."
      ])
  }
}
