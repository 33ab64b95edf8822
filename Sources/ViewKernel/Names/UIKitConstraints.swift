// Tests: `ConstraintTests`, `ArrangedStackViewTests`.

public import HostTree

// Constraints, by the names that UIKit and AppKit share, and by UIKit's own.
#if !(os(iOS) || os(tvOS) || os(visionOS) || os(watchOS) || os(macOS))
  /// ``/HostTree/HostLayoutConstraint``, by its name on Apple's systems.
  public typealias NSLayoutConstraint = HostLayoutConstraint
  /// ``/HostTree/HostLayoutAnchor``, by its name on Apple's systems.
  public typealias NSLayoutAnchor = HostLayoutAnchor
  /// ``/HostTree/HostLayoutXAxisAnchor``, by its name on Apple's systems.
  public typealias NSLayoutXAxisAnchor = HostLayoutXAxisAnchor
  /// ``/HostTree/HostLayoutYAxisAnchor``, by its name on Apple's systems.
  public typealias NSLayoutYAxisAnchor = HostLayoutYAxisAnchor
  /// ``/HostTree/HostLayoutDimension``, by its name on Apple's systems.
  public typealias NSLayoutDimension = HostLayoutDimension
  /// ``/HostTree/HostLayoutGuide``, by its name on macOS.
  public typealias NSLayoutGuide = HostLayoutGuide
#endif
#if !(os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  /// ``/HostTree/HostLayoutGuide``, by its name on iOS.
  public typealias UILayoutGuide = HostLayoutGuide
  /// ``/HostTree/HostArrangedStackView``, by its name on iOS.
  public typealias UIStackView = HostArrangedStackView
#endif
