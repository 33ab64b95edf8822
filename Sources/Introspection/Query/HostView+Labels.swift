public import HostTree
import ViewKernel

extension HostView {
  /// What assistive tools call this host; nil for one that they don't stop at, such as a stack.
  ///
  /// That is the first of these that there is:
  /// - its ``HostTree/HostView/accessibilityLabel``;
  /// - the placeholder of a text field;
  /// - for labels, buttons, cells and what was made one element, the texts in it, separated by commas, and what labels were
  ///   given to texts and pictures in it; else its pictures' names;
  /// - for a control, the texts beside it: those in the nearest host around it that has some, unless another control is in
  ///   there, too. So the switch of a `Toggle` is labelled by the toggle's label.
  /// - Complexity: O(n) for the hosts inside, and for those around a control without texts of its own.
  public final var spokenLabel: String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    if let placeholder = (self as? HostTextField)?.placeholder, !placeholder.isEmpty { return placeholder }
    if readsItsInside {
      if let texts = spokenTexts.joinedLabel { return texts }
      if let pictures = pictureNames.joinedLabel { return pictures }
    }
    return isControl ? labelBeside : nil
  }

  /// The texts that a user reads in this host, from top to bottom as the tree has it; what is hidden does not count.
  ///
  /// - Complexity: O(n) for the hosts inside.
  public final var readableTexts: [String] {
    gather { host in
      var description = HostDescription()
      host.describe(into: &description)
      return description.text.map { $0.isEmpty ? [] : [$0] }
    }
  }

  /// All that a user may call this host: its label, the words that were given for voice input, and for a button that shows
  /// the choice of a menu also what is beside it.
  final var spokenNames: [String] {
    let menuLabel = (self as? HostButton)?.showsMenuAsPrimaryAction == true ? labelBeside : nil
    return ([spokenLabel] + accessibilityUserInputLabels + [menuLabel]).compactMap { $0 }
  }

  /// What is read out of this host: a label that something inside was given stands for its text, and for all in it.
  private var spokenTexts: [String] {
    gather { host in
      if host !== self, !host.isControl, let label = host.accessibilityLabel { return label.isEmpty ? [] : [label] }
      var description = HostDescription()
      host.describe(into: &description)
      return description.text.map { $0.isEmpty ? [] : [$0] }
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
    while let around = host.superview, !(around is HostScrollView), !(around is any AnyHostingView) {
      if around.controls(except: self) > 0 { return nil }
      if let label = around.gather(except: self, { ($0 as? HostLabel)?.text.map { [$0] } }).joinedLabel { return label }
      host = around
    }
    return nil
  }

  private func controls(except own: HostView) -> Int {
    gather(except: own) { $0 !== self && $0.isControl ? [""] : nil }.count
  }

  /// Gathers texts of this host and those inside that a user sees, in order.
  ///
  /// - Parameters:
  ///   - own: A host that is passed over with all inside it.
  ///   - texts: What a host gives; nil goes on with what is inside it.
  private func gather(except own: HostView? = nil, _ texts: (HostView) -> [String]?) -> [String] {
    if let mine = texts(self) { return mine }
    var found: [String] = []
    var last: HostView?
    Introspect.walk(
      below: self, children: { last === $0 ? [] : $0.subviews },
      isSkipped: { $0 === own || $0.isInvisible || $0.accessibilityElementsHidden || Introspect.isMarker($0) }
    ) { host in
      if let own = texts(host) {
        found += own
        last = host
      }
      return false
    }
    return found
  }

  /// Whether a user does not see this host, nor what is inside it.
  final var isInvisible: Bool { isHidden || alpha < 0.01 }

  /// A few words that say which host is meant, in a sentence: `HostButton "Save"`.
  final var shortName: String {
    if let label = spokenLabel { return "\(className) \"\(label)\"" }
    return accessibilityIdentifier.map { "\(className) #\($0)" } ?? className
  }

  /// The name of the class without its generic arguments.
  final var className: String { String("\(type(of: self))".prefix { $0 != "<" }) }
}

extension [String] {
  /// The texts as one label; nil if there are none.
  fileprivate var joinedLabel: String? {
    let texts = filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
