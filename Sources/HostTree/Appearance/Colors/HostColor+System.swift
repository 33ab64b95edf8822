extension HostColor {
  /// The semantic system colours, with a light and a dark value each.
  enum System: UInt8, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    case separator, opaqueSeparator, tintColor
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground

    /// The values in Apple's guidelines and in developers' readings of `UIColor`.
    fileprivate var values: (light: HostColor, dark: HostColor) {
      switch self {
      case .red: (rgb(255, 59, 48), rgb(255, 69, 58))
      case .orange: (rgb(255, 149, 0), rgb(255, 159, 10))
      case .yellow: (rgb(255, 204, 0), rgb(255, 214, 10))
      case .green: (rgb(52, 199, 89), rgb(48, 209, 88))
      case .mint: (rgb(0, 199, 190), rgb(99, 230, 226))
      case .teal: (rgb(48, 176, 199), rgb(64, 200, 224))
      case .cyan: (rgb(50, 173, 230), rgb(100, 210, 255))
      case .blue, .tintColor, .link: (rgb(0, 122, 255), rgb(10, 132, 255))
      case .indigo: (rgb(88, 86, 214), rgb(94, 92, 230))
      case .purple: (rgb(175, 82, 222), rgb(191, 90, 242))
      case .pink: (rgb(255, 45, 85), rgb(255, 55, 95))
      case .brown: (rgb(162, 132, 94), rgb(172, 142, 104))
      case .gray: (rgb(142, 142, 147), rgb(142, 142, 147))
      case .systemGray2: (rgb(174, 174, 178), rgb(99, 99, 102))
      case .systemGray3: (rgb(199, 199, 204), rgb(72, 72, 74))
      case .systemGray4: (rgb(209, 209, 214), rgb(58, 58, 60))
      case .systemGray5: (rgb(229, 229, 234), rgb(44, 44, 46))
      case .systemGray6: (rgb(242, 242, 247), rgb(28, 28, 30))
      case .label: (rgb(0, 0, 0), rgb(255, 255, 255))
      case .secondaryLabel: (rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6))
      case .tertiaryLabel: (rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3))
      case .quaternaryLabel: (rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.16))
      case .placeholderText: (rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3))
      case .separator: (rgb(60, 60, 67, 0.29), rgb(84, 84, 88, 0.6))
      case .opaqueSeparator: (rgb(198, 198, 200), rgb(56, 56, 58))
      case .systemFill: (rgb(120, 120, 128, 0.2), rgb(120, 120, 128, 0.36))
      case .secondarySystemFill: (rgb(120, 120, 128, 0.16), rgb(120, 120, 128, 0.32))
      case .tertiarySystemFill: (rgb(118, 118, 128, 0.12), rgb(118, 118, 128, 0.24))
      case .quaternarySystemFill: (rgb(116, 116, 128, 0.08), rgb(116, 116, 128, 0.18))
      case .systemBackground: (rgb(255, 255, 255), rgb(0, 0, 0))
      case .secondarySystemBackground: (rgb(242, 242, 247), rgb(28, 28, 30))
      case .tertiarySystemBackground: (rgb(255, 255, 255), rgb(44, 44, 46))
      case .systemGroupedBackground: (rgb(242, 242, 247), rgb(0, 0, 0))
      case .secondarySystemGroupedBackground: (rgb(255, 255, 255), rgb(28, 28, 30))
      case .tertiarySystemGroupedBackground: (rgb(242, 242, 247), rgb(44, 44, 46))
      }
    }

    /// The dark value in front of other views, as in a sheet; nil if it is the same.
    var elevated: HostColor? {
      switch self {
      case .systemBackground, .systemGroupedBackground: rgb(28, 28, 30)
      case .secondarySystemBackground, .secondarySystemGroupedBackground: rgb(44, 44, 46)
      case .tertiarySystemBackground, .tertiarySystemGroupedBackground: rgb(58, 58, 60)
      default: nil
      }
    }

    private func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> HostColor {
      HostColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
  }

  convenience init(_ system: System) {
    let (light, dark) = system.values
    self.init(light: light, dark: dark, system: system)
  }

  /// The system red, as UIKit's `systemRed`: it has a light and a dark value. The other plain names likewise.
  public static let red = HostColor(System.red)
  /// The system orange, as `systemOrange`.
  public static let orange = HostColor(System.orange)
  /// The system yellow, as `systemYellow`.
  public static let yellow = HostColor(System.yellow)
  /// The system green, as `systemGreen`.
  public static let green = HostColor(System.green)
  /// The system mint, as `systemMint`.
  public static let mint = HostColor(System.mint)
  /// The system teal, as `systemTeal`.
  public static let teal = HostColor(System.teal)
  /// The system cyan, as `systemCyan`.
  public static let cyan = HostColor(System.cyan)
  /// The system blue, as `systemBlue`; also the default accent colour.
  public static let blue = HostColor(System.blue)
  /// The system indigo, as `systemIndigo`.
  public static let indigo = HostColor(System.indigo)
  /// The system purple, as `systemPurple`.
  public static let purple = HostColor(System.purple)
  /// The system pink, as `systemPink`.
  public static let pink = HostColor(System.pink)
  /// The system brown, as `systemBrown`.
  public static let brown = HostColor(System.brown)
  /// The system grey, as `systemGray`; the same in light and dark appearances.
  public static let gray = HostColor(System.gray)

  /// The same as ``red-type.property``.
  public static var systemRed: HostColor { .red }
  /// The same as ``orange``.
  public static var systemOrange: HostColor { .orange }
  /// The same as ``yellow``.
  public static var systemYellow: HostColor { .yellow }
  /// The same as ``green-type.property``.
  public static var systemGreen: HostColor { .green }
  /// The same as ``mint``.
  public static var systemMint: HostColor { .mint }
  /// The same as ``teal``.
  public static var systemTeal: HostColor { .teal }
  /// The same as ``cyan``.
  public static var systemCyan: HostColor { .cyan }
  /// The same as ``blue-type.property``.
  public static var systemBlue: HostColor { .blue }
  /// The same as ``indigo``.
  public static var systemIndigo: HostColor { .indigo }
  /// The same as ``purple``.
  public static var systemPurple: HostColor { .purple }
  /// The same as ``pink``.
  public static var systemPink: HostColor { .pink }
  /// The same as ``brown``.
  public static var systemBrown: HostColor { .brown }
  /// The same as ``gray``.
  public static var systemGray: HostColor { .gray }
  /// A grey closer to the background than ``gray``.
  public static let systemGray2 = HostColor(System.systemGray2)
  /// A grey closer to the background than ``systemGray2``.
  public static let systemGray3 = HostColor(System.systemGray3)
  /// A grey closer to the background than ``systemGray3``.
  public static let systemGray4 = HostColor(System.systemGray4)
  /// A grey closer to the background than ``systemGray4``.
  public static let systemGray5 = HostColor(System.systemGray5)
  /// The grey closest to the background.
  public static let systemGray6 = HostColor(System.systemGray6)

  /// Primary text: black on light, white on dark.
  public static let label = HostColor(System.label)
  /// Secondary text, such as subtitles.
  public static let secondaryLabel = HostColor(System.secondaryLabel)
  /// Tertiary text, such as disabled labels.
  public static let tertiaryLabel = HostColor(System.tertiaryLabel)
  /// Quaternary text, such as watermarks.
  public static let quaternaryLabel = HostColor(System.quaternaryLabel)
  /// The placeholder of an empty text field.
  public static let placeholderText = HostColor(System.placeholderText)
  /// Links in text.
  public static let link = HostColor(System.link)
  /// Thin separator lines; translucent.
  public static let separator = HostColor(System.separator)
  /// Thin separator lines; opaque.
  public static let opaqueSeparator = HostColor(System.opaqueSeparator)
  /// The default accent colour of interactive elements: an `AccentColor` in an asset catalog of the main bundle, else
  /// blue.
  public static let tintColor = tint(chosen: HostAssets.accentColor)

  /// The tint colour of a program that has chosen a colour, or none.
  package static func tint(chosen color: HostColor?) -> HostColor {
    guard let color else { return HostColor(System.tintColor) }
    return HostColor(light: color.resolved(isDark: false), dark: color.resolved(isDark: true), system: .tintColor)
  }

  /// The value in a light or a dark appearance.
  package func resolved(isDark: Bool) -> HostColor {
    resolvedColor(with: HostTraitCollection(userInterfaceStyle: isDark ? .dark : .light))
  }

  /// Fills of thin and small shapes, such as a slider's track.
  public static let systemFill = HostColor(System.systemFill)
  /// Fills of medium-size shapes, such as a switch's background.
  public static let secondarySystemFill = HostColor(System.secondarySystemFill)
  /// Fills of large shapes, such as input fields.
  public static let tertiarySystemFill = HostColor(System.tertiarySystemFill)
  /// Fills of large areas of complex content.
  public static let quaternarySystemFill = HostColor(System.quaternarySystemFill)
  /// The main background of the interface.
  public static let systemBackground = HostColor(System.systemBackground)
  /// The background of content grouped on the main background.
  public static let secondarySystemBackground = HostColor(System.secondarySystemBackground)
  /// The background of content grouped on the secondary background.
  public static let tertiarySystemBackground = HostColor(System.tertiarySystemBackground)
  /// The main background of a grouped table.
  public static let systemGroupedBackground = HostColor(System.systemGroupedBackground)
  /// The background of groups and cells in a grouped table.
  public static let secondarySystemGroupedBackground = HostColor(System.secondarySystemGroupedBackground)
  /// The background of groups within groups in a grouped table.
  public static let tertiarySystemGroupedBackground = HostColor(System.tertiarySystemGroupedBackground)

  /// Black text on a light background; not dynamic.
  public static let darkText = HostColor(white: 0)
  /// Translucent white text on a dark background; not dynamic.
  public static let lightText = HostColor(white: 1, alpha: 0.6)
}
