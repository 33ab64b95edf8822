import Foundation
package import HostTree

/// The hosts that assistive tools see in a window, with numbers that stay as long as a host is there.
@MainActor
package struct AccessibleElements {
  /// The elements in reading order.
  package private(set) var all: [AccessibleElement] = []
  /// The groups around them. A group is named by elements that follow one another.
  package private(set) var groups: [AccessibleGroup] = []
  private var numbers: [NumberKey: (number: Int, host: HostReference)] = [:]
  private var targets: [Int: (host: HostReference, part: Int)] = [:]
  private var shownGroups: Set<Int> = []
  private var last = 0

  package init() {}

  /// The host of an element; nil if it is gone.
  package func host(_ id: Int) -> HostView? { targets[id]?.host.host }

  /// Which part of its host an element is, such as the time in a picker of a date and a time; 0 for most.
  func part(_ id: Int) -> Int { targets[id]?.part ?? 0 }

  /// A host to look at, and what it is in.
  private struct Visit {
    var view: HostView
    var clip: CGRect
    var isInControl = false
    /// Whether it is one of the choices of a segmented control.
    var isSegment = false
    var isInHeader = false
    var group: Int?
    /// Groups that are made when the first element in them is found.
    var sketches: [GroupSketch] = []
  }

  /// Looks again what is there.
  package mutating func update(from window: HostWindow) {
    // A host that comes back, such as a button under a sheet, has the same number again.
    numbers = numbers.filter { $0.value.host.host != nil }
    (targets, all, groups, shownGroups) = ([:], [], [], [])
    let front = window.front
    // An explicit stack instead of recursion: trees may be very deep.
    var rest = [Visit(view: front, clip: window.bounds, sketches: GroupSketch.dialog(front).map { [$0] } ?? [])]
    while let visit = rest.popLast() { rest += look(at: visit).reversed() }
    leaveOutNames()
    nameDialog()
  }

  /// Adds what a host is to assistive tools, and returns the hosts to look at in it, in reading order.
  private mutating func look(at visit: Visit) -> [Visit] {
    let view = visit.view
    guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden,
      (view as? HostRefreshControl)?.isRefreshing != false
    else { return [] }
    let frame = view.convert(view.bounds, to: nil)
    var inner = visit
    inner.sketches += GroupSketch.groups(of: view)
    if view is HostScrollView {
      inner.clip = visit.clip.intersection(frame)
      guard !inner.clip.isNull, !inner.clip.isEmpty else { return [] }
    }
    if view.isElement, !visit.isInControl || view is HostControl || visit.isSegment, frame.intersects(visit.clip) {
      add(view, frame, &inner)
    }
    guard view.accessibilityChildren == .contain else { return [] }
    inner.isInControl = visit.isInControl || view is HostControl
    inner.isSegment = view is HostSegmentedControl
    if let header = view as? HostTableViewHeaderFooterView { inner.isInHeader = !header.isFooter }
    // Rows that are out of the viewport are left out with all that is in them.
    let bounds = view.bounds
    let visible = inner.clip.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
    let subviews = view.subviewsToAsk(in: visible.insetBy(dx: -100, dy: -100)).filter {
      view is HostWindow || $0.subviews.isEmpty || !$0.transform.isIdentity
        || $0.frame.insetBy(dx: -100, dy: -100).intersects(visible)
    }
    return ReadingOrder.sorted(subviews, in: view).map {
      inner.view = $0
      return inner
    }
  }

  private mutating func add(_ view: HostView, _ frame: CGRect, _ inner: inout Visit) {
    for sketch in inner.sketches { inner.group = number(of: sketch, in: inner.group) }
    inner.sketches = []
    let texts = (view as? HostDatePicker)?.shownTexts ?? []
    for part in 0..<max(texts.count, 1) {
      let id = number(view, .part(part))
      targets[id] = (HostReference(host: view), part)
      var element = AccessibleElement(
        of: view, id, frame, isInHeader: inner.isInHeader, isSegment: inner.isSegment)
      element.group = inner.group
      if !texts.isEmpty { element.value = texts[part] }
      all.append(element)
      if view is HostSegmentedControl { inner.group = id }
    }
  }

  /// The number of a group, which is added unless it is there.
  private mutating func number(of sketch: GroupSketch, in group: Int?) -> Int {
    let id = number(sketch.host, sketch.kind)
    if shownGroups.insert(id).inserted {
      groups.append(
        AccessibleGroup(
          id: id, role: sketch.role, name: sketch.name, group: group, place: sketch.place, count: sketch.count))
    }
    return id
  }

  private mutating func number(_ view: HostView, _ kind: AccessibleKind) -> Int {
    let key = NumberKey(host: ObjectIdentifier(view), kind: kind)
    if let known = numbers[key] { return known.number }
    last += 1
    numbers[key] = (last, HostReference(host: view))
    return last
  }

  /// A dialog without a name has its title: a heading, or its first text.
  private mutating func nameDialog() {
    guard let dialog = groups.first, dialog.role.hasSuffix("dialog"), dialog.name == nil else { return }
    groups[0].name = (all.first { $0.level != nil } ?? all.first { $0.isText })?.name
  }

  /// Removes texts beside controls that have them as their names: they would be read twice.
  private mutating func leaveOutNames() {
    var names: Set<Int> = []
    for (index, element) in all.enumerated() where element.isNamedFromBeside {
      for other in [index - 1, index + 1] where all.indices.contains(other) {
        let text = all[other]
        if text.isText, text.name == element.name, text.group == element.group { names.insert(other) }
      }
    }
    if !names.isEmpty { all = all.enumerated().filter { !names.contains($0.offset) }.map(\.element) }
  }
}

private struct NumberKey: Hashable {
  let host: ObjectIdentifier
  let kind: AccessibleKind
}

private struct HostReference {
  weak var host: HostView?
}

extension HostView {
  /// Whether assistive tools see the host. Texts and pictures in a control are its name; controls in it are elements
  /// of their own. Something that was given a label is to be seen, unless it is there for what is in it.
  fileprivate var isElement: Bool {
    if isAccessibilityElement || accessibilityChildren == .combine { return true }
    if superview is HostSegmentedControl { return !isOutsideLayout }
    return subviews.isEmpty && accessibilityLabel?.isEmpty == false
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
