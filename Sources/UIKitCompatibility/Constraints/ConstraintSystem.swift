// Tests: `ConstraintTests`, `ConstraintSizeTests`.

import Foundation
import HostTree

/// The constraints of a tree of views as a system of linear requirements.
///
/// Places are in the coordinates of the root, and inside a scroll view in its content's. A system lives for one
/// solution: the views and constraints are read again each time.
@MainActor
struct ConstraintSystem {
  /// The rectangle of a view or guide, in variables of the solver.
  struct Box {
    var x = LinearExpression()
    var y = LinearExpression()
    var width = LinearExpression()
    var height = LinearExpression()
  }

  /// Whether the solution gives the frames; otherwise it gives the size of the root.
  private let places: Bool
  let root: HostView
  private let target: ConstraintTarget?
  /// The views that get their frames, superviews first.
  private var members: [HostView] = []
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var contentBoxes: [(view: HostScrollView, box: Box)] = []
  private var guides: [HostLayoutGuide] = []
  private var solver = PrioritySolver()
  /// By priority.
  var levels: [Float: [(requirement: PrioritySolver.Requirement, constraint: HostLayoutConstraint?)]] = [:]
  /// The heights of views at their width, as far as they differ from those at their natural width.
  private var heights: [ObjectIdentifier: CGFloat] = [:]

  /// A system that places the views in `root`, which has its size.
  init(placingIn root: HostView) {
    self.root = root
    places = true
    target = nil
    findMembers(of: root)
  }

  /// A system that finds the size of `root` that is nearest to a target.
  init(fitting target: ConstraintTarget, root: HostView) {
    self.root = root
    self.target = target
    places = false
    findMembers(of: root)
  }

  private mutating func findMembers(of view: HostView) {
    guard !view.placesSubviews else { return }
    for child in view.subviews where child.isConstraintMember {
      members.append(child)
      findMembers(of: child)
    }
  }

  // MARK: Solutions

  /// The size of the root.
  mutating func solve() -> CGSize {
    runTwice()
    let box = boxes[ObjectIdentifier(root)] ?? Box()
    func length(_ expression: LinearExpression, _ wish: CGFloat?) -> CGFloat {
      let length = value(of: expression)
      return length >= Self.limit ? wish ?? length : length
    }
    return CGSize(width: length(box.width, target?.width), height: length(box.height, target?.height))
  }

  /// Gives the members their frames.
  mutating func place() {
    guard !members.isEmpty || !root.layoutGuides.isEmpty else { return }
    runTwice()
    for member in members {
      guard let box = boxes[ObjectIdentifier(member)], let superview = member.superview else { continue }
      let origin = boxes[ObjectIdentifier(superview)] ?? Box()
      member.frame = rect(box, from: origin)
    }
    for (view, box) in contentBoxes {
      view.contentSize = CGSize(width: value(of: box.width), height: value(of: box.height))
    }
    for guide in guides {
      guard let owner = guide.owningView, let box = boxes[ObjectIdentifier(guide)] else { continue }
      guide.storedFrame = rect(box, from: boxes[ObjectIdentifier(owner)] ?? Box())
    }
  }

  private func rect(_ box: Box, from origin: Box) -> CGRect {
    CGRect(
      x: value(of: box.x - origin.x), y: value(of: box.y - origin.y), width: max(value(of: box.width), 0),
      height: max(value(of: box.height), 0))
  }

  /// The value without the noise of the computation: to a millionth of a point.
  private func value(of expression: LinearExpression) -> CGFloat {
    let value = solver.value(of: expression)
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    return rounded.isFinite ? rounded : value
  }

  /// Solves; once more where the height of a view depends on the width that it got.
  private mutating func runTwice() {
    run()
    for member in members {
      guard let box = boxes[ObjectIdentifier(member)] else { continue }
      let natural = member.naturalSize
      let width = value(of: box.width)
      guard let height = natural.height, natural.width.map({ abs($0 - width) > 0.01 }) ?? true else { continue }
      guard let now = member.naturalHeight(forWidth: width) else { continue }
      if abs(now - height) > 0.01 { heights[ObjectIdentifier(member)] = now }
    }
    if !heights.isEmpty { run() }
  }

  private mutating func run() {
    solver = PrioritySolver()
    boxes.removeAll()
    contentBoxes.removeAll()
    guides.removeAll()
    levels.removeAll()
    addRoot()
    for member in members {
      boxes[ObjectIdentifier(member)] = makeBox()
      addNaturalSize(of: member, member.naturalSize)
      addDefaults(of: member)
    }
    for view in [root] + members {
      (view as? HostArrangedStackView)?.addRequirements(to: &self)
      for constraint in view.constraints { add(constraint) }
    }
    if places { addConstraintsFromOutside() }
    for priority in levels.keys.sorted(by: >) {
      let level = levels[priority] ?? []
      let broken = solver.satisfy(level.map(\.requirement))
      if places, priority >= HostLayoutPriority.required.rawValue, root.bounds.width > 0, root.bounds.height > 0 {
        for index in broken { level[index].constraint.map(report) }
      }
    }
  }

  /// Adds the constraints between a member and what lies outside of the root, which has a frame of its own.
  private mutating func addConstraintsFromOutside() {
    guard root.isInConstraints else { return }
    let inside = Set(members.map { ObjectIdentifier($0) })
    var view = root.superview
    while let current = view {
      for constraint in current.constraints {
        let items = [constraint.firstItem?.layoutView, constraint.secondItem?.layoutView]
        if items.contains(where: { $0.map { inside.contains(ObjectIdentifier($0)) } == true }) { add(constraint) }
      }
      view = current.superview
    }
  }

  private func report(_ constraint: HostLayoutConstraint) {
    guard !constraint.isKnownToBreak else { return }
    constraint.isKnownToBreak = true
    HostDiagnostics.report(
      "The constraint \(constraint) can't hold together with the others, and is left out. Remove it, or give it or one of them a lower "
        + "priority; a view that constraints place needs translatesAutoresizingMaskIntoConstraints = false.")
  }

  // MARK: Boxes

  private mutating func makeBox() -> Box {
    Box(
      x: LinearExpression(variable: solver.makeVariable(isFree: true)),
      y: LinearExpression(variable: solver.makeVariable(isFree: true)),
      width: LinearExpression(variable: solver.makeVariable(isFree: false)),
      height: LinearExpression(variable: solver.makeVariable(isFree: false)))
  }

  /// Lengths from which a size counts as without limit.
  private static let limit: CGFloat = 1_000_000

  private mutating func addRoot() {
    guard let target else {
      boxes[ObjectIdentifier(root)] = Box(
        width: LinearExpression(root.bounds.width), height: LinearExpression(root.bounds.height))
      return
    }
    let box = Box(
      width: LinearExpression(variable: solver.makeVariable(isFree: false)),
      height: LinearExpression(variable: solver.makeVariable(isFree: false)))
    boxes[ObjectIdentifier(root)] = box
    let natural = root.naturalSize(
      for: ProposedViewSize(
        width: target.horizontal == .fittingSizeLevel ? nil : target.width,
        height: target.vertical == .fittingSizeLevel ? nil : target.height))
    addNaturalSize(of: root, natural)
    let answers = target.isProposal && members.isEmpty
    if !answers || natural.width == nil {
      require(box.width, .equal, min(target.width, Self.limit), priority: target.horizontal)
    }
    if !answers || natural.height == nil {
      require(box.height, .equal, min(target.height, Self.limit), priority: target.vertical)
    }
  }

  /// Defaults where no constraint decides: at the start of the superview, and as small as can be.
  private mutating func addDefaults(of member: HostView) {
    guard let box = boxes[ObjectIdentifier(member)] else { return }
    let around = member.superview.flatMap { boxes[ObjectIdentifier($0)] } ?? Box()
    for rest in [box.x - around.x, box.y - around.y, box.width, box.height] {
      require(rest, .equal, priority: HostLayoutPriority(0))
    }
  }

  private mutating func addNaturalSize(of view: HostView, _ size: (width: CGFloat?, height: CGFloat?)) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    func add(_ length: LinearExpression, _ natural: CGFloat, _ axis: HostView.ConstraintAxis) {
      require(length, .atMost, natural, priority: view.contentHuggingPriority(for: axis))
      require(length, .atLeast, natural, priority: view.contentCompressionResistancePriority(for: axis))
    }
    if let width = size.width { add(box.width, width, .horizontal) }
    if let height = heights[ObjectIdentifier(view)] ?? size.height { add(box.height, height, .vertical) }
  }

  /// The rectangle of an item, as its constraint to `other` sees it.
  mutating func box(of item: any HostLayoutItem, besides other: (any HostLayoutItem)? = nil) -> Box {
    guard let guide = item as? HostLayoutGuide else {
      guard let view = item as? HostView else { return Box() }
      // Constraints in a scroll view are about its content.
      if let scroll = view as? HostScrollView, let inner = other?.layoutView, inner !== scroll,
        inner.isDescendant(of: scroll)
      {
        return contentBox(of: scroll)
      }
      return box(of: view)
    }
    guard let owner = guide.owningView else { return Box() }
    switch guide.role {
    case .free:
      if let known = boxes[ObjectIdentifier(guide)] { return known }
      let box = makeBox()
      boxes[ObjectIdentifier(guide)] = box
      guides.append(guide)
      return box
    case .safeArea, .margins:
      // A size must not depend on where the view lies, which depends on its size.
      let insets = target?.isProposal == true ? guide.insetsOfItsOwn : guide.insets
      return box(of: owner).inset(by: owner.sides(of: insets))
    case .content: return (owner as? HostScrollView).map { contentBox(of: $0) } ?? box(of: owner)
    case .frame:
      var frame = box(of: owner)
      // Seen from the content, the frame moves as the content is scrolled.
      if let inner = other?.layoutView, inner !== owner, inner.isDescendant(of: owner) {
        frame.x.constant += Double(owner.bounds.minX)
        frame.y.constant += Double(owner.bounds.minY)
        owner.record?.followsOffset = true
      }
      return frame
    }
  }

  mutating func box(of view: HostView) -> Box {
    if let known = boxes[ObjectIdentifier(view)] { return known }
    // Another owner places it: in a view of this tree, or outside of it.
    let isInside = view.isDescendant(of: root)
    let around = isInside ? view.superview.map { box(of: $0) } ?? Box() : Box()
    let frame = isInside ? view.frame : view.convert(view.bounds, to: root)
    let result = Box(
      x: around.x + LinearExpression(frame.minX), y: around.y + LinearExpression(frame.minY),
      width: LinearExpression(frame.width), height: LinearExpression(frame.height))
    boxes[ObjectIdentifier(view)] = result
    return result
  }

  private mutating func contentBox(of scroll: HostScrollView) -> Box {
    if let known = contentBoxes.first(where: { $0.view === scroll }) { return known.box }
    let own = box(of: scroll)
    let box = Box(
      x: own.x, y: own.y, width: LinearExpression(variable: solver.makeVariable(isFree: false)),
      height: LinearExpression(variable: solver.makeVariable(isFree: false)))
    contentBoxes.append((scroll, box))
    return box
  }
}
