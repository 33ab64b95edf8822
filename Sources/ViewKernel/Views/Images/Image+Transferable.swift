import Foundation
import HostTree

extension Image: Transferable {
  /// The bytes of its file, of whatever format; an image without one, as a symbol, is not transferred.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .image) { image in
      guard let data = image.fileData else { throw CocoaError(.fileNoSuchFile) }
      return data
    } importing: { data in
      guard let image = HostImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(hostImage: image)
    }
  }
}
