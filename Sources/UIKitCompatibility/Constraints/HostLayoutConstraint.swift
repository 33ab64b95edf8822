// Tests: `ConstraintTests`, `ConstraintChangeTests`.

public import Foundation
public import HostTree

/// A linear relation of the places and sizes of two views, as `NSLayoutConstraint`.
///
/// An active constraint belongs to the nearest common ancestor of its two views. Views whose
/// `translatesAutoresizingMaskIntoConstraints` is false get their frames from the constraints, in
/// the layout pass, before ``/HostTree/HostView/layoutSubviews()`` of the topmost view that is not placed by
/// constraints itself. All constraints of such a tree are solved at once. Higher priorities always win over lower ones;
/// of constraints of the same priority the sum of the errors is the smallest.
///
/// ```swift
/// let card = HostView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
/// let label = HostLabel()
/// label.text = "Hello"
/// label.translatesAutoresizingMaskIntoConstraints = false
/// card.addSubview(label)
/// HostLayoutConstraint.activate([
///   label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
///   label.centerYAnchor.constraint(equalTo: card.centerYAnchor),
/// ])
/// card.layoutIfNeeded()
/// print(label.frame.minX, label.frame.minY)
/// // Prints "151.333333 39.833333"
/// ```
///
/// `firstItem.firstAttribute relation secondItem.secondAttribute * multiplier + constant`. An active constraint whose
/// view is freed, or removed from the ancestor that the constraint belongs to, is not active any more.
@MainActor @preconcurrency
public final class HostLayoutConstraint {
  /// The side, middle or length of a view that a constraint is about.
  public enum Attribute: Int, Sendable {
    /// A side.
    case left = 1, right, top, bottom
    /// A side in the direction of reading.
    case leading, trailing
    /// A length.
    case width, height
    /// A middle.
    case centerX, centerY
    /// The baseline of the last or the first line of text; the bottom, or the top, of views without text.
    case lastBaseline, firstBaseline
    /// Nothing: the constraint compares with its constant alone.
    case notAnAttribute = 0
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    /// The first is not greater, the same, or not less.
    case lessThanOrEqual = -1, equal, greaterThanOrEqual
  }

  /// The direction of a length.
  public typealias Axis = HostView.ConstraintAxis

  /// The view or the ``HostLayoutGuide`` on the first side; nil once it is freed.
  public private(set) weak var firstItem: (any HostLayoutItem)?
  /// The attribute of ``firstItem`` that counts.
  public let firstAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The view or the ``HostLayoutGuide`` on the second side; nil for none, and once it is freed.
  public private(set) weak var secondItem: (any HostLayoutItem)?
  /// The attribute of ``secondItem`` that counts.
  public let secondAttribute: Attribute
  /// The factor of the second side.
  public let multiplier: CGFloat
  /// Whether the constraint had a second item.
  let comparesItems: Bool

  /// The offset that is added to the second side, in points.
  public var constant: CGFloat {
    didSet {
      constant = Self.sound(constant)
      if constant != oldValue { didChange() }
    }
  }

  /// How important the constraint is; required by default.
  public var priority = HostLayoutPriority.required {
    didSet { if priority != oldValue { didChange() } }
  }

  /// A name for reports.
  public var identifier: String?

  /// The view whose layout uses the constraint while it is active.
  private(set) weak var owner: HostView?
  /// Whether it was reported that the constraint can't hold.
  var isKnownToBreak = false

  /// Creates a constraint, which is not active.
  ///
  /// - Parameters:
  ///   - view1: The view or guide on the first side.
  ///   - attr1: The attribute of it that counts.
  ///   - relation: How the sides compare.
  ///   - view2: The view or guide on the second side; nil to compare with the constant.
  ///   - attr2: The attribute of it that counts.
  ///   - multiplier: The factor of the second side.
  ///   - c: The offset that is added to the second side, in points.
  public init(
    item view1: any HostLayoutItem, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: (any HostLayoutItem)?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1
    firstAttribute = attr1
    self.relation = relation
    secondItem = attr2 == .notAnAttribute ? nil : view2
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    comparesItems = view2 != nil && attr2 != .notAnAttribute
    self.multiplier = Self.sound(multiplier)
    constant = Self.sound(c)
  }

  private static func sound(_ number: CGFloat) -> CGFloat {
    if number.isFinite { return number }
    HostDiagnostics.report(
      "A constraint was given the number \(number.printed), which is not finite; it counts as 0. Give it a finite number."
    )
    return 0
  }

  // MARK: Activation

  /// Whether the constraint takes part in layout. Setting it adds it to, or removes it from, the nearest common
  /// ancestor of its views; without one that is reported, and the constraint stays inactive.
  public var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { owner?.forget(self) }
    }
  }

  /// Activates constraints.
  public static func activate(_ constraints: [HostLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [HostLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let first = firstItem?.layoutView, !comparesItems || secondItem?.layoutView != nil else {
      return HostDiagnostics.report(
        "The constraint \(self) is of a view or guide that is in no view any more; it stays inactive.")
    }
    guard let ancestor = first.commonAncestor(with: secondItem?.layoutView ?? first) else {
      return HostDiagnostics.report(
        "The constraint \(self) can't be activated: its views have no common ancestor. Add them to a common superview first."
      )
    }
    owner = ancestor
    ancestor.install(self)
    for item in [first, secondItem?.layoutView] {
      var view = item
      while let current = view, current !== ancestor {
        current.isInConstraints = true
        view = current.superview
      }
    }
  }

  /// Takes note that no view uses this constraint any more.
  func didLeave() { owner = nil }

  /// The views of the sides that constraints place.
  var memberViews: [HostView] {
    [firstItem?.layoutView, secondItem?.layoutView].compactMap { $0?.isConstraintMember == true ? $0 : nil }
  }

  /// Whether a side is in a subtree.
  func touches(_ view: HostView) -> Bool {
    [firstItem?.layoutView, secondItem?.layoutView].contains { $0?.isDescendant(of: view) == true }
  }

  private func didChange() {
    isKnownToBreak = false
    owner?.solutionsMayChange(by: self)
  }
}

extension HostLayoutConstraint: @preconcurrency CustomStringConvertible {
  /// The constraint as a relation, for reports: `HostLabel "Hello".leading == HostView.leading + 10`.
  public var description: String {
    func side(_ item: (any HostLayoutItem)?, _ attribute: Attribute) -> String {
      "\(item?.layoutItemName ?? "nothing").\(attribute)"
    }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var text = (identifier.map { "\($0): " } ?? "") + "\(side(firstItem, firstAttribute)) \(sign) "
    if comparesItems {
      text += side(secondItem, secondAttribute)
      if multiplier != 1 { text += " * \(multiplier.printed)" }
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant).printed)" }
    } else {
      text += constant.printed
    }
    return text + (priority == .required ? "" : " (priority \(CGFloat(priority.rawValue).printed))")
  }
}

/// A participant of a constraint: a view or a ``HostLayoutGuide``.
@MainActor @preconcurrency
public protocol HostLayoutItem: AnyObject {
  /// The view in whose tree the item lies: itself, or the guide's owner; nil for a guide that has none.
  var layoutView: HostView? { get }
  /// The name in reports.
  var layoutItemName: String { get }
}

extension HostView {
  /// The nearest view in which both lie; either may be the other.
  final func commonAncestor(with other: HostView) -> HostView? {
    var view: HostView? = self
    while let current = view, !other.isDescendant(of: current) { view = current.superview }
    return view
  }
}
