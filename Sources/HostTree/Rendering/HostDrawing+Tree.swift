public import Foundation

extension HostDrawing {
  /// Creates a drawing of a host and its subtree, in the coordinates of the host's frame: its upper left corner is (0,
  /// 0).
  ///
  /// It only reads the tree: call ``HostWindow/settle()`` before. Hidden and fully transparent views are left out. The
  /// host inherits appearance and tint colour from its superviews. Running animations are drawn at their current
  /// values.
  ///
  /// Views whose subtrees lie outside of a clip around them, as the rows of a scroll view do that are out of its
  /// viewport, are left out as well.
  ///
  /// - Parameters:
  ///   - host: The view to draw.
  ///   - visible: The part that will be seen, in the coordinates of the drawing: views outside of it are left out. Nil,
  ///     the default, stands for everything.
  /// - Complexity: O(*n*) in the number of views that are visible and of their siblings, plus what their `draw(into:)`
  ///   adds; at first, and for what has changed, in the number of all views.
  @MainActor
  public init(of host: HostView, visible: CGRect? = nil) {
    self.init()
    traits = host.drawnTraits
    tintColor = host.tintColor ?? .tintColor
    add(host, at: .zero, visible)
  }

  /// Creates a drawing of some subviews of a host, in the host's coordinates; for masks.
  @MainActor
  init(of subviews: [HostView], in host: HostView) {
    self.init()
    traits = host.drawnTraits
    tintColor = host.tintColor ?? .tintColor
    for subview in subviews { add(subview, at: subview.storedFrame.origin, nil) }
  }

  /// Creates a drawing of a host's own content, in its coordinates, with what it inherits from its superviews.
  @MainActor
  init(contentOf host: HostView) {
    self.init()
    traits = host.drawnTraits
    var chain: [HostView] = []
    var next: HostView? = host
    while let view = next {
      chain.append(view)
      next = view.parent
    }
    for view in chain.reversed() {
      if let own = view.rare?.tintColor { tintColor = own }
      view.prepareDrawing(&self)
    }
    isRedacting = host.isRedacted
    addOwnContent(of: host, at: .zero)
    isRedacting = false
  }

  /// Pending work: a host to add, or what follows after its subtree.
  private enum Step {
    case host(HostView, at: CGPoint)
    case surroundings(Surroundings)
    /// The end of a group, around which a part is visible.
    case endOfGroup(visible: CGRect?)
    /// A host that has gone, and is seen on its way.
    case former(HostViewTransition.Former, at: CGPoint, presence: Double)
    /// Darkens what was drawn in a rectangle.
    case dimming(CGRect, Double)
    /// A host behind a sheet.
    case behind(SheetBackdrop, HostView, at: CGPoint)
    /// The border of a host, above its subviews.
    case border(CGRect, radius: CGFloat, HostColor, width: CGFloat)
  }

  /// Adds a host whose frame's origin, and what is visible, are given in the coordinates of the enclosing group.
  @MainActor
  private mutating func add(_ host: HostView, at place: CGPoint, _ visible: CGRect?) {
    var visible = visible
    // An explicit stack instead of recursion: trees may be very deep.
    var steps = [Step.host(host, at: place)]
    while let step = steps.popLast() {
      switch step {
      case .surroundings(let former): surroundings = former
      case .endOfGroup(let around):
        end()
        visible = around
      case .former(let former, let place, let presence): add(former, at: place, presence: presence)
      case .border(let rect, let radius, let color, let width):
        strokeBorder(rect, cornerRadius: radius, with: color, lineWidth: width)
      case .behind(let backdrop, let host, let place):
        steps += [.surroundings(surroundings), .endOfGroup(visible: visible), .host(host, at: place)]
        origin = .zero
        visible = begin(backdrop.effects).reduce(visible) { $1.contentVisible(in: $0) }
        traits.isElevated = true
      case .dimming(let rect, let opacity): fill(rect, with: HostColor(white: 0, alpha: opacity))
      case .host(let host, let place):
        if host.isHidden || host.alpha <= 0 && host.animatedValues?.alpha == nil { continue }
        add(host, at: place, &visible, &steps)
      }
    }
  }

  /// Adds what a host shows itself, and appends what follows.
  @MainActor
  private mutating func add(
    _ host: HostView, at place: CGPoint, _ visible: inout CGRect?, _ steps: inout [Step]
  ) {
    inherit(into: host, &steps)
    var place = place
    if let shown = host.animatedValues?.frame {
      place.x += shown.minX - host.storedFrame.minX
      place.y += shown.minY - host.storedFrame.minY
    }
    // A host that has gone is placed in the superview's coordinates, as the host's frame is.
    let way = CGPoint(x: place.x - host.storedFrame.minX, y: place.y - host.storedFrame.minY)
    if let transition = host.transition { addFormers(of: transition, at: way, &steps) }
    let bounds = host.bounds
    place.x -= bounds.minX
    place.y -= bounds.minY
    let effects = host.allDrawingEffects
    if !effects.isEmpty {
      origin = .zero
      let move = CGAffineTransform(translationX: place.x, y: place.y)
      steps.append(.endOfGroup(visible: visible))
      // The first effect is the outermost.
      visible = begin((place == .zero ? [] : [.transform(move)]) + effects)
        .reduce(visible) { $1.contentVisible(in: $0) }
      place = .zero
    }
    origin = place
    addBackground(of: host, &steps)
    isRedacting = host.isRedacted
    addContent(of: host, at: place)
    isRedacting = false
    if let projection = host.subviewTransform {
      let transform = projection.nearestAffineTransform(at: CGPoint(x: bounds.midX, y: bounds.midY))
      steps.append(.endOfGroup(visible: visible))
      visible = begin([.transform(transform)])[0].contentVisible(in: visible)
    }
    origin = .zero
    if host.flags.contains(.hasLayerLooks), let border = host.rare?.looks?.layer?.border {
      let rect = bounds.offsetBy(dx: place.x, dy: place.y)
      steps.append(.border(rect, radius: host.soundCornerRadius, border.color, width: border.width))
    }
    appendSubviews(of: host, at: place, visible, &steps)
  }

  /// Takes over what a host sets for itself and its subtree, until that ends.
  @MainActor
  private mutating func inherit(into host: HostView, _ steps: inout [Step]) {
    let around = surroundings
    if host.overrideUserInterfaceStyle != .unspecified { traits.userInterfaceStyle = host.overrideUserInterfaceStyle }
    if let own = host.rare?.tintColor { tintColor = own }
    traits.layoutDirection = host.flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
    host.prepareDrawing(&self)
    if surroundings != around { steps.append(.surroundings(around)) }
  }

  /// Adds the hosts that make way behind the others, or has them follow in front.
  @MainActor
  private mutating func addFormers(of transition: HostViewTransition, at place: CGPoint, _ steps: inout [Step]) {
    let presence = 1 - transition.progress
    if transition.showsFormersInFront {
      steps += transition.formers.reversed().map { .former($0, at: place, presence: presence) }
    } else {
      for former in transition.formers { add(former, at: place, presence: presence) }
    }
  }

  /// Adds what a host has behind its content.
  @MainActor
  private mutating func addBackground(of host: HostView, _ steps: inout [Step]) {
    if let transition = host.transition {
      let dimming = transition.motion.dimming(at: transition.progress)
      if dimming > 0 { steps.append(.dimming(host.bounds, dimming)) }
      if let color = transition.motion.background { fill(host.bounds, with: color) }
    }
    guard let color = host.animatedValues?.backgroundColor ?? host.backgroundColor else { return }
    let radius = host.soundCornerRadius
    if radius > 0 {
      fill(host.bounds, cornerRadius: radius, with: color)
    } else {
      fill(host.clippingBounds, with: color)
    }
  }

  /// Appends the subviews of a host that can be seen, the backmost last.
  @MainActor
  private func appendSubviews(of host: HostView, at place: CGPoint, _ visible: CGRect?, _ steps: inout [Step]) {
    var mayBeSeen: CGRect?
    if host.subviews.count >= HostView.leastCountToSkip, let visible {
      let margin = HostDrawing.inkMargin
      mayBeSeen = visible.insetBy(dx: -margin, dy: -margin).offsetBy(dx: -place.x, dy: -place.y)
    }
    let isWindow = host.rootLink === host
    for child in host.subviewsInDrawingOrder.reversed() {
      if let mayBeSeen, !mayBeSeen.touches(child.storedFrame), !child.overflows { continue }
      if !host.draws(child) { continue }
      let origin = CGPoint(x: place.x + child.storedFrame.minX, y: place.y + child.storedFrame.minY)
      if let backdrop = isWindow ? (host as? HostWindow)?.backdrop(of: child) : nil {
        steps.append(.behind(backdrop, child, at: origin))
      } else {
        steps.append(.host(child, at: origin))
      }
    }
  }
}

extension HostDrawing {
  /// Adds a host's own content, and the former one as long as that makes way for it.
  @MainActor
  private mutating func addContent(of host: HostView, at place: CGPoint) {
    guard let change = host.rare?.looks?.contentChange else { return addOwnContent(of: host, at: place) }
    let (former, new) = change.effects(in: host.bounds)
    if let former { group(former) { $0.append(change.former) } }
    if let new {
      begin(new)
      addOwnContent(of: host, at: place)
      end()
    }
  }

  /// Adds a host's own content: mirrored, or as the mask of a paint, where needed.
  @MainActor
  private mutating func addOwnContent(of host: HostView, at place: CGPoint) {
    let bounds = host.bounds
    if host.mirrorsDrawing, host.flags.contains(.isRightToLeft) {
      origin = .zero
      let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: place.x + bounds.minX + bounds.maxX, ty: place.y)
      begin([.transform(flip)])
      host.drawContent(into: &self)
      end()
    } else if let paint = host.contentPaint, !isRedacting {
      var mask = self
      mask.commands = []
      mask.origin = .zero  // the effect is moved to the host's place as a whole
      host.drawContent(into: &mask)
      guard !mask.isEmpty else { return }
      let (paint, effects) = paint.withoutEffects
      begin(effects + [.mask(mask)])
      fill(Path(bounds), with: paint, in: bounds)
      end()
    } else {
      host.drawContent(into: &self)
    }
  }
}

extension HostDrawing {
  /// How far a line of text may reach out of its metrics: letters lean over, a renderer may have another font.
  fileprivate static var inkMargin: CGFloat { 20 }
}

extension CGRect {
  /// Whether two rectangles overlap or touch. Unlike `intersects`, true for empty ones as well.
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}

extension HostDrawing {
  /// The drawing state that a host's subtree inherits.
  private struct Surroundings: Equatable {
    var traits: HostTraitCollection
    var tintColor: HostColor?
    var labelColor: HostColor?
  }

  private var surroundings: Surroundings {
    get { Surroundings(traits: traits, tintColor: ownTintColor, labelColor: ownLabelColor) }
    set { (traits, ownTintColor, ownLabelColor) = (newValue.traits, newValue.tintColor, newValue.labelColor) }
  }
}

// MARK: Drawings apart

extension HostDrawing {
  /// An empty drawing with the colours that hosts inherit here.
  package var blank: HostDrawing {
    var drawing = self
    drawing.commands = []
    drawing.origin = .zero
    drawing.isRedacting = false
    return drawing
  }

  /// Whether colours are resolved alike in two drawings.
  func resolvesAlike(_ other: HostDrawing) -> Bool { surroundings == other.surroundings }

  /// A drawing of a host and its subtree, with its upper left corner at (0, 0), that inherits the colours of this one.
  @MainActor
  package func drawing(of host: HostView) -> HostDrawing {
    var drawing = blank
    drawing.add(host, at: .zero, nil)
    // The host may have changed them.
    drawing.surroundings = surroundings
    return drawing
  }
}
