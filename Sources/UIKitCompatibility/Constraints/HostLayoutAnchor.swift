// Tests: `ConstraintTests`.

public import Foundation
public import HostTree

/// A side, middle or length of a view or guide, from which constraints are made, as `NSLayoutAnchor`.
///
/// ```swift
/// let page = HostView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
/// let image = HostView()
/// image.translatesAutoresizingMaskIntoConstraints = false
/// page.addSubview(image)
/// image.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20).isActive = true
/// image.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
/// image.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5).isActive = true
/// image.heightAnchor.constraint(equalToConstant: 50).isActive = true
/// page.layoutIfNeeded()
/// print(image.frame.minX, image.frame.width)
/// // Prints "20.0 150.0"
/// ```
///
/// The type is the kind of anchor, so that sides of different directions are not compared. The constraints that it
/// makes are not active.
@MainActor @preconcurrency
public class HostLayoutAnchor<AnchorType: AnyObject> {
  /// The item that the anchor belongs to.
  public let item: any HostLayoutItem
  /// The attribute of the item that counts.
  public let attribute: HostLayoutConstraint.Attribute

  init(_ item: any HostLayoutItem, _ attribute: HostLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// A constraint that this anchor has the other's place, or `constant` points after it.
  public final func constraint(equalTo anchor: HostLayoutAnchor<AnchorType>, constant: CGFloat = 0)
    -> HostLayoutConstraint
  {
    constraint(.equal, anchor, constant)
  }
  /// A constraint that this anchor is not before the other, with `constant` points added to it.
  public final func constraint(
    greaterThanOrEqualTo anchor: HostLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> HostLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant) }
  /// A constraint that this anchor is not after the other, with `constant` points added to it.
  public final func constraint(
    lessThanOrEqualTo anchor: HostLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> HostLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant) }

  final func constraint(
    _ relation: HostLayoutConstraint.Relation, _ anchor: HostLayoutAnchor<AnchorType>?, _ constant: CGFloat,
    multiplier: CGFloat = 1
  ) -> HostLayoutConstraint {
    HostLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// The distance that the system puts between neighbours: 8 points.
  fileprivate static var systemSpacing: CGFloat { 8 }
}

/// An anchor along the horizontal axis.
public final class HostLayoutXAxisAnchor: HostLayoutAnchor<HostLayoutXAxisAnchor> {
  /// A constraint that this anchor is `multiplier` times the system's spacing, 8 points, after the other.
  public func constraint(
    equalToSystemSpacingAfter anchor: HostLayoutXAxisAnchor, multiplier: CGFloat
  ) -> HostLayoutConstraint { constraint(.equal, anchor, multiplier * Self.systemSpacing) }
  /// A constraint that this anchor is at least `multiplier` times 8 points after the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: HostLayoutXAxisAnchor, multiplier: CGFloat
  ) -> HostLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier * Self.systemSpacing) }
  /// A constraint that this anchor is at most `multiplier` times 8 points after the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: HostLayoutXAxisAnchor, multiplier: CGFloat
  ) -> HostLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier * Self.systemSpacing) }
}

/// An anchor along the vertical axis.
public final class HostLayoutYAxisAnchor: HostLayoutAnchor<HostLayoutYAxisAnchor> {
  /// A constraint that this anchor is `multiplier` times the system's spacing, 8 points, below the other.
  public func constraint(
    equalToSystemSpacingBelow anchor: HostLayoutYAxisAnchor, multiplier: CGFloat
  ) -> HostLayoutConstraint { constraint(.equal, anchor, multiplier * Self.systemSpacing) }
  /// A constraint that this anchor is at least `multiplier` times 8 points below the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: HostLayoutYAxisAnchor, multiplier: CGFloat
  ) -> HostLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier * Self.systemSpacing) }
  /// A constraint that this anchor is at most `multiplier` times 8 points below the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: HostLayoutYAxisAnchor, multiplier: CGFloat
  ) -> HostLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier * Self.systemSpacing) }
}

/// A length.
public final class HostLayoutDimension: HostLayoutAnchor<HostLayoutDimension> {
  /// A constraint that the length is a number of points.
  public func constraint(equalToConstant c: CGFloat) -> HostLayoutConstraint { constraint(.equal, nil, c) }
  /// A constraint that the length is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> HostLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, c)
  }
  /// A constraint that the length is at most a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> HostLayoutConstraint {
    constraint(.lessThanOrEqual, nil, c)
  }

  /// A constraint that the length is a multiple of the other, and `constant` points more.
  public func constraint(
    equalTo anchor: HostLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> HostLayoutConstraint { constraint(.equal, anchor, c, multiplier: m) }
  /// A constraint that the length is at least a multiple of the other, with `constant` points added.
  public func constraint(
    greaterThanOrEqualTo anchor: HostLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> HostLayoutConstraint { constraint(.greaterThanOrEqual, anchor, c, multiplier: m) }
  /// A constraint that the length is at most a multiple of the other, with `constant` points added.
  public func constraint(
    lessThanOrEqualTo anchor: HostLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> HostLayoutConstraint { constraint(.lessThanOrEqual, anchor, c, multiplier: m) }
}

extension HostLayoutItem {
  /// The side where reading begins.
  public var leadingAnchor: HostLayoutXAxisAnchor { HostLayoutXAxisAnchor(self, .leading) }
  /// The side where reading ends.
  public var trailingAnchor: HostLayoutXAxisAnchor { HostLayoutXAxisAnchor(self, .trailing) }
  /// The left side.
  public var leftAnchor: HostLayoutXAxisAnchor { HostLayoutXAxisAnchor(self, .left) }
  /// The right side.
  public var rightAnchor: HostLayoutXAxisAnchor { HostLayoutXAxisAnchor(self, .right) }
  /// The horizontal middle.
  public var centerXAnchor: HostLayoutXAxisAnchor { HostLayoutXAxisAnchor(self, .centerX) }
  /// The top.
  public var topAnchor: HostLayoutYAxisAnchor { HostLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  public var bottomAnchor: HostLayoutYAxisAnchor { HostLayoutYAxisAnchor(self, .bottom) }
  /// The vertical middle.
  public var centerYAnchor: HostLayoutYAxisAnchor { HostLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: HostLayoutDimension { HostLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: HostLayoutDimension { HostLayoutDimension(self, .height) }
}

extension HostView {
  /// The baseline of the first line of text; the top of views without text.
  public final var firstBaselineAnchor: HostLayoutYAxisAnchor { HostLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom of views without text.
  public final var lastBaselineAnchor: HostLayoutYAxisAnchor { HostLayoutYAxisAnchor(self, .lastBaseline) }
}
