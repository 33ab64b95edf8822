// Tests: `HostSegmentedControlTests`.

import Foundation

extension HostSegmentedControl {
  func titlesDidChange() {
    if !titleTextAttributes.isEmpty || !titleEdits.isEmpty { setNeedsUpdateProperties() }
  }

  /// The labels of the segments. A change among them changes the layout.
  var presentLabels: [ObjectIdentifier] { segments.flatMap(\.labels).map { ObjectIdentifier($0) } }

  /// Labels may belong to views, which set them again: so they are edited.
  func updateTitles() {
    for edit in titleEdits { edit.undo() }
    titleEdits = []
    editedLabels = presentLabels
    guard !titleTextAttributes.isEmpty else { return }
    for (index, segment) in segments.enumerated() {
      let states: [HostControl.State?] = [
        .normal, index == selectedSegmentIndex ? .selected : nil, isEnabledForSegment(at: index) ? nil : .disabled,
      ]
      let attributes = states.compactMap { $0 }.reduce(into: [:]) {
        $0.merge(titleTextAttributes[$1] ?? [:]) { $1 }
      }
      let (font, color) = (attributes[.font] as? HostFont, attributes[.foregroundColor] as? HostColor)
      for label in segment.labels {
        if let font { titleEdits.append(label.edit(\.font, to: font, rank: .appearance)) }
        if let color { titleEdits.append(label.edit(\.textColor, to: color, rank: .appearance)) }
      }
    }
  }
}

extension HostView {
  /// The labels in this view's tree.
  fileprivate var labels: [HostLabel] { (self as? HostLabel).map { [$0] } ?? subviews.flatMap(\.labels) }
}
