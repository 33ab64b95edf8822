// Tests: `ConstraintTests`, `ArrangedStackViewTests`.

// Constraints, by the names that UIKit and AppKit share, and by UIKit's own.
#if !(os(iOS) || os(tvOS) || os(visionOS) || os(watchOS) || os(macOS))
  /// ``HostLayoutConstraint``, by its name on Apple's systems.
  public typealias NSLayoutConstraint = HostLayoutConstraint
  /// ``HostLayoutAnchor``, by its name on Apple's systems.
  public typealias NSLayoutAnchor = HostLayoutAnchor
  /// ``HostLayoutXAxisAnchor``, by its name on Apple's systems.
  public typealias NSLayoutXAxisAnchor = HostLayoutXAxisAnchor
  /// ``HostLayoutYAxisAnchor``, by its name on Apple's systems.
  public typealias NSLayoutYAxisAnchor = HostLayoutYAxisAnchor
  /// ``HostLayoutDimension``, by its name on Apple's systems.
  public typealias NSLayoutDimension = HostLayoutDimension
  /// ``HostLayoutGuide``, by its name on macOS.
  public typealias NSLayoutGuide = HostLayoutGuide
#endif
#if !(os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  /// ``HostLayoutGuide``, by its name on iOS.
  public typealias UILayoutGuide = HostLayoutGuide
  /// ``HostArrangedStackView``, by its name on iOS.
  public typealias UIStackView = HostArrangedStackView
#endif
