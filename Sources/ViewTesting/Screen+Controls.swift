public import Foundation
import HostTree
import Introspection

extension Screen {
  // MARK: Controls

  /// Taps the switch called `name`.
  public func toggle(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column), where: { $0 is HostSwitch }) { try $0.toggle() }
  }

  /// Taps the switch called `name`, unless it is on, or off, already.
  public func turn(
    _ name: String, on isOn: Bool, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column), where: { $0 is HostSwitch }) { try $0.turn(on: isOn) }
  }

  /// Drags the slider called `name` to a value.
  public func slide(
    _ name: String, to value: Double, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column), where: { $0 is HostSlider }) { try $0.move(to: value) }
  }

  /// Taps the right half of the stepper called `name`, or moves a slider up by a step.
  public func increment(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column), where: isAdjustable) { try $0.increment() }
  }

  /// Taps the left half of the stepper called `name`, or moves a slider down by a step.
  public func decrement(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column), where: isAdjustable) { try $0.decrement() }
  }

  /// Picks a date in the date picker called `name`, which keeps it in its range.
  public func choose(
    _ date: Date, in name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column), where: { $0 is HostDatePicker }) { try $0.choose(date) }
  }

  /// Chooses an option by its title: a segment, a row of a wheel, or an entry of a menu.
  ///
  /// `name` is the label of the picker, whether it is shown or not, or a name of the button that opens the menu, or of
  /// the host that has a context menu.
  ///
  /// ```swift
  /// screen.choose("Travel", in: "Category")
  /// ```
  public func choose(
    _ option: String, in name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column), where: hasOptions) { try $0.choose(option) }
  }

  /// Chooses an option by its title: the same as ``choose(_:in:fileID:file:line:column:)-(String,_,_,_,_,_)``.
  public func select(
    _ option: String, in name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    choose(option, in: name, fileID: fileID, file: file, line: line, column: column)
  }

  private func isAdjustable(_ host: HostView) -> Bool {
    host is HostStepper || host is HostSlider || host.accessibilityTraits.contains(.adjustable)
  }

  private func hasOptions(_ host: HostView) -> Bool {
    host is HostSegmentedControl || host is HostPickerView || (host as? any HostMenuOwner)?.menu != nil
  }
}
