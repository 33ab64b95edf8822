import ViewKernel

// Sharing, and pasting, as programs write it for iOS.

struct Photo: Transferable, Identifiable {
  static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.image) }

  let id = UUID()
  var image: Image
  var caption: String
}

struct Sharing: View {
  let photo: Photo
  let photos: [Photo]
  let url = URL(string: "https://example.com")!
  @State private var notes: [String] = []
  @State private var images: [Data] = []

  var body: some View {
    NavigationStack {
      VStack {
        ShareLink(item: url)
        ShareLink("Share", item: url)
        ShareLink(item: url, subject: Text("A page"), message: Text("Look at this"))
        ShareLink(item: url) { Label("Send", systemImage: "paperplane") }
        ShareLink(item: "A text")
        ShareLink(Text("Share"), item: "A text", subject: Text("Subject"))
        ShareLink(items: [url, url])
        ShareLink("All", items: ["a", "b"])
        ShareLink(items: ["a", "b"], message: Text("Both")) { Image(systemName: "square.and.arrow.up") }
      }
      VStack {
        ShareLink(item: photo, preview: SharePreview(photo.caption, image: photo.image))
        ShareLink(
          item: photo, subject: Text("Photo"), message: Text("Look"),
          preview: SharePreview("Photo", image: photo.image, icon: Image(systemName: "photo")))
        ShareLink("Share the photo", item: photo, preview: SharePreview("Photo", icon: Image("Logo")))
        ShareLink(item: photo, preview: SharePreview("Photo")) { Text("Send") }
        ShareLink(items: photos) { photo in SharePreview(photo.caption, image: photo.image) }
        ShareLink(photo.caption, items: photos) { SharePreview($0.caption, image: $0.image) }
        ShareLink(items: photos, preview: { SharePreview(Text($0.caption)) }) { Label("All", systemImage: "photo.stack") }
      }
      HStack {
        PasteButton(payloadType: String.self) { strings in
          guard let first = strings.first else { return }
          notes.append(first)
        }
        PasteButton(supportedContentTypes: [.image, .plainText]) { providers in
          for provider in providers {
            _ = provider.loadDataRepresentation(for: .image) { data, _ in
              guard let data else { return }
              Task { @MainActor in images.append(data) }
            }
          }
        }
        .buttonBorderShape(.capsule).labelStyle(.iconOnly)
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { ShareLink(item: url) }
      }
    }
  }
}
