import HostTree

/// A preview that was found in the program.
package struct FoundPreview {
  /// The name; defaults to the name of the file or type.
  package let name: String
  package let module: String
  /// The file name; for a `PreviewProvider`, whose file is unknown, the type name.
  package let file: String
  /// The line, counted from 1; nil for a `PreviewProvider`.
  package let line: Int?
  package let preview: Preview

  package init(name: String, module: String, file: String, line: Int?, preview: Preview) {
    self.name = name
    self.module = module
    self.file = file
    self.line = line
    self.preview = preview
  }

  /// The file and line: `Counter.swift:12`.
  package var place: String { line.map { "\(file):\($0)" } ?? file }
}

/// Finds all previews of the program.
@MainActor
package enum PreviewList {
  /// Returns the previews that are linked into the program, by module, file and line; previews of `PreviewProvider`s
  /// follow at the end of each module, by type name.
  ///
  /// If they can't be found, the list is empty, and ``HostDiagnostics`` gets a sentence.
  package static func all() -> [FoundPreview] {
    do throws(ConformanceRecords.Unreadable) {
      let registered = try ConformanceRecords.types(conformingTo: (any PreviewRegistry).self)
      let provided = try ConformanceRecords.types(conformingTo: (any PreviewProvider).self)
      return sorted(
        previews(of: registered.compactMap { $0 as? any PreviewRegistry.Type })
          + previews(of: provided.compactMap { $0 as? any PreviewProvider.Type }))
    } catch {
      HostDiagnostics.report(
        "Previews can't be found in this program: \(error.reason). Show their views in a window of your own instead.")
      return []
    }
  }

  /// Sorts by module, and keeps the order within each.
  private static func sorted(_ previews: [FoundPreview]) -> [FoundPreview] {
    previews.enumerated().sorted { ($0.element.module, $0.offset) < ($1.element.module, $1.offset) }.map(\.element)
  }

  package static func previews(of types: [any PreviewRegistry.Type]) -> [FoundPreview] {
    let places = types.map { type in Place(path: type.fileID, line: type.line, column: type.column, type: type) }
    return places.sorted(by: Place.isBefore).compactMap { place in
      let parts = place.path.split(separator: "/", maxSplits: 1)
      let file = parts.last.map(String.init) ?? place.path
      do {
        let preview = try place.type.makePreview()
        return FoundPreview(
          name: preview.name ?? String(file.prefix { $0 != "." }), module: parts.first.map(String.init) ?? "",
          file: file, line: place.line, preview: preview)
      } catch {
        HostDiagnostics.report("The preview at \(place.path):\(place.line) can't be made: \(error).")
        return nil
      }
    }
  }

  private struct Place {
    var path: String
    var line: Int
    var column: Int
    var type: any PreviewRegistry.Type

    static func isBefore(_ one: Place, _ other: Place) -> Bool {
      (one.path, one.line, one.column) < (other.path, other.line, other.column)
    }
  }

  package static func previews(of types: [any PreviewProvider.Type]) -> [FoundPreview] {
    // `Module.Type`, without the private context that the full name has in between. Private types of two files can have
    // the same name.
    let names = types.map { type -> (full: String, type: any PreviewProvider.Type) in
      ("\(String(reflecting: type).prefix { $0 != "." }).\(type)", type)
    }
    return names.sorted { $0.full < $1.full }.flatMap { name, type -> [FoundPreview] in
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return [] }
      return PreviewSample.samples(of: type).map { sample in
        FoundPreview(name: sample.name ?? parts[1], module: parts[0], file: parts[1], line: nil, preview: sample)
      }
    }
  }
}
