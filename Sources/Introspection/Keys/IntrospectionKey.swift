public import HostTree

/// What an introspection looks for: a kind of host, with its class.
///
/// The key carries the class, so a closure needs no annotation, and a wrong pairing does not compile:
///
/// ```swift
/// ScrollView { ... }.introspect(.scrollView) { $0.bounces = false }
/// ```
///
/// A key of one's own is one line:
///
/// ```swift
/// extension IntrospectionKey<HostGauge> { static var gauge: Self { Self() } }
/// ```
@MainActor
public struct IntrospectionKey<Target> {
  /// What the key is called where it is spoken of: in diagnostics and printed trees.
  public let name: String
  /// Where is searched unless an introspection says otherwise.
  public let scope: IntrospectionScope
  /// What a host leads to: itself, a controller or something that is reached from it; nil if it is not meant.
  let match: @MainActor (HostView) -> Target?
  /// The same without the conditions that a miss is explained by: exactness and predicates.
  let looseMatch: @MainActor (HostView) -> Target?

  /// Whether a host may match at one time and not at another, by its properties.
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

  /// The same key, for such targets only as `isWanted` accepts.
  ///
  /// - Parameter isWanted: Asked after layout; it should only read.
  public func `where`(_ isWanted: @escaping @MainActor (Target) -> Bool) -> Self {
    narrowed(by: isWanted, hasCondition: true)
  }

  /// The same key, for targets of one kind, which a host is of for as long as it lives: not asked again when views are
  /// updated.
  func ofKind(_ isOfKind: @escaping @MainActor (Target) -> Bool) -> Self {
    narrowed(by: isOfKind, hasCondition: hasCondition)
  }

  private func narrowed(by isWanted: @escaping @MainActor (Target) -> Bool, hasCondition: Bool) -> Self {
    let match = match
    return Self(
      name: name, scope: scope, hasCondition: hasCondition,
      match: { view in match(view).flatMap { isWanted($0) ? $0 : nil } }, looseMatch: looseMatch)
  }

  /// The same key under another name.
  public func named(_ name: String) -> Self {
    Self(name: name, scope: scope, hasCondition: hasCondition, match: match, looseMatch: looseMatch)
  }

  /// A key for what is reached from another object: the presentation controller of a controller, for instance.
  ///
  /// - Parameters:
  ///   - entry: The class of hosts that are looked for.
  ///   - name: What the key is called; the name of the property that makes it, unless told.
  ///   - scope: Where is searched unless an introspection says otherwise.
  ///   - target: What a host leads to: an object that somebody else keeps, since who is attached is told by identity. Where
  ///     it answers nil the search goes on with the next host.
  public static func from<Entry: HostView>(
    _ entry: Entry.Type, _ name: String = #function, scope: IntrospectionScope = .receiver,
    target: @escaping @MainActor (Entry) -> Target?
  ) -> Self {
    let match: @MainActor (HostView) -> Target? = { ($0 as? Entry).flatMap(target) }
    return Self(name: name, scope: scope, match: match, looseMatch: match)
  }

  /// A key for what is reached from a view controller.
  ///
  /// - Parameters:
  ///   - entry: The class of the controllers whose views are looked for.
  ///   - name: What the key is called; the name of the property that makes it, unless told.
  ///   - scope: Where is searched unless an introspection says otherwise.
  ///   - target: What a controller leads to: an object that somebody else keeps. Where it answers nil the search goes on with
  ///     the next controller.
  public static func from<Entry: HostViewController>(
    _ entry: Entry.Type, _ name: String = #function, scope: IntrospectionScope = .receiver,
    target: @escaping @MainActor (Entry) -> Target?
  ) -> Self {
    let match: @MainActor (HostView) -> Target? = { ($0.ownViewController as? Entry).flatMap(target) }
    return Self(name: name, scope: scope, match: match, looseMatch: match)
  }
}

extension IntrospectionKey where Target: HostView {
  /// A key for a class of hosts.
  ///
  /// - Parameters:
  ///   - name: What the key is called; the name of the property that makes it, unless told.
  ///   - scope: Where is searched unless an introspection says otherwise.
  public init(_ name: String = #function, scope: IntrospectionScope = .receiver) {
    self.init(name: name, scope: scope, match: { $0 as? Target }, looseMatch: { $0 as? Target })
  }

  /// The same key, for hosts of exactly the class: those of a subclass do not count.
  public var exactly: Self {
    let match = match
    return Self(
      name: "\(name).exactly", scope: scope, hasCondition: hasCondition,
      match: { view in type(of: view) == Target.self ? match(view) : nil }, looseMatch: looseMatch)
  }
}

extension IntrospectionKey where Target: HostViewController {
  /// A key for a class of view controllers, which are found by their views.
  ///
  /// - Parameters:
  ///   - name: What the key is called; the name of the property that makes it, unless told.
  ///   - scope: Where is searched unless an introspection says otherwise.
  public init(_ name: String = #function, scope: IntrospectionScope = .receiver) {
    self = .from(Target.self, name, scope: scope) { $0 }
  }
}

extension HostView {
  /// The controller whose view this is.
  var ownViewController: HostViewController? {
    guard let controller = next as? HostViewController, controller.viewIfLoaded === self else { return nil }
    return controller
  }
}
