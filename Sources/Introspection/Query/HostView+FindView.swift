public import HostTree
public import ViewKernel

extension HostView {
  /// Returns the only view of a type in this host's subtree, whether it has a host of its own or only a body.
  ///
  /// ```swift
  /// struct SettingsRow: View {
  ///   let title: String
  ///   @State private var isOn = false
  ///
  ///   var body: some View { Toggle(title, isOn: $isOn) }
  /// }
  ///
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(rootView: List { SettingsRow(title: "Wi-Fi") })
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// let row = try window.find(viewType: SettingsRow.self) { $0.title == "Wi-Fi" }
  /// try row.find(HostSwitch.self).user.tap()  // acts on a host of the view
  /// print(row.property("isOn", as: Bool.self) ?? false)
  /// // Prints "true"
  /// ```
  ///
  /// Modifiers are found like views. Views on screens that are not shown (a page below the top one, another tab) are
  /// found only if this host is a hosting view or an ancestor of one.
  ///
  /// The library's containers are found by their type as written, but their value is kept without its content, so they
  /// satisfy no condition: see ``/ViewKernel/InspectedView/value``.
  /// - Throws: ``HostQueryError`` if there is none, with the types of the views that exist; or if there are several.
  public final func find<V>(
    viewType: V.Type, where condition: (@MainActor (V) -> Bool)? = nil
  ) throws -> InspectedView {
    let found = findAll(viewType: viewType, where: condition)
    if let first = found.first, found.count == 1 { return first }
    let searched = "\(V.self)" + (condition == nil ? "" : " that meets the condition")
    if found.isEmpty {
      let others = findAll(viewType: viewType).map { "\($0) does not meet the condition." }
      throw HostQueryError(searched: searched, place: shortName, hints: others.isEmpty ? [typesInside] : others)
    }
    throw HostQueryError(
      searched: searched, place: shortName, count: found.count, hints: found.map { "\($0)" })
  }

  /// Returns all views of a type in this host's subtree, ancestors before descendants; see ``find(viewType:where:)``.
  public final func findAll<V>(
    viewType: V.Type, where condition: (@MainActor (V) -> Bool)? = nil
  ) -> [InspectedView] {
    guard let condition else { return viewsInside.filter { $0.isOf(viewType) } }
    return viewsInside.filter { ($0.value as? V).map(condition) ?? false }
  }

  /// The views of this host and its descendants.
  final var viewsInside: [InspectedView] {
    var roots = Introspect.findAll(ofType: HostView.self, in: self).compactMap { $0 as? any AnyHostingView }
    let around = (self as? any AnyHostingView) ?? Introspect.findHostingView(from: self)
    if let around { roots.insert(around, at: 0) }
    var seen: Set<ObjectIdentifier> = []
    return roots.flatMap { root in
      root.inspectedViews.flatMap(\.allViews).filter { view in
        let isInside =
          root === self || root !== around || view.hosts.contains { $0 !== self && $0.isDescendant(of: self) }
        return isInside && seen.insert(view.id).inserted
      }
    }
  }

  private var typesInside: String {
    var names: [String] = []
    for view in viewsInside where !view.isModifier && !names.contains(view.typeName) { names.append(view.typeName) }
    return names.isEmpty ? "No views are in there." : "The views there are \(names.joined(separator: ", "))."
  }
}

extension InspectedView {
  /// Returns the only host that satisfies all of the given criteria among this view's hosts and their descendants; see
  /// ``HostTree/HostView/find(_:labelled:containing:identified:where:)``.
  public func find<Target: HostView>(
    _ type: Target.Type, labelled label: String? = nil, containing text: String? = nil,
    identified identifier: String? = nil, where condition: (@MainActor (Target) -> Bool)? = nil
  ) throws -> Target {
    let query = HostQuery(type, labelled: label, containing: text, identified: identifier, where: condition)
    let found = hosts.flatMap { query.hosts(under: $0) }
    if let first = found.first, found.count == 1 { return first }
    guard found.isEmpty else {
      throw HostQueryError(
        searched: query.description, place: "\(self)", count: found.count, hints: found.map(\.shortName))
    }
    let inside = hosts.map(\.shortName)
    throw HostQueryError(
      searched: query.description, place: "\(self)",
      hints: inside.isEmpty
        ? [isAlive ? "Nothing is shown of it." : "The view has gone."]
        : ["It is shown by \(inside.joined(separator: ", "))."]
          + (hosts.first.map { HostQueryDiagnosis(query: query, root: $0).sentences } ?? []))
  }
}

extension HostQuery {
  /// The matches among `root` and its descendants.
  func hosts(under root: HostView) -> [Target] {
    let inside = hosts(in: root)
    guard let target = root as? Target, includesHidden || !root.isInvisible, matches(target) else { return inside }
    return label != nil || inside.isEmpty ? [target] : text == nil ? [target] + inside : inside
  }
}
