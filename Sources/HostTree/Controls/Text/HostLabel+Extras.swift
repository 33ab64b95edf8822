public import Foundation

final class TextExtrasBox {
  var extras: TextExtras
  init(_ extras: TextExtras) { self.extras = extras }
}

/// The properties that few labels set. They share one object, which a label has only if one of them differs from its
/// default.
extension HostLabel {
  /// The spacing added between characters, in points. Defaults to 0; a value that is not finite counts as 0.
  public final var kern: CGFloat {
    get { extras?.kern ?? 0 }
    set { if newValue != kern { change { $0.kern = newValue.isFinite ? newValue : 0 } } }
  }

  /// The spacing added between lines, in points. Defaults to 0.
  ///
  /// A negative value, or one that is not finite, counts as 0.
  public final var lineSpacing: CGFloat {
    get { extras?.lineSpacing ?? 0 }
    set { if newValue != lineSpacing { change { $0.lineSpacing = newValue.isFinite ? max(newValue, 0) : 0 } } }
  }

  /// The height of the text's lines; nil, the default, for the font's, which is about 1.2 times its size.
  ///
  /// The height beyond the need of a line's letters is above and below them in equal parts; with less, lines overlap.
  public final var lineHeight: HostLineHeight? {
    get { extras?.lineHeight }
    set { if newValue != lineHeight { change { $0.lineHeight = newValue } } }
  }

  /// The number of lines for which space is reserved, even if the text has fewer. Defaults to 0.
  ///
  /// Negative numbers count as 0.
  public final var minimumNumberOfLines: Int {
    get { extras?.minimumNumberOfLines ?? 0 }
    set { if newValue != minimumNumberOfLines { change { $0.minimumNumberOfLines = max(newValue, 0) } } }
  }

  /// The smallest factor by which the font may shrink to avoid truncation. Defaults to 1: no shrinking.
  ///
  /// The font shrinks in steps of 0.05, each with a layout of the text. Clamped to 0.05 ... 1; NaN counts as 1.
  public final var minimumScaleFactor: CGFloat {
    get { extras?.minimumScaleFactor ?? 1 }
    set {
      let factor = newValue.isNaN ? 1 : min(max(newValue, 0.05), 1)
      if factor != minimumScaleFactor { change { $0.minimumScaleFactor = factor } }
    }
  }

  /// Whether the font shrinks to avoid truncation: to ``minimumScaleFactor``, or as far as that goes if that is 1.
  /// Defaults to false.
  public final var adjustsFontSizeToFitWidth: Bool {
    get { minimumScaleFactor < 1 }
    set {
      guard newValue != adjustsFontSizeToFitWidth else { return }
      minimumScaleFactor = newValue ? 0.05 : 1
    }
  }

  /// Whether the font follows the text size that users choose. It has no effect: the sizes of text styles do not change
  /// here.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set {}
  }

  /// Whether characters may move closer, by 5 % of the font size at most, to avoid truncation. Defaults to false.
  ///
  /// Tried before a smaller font.
  public final var allowsDefaultTighteningForTruncation: Bool {
    get { extras?.allowsTightening ?? false }
    set { if newValue != allowsDefaultTighteningForTruncation { change { $0.allowsTightening = newValue } } }
  }

  /// Whether a long press opens a menu that copies the text to the ``HostPasteboard``. Defaults to false.
  public final var isSelectable: Bool {
    get { extras?.isSelectable ?? false }
    set {
      guard newValue != isSelectable else { return }
      change { $0.isSelectable = newValue }
      MenuOpener.watch(self, isEnabled: newValue)
    }
  }
}

extension HostLabel {
  /// Adds how the text looks to the printed tree.
  func describeLooks(into description: inout HostDescription) {
    if extras != nil { describeExtras(into: &description) }
    if storedFont != .body { description.add("font", storedFont) }
    if let storedColor { description.add("color", storedColor) }
    if storedUnderline { description.add("underlined") }
    if storedStrike { description.add("struck-through") }
    if storedLineLimit > 0 { description.add("lines", storedLineLimit) }
    if storedAlignment != .natural { description.add("alignment", storedAlignment) }
    if storedMode != .byTruncatingTail { description.add("breaks", storedMode) }
  }

  /// Adds the rarely used properties to the printed tree.
  func describeExtras(into description: inout HostDescription) {
    if let runs = extras?.runs { description.add("runs", runs) }
    if kern != 0 { description.add("kern", kern) }
    if lineSpacing != 0 { description.add("lineSpacing", lineSpacing) }
    if let lineHeight { description.add("lineHeight", lineHeight) }
    if minimumNumberOfLines != 0 { description.add("minimumLines", minimumNumberOfLines) }
    if minimumScaleFactor != 1 { description.add("minimumScale", minimumScaleFactor) }
    if allowsDefaultTighteningForTruncation { description.add("tightens") }
    if isSelectable { description.add("selectable") }
    if let textRenderer { description.add("renderer", textRenderer.name) }
  }
}
