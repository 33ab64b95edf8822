import Foundation

extension HostTableViewCell {
  /// The arrangement of the standard labels.
  public enum CellStyle: Hashable, Sendable {
    /// One label, without a detail label.
    case `default`
    /// The text at the leading edge, the detail at the trailing edge.
    case value1
    /// The detail directly after the text.
    case value2
    /// The detail below the text, in a smaller font.
    case subtitle
  }

  /// The symbol at a cell's trailing edge.
  public enum AccessoryType: Hashable, Sendable {
    /// Nothing; a chevron for navigation; an info symbol; a checkmark; an info symbol. The symbols are not buttons.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a row can be edited in editing mode.
  public enum EditingStyle: Hashable, Sendable {
    /// Not at all; by deleting it; by inserting a row at it.
    case none, delete, insert
  }

  /// The appearance of selected cells. `draw(into:)` does not depend on it: it is for subclasses.
  public enum SelectionStyle: Hashable, Sendable {
    /// No change; another background.
    case none, `default`
  }
}

extension HostTableViewCell {
  /// The additional leading inset of the content, in points.
  final var indentation: CGFloat {
    indentationWidth > 0 && indentationWidth < .infinity ? CGFloat(max(indentationLevel, 0)) * indentationWidth : 0
  }

  final func indentationDidChange() {
    content.indentation = indentation
    superview?.setNeedsLayout()
  }
}
