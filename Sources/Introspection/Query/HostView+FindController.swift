public import HostTree

extension HostView {
  // MARK: Controllers

  /// Returns the only controller of a class whose view is this host or a visible descendant.
  ///
  /// A test can check which page is shown:
  ///
  /// ```swift
  /// struct Tour: View {
  ///   var body: some View {
  ///     TabView {
  ///       Text("Welcome")
  ///       Text("Goodbye")
  ///     }
  ///     .tabViewStyle(.page)
  ///   }
  /// }
  ///
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(rootView: Tour())
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// print(try window.findController(HostPageViewController.self).selectedIndex)
  /// // Prints "0"
  /// ```
  ///
  /// - Parameters:
  ///   - type: The class; subclasses match.
  ///   - condition: A predicate that must hold as well. Nil for none.
  /// - Throws: ``HostQueryError`` if there is none, with the controllers that exist; or if there are several.
  public final func findController<Target: HostViewController>(
    _ type: Target.Type, where condition: (@MainActor (Target) -> Bool)? = nil
  ) throws -> Target {
    let found = findAllControllers(type, where: condition)
    if let first = found.first, found.count == 1 { return first }
    let names = (found.isEmpty ? findAllControllers(HostViewController.self) : found).map(\.shortName)
    let list = names.prefix(8).joined(separator: ", ")
    let hint = names.isEmpty ? "There are no controllers." : "There are \(list)."
    throw HostQueryError(
      searched: String("\(type)".prefix { $0 != "<" }), place: shortName,
      hints: [found.isEmpty ? hint : "It finds \(found.count) of them: \(list)."])
  }

  /// Returns all controllers of a class whose view is this host or a visible descendant, in the order of the printed
  /// tree. Settles the window first.
  public final func findAllControllers<Target: HostViewController>(
    _ type: Target.Type, where condition: (@MainActor (Target) -> Bool)? = nil
  ) -> [Target] {
    window?.settle()
    return ([self] + findAll()).compactMap { host in
      (host.ownViewController as? Target).flatMap { condition?($0) ?? true ? $0 : nil }
    }
  }
}

extension HostViewController {
  /// The controller's class and title, as in a sentence: `HostNavigationController "Basket"`.
  fileprivate var shortName: String {
    let name = String("\(type(of: self))".prefix { $0 != "<" })
    return title.map { "\(name) \"\($0)\"" } ?? name
  }
}
