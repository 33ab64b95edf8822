public import Foundation

private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
private enum CalendarKey: EnvironmentKey {
  static let defaultValue = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    return calendar
  }()
}

// The machine's locale and time zone count in running applications only: tests and pictures are the same everywhere.

extension EnvironmentValues {
  /// The language and region for formatting. Defaults to `en_US`; in the windows of an application, to the locale that
  /// `LC_ALL`, `LC_MONETARY` or `LANG` names, if any does.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar for dates. Defaults to the Gregorian calendar in GMT; in the windows of an application, to the
  /// locale's calendar in the machine's time zone.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for dates. Defaults to GMT; in the windows of an application, to the machine's time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The values with which the environments of windows begin.
  @MainActor static var ofWindows = EnvironmentValues()

  /// Sets the language and region, and the calendar that is used there.
  mutating func setLocale(_ locale: Locale) {
    self.locale = locale
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The values on a machine.
  ///
  /// - Parameter variables: The variables of the process, of which `LC_ALL`, `LC_MONETARY` and `LANG` name a locale.
  ///   `C` and `POSIX` name none.
  package init(ofMachineWith variables: [String: String], timeZone: TimeZone) {
    self.init()
    self.timeZone = timeZone
    let names = ["LC_ALL", "LC_MONETARY", "LANG"].compactMap { variables[$0] }.filter { !$0.isEmpty }
    let name = names.first?.prefix { $0 != "." && $0 != "@" } ?? ""
    setLocale(name.isEmpty || name == "C" || name == "POSIX" ? locale : Locale(identifier: String(name)))
  }

  /// Makes the environments of windows begin with the machine's values: once, before the first window.
  @MainActor static func takeMachine() {
    ofWindows = EnvironmentValues(ofMachineWith: ProcessInfo.processInfo.environment, timeZone: .current)
  }
}
