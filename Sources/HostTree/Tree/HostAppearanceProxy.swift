// Tests: `HostAppearanceProxyTests`.

/// Sets properties of all hosts of a class, as what `appearance()` returns in UIKit.
///
/// ```swift
/// HostSwitch.appearance().onTintColor = .systemPurple
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let control = HostSwitch()
/// window.addSubview(control)
/// print(control.onTintColor == .systemPurple)
/// // Prints "true"
/// HostSwitch.appearance().onTintColor = nil
/// ```
///
/// A host takes the values when it enters a window, as UIKit's: what is set later holds for hosts that enter later.
/// They are edits of the lowest rank (see ``HostEditable``): they stay whatever the views set, and other edits come
/// before them. Of several values for a property the value for the nearest superclass holds, then the value for more
/// containers, then the latest.
@MainActor @preconcurrency @dynamicMemberLookup
public struct HostAppearanceProxy<Host: HostAppearance> {
  let containers: [any HostAppearanceContainer.Type]

  /// The value of an optional property for all hosts of the class; nil for none, which leaves it to each host.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Host, Value?>) -> Value? {
    get { value(of: keyPath) ?? nil }
    nonmutating set {
      if let newValue { set(keyPath, newValue) } else { reset(keyPath) }
    }
  }

  /// The value of a property for all hosts of the class. Reading one that was not set traps: what hosts have without it
  /// is each host's.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Host, Value>) -> Value {
    get {
      guard let value = value(of: keyPath) else {
        preconditionFailure(
          "The appearance of \(Host.self) has no \(keyPath), as none was set: set it first, or read that of a host.")
      }
      return value
    }
    nonmutating set { set(keyPath, newValue) }
  }

  /// Takes back the value set for a property, for hosts that enter a window from now on.
  public func reset<Value>(_ keyPath: ReferenceWritableKeyPath<Host, Value>) {
    HostAppearances.set(keyPath, nil, Host.self, containers)
  }

  func value<Value>(of keyPath: ReferenceWritableKeyPath<Host, Value>) -> Value? {
    HostAppearances.value(of: keyPath, Host.self, containers) as? Value
  }

  private func set<Value>(_ keyPath: ReferenceWritableKeyPath<Host, Value>, _ value: Value) {
    HostAppearances.set(keyPath, value, Host.self, containers)
  }
}

/// A host or a controller around hosts, whose class can limit an appearance.
@MainActor @preconcurrency
public protocol HostAppearanceContainer: HostResponder {}

extension HostView: HostAppearanceContainer {}
extension HostViewController: HostAppearanceContainer {}

/// A class whose objects have looks that can be set for all of them, as `UIAppearance`: hosts, and items of bars.
@MainActor @preconcurrency
public protocol HostAppearance: HostEditable {}

extension HostView: HostAppearance {}

extension HostAppearance {
  /// The appearance of all objects of this class and its subclasses; items take it when their bar shows them as
  /// buttons.
  public static func appearance() -> HostAppearanceProxy<Self> { HostAppearanceProxy(containers: []) }

  /// The appearance of objects of this class that are inside of others.
  ///
  /// - Parameter containerTypes: The classes of hosts and controllers around them, the innermost first; others may be
  ///   between.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any HostAppearanceContainer.Type]
  ) -> HostAppearanceProxy<Self> { HostAppearanceProxy(containers: containerTypes) }
}

extension HostEditRank {
  /// The rank of appearances: below all others.
  static let appearance = HostEditRank(rawValue: .min + 1)
}

/// A host that stands for an object that is no host and has appearances too: the button of an item of a bar.
@MainActor @preconcurrency
protocol HostAppearanceShowing: HostView {
  var barItem: (any HostEditable)? { get }
}

/// The values that were set for classes of hosts.
@MainActor
enum HostAppearances {
  private struct Entry {
    let keyPath: AnyKeyPath
    let host: any HostEditable.Type
    let containers: [any HostAppearanceContainer.Type]
    let value: Any
    /// Edits a host if it is one of the class.
    let edit: (any HostEditable) -> Void

    /// How specific it is: the number of superclasses, and of containers.
    var rank: (Int, Int) { (HostAppearances.classes(of: host).count, containers.count) }
  }

  // Sorted by rank, then in the order in which they were set.
  private static var entries: [Entry] = []

  /// Whether any was set, now or before.
  private(set) static var isUsed = false

  static func value(
    of keyPath: AnyKeyPath, _ host: any HostEditable.Type, _ containers: [any HostAppearanceContainer.Type]
  ) -> Any? { entries.first { isSame($0, keyPath, host, containers) }?.value }

  static func set<Host: HostEditable, Value>(
    _ keyPath: ReferenceWritableKeyPath<Host, Value>, _ value: Value?, _ host: Host.Type,
    _ containers: [any HostAppearanceContainer.Type]
  ) {
    entries.removeAll { isSame($0, keyPath, host, containers) }
    guard let value else { return }
    isUsed = true
    let entry = Entry(keyPath: keyPath, host: host, containers: containers, value: value) { object in
      (object as? Host)?.edit(keyPath, to: value, rank: .appearance)
    }
    entries.insert(entry, at: entries.firstIndex { $0.rank > entry.rank } ?? entries.endIndex)
  }

  /// Gives a host that has entered a window what is set for its class.
  static func apply(to view: HostView) {
    apply(to: view, in: view)
    if let owner = (view as? any HostAppearanceShowing)?.barItem { apply(to: owner, in: view) }
  }

  private static func apply(to object: any HostEditable, in view: HostView) {
    for edit in object.edits where edit.rank == .appearance { edit.undo() }
    for entry in entries where isInside(view, entry.containers) { entry.edit(object) }
  }

  private static func isSame(
    _ entry: Entry, _ keyPath: AnyKeyPath, _ host: any HostEditable.Type,
    _ containers: [any HostAppearanceContainer.Type]
  ) -> Bool {
    entry.keyPath == keyPath && entry.host == host
      && entry.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
  }

  private static func isInside(_ view: HostView, _ containers: [any HostAppearanceContainer.Type]) -> Bool {
    var rest = containers[...]
    var responder = view.next
    while let current = responder, let container = rest.first {
      if classes(of: type(of: current)).contains(where: { $0 == container }) { rest.removeFirst() }
      responder = current.next
    }
    return rest.isEmpty
  }

  /// A class and its superclasses.
  private nonisolated static func classes(of type: AnyClass) -> [AnyClass] {
    Array(sequence(first: type) { _getSuperclass($0) })
  }
}
