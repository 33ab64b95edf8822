/// A platform with versions, as code for Apple's systems names them: `.iOS(.v16, .v17)`, `.macOS(.v13...)`.
///
/// Apple's libraries change what stands behind a view from version to version, so code that looks there has to say which ones
/// it knows. Here one key leads to one class, always; platforms are accepted and make no difference. This is for code that is
/// ported, see <doc:Porting>.
public struct IntrospectionPlatform: Hashable, Sendable {
  private let name: String

  /// Versions of iOS.
  public static func iOS(_ versions: iOSVersion...) -> Self { Self(name: "iOS") }
  /// Versions of iOS from one on.
  public static func iOS(_ versions: PartialRangeFrom<iOSVersion>) -> Self { Self(name: "iOS") }
  /// Versions of tvOS.
  public static func tvOS(_ versions: tvOSVersion...) -> Self { Self(name: "tvOS") }
  /// Versions of tvOS from one on.
  public static func tvOS(_ versions: PartialRangeFrom<tvOSVersion>) -> Self { Self(name: "tvOS") }
  /// Versions of macOS.
  public static func macOS(_ versions: macOSVersion...) -> Self { Self(name: "macOS") }
  /// Versions of macOS from one on.
  public static func macOS(_ versions: PartialRangeFrom<macOSVersion>) -> Self { Self(name: "macOS") }
  /// Versions of visionOS.
  public static func visionOS(_ versions: visionOSVersion...) -> Self { Self(name: "visionOS") }
  /// Versions of visionOS from one on.
  public static func visionOS(_ versions: PartialRangeFrom<visionOSVersion>) -> Self { Self(name: "visionOS") }
}

/// A version of a platform, which makes no difference here.
public protocol IntrospectionVersion: Comparable, Hashable, Sendable {
  /// The major and minor number.
  var number: Double { get }
}

extension IntrospectionVersion {
  /// Whether `lhs` came before `rhs`.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

/// A version of iOS.
public struct iOSVersion: IntrospectionVersion {
  /// The major and minor number.
  public let number: Double
  /// iOS 13.
  public static let v13 = Self(number: 13)
  /// iOS 14.
  public static let v14 = Self(number: 14)
  /// iOS 15.
  public static let v15 = Self(number: 15)
  /// iOS 16.
  public static let v16 = Self(number: 16)
  /// iOS 17.
  public static let v17 = Self(number: 17)
  /// iOS 18.
  public static let v18 = Self(number: 18)
  /// iOS 26.
  public static let v26 = Self(number: 26)
  /// iOS 27.
  public static let v27 = Self(number: 27)
}

/// A version of tvOS.
public struct tvOSVersion: IntrospectionVersion {
  /// The major and minor number.
  public let number: Double
  /// tvOS 13.
  public static let v13 = Self(number: 13)
  /// tvOS 14.
  public static let v14 = Self(number: 14)
  /// tvOS 15.
  public static let v15 = Self(number: 15)
  /// tvOS 16.
  public static let v16 = Self(number: 16)
  /// tvOS 17.
  public static let v17 = Self(number: 17)
  /// tvOS 18.
  public static let v18 = Self(number: 18)
  /// tvOS 26.
  public static let v26 = Self(number: 26)
  /// tvOS 27.
  public static let v27 = Self(number: 27)
}

/// A version of macOS.
public struct macOSVersion: IntrospectionVersion {
  /// The major and minor number.
  public let number: Double
  /// macOS 10.15.
  public static let v10_15 = Self(number: 10.15)
  /// macOS 10.15.4.
  public static let v10_15_4 = Self(number: 10.154)
  /// macOS 11.
  public static let v11 = Self(number: 11)
  /// macOS 12.
  public static let v12 = Self(number: 12)
  /// macOS 13.
  public static let v13 = Self(number: 13)
  /// macOS 14.
  public static let v14 = Self(number: 14)
  /// macOS 15.
  public static let v15 = Self(number: 15)
  /// macOS 26.
  public static let v26 = Self(number: 26)
  /// macOS 27.
  public static let v27 = Self(number: 27)
}

/// A version of visionOS.
public struct visionOSVersion: IntrospectionVersion {
  /// The major and minor number.
  public let number: Double
  /// visionOS 1.
  public static let v1 = Self(number: 1)
  /// visionOS 2.
  public static let v2 = Self(number: 2)
  /// visionOS 26.
  public static let v26 = Self(number: 26)
  /// visionOS 27.
  public static let v27 = Self(number: 27)
}
