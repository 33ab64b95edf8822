// Tests: `HostSegmentedControlTests`.

public import Foundation

extension HostSegmentedControl {
  /// Sets attributes of the titles in a state: font and colour; nil for the control's own. Of the states, normal, selected and disabled have an effect;
  /// what the latter do not say is as in the normal state.
  ///
  /// They also hold for the labels in segments that are custom views.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: HostControl.State) {
    titleTextAttributes[state] = attributes
  }

  /// The attributes that were set for a state; nil for none.
  public func titleTextAttributes(for state: HostControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state]
  }

  func titlesDidChange() {
    if !titleTextAttributes.isEmpty || !titleEdits.isEmpty { setNeedsUpdateProperties() }
  }

  /// Labels may belong to views, which set them again: so they are edited.
  func updateTitles() {
    for edit in titleEdits { edit.undo() }
    titleEdits = []
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
