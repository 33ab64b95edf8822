import Foundation
import HostTree

extension Color: Transferable {
  /// The components of the colour as it is without an environment.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: UTType(exportedAs: "com.apple.uikit.color")) { color in
      let parts = color.resolve(in: EnvironmentValues())
      return try JSONEncoder().encode([parts.red, parts.green, parts.blue, parts.opacity])
    } importing: { data in
      let parts = try JSONDecoder().decode([Float].self, from: data)
      guard parts.count == 4 else { throw CocoaError(.coderReadCorrupt) }
      return Color(Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]))
    }
  }
}
