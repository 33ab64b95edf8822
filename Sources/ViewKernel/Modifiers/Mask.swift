public import HostTree

/// The modifier behind `mask`. Its name is SwiftUI's, since it shows in printed types.
public struct _MaskAlignmentEffect<Mask: View> {
  /// What decides by its opacity how much is shown.
  public var mask: Mask
  /// Where the mask lies.
  public var alignment: Alignment

  /// Makes the modifier.
  public init(alignment: Alignment, mask: Mask) {
    self.mask = mask
    self.alignment = alignment
  }
}

extension _MaskAlignmentEffect: HostModifier {
  /// There is no body.
  public typealias Body = Never

  var secondary: Mask { mask }

  func makeHost(context: HostModifierContext<Self>) -> HostMaskView { HostMaskView() }
  func updateHost(_ host: HostMaskView, context: HostModifierContext<Self>) { host.alignment = alignment }
}

extension View {
  /// Shows this view as far as `mask`, which is offered this view's size, is opaque.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> ModifiedContent<Self, _MaskAlignmentEffect<Mask>> {
    modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
  }

  /// Shows this view as far as `mask`, which is offered this view's size, is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> ModifiedContent<Self, _MaskAlignmentEffect<Mask>> {
    modifier(_MaskAlignmentEffect(alignment: .center, mask: mask))
  }
}
