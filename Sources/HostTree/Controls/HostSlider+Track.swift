// Tests: `SliderTicksTests`.

import Foundation

extension HostSlider {
  /// The track of a slider: its ticks, and where its tint begins.
  ///
  /// ```swift
  /// let slider = HostSlider()
  /// slider.trackConfiguration = HostSlider.TrackConfiguration(neutralValue: 0.5, ticks: [.init(position: 0.5)])
  /// print(slider.treeDescription())
  /// // Prints "HostSlider (0, 0, 0 x 0) value=0 ticks=[0.5] neutral=0.5"
  /// ```
  public struct TrackConfiguration: Hashable, Sendable {
    /// A mark on the track.
    public struct Tick: Hashable, Sendable {
      /// The place on the track, from 0, its beginning, to 1.
      public var position: Double
      /// The title, for assistive tools; nil for none.
      public var title: String?
      /// Creates a mark. A position that is not between 0 and 1 is not drawn.
      public init(position: Double, title: String? = nil) {
        self.position = position
        self.title = title
      }
    }

    /// Whether users can choose values of ticks only. Defaults to false; has no effect without ticks.
    public var allowsTickValuesOnly: Bool
    /// The value from which the track is tinted to the thumb; nil, the default, for its beginning.
    public var neutralValue: Double?
    /// The values that users can choose; nil, the default, for all.
    public var enabledRange: ClosedRange<Double>?
    /// The marks.
    public var ticks: [Tick]

    /// Creates a track.
    public init(
      allowsTickValuesOnly: Bool = false, neutralValue: Double? = nil, enabledRange: ClosedRange<Double>? = nil,
      ticks: [Tick] = []
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Creates a track with marks at equal distances, the first at its beginning and the last at its end.
    public init(allowsTickValuesOnly: Bool = false, neutralValue: Double? = nil, numberOfTicks: Int) {
      let last = Double(max(numberOfTicks - 1, 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Double($0) / last) })
    }
  }

  /// Whether a slider has a thumb.
  public enum Style: Hashable, Sendable {
    /// A track with a thumb.
    case `default`
    /// A thicker track, tinted up to the value.
    case thumbless
  }

  /// A number that the user wants, within what the track allows: the nearest of the enabled range, and of the ticks.
  func allowed(_ value: Double) -> Double {
    guard let track = trackConfiguration else { return value }
    let range = track.enabledRange
    let clamped = range.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
    guard track.allowsTickValuesOnly else { return clamped }
    let values = track.ticks.map { exactMinimum + (exactMaximum - exactMinimum) * $0.position }
    return values.filter { range?.contains($0) ?? true }.min { abs($0 - clamped) < abs($1 - clamped) } ?? clamped
  }

  /// Draws the marks below the track, in the line that the thumb's centre travels.
  func drawTicks(into drawing: inout HostDrawing, from start: CGFloat, over way: CGFloat) {
    for tick in trackConfiguration?.ticks ?? [] where tick.position >= 0 && tick.position <= 1 {
      let x = start + way * tick.position
      drawing.fill(
        CGRect(x: x - 2, y: bounds.midY + 7, width: 4, height: 4), cornerRadius: 2, with: .tertiaryLabel)
    }
  }

  func describeTrack(into description: inout HostDescription) {
    if sliderStyle == .thumbless { description.add("thumbless") }
    guard let track = trackConfiguration else { return }
    if !track.ticks.isEmpty {
      description.add(
        "ticks", Words("[" + track.ticks.map { CGFloat($0.position).printed }.joined(separator: ", ") + "]"))
    }
    if track.allowsTickValuesOnly { description.add("ticksOnly") }
    if let neutralValue = track.neutralValue { description.add("neutral", neutralValue) }
    if let range = track.enabledRange {
      description.add("enabled", Words("\(CGFloat(range.lowerBound).printed)...\(CGFloat(range.upperBound).printed)"))
    }
  }
}
