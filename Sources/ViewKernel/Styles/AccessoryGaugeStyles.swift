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
  /// Makes the bar and the labels beside it. The labels of the gauge and of its value are not shown.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel
      GaugeLine(fraction: configuration.value, isCapacity: false)
      configuration.maximumValueLabel
    }
    .font(.caption)
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

/// The ring of a gauge, with what is written in it.
private struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isCapacity: Bool
  @Environment(\.tintStyle) private var tintStyle

  private static var radius: CGFloat { 26 }
  private static var width: CGFloat { 6 }

  /// The tint; a gradient goes around the ring.
  private func paint(from start: Double, to end: Double) -> AnyShapeStyle {
    guard let gradient = tintStyle?.gradient else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(
      AngularGradient(gradient: gradient, center: .center, startAngle: .degrees(start), endAngle: .degrees(end)))
  }

  var body: some View {
    ZStack {
      if isCapacity { capacity } else { scale }
      middle.font(.system(size: 15)).lineLimit(1).minimumScaleFactor(0.5).frame(width: 36)
      if !isCapacity { foot.font(.system(size: 9)).lineLimit(1).offset(y: 24) }
    }
    .frame(width: 58, height: 58)
  }

  @ViewBuilder private var middle: some View {
    if let value = configuration.currentValueLabel { value } else if isCapacity { configuration.label }
  }

  @ViewBuilder private var foot: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
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

  private var scale: some View {
    let angle = Angle.degrees(135 + 270 * configuration.value).radians
    return ZStack {
      Circle().rotation(.degrees(135)).trim(from: 0, to: 0.75).stroke(paint(from: 135, to: 405), style: stroke)
      Circle().fill(.primary).frame(width: Self.width, height: Self.width)
        .padding(2).background(.background, in: Circle())
        .offset(x: cos(angle) * Self.radius, y: sin(angle) * Self.radius)
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
    Capsule().fill(paint).opacity(isCapacity ? 0.3 : 1).frame(height: 6)
      .overlay {
        GeometryReader { geometry in
          if isCapacity {
            Capsule().fill(paint).frame(width: max(geometry.size.width * fraction, 0), height: 6)
          } else {
            Circle().fill(.primary).frame(width: 6, height: 6).padding(2).background(.background, in: Circle())
              .position(x: 5 + max(geometry.size.width - 10, 0) * fraction, y: 3)
          }
        }
      }
  }
}
