public import Foundation

extension HostView {
  /// This view's rectangle in its superview's coordinates.
  ///
  /// Setting another size lays the subviews out again.
  ///
  /// Not-a-number and infinite coordinates count as zero, a negative size is turned over (`CGRect.standardized`); each
  /// is reported to ``HostDiagnostics``.
  public final var frame: CGRect {
    get { storedFrame }
    set {
      let sound = newValue.sound(for: self)
      guard sound != storedFrame else { return }
      HostViewAnimation.current?.willChange(self)
      if sound.size != storedFrame.size {
        placedProposal = ProposedViewSize(sound.size)
        setNeedsLayout()
      }
      if rootLink === self {
        tellOfTraits(where: \.inheritsSizeClasses) { storedFrame = sound }
      } else {
        storedFrame = sound
      }
      setNeedsDisplay()
    }
  }

  /// This view's rectangle in its own coordinates.
  ///
  /// The origin is zero but for a scrolled view.
  public final var bounds: CGRect {
    get { CGRect(origin: rare?.boundsOrigin ?? .zero, size: storedFrame.size) }
    set {
      let sound = newValue.sound(for: self, called: "bounds")
      if sound.origin != bounds.origin {
        makeRare().boundsOrigin = sound.origin
        setNeedsDisplay()
      }
      if sound.size != storedFrame.size {
        frame = CGRect(origin: storedFrame.origin, size: sound.size)
      }
    }
  }

  /// The middle of ``frame``, in the superview's coordinates.
  public final var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
    }
  }

  /// Turns a point in this view's coordinates into another view's; nil stands for the window (or the topmost view).
  ///
  /// Transforms on the way are followed. Both views must have a common ancestor; else the result is as if both roots lay
  /// upon each other.
  public final func convert(_ point: CGPoint, to view: HostView?) -> CGPoint {
    let view = view ?? topmost
    if let here = originInRoot, let there = view.originInRoot {
      return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }
    return convert([point], along: view)[0]
  }

  /// Turns a point in another view's coordinates into this view's; nil stands for the window (or the topmost view).
  public final func convert(_ point: CGPoint, from view: HostView?) -> CGPoint {
    if view != nil, view === parent { return fromSuperview(point) }  // the one step of every hit test
    return (view ?? topmost).convert(point, to: self)
  }

  /// Turns a rectangle in this view's coordinates into another view's; nil stands for the window (or the topmost view).
  ///
  /// Where a transform turns it, the result is the upright rectangle around it.
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

  /// Turns a rectangle in another view's coordinates into this view's; nil stands for the window (or the topmost view).
  ///
  /// Where a transform turns it, the result is the upright rectangle around it.
  public final func convert(_ rect: CGRect, from view: HostView?) -> CGRect {
    (view ?? topmost).convert(rect, to: self)
  }

  /// Turns a rectangle in this view's coordinates into those of another view's upper left corner, which is the origin of its
  /// ``bounds`` also while it is scrolled.
  package final func convert(_ rect: CGRect, toSpaceOf view: HostView) -> CGRect {
    let origin = view.bounds.origin
    return convert(rect, to: view).offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// A name by which what is inside finds this view's coordinates; nil for none. See ``coordinateSpace(named:)``.
  public final var coordinateSpaceName: AnyHashable? {
    get { whereabouts?.coordinateSpaceName }
    set { if newValue != coordinateSpaceName { makeWhereabouts().coordinateSpaceName = newValue } }
  }

  /// The nearest view around this one, or this one itself, whose coordinates have that name; nil where there is none.
  public final func coordinateSpace(named name: AnyHashable) -> HostView? {
    var view: HostView? = self
    while let current = view, current.whereabouts?.coordinateSpaceName != name { view = current.parent }
    return view
  }

  /// Where this view's coordinate origin lies in the coordinates of the topmost view's frame; nil if a view on the way
  /// transforms what is inside.
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

  /// The view at the top of this tree: the window, or a view without a superview.
  package final var topmost: HostView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }
}

extension CGRect {
  /// This rectangle without not-a-number, infinite and negative parts, and a sentence where it had some.
  @MainActor
  func sound(for view: HostView, called name: String = "frame") -> CGRect {
    if minX.isFinite && minY.isFinite && size.width.isFinite && size.height.isFinite && size.width >= 0
      && size.height >= 0
    {
      return self
    }
    HostDiagnostics.report(
      "\(type(of: view)) was given the \(name) \(printed): "
        + "not-a-number and infinite parts count as zero, a negative size is turned over.")
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return CGRect(
      x: finite(origin.x), y: finite(origin.y), width: finite(size.width), height: finite(size.height)
    ).standardized
  }
}
