public import Foundation
import HostTree

/// A height at which a sheet may rest.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomHeight)
  }

  private let height: Height

  /// Half of the largest height.
  public static let medium = PresentationDetent(height: .medium)
  /// The largest height.
  public static let large = PresentationDetent(height: .large)
  /// A part of the largest height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(
      height: .fraction(fraction.sound(from: 0, to: 1, else: 1, "The height of a sheet, a part of the largest,")))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .height(height.sound(from: 0, else: 0, "The height of a sheet")))
  }
  /// A height that is worked out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(CustomHeight(id: ObjectIdentifier(type), name: "\(type)") { D.height(in: $0) }))
  }

  /// What a custom detent's height is worked out from.
  @dynamicMemberLookup
  public struct Context {
    /// The height of the largest sheet, in points.
    public let maxDetentValue: CGFloat

    /// Reads a property of the environment; so far that of an environment in which nobody wrote anything.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }

  private struct CustomHeight: Hashable, Sendable {
    let id: ObjectIdentifier
    /// What the host is told, rather than an address, which is another one in each run.
    let name: String
    let height: @Sendable (Context) -> CGFloat?

    static func == (first: Self, second: Self) -> Bool { first.id == second.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  var identifier: HostSheetPresentationController.Detent.Identifier {
    switch height {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .init("fraction:\(fraction)")
    case .height(let height): .init("height:\(height)")
    case .custom(let custom): .init("custom:\(custom.name)")
    }
  }

  @MainActor
  var host: HostSheetPresentationController.Detent {
    switch height {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction): .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .height(let height): .custom(identifier: identifier) { _ in height }
    case .custom(let custom):
      .custom(identifier: identifier) { custom.height(Context(maxDetentValue: $0.maximumDetentValue)) }
    }
  }
}

/// Works out a height at which a sheet may rest.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The height in points; nil leaves the detent out.
  static func height(in context: Context) -> CGFloat?

  /// What the height is worked out from.
  typealias Context = PresentationDetent.Context
}
