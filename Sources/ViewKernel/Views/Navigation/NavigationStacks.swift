// Tests: `AppGraphTests`, `BrowserLaunchTests`.

import Foundation

/// The navigation stacks of a graph, in the order in which they were mounted: what they show can be kept as text, and
/// shown again by another run of the program.
@MainActor
final class NavigationStacks: KeptByGraph {
  private struct Weak {
    weak var coordinator: NavigationCoordinator?
  }

  private var all: [Weak] = []

  init() {}

  func add(_ coordinator: NavigationCoordinator) {
    all.removeAll { $0.coordinator == nil || $0.coordinator === coordinator }
    all.append(Weak(coordinator: coordinator))
  }

  private var paths: [NavigationPathAccess] { all.compactMap { $0.coordinator?.path } }

  /// The paths, as JSON; an empty text for a path without values, or with one that can't be encoded.
  var texts: [String] {
    paths.map { path in
      let values = NavigationPath(erased: path.elements())
      guard !values.isEmpty, let codable = values.codable, let data = try? JSONEncoder().encode(codable) else {
        return ""
      }
      return String(decoding: data, as: UTF8.self)
    }
  }

  /// Pushes the values of paths on the stacks, where there are such stacks, and values of such types, still.
  func restore(_ texts: [String]) {
    for (path, text) in zip(paths, texts) where path.elements().isEmpty {
      let codable = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
      guard let codable else { continue }
      for value in NavigationPath(codable).values where !path.append(value) { break }
    }
  }
}
