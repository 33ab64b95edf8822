/// The names of properties in printed trees.
///
/// Swift knows the name of a key path only if the property is stored without observers. Other names are found by
/// looking what takes on the value when it is written: a computed property of views, a stored property, a word of the
/// description. That happens once for each key path, since the same expression in source gives equal key paths.
@MainActor
enum HostPropertyNames {
  private static var names: [AnyKeyPath: String] = [:]

  /// The name of a property, if it was found before or Swift knows it.
  static func known(_ keyPath: AnyKeyPath) -> String? {
    if let name = names[keyPath] { return name }
    let text = String(describing: keyPath)
    guard !text.contains("<"), let dot = text.firstIndex(of: ".") else { return nil }
    let name = String(text[text.index(after: dot)...])
    names[keyPath] = name
    return name
  }

  /// Writes a property, which must change its value, and finds its name by what changes with it.
  ///
  /// - Returns: The name; the value's type if nothing shows it.
  static func find<Root: HostEditable, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of root: Root, write: () -> Void
  ) -> String {
    let looks: [(Root) -> [String: String]] = [
      { computed(in: $0, Value.self) }, { stored(in: $0, Value.self) },
      { ($0 as? any HostNamedProperties)?.describedProperties ?? [:] },
    ]
    let before = looks.map { $0(root) }
    write()
    let value = HostDescription.format(root[keyPath: keyPath])
    var name = "\(Value.self)"
    for (look, before) in zip(looks, before) {
      let found = look(root).filter { before[$0.key] != $0.value && $0.value == value }
      guard found.count == 1, let only = found.first else { continue }
      name = only.key
      break
    }
    names[keyPath] = name
    return name
  }

  private static func computed<Value>(in root: some HostEditable, _ type: Value.Type) -> [String: String] {
    guard let root = root as? any HostNamedProperties else { return [:] }
    var values: [String: String] = [:]
    for (name, keyPath) in Swift.type(of: root).namedProperties where Swift.type(of: keyPath).valueType == type {
      if let value = (root as Any)[keyPath: keyPath] { values[name] = HostDescription.format(value) }
    }
    return values
  }

  private static func stored<Value>(in root: some HostEditable, _ type: Value.Type) -> [String: String] {
    var fields: [String: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: root)
    while let current = mirror {
      for child in current.children where Swift.type(of: child.value) == type {
        if let label = child.label { fields[name(ofStored: label)] = HostDescription.format(child.value) }
      }
      mirror = current.superclassMirror
    }
    return fields
  }

  /// The name of a property that is stored under a prefixed name: `storedFont`, or `wantedValue` for clamped values.
  private static func name(ofStored label: String) -> String {
    guard label.hasPrefix("stored") || label.hasPrefix("wanted"), label.count > 6 else { return label }
    let name = label.dropFirst(6)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

/// An editable object that provides facts about its properties which Swift does not know; hosts and view controllers
/// do.
@MainActor @preconcurrency
protocol HostNamedProperties: HostEditable {
  /// The properties that are computed, or stored under an unrelated name.
  static var namedProperties: [(String, AnyKeyPath)] { get }

  /// The properties as they are printed, by the names that are printed.
  var describedProperties: [String: String] { get }

  /// Reads a property as it was set on this object: not what it inherits, nor a transient state.
  func onItsOwn<Result>(_ read: () -> Result) -> Result
}
