import Foundation

/// The view that follows a drag, in front of everything in the window: a view of one's own, or a picture of the dragged
/// view.
///
/// It lies on the ground of the system; touches and drags go through it. It shows where a drop would copy or is
/// forbidden by a badge. Of several items the one that was pressed is in front, with a badge that counts them.
public final class HostDragPreviewView: HostView {
  /// The drag; nil until it has begun.
  public internal(set) var session: HostDragSession?
  /// The view that is shown; nil for a picture of the dragged view.
  public private(set) var content: HostView?
  /// How several items are shown: set by the view below, else by the view where the drag began.
  public internal(set) var formation = HostDragFormation.automatic {
    didSet { if formation != oldValue { setNeedsDisplay() } }
  }
  /// The items besides the one that was pressed.
  private var others: [DragCard] = []
  private var picture: HostDrawing?
  private var outline: HostShape?
  /// How far the centre lies from the finger.
  private var distance = CGSize.zero
  private var place: CGPoint

  /// A preview that shows a view, with its centre at a place; an empty one for nil.
  init(_ content: HostView?, at place: CGPoint) {
    self.place = place
    super.init(frame: CGRect(origin: place, size: .zero))
    isUserInteractionEnabled = false
    if let content { show(content) }
  }

  /// A preview that looks like a view at this moment, and lies where it does.
  init(of view: HostView, at place: CGPoint) {
    self.place = place
    let source = view.convert(view.bounds, to: nil)
    super.init(frame: source)
    isUserInteractionEnabled = false
    distance = CGSize(width: source.midX - place.x, height: source.midY - place.y)
    picture = HostDrawing(of: view)
    outline = view.previewShape
  }

  /// Shows one more item.
  ///
  /// - Parameters:
  ///   - view: The look of the item; nil for an empty card.
  ///   - pressed: The view that was pressed.
  func add(_ view: HostView?, beside pressed: HostView) {
    guard let view, view.window === pressed.window else { return others.append(DragCard(size: bounds.size)) }
    let frame = view.convert(view.bounds, to: nil)
    let place = pressed.convert(pressed.bounds, to: nil)
    others.append(
      DragCard(
        size: frame.size, picture: HostDrawing(of: view), outline: view.previewShape,
        distance: CGSize(width: frame.midX - place.midX, height: frame.midY - place.midY)))
  }

  /// Shows a view instead of the picture, with the same centre.
  func show(_ view: HostView) {
    content = view
    picture = nil
    outline = nil
    addSubview(view)
    setNeedsLayout()
  }

  func follow(_ place: CGPoint) {
    self.place = place
    center = CGPoint(x: place.x + distance.width, y: place.y + distance.height)
  }

  private var shape: Path {
    outline?.path(in: bounds) ?? Path(roundedRect: bounds, cornerRadius: 8, style: .continuous)
  }

  private var badge: (name: String, color: HostColor)? {
    switch session?.operation {
    case .copy: ("plus", .systemGreen)
    case .forbidden: ("nosign", .systemGray)
    default: nil
    }
  }

  /// Gives the view its own size, and keeps the centre.
  public override func layoutSubviews() {
    guard let content else { return }
    let size = content.sizeThatFits(.unspecified)
    if size != bounds.size { frame.size = size }
    follow(place)
    content.frame = CGRect(origin: .zero, size: size)
  }

  /// Draws the ground, and the picture if there is one.
  public override func draw(into drawing: inout HostDrawing) {
    if let line = session?.proposal.line { drawing.fill(convert(line, from: nil), with: drawing.tintColor) }
    guard content != nil || picture != nil else { return }
    let shape = shape
    for (card, transform) in DragCard.arranged(others, around: bounds, formation).reversed() {
      drawing.group([.transform(transform)]) { card.draw(into: &$0) }
    }
    drawing.group([.shadow(HostColor(white: 0, alpha: 0.25), radius: 10, offset: CGSize(width: 0, height: 4))]) {
      $0.fill(shape, with: .systemBackground)
    }
    if let picture { drawing.group([.clip(shape, FillStyle())]) { $0.append(picture) } }
    if !others.isEmpty {
      let circle = CGRect(x: bounds.minX - 12, y: bounds.minY - 12, width: 24, height: 24)
      drawing.fill(Path(ellipseIn: circle), with: .systemBlue)
      drawing.text(
        "\(others.count + 1)", in: circle, font: .systemFont(ofSize: 13, weight: .semibold), color: .white,
        alignment: .center, isCenteredVertically: true)
    }
    guard let badge else { return }
    let circle = CGRect(x: bounds.maxX - 12, y: bounds.minY - 12, width: 24, height: 24)
    drawing.fill(Path(ellipseIn: circle), with: badge.color)
    var sign = Path()
    let middle = CGPoint(x: circle.midX, y: circle.midY)
    if badge.name == "plus" {
      sign.move(to: CGPoint(x: middle.x - 6, y: middle.y))
      sign.addLine(to: CGPoint(x: middle.x + 6, y: middle.y))
      sign.move(to: CGPoint(x: middle.x, y: middle.y - 6))
      sign.addLine(to: CGPoint(x: middle.x, y: middle.y + 6))
    } else {
      sign.addEllipse(in: CGRect(x: middle.x - 6, y: middle.y - 6, width: 12, height: 12))
      sign.move(to: CGPoint(x: middle.x - 4.2, y: middle.y - 4.2))
      sign.addLine(to: CGPoint(x: middle.x + 4.2, y: middle.y + 4.2))
    }
    drawing.stroke(sign, with: .white, lineWidth: 2)
  }

  override var drawsBeyondBounds: Bool { true }

  /// Adds the proposed operation of the drag to this view's line in a printed tree.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if !others.isEmpty { description.add("items", others.count + 1) }
    if formation != .automatic { description.add("formation", Words("\(formation)")) }
    if let operation = session?.operation, operation != .cancel { description.add("operation", Words("\(operation)")) }
  }
}

extension HostView {
  /// The shape that a content shape around the content of this view sets for previews of drags; nil for none.
  final var previewShape: HostShape? {
    var view: HostView? = self
    while let current = view {
      if let shape = (current as? HostContentShapeView)?.dragPreviewShape { return shape }
      view = (current as? HostContainerView)?.onlyLayoutChild
    }
    return nil
  }
}
