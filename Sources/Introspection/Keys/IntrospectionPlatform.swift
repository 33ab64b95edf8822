/// A platform with versions, spelled as in code for Apple's systems: `.iOS(.v16, .v17)`, `.macOS(.v13...)`. Ignored
/// here.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(
///   rootView: Text("News").introspect(.text, on: .iOS(.v16, .v17), .visionOS(.v1...)) { print($0.text ?? "") })
/// window.makeKeyAndVisible()
/// window.settle()
/// // Prints "News"
/// ```
///
/// On Apple's systems the class behind a view changes between versions, so code has to name the versions that it knows.
/// Here a key leads to the same class always; platforms are accepted so that ported code compiles, and have no effect.
/// See <doc:Porting>.
public struct IntrospectionPlatform: Hashable, Sendable {
  private let name: String

  /// The given versions of iOS. Has no effect.
  public static func iOS(_ versions: iOSVersion...) -> Self { Self(name: "iOS") }
  /// iOS from a version on. Has no effect.
  public static func iOS(_ versions: PartialRangeFrom<iOSVersion>) -> Self { Self(name: "iOS") }
  /// The given versions of tvOS. Has no effect.
  public static func tvOS(_ versions: tvOSVersion...) -> Self { Self(name: "tvOS") }
  /// tvOS from a version on. Has no effect.
  public static func tvOS(_ versions: PartialRangeFrom<tvOSVersion>) -> Self { Self(name: "tvOS") }
  /// The given versions of macOS. Has no effect.
  public static func macOS(_ versions: macOSVersion...) -> Self { Self(name: "macOS") }
  /// macOS from a version on. Has no effect.
  public static func macOS(_ versions: PartialRangeFrom<macOSVersion>) -> Self { Self(name: "macOS") }
  /// The given versions of visionOS. Has no effect.
  public static func visionOS(_ versions: visionOSVersion...) -> Self { Self(name: "visionOS") }
  /// visionOS from a version on. Has no effect.
  public static func visionOS(_ versions: PartialRangeFrom<visionOSVersion>) -> Self { Self(name: "visionOS") }
}

/// A version of a platform. It is accepted in ported code and has no effect: see ``IntrospectionPlatform``.
public protocol IntrospectionVersion: Comparable, Hashable, Sendable {
  /// The version as a decimal number, by which versions are ordered.
  var number: Double { get }
}

extension IntrospectionVersion {
  /// Orders versions by release.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

/// A version of iOS, for ``IntrospectionPlatform``.
public struct iOSVersion: IntrospectionVersion {
  /// The major version.
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

/// A version of tvOS, for ``IntrospectionPlatform``.
public struct tvOSVersion: IntrospectionVersion {
  /// The major version.
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

/// A version of macOS, for ``IntrospectionPlatform``.
public struct macOSVersion: IntrospectionVersion {
  /// The version as a decimal number, such as 13 or 10.15.
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

/// A version of visionOS, for ``IntrospectionPlatform``.
public struct visionOSVersion: IntrospectionVersion {
  /// The major version.
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
