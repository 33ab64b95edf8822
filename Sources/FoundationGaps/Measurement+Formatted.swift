// Names that Foundation has on Apple's systems, and lacks here.
#if canImport(FoundationNetworking)
  public import Foundation

  /// The subject of a measurement, which decides in which unit people of a region want it.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String
    /// The unit that the region uses for such values.
    public static var general: Self { Self(name: "general") }
    /// The unit of the value itself.
    public static var asProvided: Self { Self(name: "asProvided") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A person's height.
    public static var person: Self { Self(name: "person") }
    /// A distance on a road.
    public static var road: Self { Self(name: "road") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The weather's temperature.
    public static var weather: Self { Self(name: "weather") }
    /// A person's temperature.
    public static var person: Self { Self(name: "person") }
  }

  extension Measurement where UnitType: Dimension {
    /// Writes measurements: "3.5 km", "3.5 kilometers".
    ///
    /// Names of units are English; numbers are written as the locale does.
    ///
    /// ```swift
    /// let way = Measurement(value: 3.5, unit: UnitLength.kilometers)
    /// let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: Locale(identifier: "en_US"), usage: .asProvided)
    /// print(way.formatted(style))
    /// // Prints "3.5 kilometers"
    /// ```
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How units are written.
      public struct UnitWidth: Codable, Hashable, Sendable {
        fileprivate let name: String
        /// As a word: "3 kilometers".
        public static var wide: Self { Self(name: "wide") }
        /// As a symbol: "3 km".
        public static var abbreviated: Self { Self(name: "abbreviated") }
        /// As a symbol without a space: "3km".
        public static var narrow: Self { Self(name: "narrow") }
      }

      /// How units are written.
      public var width: UnitWidth
      /// The locale, which also decides on the unit.
      public var locale: Locale
      /// The subject of the measurement.
      public var usage: MeasurementFormatUnitUsage<UnitType>?
      /// How the number is written; nil for up to three significant digits.
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?

      /// Creates a style.
      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType>? = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        self.width = width
        self.locale = locale
        self.usage = usage
        self.numberFormatStyle = numberFormatStyle
      }

      /// The text of a measurement.
      public func format(_ value: Measurement) -> String {
        let shown = value.wanted(in: locale, usage)
        let style = numberFormatStyle ?? .number.precision(.fractionLength(0...digits(of: shown, value)))
        let number = style.locale(locale).format(shown.value)
        if shown.unit.symbol.hasPrefix("°") {
          return number + (width == .wide ? " " + shown.unit.name(isOne: false) : shown.unit.symbol)
        }
        if width == .wide { return "\(number) \(shown.unit.name(isOne: shown.value == 1))" }
        return width == .narrow ? number + shown.unit.symbol : "\(number) \(shown.unit.symbol)"
      }

      /// A value in another unit is rounded, as it comes from a rounded one.
      private func digits(of shown: Measurement, _ value: Measurement) -> Int {
        shown.unit == value.unit ? 3 : abs(shown.value) < 10 ? 1 : 0
      }

      /// This style in a locale.
      public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
      }
    }

    /// The text in the region's unit, with the unit's symbol.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// The text by a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
      style.format(self)
    }

    /// The same measurement in the unit that people in a region want.
    fileprivate func wanted(in locale: Locale, _ usage: MeasurementFormatUnitUsage<UnitType>?) -> Measurement {
      guard let usage, usage != .asProvided, let unit = self.unit.regional(locale.measurementSystem) as? UnitType
      else { return self }
      return converted(to: unit)
    }
  }

  extension FormatStyle {
    /// Writes measurements: `way.formatted(.measurement(width: .wide))`.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
  }

  extension Dimension {
    /// The unit that people in a region use in place of this one; nil if it is this one.
    fileprivate func regional(_ system: Locale.MeasurementSystem) -> Dimension? {
      let isAmerican = system == .us
      let pairs: [(metric: Dimension, other: Dimension, isBritish: Bool)] = [
        (UnitLength.kilometers, UnitLength.miles, true), (UnitLength.meters, UnitLength.feet, false),
        (UnitLength.centimeters, UnitLength.inches, false), (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, true),
        (UnitMass.kilograms, UnitMass.pounds, false), (UnitMass.grams, UnitMass.ounces, false),
        (UnitTemperature.celsius, UnitTemperature.fahrenheit, false), (UnitVolume.liters, UnitVolume.gallons, false),
      ]
      for (metric, other, isBritish) in pairs {
        let isOther = isAmerican || isBritish && system == .uk
        if self == metric, isOther { return other }
        if self == other, !isOther { return metric }
      }
      return nil
    }

    /// The English name.
    fileprivate func name(isOne: Bool) -> String {
      let names = [
        "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "ft": "foot",
        "in": "inch",
        "yd": "yard", "kg": "kilogram", "g": "gram", "mg": "milligram", "lb": "pound", "oz": "ounce", "t": "metric ton",
        "hr": "hour", "h": "hour", "min": "minute", "s": "second", "L": "liter", "mL": "milliliter", "gal": "gallon",
        "cup": "cup",
        "pt": "pint", "qt": "quart", "kW": "kilowatt", "W": "watt", "kWh": "kilowatt hour", "J": "joule",
        "kJ": "kilojoule",
        "kCal": "kilocalorie", "cal": "calorie", "°": "degree", "rad": "radian", "MB": "megabyte", "GB": "gigabyte",
        "kB": "kilobyte", "B": "byte",
      ]
      let pairs = [
        "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
        "m/s": ("meter per second", "meters per second"), "°C": ("degree Celsius", "degrees Celsius"),
        "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
        "K": ("kelvin", "kelvins"),
      ]
      if let pair = pairs[symbol] { return isOne ? pair.0 : pair.1 }
      return names[symbol].map { isOne ? $0 : $0 + "s" } ?? symbol
    }
  }
#endif
