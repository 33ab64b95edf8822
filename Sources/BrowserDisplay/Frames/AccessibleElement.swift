import Foundation
package import HostTree

/// What assistive tools see of a host: a role, a name, a value, a state, and where it is.
package struct AccessibleElement: Encodable, Equatable {
  /// The number by which the page names it.
  package var id: Int
  /// The role, in the words of ARIA; nil for plain text.
  package var role: String?
  package var name: String
  package var value: String?
  /// For a switch: whether it is on.
  var isChecked: Bool?
  var isSelected: Bool?
  package var isDisabled: Bool?
  /// For a slider: the value, and its limits.
  var range: [Double]?
  /// The frame in the window, in points: x, y, width, height.
  package var frame: [Double]
}

/// The hosts that assistive tools see in a window, with numbers that stay as long as a host is there.
@MainActor
package struct AccessibleElements {
  /// The elements in reading order.
  package private(set) var all: [AccessibleElement] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var hosts: [Int: HostReference] = [:]
  private var last = 0

  package init() {}

  /// The host of an element; nil if it is gone.
  package func host(_ id: Int) -> HostView? { hosts[id]?.host }

  /// Looks again what is there.
  package mutating func update(from window: HostWindow) {
    let former = numbers
    numbers = [:]
    hosts = [:]
    all = []
    // An explicit stack instead of recursion: trees may be very deep.
    var rest: [(view: HostView, clip: CGRect, isInControl: Bool)] = [(window.front, window.bounds, false)]
    while let (view, clip, isInControl) = rest.popLast() {
      guard !view.isHidden, view.alpha > 0, (view as? HostRefreshControl)?.isRefreshing != false else { continue }
      let frame = view.convert(view.bounds, to: nil)
      var inner = clip
      if view is HostScrollView {
        inner = clip.intersection(frame)
        guard !inner.isNull, !inner.isEmpty else { continue }
      }
      // Texts and pictures in a control are its name; controls in it are elements of their own.
      let isElement = view.isAccessibilityElement || view.accessibilityChildren == .combine
      if isElement, !isInControl || view is HostControl, frame.intersects(clip) {
        let id = former[ObjectIdentifier(view)] ?? next()
        numbers[ObjectIdentifier(view)] = id
        hosts[id] = HostReference(host: view)
        all.append(AccessibleElement(of: view, id, frame))
      }
      if view.accessibilityChildren != .contain { continue }
      for subview in view.subviews.reversed() {
        // Rows that are out of the viewport are left out with all that is in them.
        guard view is HostWindow || subview.subviews.isEmpty || isNear(subview, in: view, frame, inner) else {
          continue
        }
        rest.append((subview, inner, isInControl || view is HostControl))
      }
    }
  }

  private mutating func next() -> Int {
    last += 1
    return last
  }

  /// Whether a subview may be seen in a part of the window, by its frame, unless it is transformed.
  private func isNear(_ subview: HostView, in view: HostView, _ frame: CGRect, _ visible: CGRect) -> Bool {
    guard subview.transform.isIdentity else { return true }
    let bounds = view.bounds
    let place = subview.frame.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
    return place.insetBy(dx: -100, dy: -100).intersects(visible)
  }
}

extension HostWindow {
  /// What the user can use: an open menu, or what is presented last, or all of the window.
  fileprivate var front: HostView {
    if let menu = presentedMenu { return menu }
    var controller = rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    guard let controller, controller !== rootViewController else { return self }
    return controller.view
  }
}

private struct HostReference {
  weak var host: HostView?
}

extension AccessibleElement {
  @MainActor
  fileprivate init(of host: HostView, _ id: Int, _ frame: CGRect) {
    self.id = id
    self.frame = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 10).rounded() / 10 }
    role = AccessibleElement.role(of: host)
    name = host.spokenLabel ?? ""
    // The button of a picker shows what is chosen; what is to be chosen stands beside it.
    if (host as? HostButton)?.showsMenuAsPrimaryAction == true, let label = host.spokenNames.last, label != name {
      name = "\(label), \(name)"
    }
    value = host.accessibilityValue
    if host.accessibilityTraits.contains(.selected) { isSelected = true }
    guard let control = host as? HostControl else { return }
    if !control.isEnabled { isDisabled = true }
    if control.isSelected { isSelected = true }
    switch control {
    case let control as HostSwitch: isChecked = control.isOn
    case let slider as HostSlider: range = [slider.exactValue, slider.exactMinimum, slider.exactMaximum]
    case let stepper as HostStepper: range = [stepper.value, stepper.minimumValue, stepper.maximumValue]
    case let field as HostTextField:
      value = field.isSecureTextEntry ? String(repeating: "•", count: field.text.count) : field.text
    default: break
    }
  }

  @MainActor
  private static func role(of host: HostView) -> String? {
    let traits = host.accessibilityTraits
    if traits.contains(.link) || (host as? HostButton)?.buttonType == .link { return "link" }
    if traits.contains(.header) { return "heading" }
    switch host {
    case is HostSwitch: return "switch"
    case is HostSlider: return "slider"
    case is HostStepper: return "spinbutton"
    case is HostTextField, is HostTextView: return traits.contains(.searchField) ? "searchbox" : "textbox"
    case is HostProgressView: return "progressbar"
    case is HostActivityIndicatorView, is HostRefreshControl: return "status"
    case is HostSegmentedControl, is HostDatePicker: return "group"
    case is HostImageView: return "img"
    case is HostControl: return "button"
    default: break
    }
    if traits.contains(.toggle) { return "switch" }
    if traits.contains(.button) { return "button" }
    if traits.contains(.adjustable) { return "slider" }
    return traits.contains(.image) ? "img" : nil
  }
}
