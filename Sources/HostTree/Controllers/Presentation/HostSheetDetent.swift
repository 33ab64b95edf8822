public import Foundation

/// The values that a detent computes its height from.
public protocol HostSheetDetentContext {
  /// The height of the largest sheet that fits, in points.
  var maximumDetentValue: CGFloat { get }
}

extension HostSheetPresentationController {
  /// A height at which a sheet rests, as `UISheetPresentationController.Detent`.
  ///
  /// Two medium detents are equal, and two large ones; a custom one is equal only to itself.
  public final class Detent: Equatable {
    /// The name of a detent, by which it is selected.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as a string.
      public let rawValue: String
      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of ``HostSheetPresentationController/Detent/medium()``.
      public static let medium = Identifier("medium")
      /// The identifier of ``HostSheetPresentationController/Detent/large()``.
      public static let large = Identifier("large")
    }

    private enum Height {
      case medium
      case large
      case custom((any HostSheetDetentContext) -> CGFloat?)
    }

    /// The identifier by which the detent is selected.
    public let identifier: Identifier
    /// The name in printed trees, which are the same in each run: no generated one.
    let printedName: String
    private let height: Height

    private init(_ identifier: Identifier?, _ height: Height) {
      self.identifier = identifier ?? Identifier(UUID().uuidString)
      printedName = identifier?.rawValue ?? "custom"
      self.height = height
    }

    /// A detent of half the maximum height.
    public static func medium() -> Detent { Detent(.medium, .medium) }

    /// A detent of the maximum height.
    public static func large() -> Detent { Detent(.large, .large) }

    /// A detent with a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The name of the detent; nil for a generated one.
    ///   - resolver: Returns the height in points, which is clamped to 0 ... the maximum; nil, NaN or infinity disables
    ///     the detent.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (_ context: any HostSheetDetentContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier, .custom(resolver))
    }

    /// The unclamped height in points; nil disables the detent.
    public func resolvedValue(in context: any HostSheetDetentContext) -> CGFloat? {
      switch height {
      case .medium: context.maximumDetentValue / 2
      case .large: context.maximumDetentValue
      case .custom(let resolver): resolver(context)
      }
    }

    /// Whether both are medium, both are large, or both are the same object.
    public static func == (first: Detent, second: Detent) -> Bool {
      if first === second { return true }
      switch (first.height, second.height) {
      case (.medium, .medium), (.large, .large): return true
      default: return false
      }
    }
  }
}
