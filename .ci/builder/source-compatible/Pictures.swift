// Pictures from files, bundles and the network, as code for SwiftUI writes them: every overload here must go on
// compiling, in Swift 5 and in Swift 6 mode.
import ViewKernel

struct Gallery: View {
  let url: URL?
  let urls: [URL] = []
  @State private var data: Data?

  var body: some View {
    List {
      AsyncImage(url: URL(string: "https://example.com/icon.png"))
        .frame(width: 200, height: 200)
      AsyncImage(url: url, scale: 2)
      AsyncImage(url: url) { image in
        image.resizable().aspectRatio(contentMode: .fill)
      } placeholder: {
        Color.gray.opacity(0.1)
      }
      .frame(width: 50, height: 50)
      .clipShape(.rect(cornerRadius: 25))
      AsyncImage(url: url, scale: 3) {
        $0.resizable().scaledToFit()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image.resizable()
        } else if phase.error != nil {
          Color.red
        } else {
          Color.blue
        }
      }
      AsyncImage(url: url, transaction: Transaction(animation: .spring(response: 0.5))) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable().transition(.scale(scale: 0.1, anchor: .center))
        case .failure: Image(systemName: "wifi.slash")
        @unknown default: EmptyView()
        }
      }
      AsyncImage(url: url, scale: 1, transaction: Transaction(animation: .easeIn), content: view)
      ForEach(urls, id: \.self) { url in AsyncImage(url: url, content: { $0 }, placeholder: { Text("...") }) }
      Image("Logo", bundle: .main).resizable().scaledToFit()
      Image(decorative: "Logo", bundle: .main)
      if let data, let picture = HostImage(data: data) { Image(hostImage: picture) }
      if let picture = HostImage(named: "Logo") { Image(hostImage: picture).interpolation(.none) }
      if let picture = HostImage(contentsOfFile: "/tmp/a.png") { Image(hostImage: picture) }
      if let data, let picture = HostImage(data: data, scale: 2) { Image(hostImage: picture) }
    }
  }

  @ViewBuilder private func view(for phase: AsyncImagePhase) -> some View {
    switch phase {
    case .success(let image): image
    case .failure(let error): Text(error.localizedDescription)
    case .empty: ProgressView()
    @unknown default: EmptyView()
    }
  }
}

nonisolated func somePicture() -> some View {
  AsyncImage(url: nil) {
    $0
  } placeholder: {
    Text("a")
  }
}
