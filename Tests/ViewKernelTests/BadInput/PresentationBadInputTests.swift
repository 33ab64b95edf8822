import Foundation
import HostTree
import ViewKernel
import XCTest

/// Columns, identities and selections that are none: what containers show instead.
@MainActor
final class PresentationBadInputTests: BadInputTestCase {
  func testPresentationDetentFraction() {
    row(
      "PresentationDetent.fraction", "not-a-number",
      says: "The height of a sheet, a part of the largest, is nan; it counts as 1. Give it a finite "
        + "number from 0 to 1.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=pageSheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 10, 100 x 90) · "
        + "HostLabel \"s\" (45.5, 35, 9 x 20)"
    ) { Text("a").sheet(isPresented: .constant(true)) { Text("s").presentationDetents([.fraction(.nan)]) } }
    row(
      "PresentationDetent.fraction", "infinite",
      says: "The height of a sheet, a part of the largest, is inf; it counts as 1. Give it a finite "
        + "number from 0 to 1.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=pageSheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 10, 100 x 90) · "
        + "HostLabel \"s\" (45.5, 35, 9 x 20)"
    ) { Text("a").sheet(isPresented: .constant(true)) { Text("s").presentationDetents([.fraction(.infinity)]) } }
    row(
      "PresentationDetent.fraction", "negative",
      says: "The height of a sheet, a part of the largest, is -7; it counts as 0. Give it a finite "
        + "number from 0 to 1.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=pageSheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 100, 100 x 0) · "
        + "HostLabel \"s\" (45.5, -10, 9 x 20)"
    ) { Text("a").sheet(isPresented: .constant(true)) { Text("s").presentationDetents([.fraction(-7)]) } }
    row(
      "PresentationDetent.fraction", "more than 1",
      says: "The height of a sheet, a part of the largest, is 3; it counts as 1. Give it a finite "
        + "number from 0 to 1.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=pageSheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 10, 100 x 90) · "
        + "HostLabel \"s\" (45.5, 35, 9 x 20)"
    ) { Text("a").sheet(isPresented: .constant(true)) { Text("s").presentationDetents([.fraction(3)]) } }
  }

  func testViewPresentationDetents() {
    row(
      "View.presentationDetents", "no heights",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=pageSheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 10, 100 x 90) · "
        + "HostLabel \"s\" (45.5, 35, 9 x 20)"
    ) { Text("a").sheet(isPresented: .constant(true)) { Text("s").presentationDetents([]) } }
    row(
      "View.presentationDetents", "a selection that is no detent",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=pageSheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 55, 100 x 45) · "
        + "HostLabel \"s\" (45.5, 12.5, 9 x 20)"
    ) {
      Text("a").sheet(isPresented: .constant(true)) {
        Text("s").presentationDetents([.medium], selection: .constant(.height(7)))
      }
    }
  }

  func testViewPresentationCornerRadius() {
    row(
      "View.presentationCornerRadius", "not-a-number",
      says: "The corner radius of a sheet is nan; it counts as not given. Give it a finite length of "
        + "0 or more.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=pageSheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 10, 100 x 90) · "
        + "HostLabel \"s\" (45.5, 35, 9 x 20)"
    ) { Text("a").sheet(isPresented: .constant(true)) { Text("s").presentationCornerRadius(.nan) } }
    row(
      "View.presentationCornerRadius", "infinite",
      says: "The corner radius of a sheet is inf; it counts as not given. Give it a finite length of "
        + "0 or more.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=pageSheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 10, 100 x 90) · "
        + "HostLabel \"s\" (45.5, 35, 9 x 20)"
    ) { Text("a").sheet(isPresented: .constant(true)) { Text("s").presentationCornerRadius(.infinity) } }
    row(
      "View.presentationCornerRadius", "negative",
      says: "The corner radius of a sheet is -7; it counts as not given. Give it a finite length of "
        + "0 or more.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=pageSheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 10, 100 x 90) · "
        + "HostLabel \"s\" (45.5, 35, 9 x 20)"
    ) { Text("a").sheet(isPresented: .constant(true)) { Text("s").presentationCornerRadius(-7) } }
  }

  func testViewSheet() {
    row(
      "View.sheet", "two sheets at once",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=pageSheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 10, 100 x 90) · "
        + "HostLabel \"s\" (45.5, 35, 9 x 20)"
    ) { Text("a").sheet(isPresented: .constant(true)) { Text("s") }.sheet(isPresented: .constant(true)) { Text("t") } }
  }

  func testViewFullScreenCover() {
    row(
      "View.fullScreenCover", "two items of one identity",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=fullScreen · HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 0, 100 x 100) · "
        + "HostLabel \"1\" (45, 40, 10 x 20)"
    ) {
      Text("a").fullScreenCover(item: .constant(Thing(id: 1) as Thing?)) { Text("\($0.id)") }.fullScreenCover(
        item: .constant(Thing(id: 1) as Thing?)
      ) { _ in Text("t") }
    }
  }

  func testViewPopover() {
    row(
      "View.popover", "an item in a sheet's place",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) style=popover "
        + "sheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 10, 100 x 90) · HostLabel "
        + "\"1\" (45, 35, 10 x 20)"
    ) {
      Text("a").popover(item: .constant(Thing(id: 1) as Thing?)) { Text("\($0.id)") }.sheet(
        item: .constant(Thing(id: 2) as Thing?)
      ) { Text("\($0.id)") }
    }
  }

  func testViewAlert() {
    row(
      "View.alert", "an item twice",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) style=alert · "
        + "HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 0, 100 x 100) · HostAlertView (0, -2.5, "
        + "100 x 105) · HostLabel \"b\" (44.5, 20, 11 x 20) font=system 17 semibold "
        + "alignment=center · HostButton (0, 61, 100 x 44) cancel · HostLabel \"OK\" (37, 12, 26 "
        + "x 20) font=system 17 semibold alignment=center"
    ) { Text("a").alert(item: .constant(Thing(id: 1) as Thing?)) { _ in Alert(title: Text("b")) } }
  }

  func testViewActionSheet() {
    row(
      "View.actionSheet", "no buttons",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=actionSheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (8, 0, 84 x 100) · "
        + "HostAlertView (0, -4.5, 84 x 109) · HostLabel \"b\" (38, 14, 8 x 16) font=system 13 "
        + "semibold color=secondaryLabel alignment=center · HostButton (0, 52, 84 x 57) cancel · HostLabel \"Cancel\" "
        + "(9, 16.5, 66 x 24) font=system 20 semibold alignment=center"
    ) {
      Text("a").actionSheet(item: .constant(Thing(id: 1) as Thing?)) { _ in ActionSheet(title: Text("b"), buttons: []) }
    }
  }

  func testActionSheetInit() {
    row(
      "ActionSheet.init", "two that cancel",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=actionSheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (8, 0, 84 x 100) · "
        + "HostAlertView (0, -37, 84 x 174) · HostLabel \"b\" (38, 14, 8 x 16) font=system 13 "
        + "semibold color=secondaryLabel alignment=center · HostButton (0, 52, 84 x 57) cancel · HostLabel \"Cancel\" "
        + "(9, 16.5, 66 x 24) font=system 20 semibold alignment=center · HostButton (0, 117, 84 x 57) cancel · HostLabel "
        + "\"Cancel\" (9, 16.5, 66 x 24) font=system 20 semibold alignment=center"
    ) {
      Text("a").actionSheet(isPresented: .constant(true)) {
        ActionSheet(title: Text("b"), buttons: [.cancel(), .cancel()])
      }
    }
  }
}

/// Something to be shown in a sheet.
private struct Thing: Identifiable {
  let id: Int
}
