// Tests: `LayoutTraitsTests`.

import Foundation

/// A key for a value that a child passes to the layout of its container, as in SwiftUI.
///
/// Set it with ``HostView/setLayoutValue(_:for:)``; a layout reads it with ``LayoutSubview/subscript(_:)``.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of children for which none was set.
  static var defaultValue: Value { get }
}

extension HostView {
  /// Sets a value for the layout of the container that this view is in, which reads it with
  /// ``LayoutSubview/subscript(_:)``.
  ///
  /// Containers around one view, such as padding, pass it on. Setting an equal value of an `Equatable` type does
  /// nothing; setting another one invalidates the container's layout.
  public final func setLayoutValue<K: LayoutValueKey>(_ value: K.Value, for key: K.Type) {
    let id = ObjectIdentifier(key)
    if let former = rare?.layoutValues[id] as? any Equatable, former.isEqual(to: value) { return }
    makeRare().layoutValues[id] = value
    superviewSizeMayChange()
  }

  /// The value of this view for a key, or the value of the view which it wraps; nil if neither has one.
  package final func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    var view = self
    while true {
      if let value = view.rare?.layoutValues[ObjectIdentifier(key)] { return value as? K.Value }
      guard view.flags.contains(.passesTraits), let source = view.traitsSource.object else { return nil }
      view = source
    }
  }

  /// The value of this view itself for a key; nil if it has none.
  package final func ownLayoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    rare?.layoutValues[ObjectIdentifier(key)] as? K.Value
  }

  /// The values of this view and of those that it wraps for a key, from outside inwards.
  package final func layoutValues<K: LayoutValueKey>(for key: K.Type) -> [K.Value] {
    var values: [K.Value] = []
    var view = self
    while true {
      if let value = view.ownLayoutValue(for: key) { values.append(value) }
      guard view.flags.contains(.passesTraits), let source = view.traitsSource.object else { return values }
      view = source
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
