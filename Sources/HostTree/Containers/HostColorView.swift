import Foundation

/// A colour that fills what it is offered, and is 10 points long where nothing is offered.
///
/// The colour is its ``HostView/backgroundColor``.
public final class HostColorView: HostView {
  /// Makes a view that fills what it is offered with a colour.
  public convenience init(_ color: HostColor) {
    self.init(frame: .zero)
    backgroundColor = color
  }

  /// Whether there is anything to hit: a colour that is not fully clear.
  public override var takesHitsItself: Bool { (backgroundColor?.alpha ?? 0) > 0 }
}
