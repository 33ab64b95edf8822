// Tests: `LayoutGuideConstraintTests`.

public import Foundation
public import HostTree

/// A rectangle that takes part in constraints and draws nothing, as `UILayoutGuide`.
///
/// ```swift
/// let page = HostView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
/// let rest = HostLayoutGuide()
/// page.addLayoutGuide(rest)
/// HostLayoutConstraint.activate([
///   rest.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 100),
///   rest.trailingAnchor.constraint(equalTo: page.trailingAnchor),
///   rest.topAnchor.constraint(equalTo: page.topAnchor),
///   rest.heightAnchor.constraint(equalToConstant: 40),
/// ])
/// page.layoutIfNeeded()
/// print(rest.layoutFrame.minX, rest.layoutFrame.width)
/// // Prints "100.0 200.0"
/// ```
@MainActor @preconcurrency
open class HostLayoutGuide: HostLayoutItem {
  /// Which rectangle the guide is.
  enum Role {
    /// Constraints decide.
    case free
    /// The part of the owner that bars do not cover, or that its margins leave.
    case safeArea, margins
    /// The content of a scroll view, or its frame.
    case content, frame
  }

  let role: Role

  /// The view whose coordinates the guide has; nil for one that was added to none.
  public internal(set) weak var owningView: HostView?

  /// A name for reports.
  open var identifier = ""

  /// The rectangle in the owning view's coordinates, as of the last layout.
  public final var layoutFrame: CGRect {
    switch role {
    case .free: storedFrame
    case .safeArea, .margins: owningView.map { $0.bounds.inset(by: $0.sides(of: insets)) } ?? .zero
    case .content: CGRect(origin: .zero, size: (owningView as? HostScrollView)?.contentSize ?? .zero)
    case .frame: owningView?.bounds ?? .zero
    }
  }

  final var storedFrame = CGRect.zero

  /// Creates a guide; see `addLayoutGuide(_:)` of a view.
  public init() { role = .free }

  init(_ role: Role, of view: HostView) {
    self.role = role
    owningView = view
  }

  /// How much less the guide is than its owner, for the roles that follow it.
  final var insets: EdgeInsets {
    guard let owningView else { return EdgeInsets() }
    return switch role {
    case .safeArea: owningView.safeAreaInsets
    case .margins: owningView.marginsInSafeArea
    case .free, .content, .frame: EdgeInsets()
    }
  }

  /// The same without the safe area.
  final var insetsOfItsOwn: EdgeInsets {
    role == .margins ? owningView?.directionalLayoutMargins ?? EdgeInsets() : EdgeInsets()
  }

  /// The owner.
  public final var layoutView: HostView? { owningView }

  /// The identifier, and the class.
  public final var layoutItemName: String {
    let name = role == .free ? "\(type(of: self))" : "\(owningView?.layoutItemName ?? "nothing").\(role)"
    return identifier.isEmpty ? name : "\(name) \"\(identifier)\""
  }
}

/// The insets of a rectangle by sides, whatever the direction of reading.
struct SideInsets: Equatable {
  var top: CGFloat = 0
  var left: CGFloat = 0
  var bottom: CGFloat = 0
  var right: CGFloat = 0
}

extension CGRect {
  fileprivate func inset(by insets: SideInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}

extension HostView {
  /// Insets with leading where reading begins in this view.
  final func sides(of insets: EdgeInsets) -> SideInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return SideInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }

  // MARK: Guides

  /// The guides that were added, in that order.
  public final var layoutGuides: [HostLayoutGuide] { record?.guides ?? [] }

  /// Adds a guide, which is removed from its former owner.
  public final func addLayoutGuide(_ layoutGuide: HostLayoutGuide) {
    guard layoutGuide.role == .free, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    makeConstraintRecord().guides.append(layoutGuide)
  }

  /// Removes a guide, and deactivates its constraints.
  public final func removeLayoutGuide(_ layoutGuide: HostLayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.role == .free else { return }
    var view: HostView? = self
    while let current = view {
      for constraint in current.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.isActive = false
      }
      view = current.superview
    }
    layoutGuide.owningView = nil
    record?.guides.removeAll { $0 === layoutGuide }
  }

  /// The part of this view that is not covered by bars and the like; see ``/HostTree/HostView/safeAreaInsets``.
  public final var safeAreaLayoutGuide: HostLayoutGuide { guide(.safeArea) }
  /// The part of this view that its margins leave; see ``directionalLayoutMargins``.
  public final var layoutMarginsGuide: HostLayoutGuide { guide(.margins) }
  /// The part of this view that suits text: here the same as ``layoutMarginsGuide``.
  public final var readableContentGuide: HostLayoutGuide { guide(.margins) }

  final func guide(_ role: HostLayoutGuide.Role) -> HostLayoutGuide {
    let record = makeConstraintRecord()
    if let guide = record.guidesOfItsOwn[role] { return guide }
    let guide = HostLayoutGuide(role, of: self)
    record.guidesOfItsOwn[role] = guide
    return guide
  }

  // MARK: Margins

  /// The margins of the content, in points, with leading where reading begins; 8 on each side by default.
  ///
  /// They matter to ``layoutMarginsGuide``, where the safe area is added to them, and to stack views that arrange
  /// within them.
  public final var directionalLayoutMargins: EdgeInsets {
    get { record?.margins ?? EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
    set {
      let margins = newValue.asSafeArea
      guard margins != directionalLayoutMargins else { return }
      makeConstraintRecord().margins = margins
      constraintsDidChange()
    }
  }

  /// The margins of the content, in points. As everywhere here, leading stands for UIKit's left; see
  /// ``directionalLayoutMargins``.
  public final var layoutMargins: EdgeInsets {
    get { directionalLayoutMargins }
    set { directionalLayoutMargins = newValue }
  }

  /// The margins, and the safe area where this view reaches beyond it.
  final var marginsInSafeArea: EdgeInsets {
    let margins = directionalLayoutMargins
    let safe = safeAreaInsets
    return EdgeInsets(
      top: margins.top + safe.top, leading: margins.leading + safe.leading, bottom: margins.bottom + safe.bottom,
      trailing: margins.trailing + safe.trailing)
  }
}

extension HostScrollView {
  /// The content: constraints to its sides say how large ``/HostTree/HostScrollView/contentSize`` is.
  public final var contentLayoutGuide: HostLayoutGuide { guide(.content) }
  /// The view itself, whose sides do not scroll.
  public final var frameLayoutGuide: HostLayoutGuide { guide(.frame) }
}
