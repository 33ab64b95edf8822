import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The functions for the hosts of controls that show progress and choices.
@MainActor
final class IntrospectPickersAndProgressTests: NamedIntrospectionTestCase {
  func testActivityIndicatorView() {
    check(HostActivityIndicatorView.self) {
      ProgressView().introspectActivityIndicatorView(customize: $0)
    } wrapped: {
      ProgressView("a").padding().frame(width: 50).opacity(0.5).introspectActivityIndicatorView(customize: $0)
    } missing: {
      ProgressView(value: 0.5).introspectActivityIndicatorView(customize: $0)
    }
  }

  func testProgressView() {
    check(HostProgressView.self) {
      ProgressView(value: 0.5).introspectProgressView(customize: $0)
    } wrapped: {
      ProgressView("a", value: 0.5).padding().frame(width: 50).opacity(0.5).introspectProgressView(customize: $0)
    } missing: {
      ProgressView().introspectProgressView(customize: $0)
    }
  }

  func testSegmentedControl() {
    check(HostSegmentedControl.self) {
      Picker("a", selection: .constant(1)) { Text("a").tag(1) }.pickerStyle(.segmented)
        .introspectSegmentedControl(customize: $0)
    } wrapped: {
      Picker("a", selection: .constant(1)) { Text("a").tag(1) }.padding().frame(width: 50).opacity(0.5)
        .pickerStyle(.segmented).introspectSegmentedControl(customize: $0)
    } missing: {
      Picker("a", selection: .constant(1)) { Text("a").tag(1) }.introspectSegmentedControl(customize: $0)
    }
  }

  func testPickerView() {
    check(HostPickerView.self) {
      Picker("a", selection: .constant(1)) { Text("a").tag(1) }.pickerStyle(.wheel).introspectPickerView(customize: $0)
    } wrapped: {
      Picker("a", selection: .constant(1)) { Text("a").tag(1) }.padding().frame(width: 50).opacity(0.5)
        .pickerStyle(.wheel).introspectPickerView(customize: $0)
    } missing: {
      Picker("a", selection: .constant(1)) { Text("a").tag(1) }.introspectPickerView(customize: $0)
    }
  }

  func testStepper() {
    check(HostStepper.self) {
      Stepper("a", value: .constant(1)).introspectStepper(customize: $0)
    } wrapped: {
      Stepper("a", value: .constant(1)).padding().frame(width: 50).opacity(0.5).introspectStepper(customize: $0)
    } missing: {
      Slider(value: .constant(0)).introspectStepper(customize: $0)
    }
  }

  func testDatePicker() {
    check(HostDatePicker.self) {
      DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: 0))).introspectDatePicker(customize: $0)
    } wrapped: {
      DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: 0))).padding().frame(width: 50)
        .opacity(0.5).introspectDatePicker(customize: $0)
    } missing: {
      Text("a").introspectDatePicker(customize: $0)
    }
  }

  func testCalendarView() {
    check(HostCalendarView.self) {
      MultiDatePicker("a", selection: .constant([])).introspectCalendarView(customize: $0)
    } wrapped: {
      MultiDatePicker("a", selection: .constant([])).padding().frame(width: 50).opacity(0.5)
        .introspectCalendarView(customize: $0)
    } missing: {
      Text("a").introspectCalendarView(customize: $0)
    }
  }

  func testColorWell() {
    check(HostColorWell.self) {
      ColorPicker("a", selection: .constant(.red)).introspectColorWell(customize: $0)
    } wrapped: {
      ColorPicker("a", selection: .constant(.red)).padding().frame(width: 50).opacity(0.5)
        .introspectColorWell(customize: $0)
    } missing: {
      Color.red.introspectColorWell(customize: $0)
    }
  }

  func testContextMenuView() {
    check(HostContextMenuView.self) {
      Text("a").contextMenu { Button("b") {} }.introspectContextMenuView(customize: $0)
    } wrapped: {
      Text("a").contextMenu { Button("b") {} }.padding().frame(width: 50).opacity(0.5)
        .introspectContextMenuView(customize: $0)
    } missing: {
      Text("a").introspectContextMenuView(customize: $0)
    }
  }

  func testHitTestingView() {
    check(HostHitTestingView.self) {
      Text("a").allowsHitTesting(false).introspectHitTestingView(customize: $0)
    } wrapped: {
      Text("a").allowsHitTesting(true).padding().frame(width: 50).opacity(0.5).introspectHitTestingView(customize: $0)
    } missing: {
      Text("a").onTapGesture {}.introspectHitTestingView(customize: $0)
    }
  }
}
