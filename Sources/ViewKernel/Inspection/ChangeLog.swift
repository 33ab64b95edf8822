import Foundation

extension View {
  /// Prints why the view's body runs; call it in the body: `let _ = Self._printChanges()`.
  ///
  ///     Counter: @self, @identity, _count changed.
  ///
  /// - `@self`: the view's value differs from the last one, in the properties named behind it.
  /// - `@identity`: the body runs for the first time.
  /// - A name with an underscore: this dynamic property has another value.
  /// - `@dependencies`: an `@Observable` object has changed. While a window records causes, the property stands there
  ///   instead, as `\Model.count`.
  ///
  /// Without any of these the view is `unchanged`. The terms are SwiftUI's, which names no properties behind `@self`.
  @MainActor @preconcurrency
  public static func _printChanges() { ChangeLog.changes(of: Self.self).map(ChangeLog.print) }

  /// Writes why the view's body runs to the log, which is the standard error here; see ``_printChanges()``.
  @MainActor @preconcurrency
  public static func _logChanges() { ChangeLog.changes(of: Self.self).map(ChangeLog.log) }
}

/// The inputs of a body at its last call of `_printChanges()`.
@MainActor
package final class ChangeLog {
  /// The output of `_printChanges()`; tests replace it.
  package static var print: (String) -> Void = { Swift.print($0) }
  package static var log: (String) -> Void = { line in
    FileHandle.standardError.write(Data("[com.apple.SwiftUI:Changed Body Properties] \(line)\n".utf8))
  }

  private weak var node: ViewNode?
  private let view: Any
  /// The values of the dynamic properties, by name, in the order of declaration.
  private let values: [(name: String, values: [Any?])]

  private init<V: View>(_ node: CompositeNode<V>) {
    self.node = node
    view = node.view
    values = ReaderNode.untracked {
      Mirror(reflecting: node.view).children.compactMap { child in
        guard let name = child.label, child.value is any DynamicProperty else { return nil }
        return (name, ChangeLog.values(of: child.value))
      }
    }
  }

  /// The line for the view whose body runs; nil, and reported, if none runs.
  fileprivate static func changes<V: View>(of type: V.Type) -> String? {
    // The body runs again if it comes to its end.
    if BodyAttempt.isHere { return nil }
    var next: ViewNode? = ReaderNode.current
    while let node = next, !(node is CompositeNode<V>) { next = node.parent }
    guard let node = next as? CompositeNode<V> else {
      reportMisuse("The changes of \(type) were asked for outside of its body, where there are none. Ask in the body.")
      return nil
    }
    let logs = node.graph.kept(ChangeLogs.self)
    let id = ObjectIdentifier(node)
    let former = logs.all[id].flatMap { $0.node === node ? $0 : nil }
    logs.all = logs.all.filter { $0.value.node != nil }
    let now = ChangeLog(node)
    logs.all[id] = now
    let names = now.changes(from: former, V.self)
    return names.isEmpty ? "\(type): unchanged." : "\(type): \(names.joined(separator: ", ")) changed."
  }

  private func changes<V: View>(from former: ChangeLog?, _ type: V.Type) -> [String] {
    let descriptor = ViewDescriptor.of(type)
    guard let former, var old = former.view as? V, var new = view as? V else {
      return ["@self", "@identity"] + values.map(\.name)
    }
    var names = descriptor.areEqual(&old, &new) ? [] : ["@self"] + ChangeLog.fieldsThatDiffer(old, new)
    for (old, new) in zip(former.values, values)
    where !zip(old.values, new.values).allSatisfy({ ChangeLog.areEqual($0, $1) }) {
      names.append(new.name)
    }
    guard names.isEmpty, descriptor.readsObservable else { return names }
    let writes = node.flatMap { UpdateWatch.watcher?.writes(behindRunOf: $0) } ?? []
    return writes.isEmpty ? ["@dependencies"] : writes.map { "\\\($0.owner).\($0.property)" }
  }

  /// The names of the properties with different values, dynamic ones left out.
  private static func fieldsThatDiffer(_ old: Any, _ new: Any) -> [String] {
    zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children).compactMap { old, new in
      new.value is any DynamicProperty || areEqual(old.value, new.value) ? nil : new.label
    }
  }

  /// The value of a dynamic property; for a custom one, the values of the properties in it.
  private static func values(of property: Any) -> [Any?] {
    if let live = property as? any LiveProperty { return [live.liveValue, live.changeCount] }
    return Mirror(reflecting: property).children.filter { $0.value is any DynamicProperty }
      .flatMap { values(of: $0.value) }
  }

  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    func isEqual<T>(_ first: T) -> Bool {
      guard let second = second as? T else { return false }
      return ValueComparison.of(T.self).areEqual(first, second)
    }
    return _openExistential(first, do: isEqual)
  }
}

/// The last log of each node of a graph that was asked for one.
private final class ChangeLogs: KeptByGraph {
  var all: [ObjectIdentifier: ChangeLog] = [:]
}
