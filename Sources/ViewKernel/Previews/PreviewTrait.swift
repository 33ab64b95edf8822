public import Foundation

/// How a preview is shown: its size, how the device is held, what is around it.
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

  /// The size that the view takes where it is offered the device's.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .layout(.sizeThatFits)) }

  /// A size in points. What is not a finite number above zero is taken for the device's.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }

  /// The device stands upright.
  public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }

  /// The device stands upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }

  /// The device lies on its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeLeft)) }

  /// The device lies on its right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeRight)) }

  /// A modifier around the view. Of several, the first is the innermost. It does nothing to host views and controllers.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(kind: .modifier(PreviewModification(modifier)))
  }
}
