import Foundation
import HostTree

/// Trees of all containers, random changes of them, and copies that were never laid out.
@MainActor
struct RandomTrees {
  var dice: Dice

  init(seed: Int) { dice = Dice(seed) }

  private static let alignments: [Alignment] = [
    .center, .topLeading, .bottomTrailing, .leading,
    Alignment(horizontal: .center, vertical: .firstTextBaseline),
  ]

  private mutating func alignment() -> Alignment { RandomTrees.alignments[dice.roll(RandomTrees.alignments.count)] }
  private mutating func length() -> CGFloat { CGFloat(dice.roll(13) * 5) }
  private mutating func limits() -> FlexibleFrameLayout.Limits {
    switch dice.roll(4) {
    case 0: .init(min: length())
    case 1: .init(max: length())
    case 2: .init(min: 5, max: .infinity)
    default: .init(ideal: length())
    }
  }
  private mutating func kind() -> LeafStub.Kind {
    switch dice.roll(3) {
    case 0: .fixed(length(), length())
    case 1: .elastic(min: .zero, ideal: CGSize(width: length(), height: length()), max: CGSize(width: 80, height: 80))
    default: .wrapping(width: 30 + length(), lineHeight: 10)
    }
  }

  mutating func leaf() -> HostView {
    switch dice.roll(7) {
    case 0: return HostSpacer(minLength: dice.roll(2) == 0 ? nil : length())
    case 1: return HostDivider()
    case 2: return HostColorView(HostColor(red: 1, green: 0, blue: 0))
    default:
      let leaf = LeafStub(kind())
      if dice.roll(4) == 0 { leaf.baseline = length() }
      return leaf
    }
  }

  mutating func tree(depth: Int) -> HostView {
    if depth == 0 || dice.roll(6) == 0 { return leaf() }
    let container: HostContainerView
    var count = 1
    switch dice.roll(11) {
    case 0, 1, 2, 3:
      container = HostStackView(
        axis: dice.roll(2) == 0 ? .horizontal : .vertical, alignment: alignment(),
        spacing: dice.roll(2) == 0 ? nil : length())
      count = dice.roll(4)
    case 4:
      container = HostZStackView(alignment: alignment())
      count = dice.roll(4)
    case 5:
      container = HostOverlayView(alignment: alignment())
      count = 1 + dice.roll(2)
    case 6:
      container = HostBackgroundView(alignment: alignment())
      count = 1 + dice.roll(2)
    case 7: container = HostPaddingView(insets: EdgeInsets(top: length(), leading: 3, bottom: 4, trailing: length()))
    case 8:
      container = HostFrameView(width: length(), height: dice.roll(2) == 0 ? nil : length(), alignment: alignment())
    case 9:
      container = HostFlexibleFrameView(
        layout: FlexibleFrameLayout(width: limits(), height: limits(), alignment: alignment()))
    default: container = HostOffsetView(offset: CGSize(width: length(), height: length()))
    }
    for _ in 0..<count { container.addSubview(tree(depth: depth - 1)) }
    return container
  }

  /// Changes something somewhere below `root`; returns a view that is in no tree any more, with what was taken out.
  mutating func change(_ root: HostView) -> HostView? {
    let all = root.descendants
    guard let view = all.isEmpty ? nil : all[dice.roll(all.count)] else {
      root.addSubview(tree(depth: 3))
      return nil
    }
    switch dice.roll(16) {
    case 0: view.layoutPriority = Double(dice.roll(3))
    case 1:
      let value = length()
      view.setAlignmentGuide(HorizontalAlignment.leading.id) { $0.width / 2 + value }
      guides[ObjectIdentifier(view)] = value
    case 2:
      if guides.removeValue(forKey: ObjectIdentifier(view)) != nil {
        view.setAlignmentGuide(HorizontalAlignment.leading.id, nil)
      }
    case 3: view.isOutsideLayout.toggle()
    case 4:
      view.removeFromSuperview()
      return view
    case 5:
      let others = all.filter { $0 is HostContainerView && !$0.isDescendant(of: view) }
      if !others.isEmpty { others[dice.roll(others.count)].insertSubview(view, at: dice.roll(3)) }
    case 6: if view is HostContainerView { view.insertSubview(tree(depth: 2), at: dice.roll(3)) }
    case 7: _ = view.sizeThatFits(ProposedViewSize(width: length(), height: dice.roll(2) == 0 ? nil : length()))
    case 8: view.superview?.sendSubviewToBack(view)
    default: changeProperties(of: view)
    }
    return nil
  }

  /// The guides that were set, by view, since a view does not tell.
  private(set) var guides: [ObjectIdentifier: CGFloat] = [:]

  mutating func changeProperties(of view: HostView) {
    switch view {
    case let leaf as LeafStub: if dice.roll(4) == 0 { leaf.baseline = length() } else { leaf.kind = kind() }
    case let spacer as HostSpacer: spacer.minLength = length()
    case let stack as HostStackView:
      switch dice.roll(3) {
      case 0: stack.axis = stack.axis.cross
      case 1: stack.spacing = dice.roll(2) == 0 ? nil : length()
      default: stack.alignment = alignment()
      }
    case let stack as HostZStackView: stack.alignment = alignment()
    case let overlay as HostOverlayView:
      if dice.roll(2) == 0 { overlay.alignment = alignment() } else { overlay.primary = overlay.subviews.last }
    case let background as HostBackgroundView: background.alignment = alignment()
    case let padding as HostPaddingView: padding.insets.top = length()
    case let frame as HostFrameView: if dice.roll(2) == 0 { frame.width = length() } else { frame.height = nil }
    case let frame as HostFlexibleFrameView:
      frame.layout = FlexibleFrameLayout(width: limits(), height: frame.layout.height, alignment: alignment())
    case let view as HostOffsetView: view.offset.width = length()
    default: view.invalidateIntrinsicContentSize()
    }
  }

  /// A copy of a tree that nothing was ever asked of.
  func copy(_ view: HostView) -> HostView {
    let result: HostView
    switch view {
    case let leaf as LeafStub:
      let copy = LeafStub(leaf.kind)
      copy.baseline = leaf.baseline
      result = copy
    case let spacer as HostSpacer: result = HostSpacer(minLength: spacer.minLength)
    case is HostDivider: result = HostDivider()
    case is HostColorView: result = HostColorView()
    case let stack as HostStackView:
      result = HostStackView(axis: stack.axis, alignment: stack.alignment, spacing: stack.spacing)
    case let stack as HostZStackView: result = HostZStackView(alignment: stack.alignment)
    case let overlay as HostOverlayView: result = HostOverlayView(alignment: overlay.alignment)
    case let background as HostBackgroundView: result = HostBackgroundView(alignment: background.alignment)
    case let padding as HostPaddingView: result = HostPaddingView(insets: padding.insets)
    case let frame as HostFrameView:
      result = HostFrameView(width: frame.width, height: frame.height, alignment: frame.alignment)
    case let frame as HostFlexibleFrameView: result = HostFlexibleFrameView(layout: frame.layout)
    case let offset as HostOffsetView: result = HostOffsetView(offset: offset.offset)
    default: preconditionFailure("no copy of \(type(of: view))")
    }
    for child in view.subviews { result.addSubview(copy(child)) }
    if let overlay = view as? HostOverlayView,
      let index = overlay.subviews.firstIndex(where: { $0 === overlay.primary })
    {
      (result as? HostOverlayView)?.primary = result.subviews[index]
    }
    result.layoutPriority = view.layoutPriority
    if let value = guides[ObjectIdentifier(view)] {
      result.setAlignmentGuide(HorizontalAlignment.leading.id) { $0.width / 2 + value }
    }
    result.isOutsideLayout = view.isOutsideLayout
    return result
  }
}

extension HostView {
  /// The frames of this view and all inside it that layouts place, indented.
  func layoutDescription(_ indent: String = "") -> String {
    if isOutsideLayout { return indent + "outside\n" }
    return indent + "\(type(of: self)) \(frame)\n" + subviews.map { $0.layoutDescription(indent + "  ") }.joined()
  }
}
