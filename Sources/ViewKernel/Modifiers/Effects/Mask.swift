public import HostTree

/// The modifier behind `mask`. It has SwiftUI's name, as it appears in printed types.
public struct _MaskAlignmentEffect<Mask: View> {
  /// The view whose opacity masks the content; it is proposed the content's size.
  public var mask: Mask
  /// How the mask is aligned where its size differs from the content's.
  public var alignment: Alignment

  /// Creates the modifier that `mask(alignment:_:)` applies.
  public init(alignment: Alignment, mask: Mask) {
    self.mask = mask
    self.alignment = alignment
  }
}

extension _MaskAlignmentEffect: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  var secondary: Mask { mask }

  func makeHost(context: HostModifierContext<Self>) -> HostMaskView { HostMaskView() }
  func updateHost(_ host: HostMaskView, context: HostModifierContext<Self>) { host.alignment = alignment }
}

extension View {
  /// Masks this view by the opacity of `mask`: it is visible where the mask is opaque.
  ///
  /// The mask is proposed this view's size and takes no touches.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
  }

  /// Masks this view by the opacity of `mask`, centred: it is visible where the mask is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskAlignmentEffect(alignment: .center, mask: mask))
  }
}
