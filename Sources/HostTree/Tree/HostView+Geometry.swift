public import Foundation

extension HostView {
  /// This view's rectangle in its superview's coordinates, in points.
  ///
  /// Setting another size invalidates the layout of the subviews. Animatable.
  ///
  /// Not-a-number and infinite coordinates count as zero, a negative size is standardized (`CGRect.standardized`); each
  /// is reported to ``HostDiagnostics``.
  public final var frame: CGRect {
    get { storedFrame }
    set {
      let sound = newValue.sound(for: self)
      guard sound != storedFrame else { return }
      HostViewAnimation.current?.willChange(self)
      if let parent = parentLink.borrowed, parent.flags.contains(.keepsArrangement) {
        parent.arrangementMayChange(.place(of: self))
      }
      if flags.contains(.isInConstraints), !flags.contains(.isPlacedByConstraints) {
        HostView.constraintEngine?.itemDidMove(self)
      }
      if sound.size != storedFrame.size {
        placedProposal = ProposedViewSize(sound.size)
        setNeedsLayout()
      }
      if rootLink === self {
        let change = (from: HostOwnTraits(of: storedFrame.size), to: HostOwnTraits(of: sound.size))
        tellOfTraits(where: { $0.inherits(change) }) { storedFrame = sound }
      } else {
        storedFrame = sound
      }
      setNeedsDisplay()
    }
  }

  /// This view's rectangle in its own coordinates, in points.
  ///
  /// The origin is zero except in a scrolled view, where it is the content offset. Setting the size changes the size of
  /// ``frame`` and keeps the frame's origin.
  public final var bounds: CGRect {
    get { CGRect(origin: rare?.boundsOrigin ?? .zero, size: storedFrame.size) }
    set {
      let sound = newValue.sound(for: self, called: "bounds")
      if sound.origin != bounds.origin {
        makeRare().boundsOrigin = sound.origin
        if constraintRecord != nil { HostView.constraintEngine?.didScroll(self) }
        setNeedsDisplay()
      }
      if sound.size != storedFrame.size {
        frame = CGRect(origin: storedFrame.origin, size: sound.size)
      }
    }
  }

  /// The centre of ``frame``, in the superview's coordinates. Setting it moves the frame.
  public final var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
    }
  }

  /// Converts a point in this view's coordinates to another view's; nil stands for the window (or the topmost view).
  ///
  /// Transforms on the way apply. Both views must have a common ancestor; otherwise the two roots' origins count as the
  /// same point.
  public final func convert(_ point: CGPoint, to view: HostView?) -> CGPoint {
    let view = view ?? topmost
    if let here = originInRoot, let there = view.originInRoot {
      return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }
    return convert([point], along: view)[0]
  }

  /// Converts a point in another view's coordinates to this view's; nil stands for the window (or the topmost view).
  public final func convert(_ point: CGPoint, from view: HostView?) -> CGPoint {
    if view != nil, view === parent { return fromSuperview(point) }  // the one step of every hit test
    return (view ?? topmost).convert(point, to: self)
  }

  /// Converts a rectangle in this view's coordinates to another view's; nil stands for the window (or the topmost
  /// view).
  ///
  /// If a transform rotates it, the result is its bounding box.
  public final func convert(_ rect: CGRect, to view: HostView?) -> CGRect {
    let view = view ?? topmost
    if let here = originInRoot, let there = view.originInRoot {
      return CGRect(
        origin: CGPoint(x: rect.origin.x + here.x - there.x, y: rect.origin.y + here.y - there.y), size: rect.size)
    }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    return CGRect(around: convert(corners, along: view))
  }

  /// Converts a rectangle in another view's coordinates to this view's; nil stands for the window (or the topmost
  /// view).
  ///
  /// If a transform rotates it, the result is its bounding box.
  public final func convert(_ rect: CGRect, from view: HostView?) -> CGRect {
    (view ?? topmost).convert(rect, to: self)
  }

  /// Converts a rectangle in this view's coordinates to coordinates that start at another view's upper left corner,
  /// also while that view is scrolled.
  package final func convert(_ rect: CGRect, toSpaceOf view: HostView) -> CGRect {
    let origin = view.bounds.origin
    return convert(rect, to: view).offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// A name by which descendants find this view's coordinate space; nil, the default, for none.
  ///
  /// See ``coordinateSpace(named:)``.
  public final var coordinateSpaceName: AnyHashable? {
    get { whereabouts?.coordinateSpaceName }
    set { if newValue != coordinateSpaceName { makeWhereabouts().coordinateSpaceName = newValue } }
  }

  /// The nearest view, from this one upwards, with a coordinate space of that name; nil if there is none.
  ///
  /// Scroll views have a name without being given one, by which views of the library find the nearest.
  public final func coordinateSpace(named name: AnyHashable) -> HostView? {
    if let space = name.base as? HostScrollSpace { return scrollView(around: space) }
    var view: HostView? = self
    while let current = view, current.whereabouts?.coordinateSpaceName != name { view = current.parent }
    return view
  }

  /// The origin of this view's coordinates in the coordinates of the topmost view's frame; nil if a transform lies
  /// between.
  private var originInRoot: CGPoint? {
    var result = CGPoint.zero
    var view: HostView? = self
    while let current = view {
      let origin = current.bounds.origin
      result.x -= origin.x
      result.y -= origin.y
      guard let parent = current.parent else { break }
      if parent.flags.contains(.transformsSubviews) || current.flags.contains(.isTransformed) { return nil }
      result.x += current.storedFrame.minX
      result.y += current.storedFrame.minY
      view = parent
    }
    return result
  }

  /// The root of this tree: the window, or a view without a superview.
  package final var topmost: HostView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }
}

// Foundation's comparisons are calls, which each placement would pay for.
extension CGSize {
  /// Whether both are equal.
  @inline(__always)
  func isSame(as other: CGSize) -> Bool { width == other.width && height == other.height }
}

extension CGRect {
  /// Whether both have the same origin and size.
  @inline(__always)
  func isSame(as other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y && size.isSame(as: other.size)
  }

  /// Whether this can be a frame: all parts are finite, and no length is negative.
  @inline(__always)
  var isSound: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite && size.width >= 0
      && size.height >= 0
  }

  /// This rectangle with not-a-number, infinite and negative parts corrected; reports it if it had some.
  @MainActor
  func sound(for view: HostView, called name: String = "frame") -> CGRect {
    if isSound { return self }
    HostDiagnostics.report(
      "\(type(of: view)) was given the \(name) \(printed): "
        + "not-a-number and infinite parts count as zero, a negative size is turned over.")
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return CGRect(
      x: finite(origin.x), y: finite(origin.y), width: finite(size.width), height: finite(size.height)
    ).standardized
  }
}
