public import Foundation
import HostTree

/// A height at which a sheet can rest: see `presentationDetents(_:)`.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomHeight)
  }

  private let height: Height

  /// Half of the maximum height.
  public static let medium = PresentationDetent(height: .medium)
  /// The maximum height, the default of a sheet.
  public static let large = PresentationDetent(height: .large)
  /// A fraction of the maximum height, from 0 to 1; fractions outside are clamped, NaN counts as 1, both are reported.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(
      height: .fraction(fraction.sound(from: 0, to: 1, else: 1, "The height of a sheet, a part of the largest,")))
  }
  /// A height in points; a negative one or one that is not finite counts as 0 and is reported.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .height(height.sound(from: 0, else: 0, "The height of a sheet")))
  }
  /// A height that `type` computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    // With the module and the types around it, but without the addresses that stand for private types and functions.
    let name = String(reflecting: type).replacing(/\(unknown context at \$\w+\)\./, with: "")
    return PresentationDetent(
      height: .custom(CustomHeight(id: ObjectIdentifier(type), name: name) { D.height(in: $0) }))
  }

  /// The values that a custom detent can depend on.
  @dynamicMemberLookup
  public struct Context {
    /// The maximum height of the sheet, in points.
    public let maxDetentValue: CGFloat
    fileprivate let environment: EnvironmentValues

    /// Reads a value of the sheet's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  private struct CustomHeight: Hashable, Sendable {
    let id: ObjectIdentifier
    /// The type's name for the host's identifier, rather than an address, which differs in each run.
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

  /// - Parameter environment: The sheet's environment, read whenever the height is needed.
  @MainActor
  func host(in environment: @escaping @MainActor () -> EnvironmentValues) -> HostSheetPresentationController.Detent {
    switch height {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction): .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .height(let height): .custom(identifier: identifier) { _ in height }
    case .custom(let custom):
      .custom(identifier: identifier) {
        custom.height(Context(maxDetentValue: $0.maximumDetentValue, environment: environment()))
      }
    }
  }
}

/// A type that computes a height at which a sheet can rest.
///
/// ```swift
/// struct BarDetent: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
/// }
/// ```
public protocol CustomPresentationDetent: SendableMetatype {
  /// The height in points; nil disables the detent.
  static func height(in context: Context) -> CGFloat?

  /// The values that the height can depend on.
  typealias Context = PresentationDetent.Context
}
