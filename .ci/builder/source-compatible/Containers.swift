// Models, lists, navigation, tabs and presentation, as code for SwiftUI writes them: every overload here must go on
// compiling, in Swift 5 and in Swift 6 mode.
import ViewKernel

struct Item: Identifiable, Hashable { var id = UUID(); var name = "x"; var children: [Item]? = nil }
final class Store: ObservableObject {
  @Published var items: [Item] = []
  @Published var isOn = false
  @Published private(set) var count = 0
  private var bag = Set<AnyCancellable>()
  private var cancellable: AnyCancellable?
  let subject = PassthroughSubject<Int, Never>()
  let current = CurrentValueSubject<Int, Never>(0)
  init() {
    $items.sink { _ in }.store(in: &bag)
    $items.map { $0.count }.removeDuplicates().assign(to: \.count, on: self).store(in: &bag)
    $isOn.debounce(for: .seconds(1), scheduler: RunLoop.main).receive(on: DispatchQueue.main).sink { [weak self] in
      self?.items = []; _ = $0
    }.store(in: &bag)
    cancellable = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }
    subject.combineLatest(current).dropFirst().filter { $0.0 > 0 }.sink { _ in }.store(in: &bag)
    subject.sink { _ in }.store(in: &bag)
    Publishers.CombineLatest($items, $isOn).map { $0.count + ($1 ? 1 : 0) }.assign(to: \.count, on: self).store(in: &bag)
    Publishers.CombineLatest3(subject, current, $isOn).print("x").sink { _, _, _ in }.store(in: &bag)
    Publishers.CombineLatest4(subject, current, $isOn, $items).receive(on: RunLoop.main).sink { a, b, c, d in }
      .store(in: &bag)
    $isOn.throttle(for: .milliseconds(300), scheduler: DispatchQueue.main, latest: true).share().sink { _ in }
      .store(in: &bag)
    subject.map { Just($0) }.switchToLatest().collect(2).replaceEmpty(with: []).sink { _ in }.store(in: &bag)
    subject.flatMap { number in
      Future<Int, Error> { $0(.success(number)) }.retry(2)
    }.mapError { $0 }.replaceError(with: 0).map { Optional($0) }.replaceNil(with: 1).first { $0 > 1 }.sink { _ in }
      .store(in: &bag)
    subject.flatMap { Just($0).setFailureType(to: Error.self) }.handleEvents(receiveOutput: { _ in })
      .catch { _ in Empty<Int, Never>() }.eraseToAnyPublisher().sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      .store(in: &bag)
    Deferred { Just(1) }.zip(subject).tryMap { $0 + $1 }.scan(0, +).ignoreOutput().sink { _ in
    } receiveValue: { _ in
    }.store(in: &bag)
    Just(1).delay(for: 1, scheduler: RunLoop.main).sink { _ in }.store(in: &bag)
    $items.map(\.count).assign(to: &$count)
  }
  func change() { objectWillChange.send(); items.append(Item()) }
}

struct C1: View {
  @ObservedObject var store = Store()
  @StateObject private var store2 = Store()
  @EnvironmentObject var store3: Store
  @State private var selection: Item?
  @State private var set = Set<UUID>()
  @State private var one: UUID?
  var body: some View {
    NavigationView {
      List {
        ForEach(store.items) { item in
          NavigationLink(destination: Text(item.name)) { Text(item.name) }
        }
        .onDelete(perform: delete)
        .onMove { from, to in store.items.move(fromOffsets: from, toOffset: to) }
        .onDelete { store.items.remove(atOffsets: $0) }
      }
      .listStyle(GroupedListStyle())
      .listStyle(InsetGroupedListStyle())
      .listStyle(PlainListStyle())
      .listStyle(.sidebar).listStyle(SidebarListStyle()).listStyle(.insetGrouped)
      .navigationBarTitle("x").navigationBarTitle(Text("x"), displayMode: .inline).navigationBarTitle(
        "x", displayMode: .large
      )
      .navigationBarItems(leading: EditButton(), trailing: Button(action: {}) { Image(systemName: "plus") })
      .navigationBarItems(trailing: EditButton())
      .navigationTitle("x").navigationBarTitleDisplayMode(.inline).navigationBarHidden(true)
      .navigationBarBackButtonHidden(true)
      Text("detail")
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .navigationViewStyle(.stack)
    .navigationViewStyle(DoubleColumnNavigationViewStyle())
  }
  func delete(at offsets: IndexSet) { store.items.remove(atOffsets: offsets) }
}
struct C2: View {
  @ObservedObject var store = Store()
  @State private var selection: Item?
  @State private var set = Set<UUID>()
  @State private var one: UUID?
  @State private var text = ""
  @State private var path = NavigationPath()
  @State private var path2: [Item] = []
  @State private var show = false
  @State private var vis: NavigationSplitViewVisibility = .all
  var body: some View {
    VStack {
      List(store.items) { Text($0.name) }
      List(store.items, id: \.id) { item in Text(item.name) }
      List($store.items) { $item in TextField("x", text: $item.name) }
      List(0..<5) { Text("\($0)") }
      List(selection: $one) { Text("x") }
      List(store.items, selection: $set) { Text($0.name) }
      List(0..<5, id: \.self) { i in Text("\(i)") }
    }
    VStack {
      ForEach($store.items) { $item in TextField("x", text: $item.name) }
      ForEach(store.items.indices, id: \.self) { i in Text(store.items[i].name) }
      ForEach(0..<store.items.count, id: \.self) { Text("\($0)") }
      ForEach(Array(store.items.enumerated()), id: \.offset) { i, item in Text(item.name) }
      ForEach(Array(store.items.enumerated()), id: \.element.id) { (i, item) in Text(item.name) }
      ForEach(0..<3) { i in HStack { ForEach(0..<3) { j in Text("\(i) \(j)") } } }
      ForEach(Array(zip(store.items.indices, store.items)), id: \.0) { i, item in Text(item.name) }
      ForEach(1...3, id: \.self) { Text("\($0)") }
      ForEach(["a", "b"], id: \.self, content: Text.init)
      ForEach(stride(from: 0, to: 10, by: 2).map { $0 }, id: \.self) { Text("\($0)") }
    }
    NavigationStack(path: $path) {
      List(store.items) { item in
        NavigationLink(item.name, value: item)
        NavigationLink(value: item) { Text("x") }
        NavigationLink("x", destination: Text("x"))
        NavigationLink("x") { Text("x") }
        NavigationLink {
          Text("x")
        } label: {
          Text("y")
        }
        NavigationLink(destination: Text("x"), isActive: $show) { EmptyView() }
        NavigationLink(destination: Text("x"), tag: 1, selection: .constant(nil)) { EmptyView() }
        NavigationLink("x", destination: Text("x"), isActive: $show)
        NavigationLink(destination: { Text("x") }, label: { Text("y") })
      }
      .listRowSeparator(.hidden).listRowBackground(Color.red).listRowInsets(EdgeInsets()).listSectionSeparator(.hidden)
      .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("x") {}.tint(.red) }
      .swipeActions {
        Button(role: .destructive) {
        } label: {
          Label("x", systemImage: "trash")
        }
      }
      .refreshable { await Task.yield() }

      .navigationDestination(for: Item.self) { item in Text(item.name) }
      .navigationDestination(isPresented: $show) { Text("x") }
      .navigationDestination(item: $selection) { Text($0.name) }
    }
    NavigationStack(path: $path2) { Text("x") }
    NavigationStack { Text("x") }
    NavigationSplitView {
      Text("x")
    } detail: {
      Text("y")
    }
    NavigationSplitView(columnVisibility: $vis) {
      Text("x")
    } content: {
      Text("z")
    } detail: {
      Text("y")
    }
    NavigationSplitView {
      Text("x")
    } detail: {
      Text("y")
    }
  }
}
struct C3: View {
  @State private var show = false
  @State private var item: Item?
  @State private var tab = 0
  @State private var error: MyError?
  struct MyError: LocalizedError { var errorDescription: String? { "x" } }
  var body: some View {
    TabView(selection: $tab) {
      Text("a").tabItem {
        Image(systemName: "star"); Text("x")
      }.tag(0)
      Text("a").tabItem { Label("x", systemImage: "y") }.tag(1).badge(3)
    }
    .tabViewStyle(PageTabViewStyle()).tabViewStyle(.page).tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    .tabViewStyle(.page(indexDisplayMode: .never)).indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    TabView { Tab("x", systemImage: "y") { Text("z") } }
    Text("x")
      .sheet(isPresented: $show) { Text("x") }
      .sheet(isPresented: $show, onDismiss: {}) {
        Text("x").presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
      }
      .sheet(isPresented: $show, content: { Text("x") })
      .sheet(item: $item) { Text($0.name) }
      .sheet(item: $item, onDismiss: load) { item in Text(item.name) }
      .fullScreenCover(isPresented: $show) { Text("x") }
      .fullScreenCover(isPresented: $show, content: C4.init)
      .popover(isPresented: $show) { Text("x") }
      .popover(isPresented: $show, arrowEdge: .bottom) { Text("x") }
      .popover(isPresented: $show, attachmentAnchor: .point(.center), arrowEdge: .top) { Text("x") }
    Text("x")
      .alert(isPresented: $show) { Alert(title: Text("x"), message: Text("y"), dismissButton: .default(Text("OK"))) }
      .alert(isPresented: $show) {
        Alert(
          title: Text("x"), message: Text("y"), primaryButton: .destructive(Text("x")) {}, secondaryButton: .cancel())
      }
      .alert(isPresented: $show, content: { Alert(title: Text("x")) })
      .alert(item: $item) { item in Alert(title: Text(item.name), dismissButton: .default(Text("x"), action: {})) }
      .alert("x", isPresented: $show) {
        Button("OK", role: .cancel) {}
      } message: {
        Text("x")
      }
      .alert("x", isPresented: $show, presenting: item) { i in
        Button(i.name) {}
      } message: { i in
        Text(i.name)
      }
      .alert("x", isPresented: $show, actions: { Button("x") {} })
      .alert(isPresented: $show, error: error) { Button("x") {} }
      .alert(Text("x"), isPresented: $show) { TextField("x", text: .constant("")) }
    Text("x")
      .actionSheet(isPresented: $show) {
        ActionSheet(
          title: Text("x"), message: Text("y"), buttons: [.default(Text("x")) {}, .destructive(Text("x")), .cancel()])
      }
      .confirmationDialog("x", isPresented: $show) { Button("x") {} }
      .confirmationDialog("x", isPresented: $show, titleVisibility: .visible) {
        Button("x") {}
      } message: {
        Text("x")
      }
      .confirmationDialog("x", isPresented: $show, presenting: item) { i in Button(i.name) {} }

      .interactiveDismissDisabled()

    Text("x")
      .toolbar { Button("x") {} }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("x") {} };
        ToolbarItem(placement: .principal) { Text("x") }
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer(); Button("x") {}
        }
      }
      .toolbar { EditButton() }
      .toolbar {
        ToolbarItem { Button("x") {} }; ToolbarItem(placement: .primaryAction) { Button("x") {} };
        ToolbarItem(placement: .topBarLeading) { Button("x") {} };
        ToolbarItem(placement: .cancellationAction) { Button("x") {} };
        ToolbarItem(placement: .confirmationAction) { Button("x") {} };
        ToolbarItem(placement: .bottomBar) { Button("x") {} }
      }
      .toolbar { if show { ToolbarItem { Text("x") } } }
      .toolbar(.hidden, for: .navigationBar).toolbar(.hidden)
      .statusBar(hidden: true).statusBarHidden(true)
      .navigationTitle($item.wrappedValue?.name ?? "").navigationTitle(Text("x"))
  }
  func load() {}
}
struct C4: View { var body: some View { Text("x") } }
