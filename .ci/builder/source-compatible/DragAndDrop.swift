import ViewKernel

// Drag and drop, as programs write it for iOS.

extension UTType {
  static let todo = UTType(exportedAs: "com.example.todo")
  static let sketch = UTType(exportedAs: "com.example.sketch", conformingTo: .image)
}

struct Todo: Identifiable, Hashable, Codable, Transferable {
  var id = UUID()
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .todo)
    ProxyRepresentation(exporting: \.title)
  }
}

struct Sketch: Transferable {
  var points: [CGPoint] = []
  var name = "Sketch"

  init(points: [CGPoint] = []) { self.points = points }
  init(data: Data) throws { points = try JSONDecoder().decode([CGPoint].self, from: data) }
  func pngData() -> Data { Data() }

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .sketch) { sketch in
      try JSONEncoder().encode(sketch.points)
    } importing: { data in
      try Sketch(data: data)
    }
    DataRepresentation(exportedContentType: .png) { $0.pngData() }
      .suggestedFileName { $0.name }
      .exportingCondition { !$0.points.isEmpty }
    DataRepresentation(importedContentType: .json) { try Self(data: $0) }
      .visibility(.ownProcess)
  }
}

struct Movie: Transferable {
  let url: URL

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .movie) { movie in
      SentTransferredFile(movie.url)
    } importing: { received in
      let copy = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(received.file.lastPathComponent)
      try FileManager.default.copyItem(at: received.file, to: copy)
      return Self(url: copy)
    }
    FileRepresentation(exportedContentType: .mpeg4Movie, shouldAllowToOpenInPlace: true) {
      SentTransferredFile($0.url, allowAccessingOriginalFile: true)
    }
    .suggestedFileName("Film.mp4")
  }
}

final class Record: NSObject, NSItemProviderReading, NSItemProviderWriting, Codable {
  let name: String
  init(name: String) { self.name = name }

  static var readableTypeIdentifiersForItemProvider: [String] { [UTType.todo.identifier] }
  static var writableTypeIdentifiersForItemProvider: [String] { [UTType.todo.identifier] }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try JSONDecoder().decode(Self.self, from: data)
  }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, Error?) -> Void
  ) -> Progress? {
    let progress = Progress(totalUnitCount: 100)
    do {
      let data = try JSONEncoder().encode(self)
      progress.completedUnitCount = 100
      completionHandler(data, nil)
    } catch {
      completionHandler(nil, error)
    }
    return progress
  }
}

struct Boards: View {
  @State private var open: [Todo] = [Todo(title: "Tea")]
  @State private var done: [Todo] = []
  @State private var isTargeted = false
  @State private var text = ""

  var body: some View {
    HStack {
      VStack {
        ForEach(open) { todo in
          Text(todo.title).draggable(todo)
        }
      }
      .dropDestination(for: Todo.self) { items, location in
        open += items
        done.removeAll { items.contains($0) }
        return true
      } isTargeted: { inDropArea in
        isTargeted = inDropArea
      }
      VStack {
        ForEach(done) { todo in
          Text(todo.title)
            .draggable(todo) {
              Label(todo.title, systemImage: "checkmark").padding()
            }
        }
      }
      .dropDestination(for: Todo.self) { items, _ in
        done.append(contentsOf: items)
        return true
      }
      Text(text)
        .dropDestination { (items: [String], _) in
          text = items.first ?? ""
          return !items.isEmpty
        }
        .background(isTargeted ? .green.opacity(0.2) : .clear, in: .rect(cornerRadius: 8))
      Image(systemName: "star").draggable(Image(systemName: "star"))
      Color.red.draggable(Color.red).contentShape(.dragPreview, Circle())
      Link("Home", destination: URL(string: "https://example.com")!).draggable(URL(string: "https://example.com")!)
    }
  }
}

struct Older: View {
  @State private var names = ["Tea", "Bread"]
  @State private var dragged: String?
  @State private var isTargeted = false
  @State private var url: URL?

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
      ForEach(names, id: \.self) { name in
        Text(name)
          .onDrag {
            dragged = name
            return NSItemProvider(object: name as NSString)
          }
          .onDrop(of: [.text], delegate: Reordering(item: name, names: $names, dragged: $dragged))
      }
    }
    .onDrop(of: [.plainText, .url], isTargeted: $isTargeted) { providers in
      guard let provider = providers.first else { return false }
      if provider.canLoadObject(ofClass: URL.self) {
        _ = provider.loadObject(ofClass: URL.self) { url, _ in
          DispatchQueue.main.async { self.url = url }
        }
        return true
      }
      _ = provider.loadObject(ofClass: String.self) { text, error in
        if let text { Task { @MainActor in names.append(text) } }
      }
      return true
    }
    .onDrop(of: ["public.image"], isTargeted: nil) { providers, location in
      for provider in providers where provider.hasItemConformingToTypeIdentifier(UTType.image.identifier) {
        provider.loadItem(forTypeIdentifier: UTType.image.identifier, options: nil) { item, error in
          if let data = item as? Data { print(data.count, location) }
        }
        provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, _ in print(data ?? Data()) }
        provider.loadObject(ofClass: NSString.self) { object, _ in print(object as? NSString ?? "") }
      }
      return !providers.isEmpty
    }
    .onDrag({ NSItemProvider(object: URL(string: "https://example.com")! as NSURL) }, preview: { Text("Link") })
    .itemProvider { NSItemProvider(object: Record(name: "a")) }
  }
}

struct Reordering: DropDelegate {
  let item: String
  @Binding var names: [String]
  @Binding var dragged: String?

  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }

  func dropEntered(info: DropInfo) {
    guard let dragged, dragged != item, let from = names.firstIndex(of: dragged), let to = names.firstIndex(of: item)
    else { return }
    withAnimation { names.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to) }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func validateDrop(info: DropInfo) -> Bool {
    info.hasItemsConforming(to: [.text]) && !info.itemProviders(for: [.text]).isEmpty && info.location.x >= 0
  }
}

struct Rows: View {
  @State private var todos: [Todo] = []
  @State private var names: [String] = []

  var body: some View {
    List {
      Section {
        ForEach(todos) { Text($0.title).draggable($0) }
          .onDelete { todos.remove(atOffsets: $0) }
          .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
          .dropDestination(for: Todo.self) { items, offset in
            todos.insert(contentsOf: items, at: offset)
          }
      }
      Section {
        ForEach(names, id: \.self) { name in Text(name).onDrag { NSItemProvider(object: name as NSString) } }
          .onInsert(of: [.text], perform: insert)
      }
    }
  }

  private func insert(at offset: Int, _ providers: [NSItemProvider]) {
    for provider in providers {
      _ = provider.loadObject(ofClass: String.self) { text, _ in
        guard let text else { return }
        DispatchQueue.main.async { names.insert(text, at: offset) }
      }
    }
  }
}

// Kinds of content.
func kinds(_ provider: NSItemProvider) async throws {
  _ = UTType("public.png")?.conforms(to: .image)
  _ = UTType(filenameExtension: "pdf") == .pdf
  _ = UTType(mimeType: "text/plain")?.preferredFilenameExtension
  _ = [UTType.utf8PlainText, .rtf, .fileURL, .data, .item, .json, .folder, .mp3].map(\.identifier)
  provider.suggestedName = "Note"
  provider.register(Todo(title: "a"))
  provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
    completion(Data(), nil)
    return nil
  }
  provider.registerDataRepresentation(for: .png) { completion in
    completion(Data(), nil)
    return nil
  }
  _ = provider.loadTransferable(type: Todo.self) { result in
    switch result {
    case .success(let todo): print(todo.title)
    case .failure(let error): print(error)
    }
  }
  _ = try await provider.loadItem(forTypeIdentifier: "public.url")
  _ = provider.registeredTypeIdentifiers.first
}

// Several items at once, as of iOS 26 and macOS 26.
struct TodoBoard: View {
  @State private var todos: [Todo] = []
  @State private var done: [Todo] = []
  @State private var selection: Set<Todo.ID> = []
  @State private var isTargeted = false
  @Namespace private var board

  var body: some View {
    HStack {
      ScrollView {
        LazyVStack {
          ForEach(todos) { todo in
            Text(todo.title).draggable(containerItemID: todo.id)
          }
        }
        .dragContainer(for: Todo.self) { ids in todos.filter { ids.contains($0.id) } }
        .dragContainerSelection(Array(selection))
        .dragConfiguration(DragConfiguration(allowMove: true, allowDelete: true))
        .dragPreviewsFormation(.stack)
        .onDragSessionUpdated { session in
          if case .ended(.delete) = session.phase {
            let ids = session.draggedItemIDs(for: Todo.ID.self)
            todos.removeAll { ids.contains($0.id) }
          }
        }
      }
      List(done) { Text($0.title) }
        .dropDestination(for: Todo.self, isEnabled: !todos.isEmpty) { items, session in
          done += items
          if session.suggestedOperations.contains(.move) { todos.removeAll { items.contains($0) } }
        }
        .dropConfiguration { session in
          DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
        }
        .dropPreviewsFormation(.list)
        .onDropSessionUpdated { session in
          switch session.phase {
          case .entering, .active: isTargeted = true
          case .exiting, .ended, .dataTransferCompleted: isTargeted = false
          @unknown default: break
          }
        }
    }
    .dragContainer(for: Todo.self, itemID: \.title, in: board) { titles in todos.filter { titles.contains($0.title) } }
    .dragContainerSelection(["a"], containerNamespace: board)
  }

  @ViewBuilder func rows(_ todo: Todo) -> some View {
    Text("a").draggable(Todo.self, containerNamespace: board) { todo }
    Text("a").draggable(item: todo, containerNamespace: board)
    Text("a").draggable(Todo.self, id: \.title) { todo.title.isEmpty ? nil : todo }
    Text("a").draggable(id: \.title, item: todo)
  }
}

// Lists with an index, and tabs.
struct Contacts: View {
  let letters = ["A", "B"]
  @State private var archive: [String] = []

  var body: some View {
    TabView {
      Tab("Names", systemImage: "person") {
        List {
          ForEach(letters, id: \.self) { letter in
            Section(letter) { Text(letter) }.sectionIndexLabel(letter).listSectionMargins(.horizontal, 8)
          }
          Section("Others") { Text("?") }.sectionIndexLabel(Text(verbatim: "#"))
        }
        .listSectionIndexVisibility(.visible).listSectionMargins(.all, nil)
      }
      Tab("Archive", systemImage: "archivebox") { Text("\(archive.count)") }
        .dropDestination(for: String.self) { archive += $0 }
    }
  }
}
