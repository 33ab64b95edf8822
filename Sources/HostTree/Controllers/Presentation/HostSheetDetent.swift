public import Foundation

/// What a detent's height is worked out from.
public protocol HostSheetDetentContext {
  /// The height of the largest sheet that there is room for, in points.
  var maximumDetentValue: CGFloat { get }
}

extension HostSheetPresentationController {
  /// A height at which a sheet may rest.
  ///
  /// Two detents are equal if they have the same identifier and are made in the same way; custom ones if they are the same
  /// object.
  public final class Detent: Equatable {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the window's height.
      public static let medium = Identifier("medium")
      /// As high as a sheet gets.
      public static let large = Identifier("large")
    }

    private enum Height {
      case medium
      case large
      case custom((any HostSheetDetentContext) -> CGFloat?)
    }

    /// What names this detent.
    public let identifier: Identifier
    private let height: Height

    private init(_ identifier: Identifier, _ height: Height) {
      self.identifier = identifier
      self.height = height
    }

    /// Half as high as the largest sheet.
    public static func medium() -> Detent { Detent(.medium, .medium) }

    /// As high as a sheet gets.
    public static func large() -> Detent { Detent(.large, .large) }

    /// A height of one's own.
    ///
    /// - Parameters:
    ///   - identifier: What names it; nil makes up a name.
    ///   - resolver: Gives the height in points, which is brought within what there is room for; nil leaves the detent out.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (_ context: any HostSheetDetentContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), .custom(resolver))
    }

    /// The height in points; nil leaves the detent out.
    public func resolvedValue(in context: any HostSheetDetentContext) -> CGFloat? {
      switch height {
      case .medium: context.maximumDetentValue / 2
      case .large: context.maximumDetentValue
      case .custom(let resolver): resolver(context)
      }
    }

    /// Whether both stand for the same height by the same name.
    public static func == (first: Detent, second: Detent) -> Bool {
      if first === second { return true }
      switch (first.height, second.height) {
      case (.medium, .medium), (.large, .large): return true
      default: return false
      }
    }
  }
}
