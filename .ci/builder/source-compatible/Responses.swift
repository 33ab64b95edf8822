// Edited lists and trees, focus, addresses, feedback and what is beside a view, as code for SwiftUI writes them: every
// overload here must go on compiling, in Swift 5 and in Swift 6 mode.
import ViewKernel

struct R1: View {
  struct File: Identifiable, Hashable {
    var id: String
    var children: [File]?
  }
  enum Field: Hashable { case a, b }
  @State private var files: [File] = []
  @State private var words = ["x"]
  @State private var one: String?
  @State private var several: Set<String> = []
  @State private var isOn = false
  @State private var count = 0
  @FocusState private var field: Field?
  @FocusState private var isFocused: Bool
  var body: some View {
    Group {
      List(files, children: \.children) { Text($0.id) }
      List(files, children: \.children, selection: $one) { file in Text(file.id) }
      List(files, id: \.id, children: \.children, selection: $several) { Text($0.id) }
      List($files, children: \.children) { $file in TextField("x", text: $file.id) }
      List { OutlineGroup(files, children: \.children) { Text($0.id) } }
      OutlineGroup(File(id: "x"), children: \.children) { Text($0.id) }
      OutlineGroup($files, id: \.id, children: \.children) { $file in Text(file.id) }
    }
    List {
      Section(isExpanded: $isOn) {
        Text("x")
      } header: {
        Text("y")
      }
      Section("x", isExpanded: $isOn) { Text("y") }.listSectionSpacing(.compact)
      ForEach($files, editActions: [.delete, .move]) { $file in Text(file.id).deleteDisabled(true) }
      ForEach($words, id: \.self, editActions: .all) { $word in Text(word) }
    }
    .listStyle(.sidebar).listSectionSpacing(10).listSectionSpacing(.custom(3)).listSectionSpacing(.default)
    .scrollDismissesKeyboard(.immediately).scrollDismissesKeyboard(isOn ? .never : .interactively)
    List($files, editActions: .move) { $file in Text(file.id) }
    List($files, editActions: .all, selection: $one) { $file in Text(file.id) }
    List($words, id: \.self, editActions: .delete, selection: $several) { $word in Text(word) }
    TextField("x", text: $words[0]).focused($field, equals: .a).focused($isFocused)
      .defaultFocus($field, .a).defaultFocus($isFocused, true, priority: .userInitiated)
      .onOpenURL { url in words.append(url.absoluteString) }
      .onOpenURL(perform: open)
    Text("x").sensoryFeedback(.success, trigger: count).sensoryFeedback(.impact, trigger: isOn)
    Text("x").sensoryFeedback(.impact(weight: .heavy, intensity: 0.7), trigger: count) { old, new in old < new }
    Text("x").sensoryFeedback(.impact(flexibility: .soft), trigger: isOn) { _, new in new }
    Text("x").sensoryFeedback(trigger: count) { old, new in new > old ? .increase : .decrease }
    Text("x").sensoryFeedback(trigger: isOn) { isOn ? .start : nil }
  }
  private func open(_ url: URL) {}
  private var menus: some View {
    List(files, selection: $several) { Text($0.id) }
      .contextMenu(forSelectionType: String.self) { items in
        if items.isEmpty { Button("x") {} } else { Button("y") {} }
      } primaryAction: { items in
        one = items.first
      }
      .contextMenu(forSelectionType: File.ID.self, menu: { _ in EmptyView() })
      .contextMenu(menuItems: { Button("x") {} }, preview: { Text("y") })
      .inspector(isPresented: $isOn) {
        Form { Text("x") }.inspectorColumnWidth(min: 100, ideal: 200, max: 300).inspectorColumnWidth(200)
      }
  }
  @MainActor private func picture() -> String? {
    let renderer = ImageRenderer(content: menus.frame(width: 100))
    renderer.scale = 2
    renderer.proposedSize = ProposedViewSize(width: 10, height: nil)
    renderer.isOpaque = true
    print(type(of: renderer.content))
    renderer.render { size, context in
      var drawing = HostDrawing()
      context(&drawing)
      print(size.width)
    }
    return renderer.svgDescription
  }
}

struct R2: App {
  var body: some Scene {
    WindowGroup { R1().onOpenURL { _ in } }
  }
}
