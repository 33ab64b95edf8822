public import Foundation
public import HostTree

extension HostUser {
  /// Taps the switch.
  ///
  /// - Throws: ``HostUserError`` if it can't be tapped, or there is no switch.
  public func toggle() throws {
    let control = try part("toggle", "switch") { $0 as? HostSwitch }
    try act("toggle", on: control) { control.tap() ? nil : .ignored }
  }

  /// Taps the switch unless it is in the given state already.
  ///
  /// - Throws: ``HostUserError`` if it can't be tapped, there is no switch, or it reverts because its source of truth
  ///   does not change.
  public func turn(on isOn: Bool) throws {
    let action = isOn ? "turn on" : "turn off"
    let control = try part(action, "switch") { $0 as? HostSwitch }
    if control.isOn == isOn { return }
    try HostUser(host: control).act(action) { control.tap() ? nil : .ignored }
    if control.isOn != isOn {
      throw HostUserError(action, control, .unsuitable("it went back, because what it stands for did not change"))
    }
  }

  /// Drags the slider's thumb to a value, which is clamped to the range and rounded to a step.
  ///
  /// - Throws: ``HostUserError`` if it can't be dragged, there is no slider, or `value` is not finite.
  public func move(to value: Double) throws {
    let slider = try part("move", "slider") { $0 as? HostSlider }
    try act("move", on: slider) { slider.drag(to: value) ? nil : .unsuitable("\(value) is no place to move to") }
  }

  /// Increments a value: taps a stepper's right half; performs the accessibility increment of other adjustable hosts,
  /// such as a slider.
  ///
  /// - Throws: ``HostUserError`` if a touch does not reach the host, or nothing can be adjusted.
  public func increment() throws { try adjust("increment", { $0.increment() }, { $0.accessibilityIncrement() }) }

  /// Decrements a value: taps a stepper's left half; performs the accessibility decrement of other adjustable hosts,
  /// such as a slider.
  ///
  /// - Throws: ``HostUserError`` if a touch does not reach the host, or nothing can be adjusted.
  public func decrement() throws { try adjust("decrement", { $0.decrement() }, { $0.accessibilityDecrement() }) }

  private func adjust(
    _ action: String, _ tap: @MainActor (HostStepper) -> Bool, _ adjust: @MainActor (HostView) -> Bool
  ) throws {
    let target = try part(action, "stepper or slider") { host -> HostView? in
      host is HostStepper || host is HostSlider || host.accessibilityTraits.contains(.adjustable) ? host : nil
    }
    try act(action, on: target) {
      let isDone = (target as? HostStepper).map(tap) ?? adjust(target)
      return isDone ? nil : .unsuitable("it has nothing to adjust")
    }
  }

  /// Picks a date, which is clamped to the picker's range.
  ///
  /// - Throws: ``HostUserError`` if it can't be picked, or there is no date picker.
  public func choose(_ date: Date) throws {
    let picker = try part("choose a date in", "date picker") { $0 as? HostDatePicker }
    try act("choose a date in", on: picker) { picker.pick(date) ? nil : .unsuitable("\(date) is no date to choose") }
  }

  /// Picks a colour.
  ///
  /// - Throws: ``HostUserError`` if it can't be picked, or there is no colour well.
  public func choose(_ color: HostColor) throws {
    let well = try part("choose a colour in", "colour well") { $0 as? HostColorWell }
    try act("choose a colour in", on: well) { well.pick(color) ? nil : .ignored }
  }

  /// Chooses an option: a segment, a row of a wheel, or an entry of a button's menu or a context menu.
  ///
  /// - Parameter path: The option's title; for an entry of a submenu, the titles of the menus on the way come before
  ///   it.
  /// - Throws: ``HostUserError`` if it can't be chosen or does not exist, with the titles that do.
  public func choose(_ path: String...) throws {
    guard let wanted = path.last else { return }
    let action = "choose \"\(wanted)\" in"
    let picker = try part(action, "picker") { host in
      host is HostSegmentedControl || host is HostPickerView || (host as? any HostMenuOwner)?.menu != nil ? host : nil
    }
    // An open menu would cover its owner.
    if let open = picker.window?.presentedMenu, open.owner === picker { open.dismiss() }
    try act(action, on: picker) {
      if let menu = (picker as? any HostMenuOwner)?.menu { return choose(path[...], in: menu) }
      let options = picker.subviews.filter { !$0.isOutsideLayout }.map { $0.spokenLabel ?? "" }
      guard let index = options.firstIndex(of: wanted) else {
        return HostUser.lacks(wanted, "option", among: options.filter { !$0.isEmpty })
      }
      if let wheel = picker as? HostPickerView { return wheel.pick(row: index) ? nil : .ignored }
      guard let segments = picker as? HostSegmentedControl else { return .ignored }
      if !segments.isEnabledForSegment(at: index) { return .unsuitable("\"\(wanted)\" is disabled") }
      return segments.tapSegment(at: index) ? nil : .ignored
    }
  }

  private func choose(_ path: ArraySlice<String>, in menu: HostMenu) -> HostObstacle? {
    guard let title = path.first else { return nil }
    let entries = menu.visibleChildren
    if path.count > 1, let inner = entries.first(where: { $0.title == title && $0 is HostMenu }) as? HostMenu {
      return choose(path.dropFirst(), in: inner)
    }
    guard path.count == 1, let entry = entries.first(where: { $0.title == title && $0 is HostAction }) as? HostAction
    else { return HostUser.lacks(title, path.count > 1 ? "menu" : "entry", among: entries.map(\.title)) }
    return entry.perform() ? nil : .unsuitable("\"\(title)\" is disabled")
  }
}
