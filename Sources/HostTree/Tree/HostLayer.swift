// Tests: `HostLayerTests`.

public import Foundation

/// The looks of a view that UIKit keeps in its layer, as `CALayer`: rounded corners, border, shadow.
///
/// ```swift
/// let card = HostView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
/// card.layer.cornerRadius = 8
/// card.layer.borderWidth = 1
/// card.layer.borderColor = HostColor.separator.cgColor
/// card.layer.shadowOpacity = 0.2
/// print(card.treeDescription())
/// // Prints "HostView (0, 0, 100 x 60) corners=8 border=#3C3C434A 1 shadow=#00000033 3"
/// ```
///
/// It is the view by another name: there are no layers of their own, and no layers in layers.
@MainActor @preconcurrency
public struct HostLayer {
  let view: HostView

  /// The frame of the view.
  public var frame: CGRect {
    get { view.frame }
    nonmutating set { view.frame = newValue }
  }
  /// The bounds of the view.
  public var bounds: CGRect { view.bounds }
  /// The corner radius of background, border and clip, in points: ``HostView/cornerRadius``.
  public var cornerRadius: CGFloat {
    get { view.cornerRadius }
    nonmutating set { view.cornerRadius = newValue }
  }
  /// Whether content is clipped: ``HostView/clipsToBounds``.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    nonmutating set { view.clipsToBounds = newValue }
  }
  /// The colour of the background: ``HostView/backgroundColor``.
  public var backgroundColor: HostColor? {
    get { view.backgroundColor }
    nonmutating set { view.backgroundColor = newValue }
  }
  /// The opacity of the view, from 0 to 1: ``HostView/alpha``.
  public var opacity: Float {
    get { Float(view.alpha) }
    nonmutating set { view.alpha = CGFloat(newValue) }
  }
  /// Whether the view is not drawn: ``HostView/isHidden``.
  public var isHidden: Bool {
    get { view.isHidden }
    nonmutating set { view.isHidden = newValue }
  }
  /// The place in front of or behind siblings: ``HostView/zIndex``.
  public var zPosition: CGFloat {
    get { CGFloat(view.zIndex) }
    nonmutating set { view.zIndex = Double(newValue) }
  }
  /// The width of the border inside of the edges, in points; it is drawn above the content. 0, the default, and an
  /// invalid number for none.
  public var borderWidth: CGFloat {
    get { looks.borderWidth }
    nonmutating set { change { $0.borderWidth = newValue } }
  }
  /// The colour of the border. Defaults to black.
  public var borderColor: HostColor? {
    get { looks.borderColor }
    nonmutating set { change { $0.borderColor = newValue } }
  }
  /// The colour of the shadow. Defaults to black.
  public var shadowColor: HostColor? {
    get { looks.shadowColor }
    nonmutating set { change { $0.shadowColor = newValue } }
  }
  /// The opacity of the shadow, from 0, the default, to 1. A view that clips has none.
  public var shadowOpacity: Float {
    get { looks.shadowOpacity }
    nonmutating set { change { $0.shadowOpacity = newValue } }
  }
  /// The blur radius of the shadow, in points. Defaults to 3.
  public var shadowRadius: CGFloat {
    get { looks.shadowRadius }
    nonmutating set { change { $0.shadowRadius = newValue } }
  }
  /// The distance of the shadow, in points. Defaults to none. (`CALayer` defaults to 3 points upwards.)
  public var shadowOffset: CGSize {
    get { looks.shadowOffset }
    nonmutating set { change { $0.shadowOffset = newValue } }
  }

  private var looks: LayerLooks { view.rare?.looks?.layer ?? LayerLooks() }

  private func change(_ change: (inout LayerLooks) -> Void) {
    var new = looks
    change(&new)
    guard new != looks else { return }
    view.makeRareLooks().layer = new
    view.flags.insert(.hasLayerLooks)
    view.overflowMayChange()
    view.setNeedsDisplay()
  }
}

extension HostView {
  /// The looks that UIKit keeps in a layer.
  public final var layer: HostLayer { HostLayer(view: self) }

  /// The shadow that is drawn; nil for none.
  final var layerShadow: HostShadow? { clipsToBounds ? nil : rare?.looks?.layer?.shadow }
}

/// Border and shadow of a view.
struct LayerLooks: Equatable {
  var borderWidth: CGFloat = 0
  var borderColor: HostColor? = .black
  var shadowColor: HostColor? = .black
  var shadowOpacity: Float = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize.zero

  /// The colour and width of the border; nil for none.
  var border: (color: HostColor, width: CGFloat)? {
    guard let borderColor, borderWidth > 0, borderWidth.isFinite else { return nil }
    return (borderColor, borderWidth)
  }

  /// The shadow; nil for none.
  var shadow: HostShadow? {
    guard let shadowColor, shadowOpacity > 0, shadowRadius.isFinite, shadowOffset.width.isFinite,
      shadowOffset.height.isFinite
    else { return nil }
    return HostShadow(
      .drop, color: shadowColor.faded(by: Double(min(shadowOpacity, 1))), radius: max(shadowRadius, 0),
      offset: shadowOffset)
  }

  func describe(into description: inout HostDescription) {
    if let border { description.add("border", Words("\(border.color) \(border.width.printed)")) }
    if let shadow { description.add("shadow", Words("\(shadow.color) \(shadow.radius.printed)")) }
  }
}
