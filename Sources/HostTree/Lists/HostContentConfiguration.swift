// Tests: `HostContentConfigurationTests`.

import Foundation

/// The content of a cell, as a value: `UIContentConfiguration`.
///
/// A cell keeps the view of the former configuration if that takes the new one.
@MainActor @preconcurrency
public protocol HostContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any HostContentView
  /// The configuration for a state of the cell. By default the same.
  func updated(for state: HostCellConfigurationState) -> Self
}

extension HostContentConfiguration {
  /// The same.
  public func updated(for state: HostCellConfigurationState) -> Self { self }
}

/// A view that shows a configuration, as `UIContentView`.
@MainActor @preconcurrency
public protocol HostContentView: HostView {
  /// The configuration that is shown. Setting it shows another one.
  var configuration: any HostContentConfiguration { get set }
  /// Whether the view can show a configuration. By default it can show configurations of the type of its own.
  func supports(_ configuration: any HostContentConfiguration) -> Bool
}

extension HostContentView {
  /// Whether a configuration is of the type of the one that is shown.
  public func supports(_ configuration: any HostContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a cell, as `UICellConfigurationState`.
public struct HostCellConfigurationState: Hashable, Sendable {
  /// Whether the cell's row or item is selected.
  public var isSelected = false
  /// Whether a touch is on the cell.
  public var isHighlighted = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
}

/// A cell that shows a configuration.
@MainActor
protocol HostConfigurationShowing: HostView {
  var contentView: HostView { get }
  var shownContent: (any HostContentView)? { get set }
  var ownInsets: EdgeInsets { get set }
}

extension HostConfigurationShowing {
  /// Shows a configuration in place of the former one.
  func show(_ configuration: (any HostContentConfiguration)?) {
    if let configuration, let shownContent, shownContent.supports(configuration) {
      shownContent.configuration = configuration
      return invalidateIntrinsicContentSize()
    }
    shownContent?.removeFromSuperview()
    shownContent = configuration?.makeContentView()
    if let shownContent {
      // The views of configurations have their margins in themselves.
      ownInsets = EdgeInsets()
      contentView.addSubview(shownContent)
    }
    invalidateIntrinsicContentSize()
  }
}

extension HostTableViewCell: HostConfigurationShowing {
  var ownInsets: EdgeInsets {
    get { contentInsets }
    set { contentInsets = newValue }
  }

  /// The content of the cell in its ``contentView``, beside the subviews that it has already; nil, the default, for
  /// nothing.
  ///
  /// ```swift
  /// let cell = HostTableViewCell(style: .default, reuseIdentifier: nil)
  /// var content = cell.defaultContentConfiguration()
  /// content.text = "Blue in Green"
  /// content.image = HostImage(systemName: "music.note")
  /// cell.contentConfiguration = content
  /// ```
  public final var contentConfiguration: (any HostContentConfiguration)? {
    get { shownContent?.configuration }
    set { show(newValue?.updated(for: configurationState)) }
  }

  /// The state of the cell.
  public final var configurationState: HostCellConfigurationState {
    HostCellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing)
  }

  /// A configuration with an image and texts, by the cell's style, which shows nothing yet.
  public final func defaultContentConfiguration() -> HostListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}

extension HostCollectionViewCell: HostConfigurationShowing {
  var ownInsets: EdgeInsets {
    get { EdgeInsets() }
    set {}
  }

  /// The content of the cell in its ``contentView``, beside the subviews that it has already; nil, the default, for
  /// nothing.
  public final var contentConfiguration: (any HostContentConfiguration)? {
    get { shownContent?.configuration }
    set { show(newValue?.updated(for: configurationState)) }
  }

  /// The state of the cell.
  public final var configurationState: HostCellConfigurationState {
    HostCellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }

  /// A configuration with an image and texts, which shows nothing yet.
  public final func defaultContentConfiguration() -> HostListContentConfiguration { .cell() }
}
