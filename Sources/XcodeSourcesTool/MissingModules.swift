/// The modules that a target's files import, and that do not exist here.
///
/// The compiler reports such an import as the only error of the target, so that all others stay hidden. Therefore the
/// copies have no such imports, and a sentence lists them.
package struct MissingModules {
  /// The sentences, empty if nothing is missing.
  package let warnings: [String]

  /// Collects them.
  ///
  /// - Parameters:
  ///   - files: The names of the files with what became of each.
  ///   - target: The name of the target.
  package init(of files: [(name: String, rewriter: SourceRewriter)], in target: String) {
    var missing: [String: [String]] = [:]
    for (name, rewriter) in files {
      for module in Set(rewriter.missingModules) { missing[module, default: []].append(name) }
    }
    func list(_ modules: [String]) -> String {
      modules.sorted().map { "\($0) (\(missing[$0, default: []].sorted().joined(separator: ", ")))" }
        .joined(separator: ", ")
    }
    let logging = missing.keys.filter(OfferedModules.isLogging)
    let ofUIKit = missing.keys.filter(OfferedModules.isOfUIKit)
    let others = missing.keys.filter { !logging.contains($0) && !ofUIKit.contains($0) }
    var warnings: [String] = []
    if !others.isEmpty {
      warnings.append(
        "\(target) imports modules that neither its dependencies nor Swift on this system has: \(list(others)). These "
          + "imports are left out. Let the target depend on what has the modules, or put the code that needs them between "
          + "#if canImport(\(others.min()!)) and #endif.")
    }
    if !logging.isEmpty {
      warnings.append(
        "\(target) imports \(list(logging)), and does not depend on the module that takes their place. These imports "
          + "are left out. Add it to the target's dependencies: .product(name: \"UnifiedLogging\", package: \"ViewKernel\")."
      )
    }
    if !ofUIKit.isEmpty {
      warnings.append(
        "\(target) imports \(list(ofUIKit)), and does not depend on the module that has these names. Add it to the "
          + "target's dependencies: .product(name: \"UIKitCompatibility\", package: \"ViewKernel\").")
    }
    self.warnings = warnings
  }
}
