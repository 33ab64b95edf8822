/// The names that types have without a catalog: an asset of the same name would take its place, or be ambiguous.
package enum SystemNames {
  /// The names by type.
  package static let of: [String: Set<String>] = [
    "Color": colors.union(["primary", "secondary", "accentColor"]),
    "UIColor": colors.union(systemColors).union(semanticColors),
    "ShapeStyle": colors.union([
      "primary", "secondary", "tertiary", "quaternary", "quinary", "accentColor", "background", "fill", "foreground",
      "link", "placeholder", "selection", "separator", "tint", "windowBackground", "bar", "ultraThinMaterial",
      "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
    ]),
  ]

  private static let colors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear",
  ]

  private static let systemColors: Set<String> = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
    "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "darkGray", "lightGray", "magenta",
  ]

  private static let semanticColors: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "darkText", "lightText", "link", "placeholderText",
    "separator", "opaqueSeparator", "tintColor", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
  ]
}
