import Foundation
import HostTree
import ViewKernel
import XCTest

/// Each modifier that presents something by a binding follows it, wherever its value is kept.
@MainActor
final class BindingSourcesPresentationTests: HostTestCase {
  private func tap(_ text: String) -> (HostWindow) -> Void {
    { XCTAssertEqual($0.label(text)?.tap(), true, "nothing takes a tap on \(text)") }
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
  }

  private struct Problem: LocalizedError {
    var errorDescription: String? { "problem" }
  }

  private let root = Text("root")

  func testSheets() {
    let root = root
    assertFollows("sheet", false, true) { root.sheet(isPresented: $0) { Text("sheet") } }
    assertFollows("sheet of an item", nil, Item(id: 1), Item(id: 2)) { root.sheet(item: $0) { Text("sheet \($0.id)") } }
    assertFollows("cover", false, true) { root.fullScreenCover(isPresented: $0) { Text("cover") } }
    assertFollows("cover of an item", nil, Item(id: 1)) { root.fullScreenCover(item: $0) { Text("cover \($0.id)") } }
    assertFollows("popover", false, true) { root.popover(isPresented: $0) { Text("popover") } }
    assertFollows("popover of an item", nil, Item(id: 1)) { root.popover(item: $0) { Text("popover \($0.id)") } }
  }

  func testSheetsThatAUserTakesAway() {
    let close = { (window: HostWindow) in
      var controller = window.presenter.presentedViewController
      while let next = controller?.presentedViewController { controller = next }
      XCTAssertEqual(controller?.presentationController?.dismissInteractively(), true)
    }
    assertFollows("sheet", true, false, true, edit: close) { isPresented in
      Text("root").sheet(isPresented: isPresented) { Text("sheet") }
    }
  }

  func testDetents() {
    let drag = { (window: HostWindow) in
      XCTAssertEqual(window.presenter.presentedViewController?.sheetPresentationController?.drag(to: .large), true)
    }
    assertFollows("detent", PresentationDetent.medium, .large, .medium, edit: drag) { detent in
      Text("root").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.medium, .large], selection: detent)
      }
    }
  }

  func testAlerts() {
    let root = root
    assertFollows("alert", false, true) { root.alert("t", isPresented: $0) { Button("OK") {} } }
    assertFollows("alert with a message", false, true) {
      root.alert("t", isPresented: $0) {
        Button("OK") {}
      } message: {
        Text("m")
      }
    }
    assertFollows("alert of data", false, true) {
      root.alert("t", isPresented: $0, presenting: 1) { Button("OK \($0)") {} }
    }
    assertFollows("alert of an error", false, true) {
      root.alert(isPresented: $0, error: Problem()) { Button("OK") {} }
    }
    assertFollows("dialog", false, true) { root.confirmationDialog("t", isPresented: $0) { Button("OK") {} } }
    assertFollows("dialog of data", false, true) {
      root.confirmationDialog("t", isPresented: $0, presenting: 1) { Button("OK \($0)") {} }
    }
  }

  func testAlertsThatAUserAnswers() {
    assertFollows("alert", true, false, true, edit: tap("OK")) { isPresented in
      Text("root").alert("t", isPresented: isPresented) { Button("OK") {} }
    }
  }

  func testAlertsAsValues() {
    let root = root
    assertFollows("alert", false, true) { root.alert(isPresented: $0) { Alert(title: Text("t")) } }
    assertFollows("alert of an item", nil, Item(id: 1)) { root.alert(item: $0) { Alert(title: Text("t \($0.id)")) } }
    assertFollows("action sheet", false, true) { root.actionSheet(isPresented: $0) { ActionSheet(title: Text("t")) } }
    assertFollows("action sheet of an item", nil, Item(id: 1)) {
      root.actionSheet(item: $0) { ActionSheet(title: Text("t \($0.id)")) }
    }
  }
}
