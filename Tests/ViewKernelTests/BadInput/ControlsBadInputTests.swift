import Foundation
import HostTree
import ViewKernel
import XCTest

/// Values, ranges, steps and gestures that are none: what controls show instead.
@MainActor
final class ControlsBadInputTests: BadInputTestCase {
  func testSliderInit() {
    row(
      "Slider.init", "not-a-number",
      says: "HostSlider was given nan as its value; use a finite number. It keeps its value.",
      shows: "HostSlider (0, 34.5, 100 x 31) value=0"
    ) { Slider(value: .constant(Double.nan)) }
    row(
      "Slider.init", "infinite",
      says: "HostSlider was given inf as its value; use a finite number. It keeps its value.",
      shows: "HostSlider (0, 34.5, 100 x 31) value=0"
    ) { Slider(value: .constant(Double.infinity)) }
    row(
      "Slider.init", "negative",
      shows: "HostSlider (0, 34.5, 100 x 31) value=0"
    ) { Slider(value: .constant(-7.0)) }
    row(
      "Slider.init", "step not-a-number",
      says: "HostSlider was given the step nan; use 0 or more. It keeps its step.",
      shows: "HostSlider (0, 34.5, 100 x 31) value=0.5"
    ) { Slider(value: .constant(0.5), in: 0...1, step: Double.nan) }
    row(
      "Slider.init", "step infinite",
      says: "HostSlider was given inf as its step; use a finite number. It keeps its step.",
      shows: "HostSlider (0, 34.5, 100 x 31) value=0.5"
    ) { Slider(value: .constant(0.5), in: 0...1, step: Double.infinity) }
    row(
      "Slider.init", "step negative",
      says: "HostSlider was given the step -7.0; use 0 or more. It keeps its step.",
      shows: "HostSlider (0, 34.5, 100 x 31) value=0.5"
    ) { Slider(value: .constant(0.5), in: 0...1, step: -7.0) }
    row(
      "Slider.init", "step zero",
      shows: "HostSlider (0, 34.5, 100 x 31) value=0.5"
    ) { Slider(value: .constant(0.5), in: 0...1, step: 0) }
    row(
      "Slider.init", "an infinite range",
      says: "HostSlider was given inf as its maximumValue; use a finite number. It keeps its "
        + "maximumValue.",
      shows: "HostSlider (0, 34.5, 100 x 31) value=0.5"
    ) { Slider(value: .constant(0.5), in: 0...Double.infinity) }
    row(
      "Slider.init", "a range without a length",
      shows: "HostSlider (0, 34.5, 100 x 31) value=1 minimum=1"
    ) { Slider(value: .constant(0.5), in: 1...1) }
  }

  func testStepperInit() {
    row(
      "Stepper.init", "step the first integer",
      shows: "HostStackView (-1, 34, 102 x 32) axis=horizontal · HostLabel \"a\" (0, 6, 0 x 20) · "
        + "HostSpacer (0, 16, 8 x 0) · HostStepper (8, 0, 94 x 32) value=0 minimum=-inf "
        + "maximum=inf step=9.223372036854776e+18"
    ) { Stepper("a", value: .constant(0), step: .min) }
    row(
      "Stepper.init", "step the last integer",
      shows: "HostStackView (-1, 34, 102 x 32) axis=horizontal · HostLabel \"a\" (0, 6, 0 x 20) · "
        + "HostSpacer (0, 16, 8 x 0) · HostStepper (8, 0, 94 x 32) value=0 minimum=-inf "
        + "maximum=inf step=9.223372036854776e+18"
    ) { Stepper("a", value: .constant(0), step: .max) }
    row(
      "Stepper.init", "step zero",
      says: "A Stepper has the step 0, so it changes nothing. Give it another one.",
      shows: "HostStackView (-1, 34, 102 x 32) axis=horizontal · HostLabel \"a\" (0, 6, 0 x 20) · "
        + "HostSpacer (0, 16, 8 x 0) · HostStepper (8, 0, 94 x 32) value=0 minimum=-inf maximum=inf"
    ) { Stepper("a", value: .constant(0), step: 0) }
    row(
      "Stepper.init", "step negative",
      shows: "HostStackView (-1, 34, 102 x 32) axis=horizontal · HostLabel \"a\" (0, 6, 0 x 20) · "
        + "HostSpacer (0, 16, 8 x 0) · HostStepper (8, 0, 94 x 32) value=0 minimum=-inf maximum=inf"
    ) { Stepper("a", value: .constant(0), step: -1) }
    row(
      "Stepper.init", "not-a-number",
      says: "A HostStepper was given not-a-number as its value; use a number. It keeps its value.",
      shows: "HostStackView (-1, 34, 102 x 32) axis=horizontal · HostLabel \"a\" (0, 6, 0 x 20) · "
        + "HostSpacer (0, 16, 8 x 0) · HostStepper (8, 0, 94 x 32) value=0 minimum=-inf maximum=inf"
    ) { Stepper("a", value: .constant(Double.nan)) }
    row(
      "Stepper.init", "infinite",
      shows: "HostStackView (-1, 34, 102 x 32) axis=horizontal · HostLabel \"a\" (0, 6, 0 x 20) · "
        + "HostSpacer (0, 16, 8 x 0) · HostStepper (8, 0, 94 x 32) value=inf minimum=-inf "
        + "maximum=inf"
    ) { Stepper("a", value: .constant(Double.infinity)) }
    row(
      "Stepper.init", "the last integer",
      shows: "HostStackView (-1, 34, 102 x 32) axis=horizontal · HostLabel \"a\" (0, 6, 0 x 20) · "
        + "HostSpacer (0, 16, 8 x 0) · HostStepper (8, 0, 94 x 32) value=9.223372036854776e+18 "
        + "minimum=-inf maximum=inf"
    ) { Stepper("a", value: .constant(Int.max)) }
    row(
      "Stepper.init", "the first integer",
      shows: "HostStackView (-1, 34, 102 x 32) axis=horizontal · HostLabel \"a\" (0, 6, 0 x 20) · "
        + "HostSpacer (0, 16, 8 x 0) · HostStepper (8, 0, 94 x 32) value=-9.223372036854776e+18 "
        + "minimum=-inf maximum=inf"
    ) { Stepper("a", value: .constant(Int.min)) }
    row(
      "Stepper.init", "a range of all integers",
      shows: "HostStackView (-1, 34, 102 x 32) axis=horizontal · HostLabel \"a\" (0, 6, 0 x 20) · "
        + "HostSpacer (0, 16, 8 x 0) · HostStepper (8, 0, 94 x 32) value=0 "
        + "minimum=-9.223372036854776e+18 maximum=9.223372036854776e+18"
    ) { Stepper("a", value: .constant(0), in: Int.min...Int.max) }
  }

  func testProgressViewInit() {
    row(
      "ProgressView.init", "not-a-number",
      says: "A ProgressView was given the value nan of the total 1.0, which is no part of it; it "
        + "shows that nobody knows. Use finite numbers, and a total above 0.",
      shows: "HostStackView (40, 40, 20 x 20) axis=vertical · HostActivityIndicatorView (0, 0, 20 x "
        + "20) animating"
    ) { ProgressView(value: Double.nan) }
    row(
      "ProgressView.init", "infinite",
      says: "A ProgressView was given the value inf of the total 1.0, which is no part of it; it "
        + "shows that nobody knows. Use finite numbers, and a total above 0.",
      shows: "HostStackView (40, 40, 20 x 20) axis=vertical · HostActivityIndicatorView (0, 0, 20 x "
        + "20) animating"
    ) { ProgressView(value: Double.infinity) }
    row(
      "ProgressView.init", "negative",
      shows: "HostStackView (0, 48, 100 x 4) axis=vertical alignment=leading · HostProgressView (0, "
        + "0, 100 x 4) progress=0"
    ) { ProgressView(value: -7.0) }
    row(
      "ProgressView.init", "more than the total",
      shows: "HostStackView (0, 48, 100 x 4) axis=vertical alignment=leading · HostProgressView (0, "
        + "0, 100 x 4) progress=1"
    ) { ProgressView(value: 3.0) }
    row(
      "ProgressView.init", "total not-a-number",
      says: "A ProgressView was given the value 1.0 of the total nan, which is no part of it; it "
        + "shows that nobody knows. Use finite numbers, and a total above 0.",
      shows: "HostStackView (40, 40, 20 x 20) axis=vertical · HostActivityIndicatorView (0, 0, 20 x "
        + "20) animating"
    ) { ProgressView(value: 1.0, total: Double.nan) }
    row(
      "ProgressView.init", "total zero",
      says: "A ProgressView was given the value 1.0 of the total 0.0, which is no part of it; it "
        + "shows that nobody knows. Use finite numbers, and a total above 0.",
      shows: "HostStackView (40, 40, 20 x 20) axis=vertical · HostActivityIndicatorView (0, 0, 20 x "
        + "20) animating"
    ) { ProgressView(value: 1.0, total: 0.0) }
    row(
      "ProgressView.init", "total negative",
      says: "A ProgressView was given the value 1.0 of the total -7.0, which is no part of it; it "
        + "shows that nobody knows. Use finite numbers, and a total above 0.",
      shows: "HostStackView (40, 40, 20 x 20) axis=vertical · HostActivityIndicatorView (0, 0, 20 x "
        + "20) animating"
    ) { ProgressView(value: 1.0, total: -7.0) }
  }

  func testGaugeInit() {
    row(
      "Gauge.init", "not-a-number",
      says: "The value of a gauge is nan; it counts as 0. Give it a finite number.",
      shows: "HostStackView (0, 28.5, 100 x 43) axis=vertical spacing=8 · HostLabel \"a\" (45, 0, 10 "
        + "x 20) · HostStackView (0, 28, 100 x 15) axis=horizontal · HostProgressView (0, 0, 100 x 15) "
        + "progress=0"
    ) { Gauge(value: Double.nan) { Text("a") } }
    row(
      "Gauge.init", "infinite",
      says: "The value of a gauge is inf; it counts as 0. Give it a finite number.",
      shows: "HostStackView (0, 28.5, 100 x 43) axis=vertical spacing=8 · HostLabel \"a\" (45, 0, 10 "
        + "x 20) · HostStackView (0, 28, 100 x 15) axis=horizontal · HostProgressView (0, 0, 100 x 15) "
        + "progress=0"
    ) { Gauge(value: Double.infinity) { Text("a") } }
    row(
      "Gauge.init", "negative",
      shows: "HostStackView (0, 28.5, 100 x 43) axis=vertical spacing=8 · HostLabel \"a\" (45, 0, 10 "
        + "x 20) · HostStackView (0, 28, 100 x 15) axis=horizontal · HostProgressView (0, 0, 100 x 15) "
        + "progress=0"
    ) { Gauge(value: -7.0) { Text("a") } }
    row(
      "Gauge.init", "more than the range",
      shows: "HostStackView (0, 28.5, 100 x 43) axis=vertical spacing=8 · HostLabel \"a\" (45, 0, 10 "
        + "x 20) · HostStackView (0, 28, 100 x 15) axis=horizontal · HostProgressView (0, 0, 100 x 15) "
        + "progress=1"
    ) { Gauge(value: 3.0) { Text("a") } }
    row(
      "Gauge.init", "a range without a length",
      shows: "HostStackView (0, 28.5, 100 x 43) axis=vertical spacing=8 · HostLabel \"a\" (45, 0, 10 "
        + "x 20) · HostStackView (0, 28, 100 x 15) axis=horizontal · HostProgressView (0, 0, 100 x 15) "
        + "progress=0"
    ) { Gauge(value: 1.0, in: 1...1) { Text("a") } }
  }

  func testDatePickerInit() {
    row(
      "DatePicker.init", "a date beyond all years",
      shows: "HostStackView (-43, 33, 186 x 34) axis=horizontal · HostLabel \"a\" (0, 7, 0 x 20) · "
        + "HostSpacer (0, 17, 8 x 0) · HostDatePicker (8, 0, 178 x 34) date=\"506713-02-07 00:00\""
    ) { DatePicker("a", selection: .constant(Date(timeIntervalSince1970: 1e300))) }
    row(
      "DatePicker.init", "a date that is not-a-number",
      says: "A HostDatePicker was given a date that is not finite; it keeps its date.",
      shows: "HostStackView (-62, 33, 224 x 34) axis=horizontal · HostLabel \"a\" (0, 7, 0 x 20) · "
        + "HostSpacer (0, 17, 8 x 0) · HostDatePicker (8, 0, 216 x 34) date=\"2001-01-01 00:00\""
    ) { DatePicker("a", selection: .constant(Date(timeIntervalSince1970: .nan))) }
    row(
      "DatePicker.init", "a date outside of the range",
      shows: "HostStackView (-58.5, 33, 217 x 34) axis=horizontal · HostLabel \"a\" (0, 7, 0 x 20) · "
        + "HostSpacer (0, 17, 8 x 0) · HostDatePicker (8, 0, 209 x 34) date=\"1973-03-03 09:46\""
    ) {
      DatePicker(
        "a", selection: .constant(Date(timeIntervalSince1970: 0)),
        in: Date(timeIntervalSince1970: 100_000_000)...Date(timeIntervalSince1970: 200_000_000))
    }
  }

  func testPickerInit() {
    row(
      "Picker.init", "a selection that no choice has",
      says: "A Picker's selection 7 is the tag of none of its options (their tags: 1, 2); it shows "
        + "none as chosen. Give an option this tag, of the selection's type.",
      shows: "HostSegmentedControl (0, 34, 100 x 32) selected=none · HostLabel \"b\" (21, 8, 8 x 16) "
        + "font=system 13 medium · HostLabel \"c\" (71.5, 8, 7 x 16) font=system 13 medium"
    ) {
      Picker("a", selection: .constant(7)) {
        Text("b").tag(1); Text("c").tag(2)
      }.pickerStyle(.segmented)
    }
    row(
      "Picker.init", "two choices of one tag",
      shows: "HostSegmentedControl (0, 34, 100 x 32) selected=0 · HostLabel \"b\" (21, 8, 8 x 16) "
        + "font=system 13 semibold · HostLabel \"c\" (71.5, 8, 7 x 16) font=system 13 medium"
    ) {
      Picker("a", selection: .constant(1)) {
        Text("b").tag(1); Text("c").tag(1)
      }.pickerStyle(.segmented)
    }
    row(
      "Picker.init", "no choices",
      shows: "HostPickerView (0, -58, 100 x 216) selected=none"
    ) { Picker("a", selection: .constant(1)) { EmptyView() }.pickerStyle(.wheel) }
  }

  func testViewTag() {
    row(
      "View.tag", "a tag of another type",
      says: "A Picker's selection 1 is the tag of none of its options (their tags: 1); it shows none "
        + "as chosen. Give an option this tag, of the selection's type.",
      shows: "HostSegmentedControl (0, 34, 100 x 32) selected=none · HostLabel \"b\" (46, 8, 8 x 16) "
        + "font=system 13 medium"
    ) { Picker("a", selection: .constant(1)) { Text("b").tag("1") }.pickerStyle(.segmented) }
  }

  func testTextFieldInit() {
    row(
      "TextField.init", "a number that is not-a-number",
      shows: "HostTextField \"NaN\" (0, 39, 100 x 22) placeholder=a"
    ) { TextField("a", value: .constant(Double.nan), format: .number) }
  }

  func testViewBadge() {
    row(
      "View.badge", "a negative badge",
      shows: "HostTableView (0, 0, 100 x 100) style=insetGrouped · HostTableViewCell (16, 35, 68 x "
        + "44) · HostCellContentView (0, 0, 36 x 44) · HostLabel \"a\" (16, 12, 4 x 20) · "
        + "HostLabel \"-1\" (36, 12, 16 x 20) color=secondaryLabel"
    ) { List { Text("a").badge(-1) } }
    row(
      "View.badge", "the last integer",
      shows: "HostTableView (0, 0, 100 x 100) style=insetGrouped · HostTableViewCell (16, 35, 68 x "
        + "44) · HostCellContentView (0, 0, 0 x 44) · HostLabel \"a\" (16, 12, 0 x 20) · HostLabel "
        + "\"9223372036854775807\" (-128, 12, 180 x 20) color=secondaryLabel"
    ) { List { Text("a").badge(Int.max) } }
  }

  func testViewOnTapGesture() {
    row(
      "View.onTapGesture", "no taps",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").onTapGesture(count: 0) {} }
    row(
      "View.onTapGesture", "the first integer",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").onTapGesture(count: .min) {} }
  }

  func testViewOnLongPressGesture() {
    row(
      "View.onLongPressGesture", "not-a-number",
      says: "The minimum duration of a long press is nan; it counts as 0.5. Give it a finite number "
        + "of 0 or more. / The maximum distance of a long press is nan; it counts as 10. Give it a "
        + "finite number of 0 or more.",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").onLongPressGesture(minimumDuration: .nan, maximumDistance: .nan) {} }
    row(
      "View.onLongPressGesture", "infinite",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").onLongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity) {} }
    row(
      "View.onLongPressGesture", "negative",
      says: "The minimum duration of a long press is -7; it counts as 0. Give it a finite number of "
        + "0 or more. / The maximum distance of a long press is -7; it counts as 0. Give it a "
        + "finite number of 0 or more.",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").onLongPressGesture(minimumDuration: -7, maximumDistance: -7) {} }
  }

  func testLongPressGestureInit() {
    row(
      "LongPressGesture.init", "not-a-number",
      says: "The minimum duration of a long press is nan; it counts as 0.5. Give it a finite number "
        + "of 0 or more.",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(LongPressGesture(minimumDuration: .nan)) }
  }
}
