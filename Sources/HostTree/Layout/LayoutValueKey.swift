import Foundation

/// A key for what a child tells the layout that it is in.
///
/// A layout reads it by ``LayoutSubview/subscript(_:)``; a host is given it by ``HostView/setLayoutValue(_:for:)``.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// What counts for children that say nothing.
  static var defaultValue: Value { get }
}

extension HostView {
  /// Tells the layout that this view is in a value, read by ``LayoutSubview/subscript(_:)``.
  ///
  /// Containers around one view, such as padding, hand it on. Setting an equal value (of a type that is `Equatable`)
  /// does nothing; setting another one asks for layout.
  public final func setLayoutValue<K: LayoutValueKey>(_ value: K.Value, for key: K.Type) {
    let id = ObjectIdentifier(key)
    if let former = rare?.layoutValues[id] as? any Equatable, former.isEqual(to: value) { return }
    makeRare().layoutValues[id] = value
    superviewSizeMayChange()
  }

  /// The value that this view has for a key, its own or that of the view which it is around; nil if neither has.
  package final func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    var view = self
    while true {
      if let value = view.rare?.layoutValues[ObjectIdentifier(key)] { return value as? K.Value }
      guard view.flags.contains(.passesTraits), let source = view.traitsSource else { return nil }
      view = source
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
