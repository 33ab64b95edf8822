// Names that come with SwiftUI on Apple's systems, and that Foundation lacks here. They give way to its own.
#if canImport(FoundationNetworking)
  public import Foundation

  /// A time in seconds since the beginning of the year 2001, in universal time.
  public typealias CFAbsoluteTime = Double
  /// A time span in seconds.
  public typealias CFTimeInterval = Double

  /// The current time of the system's clock, in seconds since the beginning of the year 2001.
  ///
  /// It is not the clock of a window, by which animations and timers go: see ``/HostTree/HostWindow``.
  ///
  /// ```swift
  /// let start = CFAbsoluteTimeGetCurrent()
  /// let titles = (0..<1_000).map { "Row \($0)" }
  /// print(titles.count, CFAbsoluteTimeGetCurrent() - start < 60)
  /// // Prints "1000 true"
  /// ```
  @_disfavoredOverload
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

  /// The time in seconds since the system has started, without time asleep.
  @_disfavoredOverload
  public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Calls `body`. There is no pool of objects to drain here.
  @_disfavoredOverload
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

  extension Timer {
    /// Creates a timer that is not valid, as a first value for a property: `Timer()`.
    ///
    /// An extension can't declare `init()` itself, which `NSObject` has.
    @_disfavoredOverload
    public convenience init(_ nothing: Never? = nil) {
      self.init(timeInterval: 0, repeats: false) { _ in }
      invalidate()
    }
  }

  /// The number of nanoseconds in a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// The number of nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// The number of nanoseconds in a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1_000
  /// The number of microseconds in a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000

  extension CGPoint {
    /// Whether both coordinates are equal.
    @_disfavoredOverload public func equalTo(_ other: CGPoint) -> Bool { self == other }
  }

  extension CGSize {
    /// Whether width and height are equal.
    @_disfavoredOverload public func equalTo(_ other: CGSize) -> Bool { self == other }
  }

  extension CGRect {
    /// Whether origin and size are equal.
    @_disfavoredOverload public func equalTo(_ other: CGRect) -> Bool { self == other }
  }

  extension CGFloat {
    /// The number that an object holds, rounded if need be.
    @_disfavoredOverload public init(truncating number: NSNumber) { self.init(number.doubleValue) }
  }

  extension UserDefaults {
    /// The value for a key; nil if there is none.
    @_disfavoredOverload public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Sets the value for a key; nil removes it.
    @_disfavoredOverload public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  }

  extension Data.WritingOptions {
    /// `atomic`, by its former name.
    public static var atomicWrite: Data.WritingOptions { .atomic }
  }

  extension Data.ReadingOptions {
    /// `alwaysMapped`, by its former name.
    public static var dataReadingMapped: Data.ReadingOptions { .alwaysMapped }
    /// `mappedIfSafe`, by its former name.
    public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }
    /// `uncached`, by its former name.
    public static var uncachedRead: Data.ReadingOptions { .uncached }
  }

  extension URL {
    /// True: files need no permission beyond the process's here.
    @_disfavoredOverload public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing: files need no permission beyond the process's here.
    @_disfavoredOverload public func stopAccessingSecurityScopedResource() {}
  }

  extension FileManager {
    /// Nil: there is no iCloud here.
    @_disfavoredOverload
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// A folder for files that several programs share, under "Group Containers" where the user's programs keep theirs.
    /// It is made if need be; nil if it cannot.
    @_disfavoredOverload
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
      guard let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first else { return nil }
      let folder = support.appendingPathComponent("Group Containers").appendingPathComponent(groupIdentifier)
      do {
        try createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
      } catch {
        return nil
      }
    }
  }

  extension ProcessInfo {
    /// False: no program for iOS runs on a Mac here.
    @_disfavoredOverload public var isiOSAppOnMac: Bool { false }
    /// False: no program for iOS runs on a Mac here.
    @_disfavoredOverload public var isMacCatalystApp: Bool { false }
    /// False: the system does not report it here.
    @_disfavoredOverload public var isLowPowerModeEnabled: Bool { false }
  }
#endif
