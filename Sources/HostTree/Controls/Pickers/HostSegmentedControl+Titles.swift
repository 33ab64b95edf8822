// Tests: `HostSegmentedControlTests`.

import Foundation

extension HostSegmentedControl {
  func titlesDidChange() { setNeedsUpdateProperties() }

  /// The labels of the segments. A change among them changes the layout.
  var presentLabels: [ObjectIdentifier] { segments.flatMap(\.labels).map { ObjectIdentifier($0) } }

  /// Labels may belong to views, which set them again: so they are edited.
  func updateTitles() {
    for edit in titleEdits { edit.undo() }
    titleEdits = []
    unselectedFonts = [:]
    editedLabels = presentLabels
    for (index, segment) in segments.enumerated() {
      let states: [HostControl.State?] = [
        .normal, index == selectedSegmentIndex ? .selected : nil, isEnabledForSegment(at: index) ? nil : .disabled,
      ]
      let attributes = states.compactMap { $0 }.reduce(into: [:]) {
        $0.merge(titleTextAttributes[$1] ?? [:]) { $1 }
      }
      let (font, color) = (attributes[.font] as? HostFont, attributes[.foregroundColor] as? HostColor)
      for label in segment.labels {
        if let font {
          titleEdits.append(label.edit(\.font, to: font, rank: .appearance))
        } else if index == selectedSegmentIndex {
          embolden(label)
        }
        if let color { titleEdits.append(label.edit(\.textColor, to: color, rank: .appearance)) }
      }
    }
  }

  private func embolden(_ label: HostLabel) {
    var font = label.font
    guard font.weight < .semibold else { return }
    unselectedFonts[ObjectIdentifier(label)] = font
    font.weight = .semibold
    titleEdits.append(label.edit(\.font, to: font, rank: .ownLook))
  }

  /// The ideal width of a segment while it is not selected.
  func unselectedWidth(_ segment: HostView) -> CGFloat {
    guard let label = segment as? HostLabel, let font = unselectedFonts[ObjectIdentifier(label)] else {
      return segment.sizeThatFits(.unspecified).width
    }
    return TextLayout.idealSize(of: label.text ?? "", font: font).width
  }
}

extension HostDrawing {
  /// Draws the line between two segments of a control.
  mutating func fillSegmentDivider(at place: CGFloat, in bounds: CGRect) {
    fill(
      CGRect(x: bounds.minX + place - 0.5, y: bounds.minY + 7, width: 1, height: max(bounds.height - 14, 0)),
      with: .systemFill)
  }
}

extension HostView {
  /// The labels in this view's tree.
  fileprivate var labels: [HostLabel] { (self as? HostLabel).map { [$0] } ?? subviews.flatMap(\.labels) }
}
