import XCTest

/// What the keyboard does: typing, composing, the clipboard, shortcuts, the focus.
final class BrowserKeyboardTests: BrowserTestCase {
  private let control = "\u{E009}", end = "\u{E010}", tab = "\u{E004}", escape = "\u{E00C}"
  private let up = "\u{E013}", pageDown = "\u{E00F}"

  func testWhatIsComposedArrivesOnce() throws {
    let page = try show(exhibit: "fields")
    try page.tap("textbox Name")
    try page.waitUntil("document.activeElement === document.querySelector('#editor > *')")
    try page.press("Zo")
    try page.compose(["¨", "e¨"], result: "ë")
    try page.compose(["に", "にほ", "にほん"], result: "日本")
    try page.wait(for: "Name: Zoë日本.")
  }

  func testTheClipboardAndUndo() throws {
    let page = try show(exhibit: "fields")
    try page.tap("textbox Name")
    try page.waitUntil("document.activeElement === document.querySelector('#editor > *')")
    try page.press("ab")
    try page.wait(for: "Name: ab.")
    try page.press("ac", holding: control)
    try page.press(end)
    try page.press("v", holding: control)
    try page.wait(for: "Name: abab.")
    try page.press("z", holding: control)
    try page.wait(for: "Name: ab.")
  }

  func testAFrameLeavesASelectionThatIsNotToldYet() throws {
    let page = try show(exhibit: "fields")
    try page.tap("textbox Name")
    try page.waitUntil("document.activeElement === document.querySelector('#editor > *')")
    try page.press("ab")
    try page.wait(for: "Name: ab.")
    // The browser tells of a selection in a task of its own, here never.
    try page.driver.run(
      """
      for (const name of ["select", "keyup", "pointerup"]) addEventListener(name, (event) => event.stopPropagation(), true);
      document.querySelector("#editor > *").setSelectionRange(0, 2);
      """)
    // The field becomes wider.
    try page.choose("device", "768x1024")
    try page.waitUntil("parseFloat(document.querySelector('#editor > *').style.width) > 390")
    try page.press("c")
    try page.wait(for: "Name: c.")
  }

  func testShortcuts() throws {
    let page = try show(exhibit: "fields")
    try page.wait(for: "button Save")
    try page.press("s", holding: control)
    try page.wait(for: "Saved")
    try page.press(escape)
    try page.wait(for: "Cleared")
    // Also while a field is edited, which goes on.
    try page.tap("textbox Name")
    try page.waitUntil("document.activeElement === document.querySelector('#editor > *')")
    try page.press("s", holding: control)
    try page.wait(for: "Saved")
    try page.press("x")
    try page.wait(for: "Name: x.")
  }

  func testTabMovesTheFocusInOrder() throws {
    let page = try show(exhibit: "fields")
    try page.wait(for: "button Save")
    try page.driver.run("document.getElementById('mirrored').focus()")
    try page.press(tab)
    try page.waitUntil("document.activeElement === document.querySelector('#editor > *')")
    try page.press("Ada")
    try page.wait(for: "Name: Ada.")
    try page.press(tab)
    // As a user sees it: the field that is edited is empty now.
    try page.waitUntil("document.querySelector('#editor > *')?.value === ''")
    try page.press("Turin")
    try page.waitUntil("document.querySelector('#editor > *')?.value === 'Turin'")
    try page.press(tab)
    try page.waitUntil("document.querySelector('#editor > *') === null")
    XCTAssertEqual(try page.focusedElement(), "button Save")
    try page.press(" ")
    try page.wait(for: "Saved")
    try page.press(tab)
    XCTAssertEqual(try page.focusedElement(), "button Clear")
  }

  func testTabGoesThroughAFormByPlace() throws {
    let page = try show(exhibit: "form")
    try page.wait(for: "textbox Name")
    try page.driver.run("document.getElementById('mirrored').focus()")
    try page.press(tab)
    XCTAssertEqual(try page.focusedElement(), "button Save")
    try page.press(tab)
    try page.wait(for: "button Clear text")
    try page.waitUntil("document.activeElement === document.querySelector('#editor > *')")
    // The button is gone with the focus of the field.
    try page.press(tab)
    try page.wait(without: "button Clear text")
    XCTAssertEqual(try page.focusedElement(), "spinbutton Birthday")
    try page.press(up)
    try page.waitUntil("document.activeElement.getAttribute('aria-valuetext') === 'Jan 2, 2001'")
    try page.press(pageDown)
    try page.waitUntil("document.activeElement.getAttribute('aria-valuetext') === 'Dec 2, 2000'")
    try page.press(tab + tab)
    XCTAssertEqual(try page.focusedElement(), "radio Large")
    try page.press(" ")
    try page.waitUntil("document.activeElement.getAttribute('aria-checked') === 'true'")
  }

  func testTabScrollsToRowsBelow() throws {
    let page = try show(exhibit: "form")
    try page.wait(for: "button Remove 0")
    try page.driver.run("document.querySelector('#elements [aria-label=\"Remove 0\"]').focus()")
    for number in 1..<20 {
      try page.wait(for: "button Remove \(number)")
      try page.press(tab)
      XCTAssertEqual(try page.focusedElement(), "button Remove \(number)")
    }
  }

  func testTheFocusGoesOnWhereItsElementIsGone() throws {
    let page = try show(exhibit: "form")
    try page.wait(for: "button Remove 2")
    try page.driver.run("document.querySelector('#elements [aria-label=\"Remove 1\"]').focus()")
    try page.press(" ")
    try page.wait(without: "button Remove 1")
    XCTAssertEqual(try page.focusedElement(), "button Remove 2")
  }

  func testTheFocusGoesIntoADialogAndBack() throws {
    let page = try show(exhibit: "presentations")
    try page.wait(for: "button Alert")
    try page.driver.run("document.querySelector('#elements [aria-label=Alert]').focus()")
    try page.press(" ")
    try page.wait(for: "button Yes")
    let dialog = "document.querySelector('#elements [role=alertdialog][aria-modal=true][aria-label=\"Sure?\"]')"
    try page.waitUntil("\(dialog)?.contains(document.activeElement)")
    try page.press(" ")
    try page.wait(for: "button Alert")
    XCTAssertEqual(try page.focusedElement(), "button Alert")
  }

  func testADateIsChangedByKeysAfterATap() throws {
    let page = try show(exhibit: "form")
    try page.tap("spinbutton Birthday")
    try page.press(up)
    try page.waitUntil("document.activeElement.getAttribute('aria-valuetext') === 'Jan 2, 2001'")
  }
}
