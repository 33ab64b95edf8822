import Foundation

extension HostView {
  /// The accessibility name of this host; nil for a host that is no accessibility element, such as a stack.
  ///
  /// That is the first of these that exists:
  /// - its ``accessibilityLabel``;
  /// - the placeholder of a text field;
  /// - for labels, buttons, images, cells and combined elements, the texts in the subtree, separated by commas, where
  ///   an accessibility label of a descendant replaces its text; else the names of its images;
  /// - for a picker, its label, whether it is shown or not;
  /// - for a control, the texts beside it: those in the nearest ancestor that has some, unless another control is in
  ///   there, too. So the switch of a `Toggle` is labelled by the toggle's label.
  /// - Complexity: O(n) for the hosts in the subtree, and for those around a control without texts of its own.
  public final var spokenLabel: String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    if let placeholder = (self as? HostTextField)?.placeholder, !placeholder.isEmpty { return placeholder }
    if readsItsInside {
      if let texts = spokenTexts.joinedLabel { return texts }
      if let pictures = pictureNames.joinedLabel { return pictures }
    }
    return isControl ? unseenLabel ?? labelBeside : nil
  }

  /// The texts that are visible in this host's subtree, in tree order.
  ///
  /// - Complexity: O(n) for the hosts in the subtree.
  public final var readableTexts: [String] {
    gather { host in HostDescription(textOf: host).text.map { $0.isEmpty ? [] : [$0] } }
  }

  /// The class and the label, as in a sentence: `HostButton "Save"`; else `HostButton #identifier`, else the class.
  package final var shortName: String {
    if let label = spokenLabel { return "\(className) \"\(label)\"" }
    return accessibilityIdentifier.map { "\(className) #\($0)" } ?? className
  }

  /// The name of the class without its generic arguments.
  package final var className: String { String("\(type(of: self))".prefix { $0 != "<" }) }

  /// All names by which a query finds this host: its label, its user input labels, and for a button that shows a menu's
  /// choice also the texts beside it and the picker's label.
  public final var spokenNames: [String] {
    let menuLabels = (self as? HostButton)?.showsMenuAsPrimaryAction == true ? [labelBeside, unseenLabel] : []
    return ([spokenLabel] + accessibilityUserInputLabels + menuLabels).compactMap { $0 }
  }

  /// The spoken texts of the subtree: an accessibility label of a descendant replaces the texts in its subtree.
  private var spokenTexts: [String] {
    gather { host in
      if host !== self, !host.isControl, let label = host.accessibilityLabel { return label.isEmpty ? [] : [label] }
      if let text = (host as? HostLabel)?.spokenText { return text.isEmpty ? [] : [text] }
      return HostDescription(textOf: host).text.map { $0.isEmpty ? [] : [$0] }
    }
  }

  private var pictureNames: [String] {
    gather { ($0 as? HostImageView).map { view in view.image.map { [$0.name] } ?? [] } }
  }

  private var isControl: Bool { self is HostControl || self is HostTextView }

  private var readsItsInside: Bool {
    switch self {
    case is HostSegmentedControl, is HostPickerView: false
    case is HostLabel, is HostButton, is HostImageView, is HostTableViewCell, is HostTableViewHeaderFooterView,
      is HostCollectionViewCell:
      true
    default: isAccessibilityElement && !isControl || accessibilityChildren == .combine
    }
  }

  private var labelBeside: String? {
    var host: HostView = self
    while let around = host.superview, !(around is HostScrollView), around.viewController == nil {
      if around.hasControl(besides: self) { return nil }
      if let label = around.gather(except: self, { ($0 as? HostLabel)?.spokenText.map { [$0] } }).joinedLabel {
        return label
      }
      host = around
    }
    return nil
  }

  private func hasControl(besides own: HostView) -> Bool {
    var waiting = [self]
    while let host = waiting.popLast() {
      if host === own || host.isHidden || host.alpha < 0.01 || host.accessibilityElementsHidden { continue }
      if host !== self, host.isControl { return true }
      waiting += host.subviews
    }
    return false
  }

  /// Collects texts of the visible hosts in this subtree, in tree order.
  ///
  /// - Parameters:
  ///   - own: A host that is skipped with its subtree.
  ///   - texts: Returns a host's texts, and its subtree is skipped; nil continues with its children.
  private func gather(except own: HostView? = nil, _ texts: (HostView) -> [String]?) -> [String] {
    if let mine = texts(self) { return mine }
    var found: [String] = []
    var waiting = Array(subviews.reversed())
    while let host = waiting.popLast() {
      if host === own || host.isHidden || host.alpha < 0.01 || host.accessibilityElementsHidden { continue }
      if let texts = texts(host) { found += texts } else { waiting += host.subviews.reversed() }
    }
    return found
  }
}

extension [String] {
  /// The non-empty texts, separated by commas; nil if there are none.
  fileprivate var joinedLabel: String? {
    let texts = filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
