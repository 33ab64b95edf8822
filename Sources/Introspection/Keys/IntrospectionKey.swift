public import HostTree

/// The kind of host that an introspection searches for, typed by the class of the target.
///
/// The key carries the class, so the closure needs no type annotation, and a wrong pairing does not compile:
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(
///   rootView: VStack {
///     TextField("Name", text: .constant("Ada"))
///     TextField("Born", text: .constant("1815"))
///   }
///   .introspect(.textField, .all) { print($0.text ?? "") })
/// window.makeKeyAndVisible()
/// window.settle()
/// // Prints:
/// // Ada
/// // 1815
/// ```
///
/// A custom key is one line:
///
/// ```swift
/// extension IntrospectionKey<HostGauge> { static var gauge: Self { Self() } }
/// ```
@MainActor
public struct IntrospectionKey<Target> {
  /// The name of the key in diagnostics and printed trees.
  public let name: String
  /// The scope that is searched if an introspection gives none.
  public let scope: IntrospectionScope
  /// Maps a host to the target: itself, its controller or an object reached from it; nil if the host does not match.
  let match: @MainActor (HostView) -> Target?
  /// The same without exactness and predicates, to explain misses.
  let looseMatch: @MainActor (HostView) -> Target?

  /// Whether a host may match at one time and not at another, depending on its properties.
  let hasCondition: Bool

  private init(
    name: String, scope: IntrospectionScope, hasCondition: Bool = false,
    match: @escaping @MainActor (HostView) -> Target?, looseMatch: @escaping @MainActor (HostView) -> Target?
  ) {
    self.name = name
    self.scope = scope
    self.hasCondition = hasCondition
    self.match = match
    self.looseMatch = looseMatch
  }

  /// Returns this key restricted to targets that satisfy a predicate.
  ///
  /// - Parameter isWanted: Called after layout, and again after updates of views in the receiver; must not change the
  ///   tree.
  public func `where`(_ isWanted: @escaping @MainActor (Target) -> Bool) -> Self {
    narrowed(by: isWanted, hasCondition: true)
  }

  /// Returns this key restricted to targets of one kind. A host's kind must never change: it is not checked again when
  /// views are updated.
  func ofKind(_ isOfKind: @escaping @MainActor (Target) -> Bool) -> Self {
    narrowed(by: isOfKind, hasCondition: hasCondition)
  }

  private func narrowed(by isWanted: @escaping @MainActor (Target) -> Bool, hasCondition: Bool) -> Self {
    let match = match
    return Self(
      name: name, scope: scope, hasCondition: hasCondition,
      match: { view in match(view).flatMap { isWanted($0) ? $0 : nil } }, looseMatch: looseMatch)
  }

  /// Returns this key under another name.
  public func named(_ name: String) -> Self {
    Self(name: name, scope: scope, hasCondition: hasCondition, match: match, looseMatch: looseMatch)
  }

  /// Returns a key for an object that is reached from a host, such as the label in a bar.
  ///
  /// - Parameters:
  ///   - entry: The class of hosts to search for.
  ///   - name: The name of the key in diagnostics. Defaults to the name of the calling property.
  ///   - scope: The scope that is searched if an introspection gives none. Defaults to the receiver.
  ///   - target: Maps a host to the target: an object that something else retains, since attachments are tracked by
  ///     identity. If it returns nil, the search continues with the next host.
  public static func from<Entry: HostView>(
    _ entry: Entry.Type, _ name: String = #function, scope: IntrospectionScope = .receiver,
    target: @escaping @MainActor (Entry) -> Target?
  ) -> Self {
    let match: @MainActor (HostView) -> Target? = { ($0 as? Entry).flatMap(target) }
    return Self(name: name, scope: scope, match: match, looseMatch: match)
  }

  /// Returns a key for an object that is reached from a view controller, such as its presentation controller.
  ///
  /// - Parameters:
  ///   - entry: The class of controllers to search for, by their views.
  ///   - name: The name of the key in diagnostics. Defaults to the name of the calling property.
  ///   - scope: The scope that is searched if an introspection gives none. Defaults to the receiver.
  ///   - target: Maps a controller to the target: an object that something else retains. If it returns nil, the search
  ///     continues with the next controller.
  public static func from<Entry: HostViewController>(
    _ entry: Entry.Type, _ name: String = #function, scope: IntrospectionScope = .receiver,
    target: @escaping @MainActor (Entry) -> Target?
  ) -> Self {
    let match: @MainActor (HostView) -> Target? = { ($0.ownViewController as? Entry).flatMap(target) }
    return Self(name: name, scope: scope, match: match, looseMatch: match)
  }
}

extension IntrospectionKey where Target: HostView {
  /// Creates a key for a class of hosts; subclasses match.
  ///
  /// - Parameters:
  ///   - name: The name of the key in diagnostics. Defaults to the name of the calling property.
  ///   - scope: The scope that is searched if an introspection gives none. Defaults to the receiver.
  public init(_ name: String = #function, scope: IntrospectionScope = .receiver) {
    self.init(name: name, scope: scope, match: { $0 as? Target }, looseMatch: { $0 as? Target })
  }

  /// The same key for hosts of exactly the class: subclasses do not match.
  public var exactly: Self {
    let match = match
    return Self(
      name: "\(name).exactly", scope: scope, hasCondition: hasCondition,
      match: { view in type(of: view) == Target.self ? match(view) : nil }, looseMatch: looseMatch)
  }
}

extension IntrospectionKey where Target: HostViewController {
  /// Creates a key for a class of view controllers, which are found by their views; subclasses match.
  ///
  /// - Parameters:
  ///   - name: The name of the key in diagnostics. Defaults to the name of the calling property.
  ///   - scope: The scope that is searched if an introspection gives none. Defaults to the receiver.
  public init(_ name: String = #function, scope: IntrospectionScope = .receiver) {
    self = .from(Target.self, name, scope: scope) { $0 }
  }
}

extension HostView {
  /// The controller whose view this is; nil for a host that is no controller's view.
  var ownViewController: HostViewController? {
    guard let controller = next as? HostViewController, controller.viewIfLoaded === self else { return nil }
    return controller
  }
}
