import Foundation

/// An open ring with a marker at the value, which is written in its middle; the same as `.accessoryCircular`.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Equivalent to `.accessoryCircular`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a ring of 58 points, with the labels of the bounds at its opening, or the label of the gauge if there are
  /// none.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isCapacity: false)
  }
}

/// A ring that is closed as the value grows, which is written in its middle; the same as `.accessoryCircularCapacity`.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Equivalent to `.accessoryCircularCapacity`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a ring of 58 points.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isCapacity: true)
  }
}

/// A bar with a marker at the value, between the labels of the bounds; the same as `.accessoryLinear`.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Equivalent to `.accessoryLinear`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes the bar between the labels of the bounds, or behind the value's label if there are none. The label of the
  /// gauge is not shown.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      if configuration.hasBounds { configuration.minimumValueLabel } else { configuration.currentValueLabel }
      GaugeLine(fraction: configuration.value, isCapacity: false)
      configuration.maximumValueLabel
    }
    .font(.headline)
  }
}

/// A bar that is filled as the value grows, below the gauge's label; the same as `.accessoryLinearCapacity`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Equivalent to `.accessoryLinearCapacity`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes the label, the bar between the labels of the bounds, and the value's label, one below the other.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        GaugeLine(fraction: configuration.value, isCapacity: true)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .font(.caption)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is closed as the value grows.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker at the value.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled as the value grows.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyleConfiguration {
  fileprivate var hasBounds: Bool { minimumValueLabel != nil || maximumValueLabel != nil }
}

/// The ring of a gauge, with what is written in it.
private struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isCapacity: Bool
  @Environment(\.tintStyle) private var tintStyle

  private static var radius: CGFloat { 26.3 }
  private static var width: CGFloat { 5.4 }

  /// The tint; a gradient goes around the ring.
  private func paint(from start: Double, to end: Double) -> AnyShapeStyle {
    guard let gradient = tintStyle?.gradient else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(
      AngularGradient(gradient: gradient, center: .center, startAngle: .degrees(start), endAngle: .degrees(end)))
  }

  var body: some View {
    ZStack {
      if isCapacity { capacity } else { scale }
      middle.font(.system(size: 25)).lineLimit(1).minimumScaleFactor(0.4).frame(width: 36)
      if !isCapacity {
        foot.font(.system(size: 12)).lineLimit(1).minimumScaleFactor(0.5).frame(width: 36).offset(y: 19)
      }
    }
    .frame(width: 58, height: 58)
  }

  @ViewBuilder private var middle: some View {
    if let value = configuration.currentValueLabel { value } else if isCapacity { configuration.label }
  }

  @ViewBuilder private var foot: some View {
    if configuration.hasBounds {
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    } else {
      configuration.label
    }
  }

  private var stroke: StrokeStyle { StrokeStyle(lineWidth: Self.width, lineCap: .round) }

  private var capacity: some View {
    ZStack {
      Circle().stroke(paint(from: -90, to: 270), style: stroke).opacity(0.3)
      Circle().rotation(.degrees(-90)).trim(from: 0, to: configuration.value)
        .stroke(paint(from: -90, to: 270), style: stroke)
    }
    .frame(width: Self.radius * 2, height: Self.radius * 2)
  }

  /// The opening is wider below the labels of the bounds.
  private var scale: some View {
    let start: Double = configuration.hasBounds ? 150 : 135
    let end = 540 - start
    return Circle().rotation(.degrees(start)).trim(from: 0, to: (end - start) / 360)
      .stroke(paint(from: start, to: end), style: stroke)
      .mask {
        GaugeMarker(fraction: configuration.value, diameter: Self.width, gap: 2.3, start: start)
          .fill(style: FillStyle(eoFill: true))
      }
      .frame(width: Self.radius * 2, height: Self.radius * 2)
  }
}

/// The bar of a linear gauge.
private struct GaugeLine: View {
  let fraction: Double
  let isCapacity: Bool
  @Environment(\.tintStyle) private var tintStyle

  private var paint: AnyShapeStyle {
    guard let gradient = tintStyle?.gradient else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
  }

  var body: some View {
    if isCapacity {
      Capsule().fill(paint).opacity(0.3).frame(height: 6)
        .overlay {
          GeometryReader { geometry in
            Capsule().fill(paint).frame(width: max(geometry.size.width * fraction, 0), height: 6)
          }
        }
    } else {
      Capsule().fill(paint)
        .mask { GaugeMarker(fraction: fraction, diameter: 7.5, gap: 4.2).fill(style: FillStyle(eoFill: true)) }
        .frame(height: 7.5)
    }
  }
}

/// A bar or a ring with a gap around the point at its value. The point has the colour that the bar has there. Fill it
/// by the even-odd rule.
private struct GaugeMarker: Shape {
  var fraction: Double
  /// The diameter of the point, and the width of the gap around it, in points.
  let diameter: CGFloat
  let gap: CGFloat
  /// Where a ring begins, in degrees; it ends at the mirrored place. Nil for a bar.
  var start: Double?

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    var place = CGPoint(
      x: rect.minX + diameter / 2 + max(rect.width - diameter, 0) * fraction, y: rect.midY)
    if let start {
      let angle = Angle.degrees(start + (540 - 2 * start) * fraction).radians
      place = CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
    }
    // The line of a ring exceeds the rectangle.
    var path = Path(rect.insetBy(dx: -diameter, dy: -diameter))
    for radius in [diameter / 2 + gap, diameter / 2] {
      path.addEllipse(in: CGRect(origin: place, size: .zero).insetBy(dx: -radius, dy: -radius))
    }
    return path
  }
}
