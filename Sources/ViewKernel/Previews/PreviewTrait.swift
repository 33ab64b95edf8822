public import Foundation

/// A trait of a preview: its size, the orientation of the device, or a modifier.
public struct PreviewTrait<T>: Sendable {
  package enum Kind: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(PreviewModification)
  }

  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .layout(.device)) }

  /// The size that the view chooses for a proposal of the device's size, from 1 point up to that.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .layout(.sizeThatFits)) }

  /// A size in points. A width or height that is not above 0 and at most 10 000 is reported, and the device's size is
  /// used.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }

  /// Portrait orientation.
  public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }

  /// Portrait orientation, upside down; it looks like ``portrait``.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }

  /// Landscape orientation, with the device on its left side: width and height are swapped, and the vertical size class
  /// of views is compact.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeLeft)) }

  /// Landscape orientation, with the device on its right side; it looks like ``landscapeLeft``.
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeRight)) }

  /// A modifier around the view. Of several, the first one is the innermost. It has no effect on host views and
  /// controllers.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(kind: .modifier(PreviewModification(modifier)))
  }
}
