import Foundation
import HostTree

/// A modifier's setting for the scroll views of its content.
enum ScrollSetting: Equatable {
  case margins(Edge.Set, EdgeInsets?, ContentMarginPlacement)
  case clipDisabled(Bool)
  case bounce(ScrollBounceBehavior, Axis.Set)
  case anchor(UnitPoint?, ScrollAnchorRole?)
  case link(ScrollLink)
}

/// The settings of modifiers for the scroll views and lists of their content, from the outermost to the innermost.
///
/// It counts for the outermost scroll views in the content of a modifier, and not for those inside of these: a scroll
/// view leaves out the entries that a scroll view around it has, too.
struct ScrollSettings: Equatable {
  struct Entry: Equatable {
    let setting: ScrollSetting
    /// The identity of the modifier.
    let owner: ScrollToken
  }

  var entries: [Entry] = []

  /// The settings without those that scroll views around have.
  func without(_ outer: ScrollSettings) -> ScrollSettings {
    guard !outer.entries.isEmpty else { return self }
    return ScrollSettings(entries: entries.filter { entry in !outer.entries.contains { $0.owner === entry.owner } })
  }

  // MARK: What they amount to

  /// The margins around the content, or the insets of the indicators.
  func margins(ofContent: Bool) -> EdgeInsets {
    var result = EdgeInsets()
    for case .margins(let edges, let insets, let placement) in entries.map(\.setting)
    where ofContent ? placement.isForContent : placement.isForIndicators {
      let insets = insets ?? EdgeInsets()
      if edges.contains(.top) { result.top = insets.top }
      if edges.contains(.leading) { result.leading = insets.leading }
      if edges.contains(.bottom) { result.bottom = insets.bottom }
      if edges.contains(.trailing) { result.trailing = insets.trailing }
    }
    return result
  }

  var isClipDisabled: Bool {
    for case .clipDisabled(let isDisabled) in entries.reversed().map(\.setting) { return isDisabled }
    return false
  }

  /// Whether drags along an axis are tracked even if there is nothing to scroll.
  func alwaysBounces(_ axis: Axis) -> Bool {
    for case .bounce(let behavior, let axes) in entries.reversed().map(\.setting) where axes.contains(axis) {
      return behavior == .always
    }
    return false
  }

  var anchors: ScrollAnchors {
    var result = ScrollAnchors()
    for case .anchor(let anchor, let role) in entries.map(\.setting) {
      if role == nil || role == .initialOffset { result.initialOffset = anchor }
      if role == nil || role == .sizeChanges { result.sizeChanges = anchor }
      if role == nil || role == .alignment { result.alignment = anchor }
    }
    return result
  }

  /// The links, from the innermost to the outermost.
  var links: [ScrollLink] {
    entries.reversed().compactMap { if case .link(let link) = $0.setting { link } else { nil } }
  }
}

/// The identity of a modifier that says something to scroll views.
@MainActor
class ScrollToken: Equatable {
  nonisolated init() {}
  nonisolated static func == (lhs: ScrollToken, rhs: ScrollToken) -> Bool { lhs === rhs }
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

/// Adds an entry to the settings of the content.
struct ScrollSettingWriter {
  let entry: ScrollSettings.Entry

  init(_ setting: ScrollSetting, of owner: ScrollToken) { entry = ScrollSettings.Entry(setting: setting, owner: owner) }
}

extension ScrollSettingWriter: EnvironmentWriter {
  typealias Body = Never

  func write(to values: inout EnvironmentValues) { values.scrollSettings.entries.append(entry) }
}

/// A modifier that says something to the scroll views of its content.
struct ScrollSettingModifier {
  let setting: ScrollSetting
  @Kept private var token = ScrollToken()

  nonisolated init(_ setting: ScrollSetting) { self.setting = setting }
}

extension ScrollSettingModifier: ViewModifier {
  func body(content: Content) -> some View { content.modifier(ScrollSettingWriter(setting, of: token)) }
}

/// A node whose host is a scroll view or a list.
@MainActor
protocol ScrollingNode: ViewNode {}

extension ViewNode {
  /// The settings of the modifiers around this node for it, and not for a scroll view around it.
  final func ownScrollSettings(_ all: ScrollSettings) -> ScrollSettings {
    var node = parent
    while let current = node {
      if current is any ScrollingNode { return all.without(current.scope.values.scrollSettings) }
      node = current.parent
    }
    return all
  }
}
