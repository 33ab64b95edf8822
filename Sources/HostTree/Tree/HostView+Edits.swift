import Foundation

extension HostView: HostNamedProperties {
  /// The edits of this view; its content is private to the library. Nil until there is one.
  public final var editStack: HostEditStack? {
    get { flags.contains(.hasEdits) ? rare?.editStack : nil }
    set {
      makeRare().editStack = newValue
      if newValue == nil { flags.remove(.hasEdits) } else { flags.insert(.hasEdits) }
    }
  }

  /// Whether ``performWithoutEdits(_:)`` may do more than to call its closure.
  package final var mayHaveEdits: Bool { flags.contains(.hasEdits) }

  /// Performs an update by the owner, while all edits are reverted.
  ///
  /// `update` reads and writes the owner's values; afterwards the edits are applied again.
  ///
  /// Without edits, or nested in another call for this view, it only calls `update`.
  public final func performWithoutEdits(_ update: () -> Void) {
    // Called for each update of each view: without edits it must cost no more than this check.
    guard flags.contains(.hasEdits) else { return update() }
    editStack?.lift(during: update)
  }

  /// The properties of hosts for ``namedProperties``.
  static var propertiesOfHosts: [(String, AnyKeyPath)] {
    [
      ("accessibilityElementsHidden", \HostView.accessibilityElementsHidden),
      ("accessibilityHint", \HostView.accessibilityHint),
      ("accessibilityIdentifier", \HostView.accessibilityIdentifier),
      ("accessibilityLabel", \HostView.accessibilityLabel),
      ("accessibilityTraits", \HostView.accessibilityTraits),
      ("accessibilityValue", \HostView.accessibilityValue),
      ("additionalSafeAreaInsets", \HostView.additionalSafeAreaInsets),
      ("alpha", \HostView.alpha),
      ("backgroundColor", \HostView.backgroundColor),
      ("clipsToBounds", \HostView.clipsToBounds),
      ("isAccessibilityElement", \HostView.isAccessibilityElement),
      ("isHidden", \HostView.isHidden),
      ("isOutsideLayout", \HostView.isOutsideLayout),
      ("isRedacted", \HostView.isRedacted),
      ("isUserInteractionEnabled", \HostView.isUserInteractionEnabled),
      ("layoutPriority", \HostView.layoutPriority),
      ("overrideUserInterfaceStyle", \HostView.overrideUserInterfaceStyle),
      ("contentPaint", \HostView.contentPaint),
      ("transform", \HostView.transform),
      ("tag", \HostView.tag),
      ("tintColor", \HostView.tintColor),
      ("toolTip", \HostView.toolTip),
      ("zIndex", \HostView.zIndex),
    ]
  }

  /// The words of this view's line in a printed tree.
  package final var describedProperties: [String: String] { HostDescription(of: self).words }

  /// Reads a property as it was set on this view.
  ///
  /// Values inherited from the superview and transient states (left out, departing, fading) are disregarded.
  ///
  /// For values that are written back later.
  final func onItsOwn<Result>(_ read: () -> Result) -> Result {
    let shown = flags.intersection([.isLeftOut, .isDeparting])
    let (superview, fade) = (parent, rare?.fade)
    flags.subtract(shown)
    parent = nil
    rare?.fade = 1
    defer {
      flags.formUnion(shown)
      parent = superview
      if let fade { rare?.fade = fade }
    }
    return read()
  }
}
