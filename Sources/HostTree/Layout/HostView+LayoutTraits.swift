import Foundation

/// The traits of a child that a layout reads besides sizes: stack traits and alignment guides.
extension HostView {
  // MARK: Stack traits

  /// The layout priority, and the view that the spacing comes from; a container with one child passes the child's on.
  final var stackTraits: (priority: Double, source: Unmanaged<HostView>) {
    var priority = 0.0
    var view = Unmanaged.passUnretained(self)
    while true {
      if priority == 0 { priority = view.inPlace { $0.rare?.layoutPriority ?? 0 } }
      let flags = view.inPlace { $0.flags }
      if flags.contains(.isSpacer) { return (priority == 0 ? -.infinity : priority, view) }
      guard flags.contains(.passesTraits), let source = view.inPlace({ $0.traitsSource.unmanaged }) else {
        return (priority, view)
      }
      view = source
    }
  }

  /// The spacing that this view prefers to its neighbours.
  final var layoutSpacing: ViewSpacing {
    if flags.contains(.isText) { return spacingOfItsOwn }
    let source = LayoutChild(stackTraits.source).host
    return source.flags.contains(.isSpacer)
      ? .zero : source.flags.contains(.wantsSpacing) ? source.spacingOfItsOwn : ViewSpacing()
  }

  /// The axis of the enclosing stack, looking through containers such as padding; nil outside of stacks.
  final var enclosingStackAxis: Axis? {
    var view = parent
    while let container = view, container.flags.contains(.passesTraits) { view = container.parent }
    return view?.stackAxis
  }

  /// Invalidates descendants that depend on ``enclosingStackAxis``.
  final func enclosingStackMayChange() {
    if flags.contains(.readsStackAxis) {
      if !sizes.isEmpty { superviewSizeMayChange() }
    } else if flags.contains(.passesTraits) {
      subviews.forEachInPlace { $0.enclosingStackMayChange() }
    }
  }

  /// Invalidates ancestors after a change of a trait besides the size that their layouts read, also through containers
  /// that pass it on.
  final func superviewSizeMayChange() {
    passOnChangedTraits()
    if root == nil { superview?.invalidateIntrinsicContentSize() }
    invalidateIntrinsicContentSize()
  }

  final func passOnChangedTraits() {
    flags.insert(.mustClimb)
    var view = self
    while let container = view.parent, container.flags.contains(.passesTraits) {
      container.flags.insert(.mustClimb)
      view = container
    }
  }

  // MARK: Guides

  /// The position of a guide from ``setAlignmentGuide(_:_:)``; nil if it was not set, as in most views.
  @inline(__always)
  final func alignmentGuideThatWasSet(
    _ id: any AlignmentID.Type, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    flags.contains(.givesGuides) ? alignmentGuideAmongThoseSet(id, in: size, proposal: proposal) : nil
  }

  private func alignmentGuideAmongThoseSet(
    _ id: any AlignmentID.Type, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    // While the closure runs, the same guide has the value that the view would have without it.
    guard let guide = rare?.alignmentGuides[ObjectIdentifier(id)], !guide.isRunning else { return nil }
    guide.isRunning = true
    defer { guide.isRunning = false }
    return guide.compute(ViewDimensions(size: size, host: self, proposal: proposal))
  }

  /// The explicit position of a guide; nil if there is none.
  ///
  /// Records that the superview depends on the answer.
  @inline(never)  // else each caller would retain this view for the call in it
  final func askForGuide(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if hasNoSideGuides, id.isSideOrMiddle { return nil }
    let value = explicitAlignment(id, along: axis, in: size, proposal: proposal)
    if !flags.contains(.givesGuides) {
      if !id.isSideOrMiddle { flags.insert(.givesGuides) } else if value != nil { noteGuides() }
    }
    return value
  }

  /// Whether this view surely has no explicit guide for an edge or a centre, so that layouts need not ask.
  ///
  /// None was set in its subtree, and its class computes none: of these modules' classes only ``HostLayoutView`` does,
  /// which has a spacing as well.
  @inline(__always)
  final var hasNoSideGuides: Bool { flags.isDisjoint(with: [.givesGuides, .wantsSpacing]) && isOfKnownClass }

  /// Marks this view and its ancestors as having explicit guides, so that none of them is known by its size alone.
  final func noteGuides() {
    var view: HostView? = self
    while let current = view {
      current.flags.insert(.givesGuides)
      view = current.parent
    }
  }
}

/// A closure from ``HostView/setAlignmentGuide(_:_:)``.
///
/// A class, as a dictionary stores closures in another representation than code calls them in: one that is taken out
/// and put back would be wrapped once more each time.
final class ComputedGuide {
  let compute: @MainActor (ViewDimensions) -> CGFloat
  var isRunning = false

  init(_ compute: @escaping @MainActor (ViewDimensions) -> CGFloat) { self.compute = compute }
}

extension LayoutChildren {
  /// Whether all children have ``HostView/hasNoSideGuides``.
  var allHaveNoSideGuides: Bool {
    for child in self where !child.hasNoSideGuides { return false }
    return true
  }
}

extension LayoutChild {
  /// The child's ``HostView/hasNoSideGuides``.
  var hasNoSideGuides: Bool { inLayout(self) { $0.host.hasNoSideGuides } }

  /// The child's ``HostView/stackTraits``.
  var stackTraits: (priority: Double, source: LayoutChild) {
    inLayout(self) { child in
      // Most children have no priority and do not pass on another child's traits.
      if child.host.rare == nil, child.host.flags.isDisjoint(with: [.isSpacer, .passesTraits]) { return (0, child) }
      let traits = child.host.stackTraits
      return (traits.priority, LayoutChild(traits.source))
    }
  }
}

extension HorizontalAlignment {
  var shortDescription: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    default: "\(id)"
    }
  }
}

extension VerticalAlignment {
  var shortDescription: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    default: "\(id)"
    }
  }
}

extension Alignment {
  /// The alignment's name in a printed tree, such as `topLeading`.
  var shortDescription: String {
    if self == .center { return "center" }
    if horizontal == .center { return vertical.shortDescription }
    if vertical == .center { return horizontal.shortDescription }
    return vertical.shortDescription + horizontal.shortDescription.prefix(1).uppercased()
      + horizontal.shortDescription.dropFirst()
  }
}

extension EdgeInsets {
  /// Prints as one number if all insets are equal, else as (top, leading, bottom, trailing).
  struct Short: CustomStringConvertible {
    let insets: EdgeInsets

    var description: String {
      let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
      if sides.allSatisfy({ $0 == insets.top }) { return insets.top.printed }
      return "(" + sides.map(\.printed).joined(separator: ", ") + ")"
    }
  }

  var short: Short { Short(insets: self) }
}
