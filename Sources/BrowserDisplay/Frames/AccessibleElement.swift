import Foundation
import HostTree

/// What assistive tools see of a host: a role, a name, a value, a state, and where it is.
package struct AccessibleElement: Encodable, Equatable {
  /// The number by which the page names it.
  package var id: Int
  /// The role, in the words of ARIA; nil for plain text and headings.
  package var role: String?
  /// For a heading: its level, from 1.
  package var level: Int?
  package var name: String
  package var value: String?
  /// What happens if the user acts on it.
  package var hint: String?
  /// For a switch or one of several choices: whether it is on.
  package var isChecked: Bool?
  package var isSelected: Bool?
  package var isDisabled: Bool?
  /// Whether the tab key passes it over.
  package var isPassedOver: Bool?
  /// For a slider: the value, and its limits.
  package var range: [Double]?
  /// The group that it is in; nil for none.
  package var group: Int?
  /// The frame in the window, in points: x, y, width, height.
  package var frame: [Double]
}

extension AccessibleElement {
  /// Whether it is text to be read, and nothing else.
  var isText: Bool { role == nil && level == nil && value == nil && hint == nil }

  /// Whether it may have its name from a text beside it.
  var isNamedFromBeside: Bool {
    role.map { ["switch", "slider", "spinbutton", "progressbar", "radiogroup"].contains($0) } ?? false
  }

  @MainActor
  init(of host: HostView, _ id: Int, _ frame: CGRect, isInHeader: Bool, isSegment: Bool) {
    self.id = id
    self.frame = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 10).rounded() / 10 }
    role = isSegment ? "radio" : AccessibleElement.role(of: host)
    if role == nil { level = AccessibleElement.level(of: host, isInHeader) }
    name = host.spokenLabel ?? ""
    // The button of a picker shows what is chosen; what is to be chosen stands beside it.
    if (host as? HostButton)?.showsMenuAsPrimaryAction == true, let label = host.spokenNames.last, label != name {
      name = "\(label), \(name)"
    }
    value = host.accessibilityValue
    hint = host.accessibilityHint
    if host.accessibilityTraits.contains(.selected) { isSelected = true }
    noteState(of: host)
    if role == "status", name.isEmpty { name = "In progress" }
    if role == "tab" { isSelected = isSelected ?? false }
    if isSegment { noteSegment(host) }
  }

  @MainActor
  private mutating func noteState(of host: HostView) {
    if let bar = host as? HostProgressView { range = [Double(bar.progress), 0, 1] }
    guard let control = host as? HostControl else { return }
    if !control.isEnabled { isDisabled = true }
    if control.isSelected { isSelected = true }
    switch control {
    case let control as HostSwitch: isChecked = control.isOn
    case let slider as HostSlider: range = [slider.exactValue, slider.exactMinimum, slider.exactMaximum]
    case let stepper as HostStepper: range = [stepper.value, stepper.minimumValue, stepper.maximumValue]
    case let wheel as HostPickerView: value = wheel.choices.first { $0.isSelected }?.view.spokenLabel ?? value
    case let field as HostTextField:
      value = field.isSecureTextEntry ? String(repeating: "•", count: field.text.count) : field.text
    case let button as HostButton:
      // It is gone as soon as the field is left, and the field is cleared by keys.
      let isClearButton =
        (button.superview as? HostTextField)?.clearButton === button
        || (button.superview as? HostSearchBar)?.clearButton === button
      if isClearButton { isPassedOver = true }
    default: break
    }
  }

  /// A segment is one of several choices; the control around it is enabled or not, and says which one is chosen.
  @MainActor
  private mutating func noteSegment(_ host: HostView) {
    guard let control = host.superview as? HostSegmentedControl,
      let index = control.subviews.filter({ !$0.isOutsideLayout }).firstIndex(where: { $0 === host })
    else { return }
    isChecked = control.selectedSegmentIndex == index
    if name.isEmpty { name = host.readableTexts.joined(separator: ", ") }
    if !control.isEnabled || !control.isEnabledForSegment(at: index) { isDisabled = true }
  }

  @MainActor
  private static func level(of host: HostView, _ isInHeader: Bool) -> Int? {
    if let label = host as? HostLabel, let bar = label.superview as? HostNavigationBar, let title = bar.topItem?.title,
      label.text == title
    {
      return 1
    }
    return host.accessibilityTraits.contains(.header) || isInHeader && host is HostLabel ? 2 : nil
  }

  @MainActor
  private static func role(of host: HostView) -> String? {
    let traits = host.accessibilityTraits
    if traits.contains(.link) || (host as? HostButton)?.buttonType == .link { return "link" }
    if traits.contains(.header), !(host is HostControl) { return nil }
    switch host {
    case is HostSwitch: return "switch"
    case is HostSlider: return "slider"
    case is HostStepper, is HostDatePicker: return "spinbutton"
    case let wheel as HostPickerView: return wheel.dataSource == nil ? "spinbutton" : "group"
    case is HostTextField, is HostTextView: return traits.contains(.searchField) ? "searchbox" : "textbox"
    case is HostProgressView: return "progressbar"
    case is HostActivityIndicatorView, is HostRefreshControl: return "status"
    case is HostSegmentedControl: return "radiogroup"
    case is HostImageView: return "img"
    case is HostButton where host.superview is HostTabBar: return "tab"
    case is HostControl: return "button"
    default: break
    }
    if traits.contains(.toggle) { return "switch" }
    if traits.contains(.button) { return "button" }
    if traits.contains(.adjustable) { return "slider" }
    return traits.contains(.image) ? "img" : nil
  }
}

extension HostPickerView {
  /// The rows of a wheel, and which one is selected.
  fileprivate var choices: [(view: HostView, isSelected: Bool)] {
    subviews.filter { !$0.isOutsideLayout }.enumerated().map { ($1, $0 == selectedRow) }
  }
}
