public import Foundation

extension AttributeScopes {
  /// The attributes of attributed strings that texts show, by the names that SwiftUI gives them.
  ///
  /// ```swift
  /// var string = AttributedString("Read the terms.")
  /// if let range = string.range(of: "terms") {
  ///   string[range].foregroundColor = .red
  ///   string[range].underlineStyle = Text.LineStyle(pattern: .dot)
  /// }
  /// let host = HostingView(rootView: Text(string))
  /// host.sizeToFit()
  /// host.layoutIfNeeded()
  /// print(host.subviews[0].treeDescription())
  /// // Prints "HostLabel "Read the terms." (0, 0, 120.33 x 20.33) runs=["Read the ", "terms" red underlined(dot), "."]"
  /// ```
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// How the characters are struck through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// How the characters are underlined.
    public let underlineStyle: UnderlineStyleAttribute
    /// Additional space between the characters, in points.
    public let kern: KerningAttribute
    /// Additional space between the characters, in points; ``kern`` takes precedence.
    public let tracking: TrackingAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The intent of the characters in Markdown. (Foundation's own on Apple's systems.)
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes

    /// The key of ``font``.
    public enum FontAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = Font
      /// The name in encoded strings.
      public static let name = "SwiftUI.Font"
    }
    /// The key of ``foregroundColor``.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = Color
      /// The name in encoded strings.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of ``backgroundColor``.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = Color
      /// The name in encoded strings.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of ``strikethroughStyle``.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = Text.LineStyle
      /// The name in encoded strings.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of ``underlineStyle``.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = Text.LineStyle
      /// The name in encoded strings.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of ``kern``.
    public enum KerningAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = CGFloat
      /// The name in encoded strings.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of ``tracking``.
    public enum TrackingAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = CGFloat
      /// The name in encoded strings.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of ``baselineOffset``.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = CGFloat
      /// The name in encoded strings.
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// The key of ``inlinePresentationIntent``.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = InlinePresentationIntent
      /// The name in encoded strings.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attributes that texts show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute that texts show: `string.foregroundColor = .red`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
