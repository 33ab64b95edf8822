import Foundation
import HostTree

/// The numbers of an effect's operations, one after the other: what is animated of it.
///
/// Of two of different lengths the shorter one counts as continued by zeros.
struct EffectNumbers: VectorArithmetic, Sendable {
  var values: [Double]

  static var zero: EffectNumbers { EffectNumbers(values: []) }

  static func == (lhs: Self, rhs: Self) -> Bool { (lhs - rhs).values.allSatisfy { $0 == 0 } }

  static func + (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, +) }
  static func - (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, -) }

  private static func combined(_ lhs: Self, _ rhs: Self, _ body: (Double, Double) -> Double) -> Self {
    let count = max(lhs.values.count, rhs.values.count)
    return EffectNumbers(values: (0..<count).map { body(lhs.number($0), rhs.number($0)) })
  }

  private func number(_ index: Int) -> Double { index < values.count ? values[index] : 0 }

  mutating func scale(by rhs: Double) { values = values.map { $0 * rhs } }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  /// This moved towards `other` by a fraction of the way.
  func mixed(with other: EffectNumbers, by share: Double) -> EffectNumbers {
    var way = other - self
    way.scale(by: share)
    return self + way
  }
}

extension EffectNumbers {
  init(_ operations: [EffectOperation]) { values = operations.flatMap(\.numbers) }

  /// The operations with these numbers.
  func replacingNumbers(of operations: [EffectOperation]) -> [EffectOperation] {
    var start = 0
    return operations.map { operation in
      let count = operation.numbers.count
      let own = (start..<start + count).map { number($0) }
      start += count
      return operation.with(own)
    }
  }
}

extension EffectOperation {
  /// The numbers that are animated.
  fileprivate var numbers: [Double] {
    switch self {
    case .offset(let size): [size.width, size.height]
    case .opacity(let amount), .brightness(let amount), .contrast(let amount), .saturation(let amount),
      .grayscale(let amount):
      [amount]
    case .scale(let size, let anchor): [size.width, size.height, anchor.x, anchor.y]
    case .rotation(let angle, let anchor): [angle.radians, anchor.x, anchor.y]
    case .rotation3D(let angle, let axis, let anchor, let z, let perspective):
      [angle.radians, axis.x, axis.y, axis.z, anchor.x, anchor.y, z, perspective]
    case .projection: []
    case .blur(let radius, _): [radius]
    case .hueRotation(let angle): [angle.radians]
    }
  }

  /// The same operation with other numbers.
  fileprivate func with(_ n: [Double]) -> EffectOperation {
    switch self {
    case .offset: .offset(CGSize(width: n[0], height: n[1]))
    case .opacity: .opacity(n[0])
    case .brightness: .brightness(n[0])
    case .contrast: .contrast(n[0])
    case .saturation: .saturation(n[0])
    case .grayscale: .grayscale(n[0])
    case .scale: .scale(CGSize(width: n[0], height: n[1]), anchor: UnitPoint(x: n[2], y: n[3]))
    case .rotation: .rotation(.radians(n[0]), anchor: UnitPoint(x: n[1], y: n[2]))
    case .rotation3D:
      .rotation3D(
        .radians(n[0]), axis: HostTransform.Axis3D(x: n[1], y: n[2], z: n[3]), anchor: UnitPoint(x: n[4], y: n[5]),
        anchorZ: n[6], perspective: n[7])
    case .projection: self
    case .blur(_, let isOpaque): .blur(max(n[0], 0), isOpaque: isOpaque)
    case .hueRotation: .hueRotation(.radians(n[0]))
    }
  }

  /// The transform, if the operation is one.
  fileprivate var transform: HostTransform? {
    switch self {
    case .offset(let size): .affine(CGAffineTransform(translationX: size.width, y: size.height))
    case .scale(let size, let anchor): .scale(size, anchor: anchor)
    case .rotation(let angle, let anchor): .rotation(angle, anchor: anchor)
    case .rotation3D(let angle, let axis, let anchor, let z, let perspective):
      .rotation3D(angle, axis: axis, anchor: anchor, anchorZ: z, perspective: perspective)
    default: nil
    }
  }
}

extension HostContentEffect {
  /// The effect of operations, one after the other, on a view of a size.
  @MainActor
  init(_ operations: [EffectOperation], in size: CGSize) {
    self.init()
    for operation in operations {
      if let next = operation.transform {
        transform = transform.concatenating(next.projection(in: size))
        continue
      }
      switch operation {
      case .projection(let next): transform = transform.concatenating(next)
      case .opacity(let amount): opacity *= min(max(amount, 0), 1)
      case .blur(let radius, let isOpaque): if radius > 0 { filters.append(.blur(radius: radius, isOpaque: isOpaque)) }
      case .brightness(let amount): if amount != 0 { filters.append(.brightness(amount)) }
      case .contrast(let amount): if amount != 1 { filters.append(.contrast(amount)) }
      case .saturation(let amount): if amount != 1 { filters.append(.saturation(amount)) }
      case .grayscale(let amount): if amount != 0 { filters.append(.grayscale(amount)) }
      case .hueRotation(let angle): if angle != .zero { filters.append(.hueRotation(angle)) }
      case .offset, .scale, .rotation, .rotation3D: break
      }
    }
  }
}
