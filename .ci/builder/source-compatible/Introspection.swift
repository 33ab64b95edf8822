// Introspections as code for Apple's systems writes them, with the imports changed and UI turned into Host: both
// generations must go on compiling, in Swift 5 and in Swift 6 mode.
import Introspection
import ViewKernel

// MARK: The first generation: a function for each class

final class ScrollModel: ObservableObject {
  @Published var offset = 0.0
  weak var scrollView: HostScrollView?
  var table: HostTableView?
  var isAsked = false
}

struct I1: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var value = 0.5
  @State private var date = Date()
  @State private var selection = 0
  @State private var bounces = false
  @StateObject private var model = ScrollModel()
  var body: some View {
    VStack {
      ScrollView(showsIndicators: false) {
        VStack { Text("a") }.introspectScrollView { $0.bounces = false }
      }
      .introspectScrollView { scrollView in
        scrollView.bounces = bounces
        scrollView.alwaysBounceVertical = false
        scrollView.clipsToBounds = false
        scrollView.contentInset = EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
        scrollView.showsVerticalScrollIndicator = false
        scrollView.backgroundColor = .clear
      }
      .introspectScrollView { (scrollView) in
        guard scrollView !== model.scrollView else { return }
        model.scrollView = scrollView
        DispatchQueue.main.async { scrollView.setContentOffset(.zero, animated: true) }
      }
      .introspectScrollView(customize: { scrollView in let view: HostScrollView = scrollView; view.isScrollEnabled = true })
      List { Text("a").introspectTableViewCell { $0.selectionStyle = .none } }
        .introspectTableView {
          $0.separatorStyle = .none
          $0.allowsSelection = false
        }
        .introspectTableView { tableView in
          if model.table == nil { model.table = tableView }
        }
      Form { Text("a") }.introspectTableView { tableView in tableView.backgroundColor = .systemBackground }
      TextField("a", text: $text)
        .introspectTextField { textField in textField.becomeFirstResponder() }
        .introspectTextField { (textField) in
          if !model.isAsked && !textField.isFirstResponder {
            textField.becomeFirstResponder()
            model.isAsked = true
          }
          textField.inputTraits.returnKeyType = .done
          textField.inputTraits.keyboardType = .numberPad
          textField.font = .systemFont(ofSize: 20)
          textField.addAction(for: .editingDidEnd) { model.isAsked = false }
        }
      SecureField("a", text: $text).introspectTextField { $0.isSecureTextEntry = true }
      TextEditor(text: $text).introspectTextView { $0.backgroundColor = .clear }
    }
  }
}

struct I2: View {
  @State private var value = 0.5
  @State private var date = Date()
  @State private var selection = 0
  @State private var isOn = false
  @State private var color = Color.red
  @State private var navigationController: HostNavigationController?
  var body: some View {
    TabView {
      NavigationView {
        VStack {
          Toggle("a", isOn: $isOn).introspectSwitch { $0.onTintColor = .green }
          Slider(value: $value).introspectSlider { $0.step = 0.1 }
          Stepper("a", value: $selection).introspectStepper { $0.isEnabled = true }
          DatePicker("a", selection: $date).introspectDatePicker { $0.tintColor = .red }
          Picker("a", selection: $selection) { Text("b").tag(0) }.pickerStyle(SegmentedPickerStyle())
            .introspectSegmentedControl { print($0.selectedSegmentIndex) }
          ColorPicker("a", selection: $color).introspectColorWell { print($0.selectedColor as Any) }
          ProgressView().introspectActivityIndicatorView { $0.color = .red }
          Button("a") {}.introspectButton { $0.backgroundColor = .yellow }
        }
        .navigationBarTitle("a", displayMode: .inline)
        .introspectNavigationController { nc in
          nc.navigationBar.barTintColor = .red
          nc.navigationBar.prefersLargeTitles = true
          nc.setToolbarHidden(true, animated: false)
        }
        .introspectNavigationController { navigationController = $0 }
        .introspectViewController { viewController in
          viewController.isModalInPresentation = true
          viewController.view.backgroundColor = .clear
          viewController.navigationController?.navigationBar.isHidden = false
        }
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
    .introspectTabBarController { (controller: HostTabBarController) in
      controller.tabBar.isHidden = true
      controller.viewControllers?.forEach { print($0) }
    }
    .introspectTabBarController { tabBarController in tabBarController.selectedIndex = 0 }
  }
}

final class Lens: HostView {}

struct LensView: HostViewRepresentable {
  func makeHostView(context: Context) -> Lens { Lens() }
  func updateHostView(_ hostView: Lens, context: Context) {}
}

// Selectors and functions of one's own.
extension View {
  func introspectLens(customize: @escaping (Lens) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }
  public func introspectNearestTable(customize: @escaping (HostTableView) -> Void) -> some View {
    return inject(
      IntrospectionView(
        selector: { introspectionView in
          guard let viewHost = Introspect.findViewHost(from: introspectionView) else { return nil }
          return Introspect.previousSibling(containing: HostTableView.self, from: viewHost)
            ?? Introspect.findAncestor(ofType: HostTableView.self, from: introspectionView)
        }, customize: customize))
  }
  func focusTextView(when condition: @escaping @autoclosure () -> Bool = true) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestorOrAncestorChild) { (view: HostTextView) in
      if condition() { view.becomeFirstResponder() } else { view.resignFirstResponder() }
    }
  }
}

struct I3: View {
  var body: some View {
    LensView().introspectLens { $0.tag = 1 }.introspectNearestTable { _ in }.focusTextView()
      .introspect(selector: TargetViewSelector.ancestorOrSiblingContaining) { (view: HostCollectionView) in
        view.allowsSelection = false
      }
      .introspect(selector: TargetViewSelector.ancestorOrSiblingOfType, customize: { (view: HostView) in view.tag = 2 })
      .introspect(selector: { $0.window }) { window in window.backgroundColor = .black }
  }
}

// MARK: The second generation: a key for each view, with platforms and versions

extension IntrospectionPlatform {
  static var supportedVersions: Self { .iOS(.v16, .v17, .v18) }
}

final class Delegate {
  weak var scrollView: HostScrollView?
  func configure(_ controller: HostNavigationController) {}
}

struct I4: View {
  @State private var text = ""
  @State private var scrollView: HostScrollView?
  @State private var delegate = Delegate()
  @State private var scope = IntrospectionScope.receiver
  var body: some View {
    NavigationStack {
      VStack {
        ScrollView { Text("a").introspect(.scrollView, on: .iOS(.v15...), scope: .ancestor) { $0.bounces = false } }
          .introspect(.scrollView, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26)) { $0.bounces = false }
          .introspect(
            .scrollView, on: .iOS(.v16...), .tvOS(.v16, .v17), .visionOS(.v1, .v2), .macOS(.v10_15, .v11)
          ) { scrollView in
            guard scrollView !== self.scrollView else { return }
            DispatchQueue.main.async {
              self.scrollView = scrollView
              delegate.scrollView = scrollView
            }
          }
          .introspect(.scrollView, on: .iOS(.v14), customize: { scrollView in delegate.scrollView = scrollView })
          .introspect(.scrollView, on: .supportedVersions, scope: [.receiver, .ancestor]) { scrollView = $0 }
        TextField("a", text: $text)
          .introspect(.textField, on: .iOS(.v17)) { introspect($0) }
          .introspect(.textField, on: .iOS(.v13...)) { (textField: HostTextField) in textField.becomeFirstResponder() }
      }
    }
  }
  private func introspect(_ textField: HostTextField) { textField.placeholder = "b" }
}

struct I5: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var value = 0.5
  @State private var count = 0
  @State private var date = Date()
  @State private var isShown = false
  @State private var delegate = Delegate()
  var body: some View {
    TabView {
      NavigationStack {
        List {
          Text("a").introspect(.listCell, on: .iOS(.v16, .v17)) { $0.backgroundColor = .clear }
        }
        .introspect(.list, on: .iOS(.v13, .v14, .v15)) { tableView in tableView.separatorStyle = .none }
        .introspect(.list, on: .iOS(.v16...)) { $0.backgroundColor = .systemBackground }
        .introspect(.list(style: .plain), on: .iOS(.v15)) { $0.bounces = false }
        .introspect(.list(style: .insetGrouped), on: .iOS(.v15), .visionOS(.v1...)) { _ in }
        .searchable(text: $text)
        .introspect(.viewController, on: .iOS(.v13...)) { viewController in
          let navigationController = (viewController as? HostNavigationController) ?? viewController.navigationController
          navigationController?.navigationBar.isHidden = false
        }
      }
      .introspect(.navigationStack, on: .iOS(.v16, .v17)) {
        $0.viewControllers.forEach { controller in controller.view.backgroundColor = .clear }
      }
      .introspect(.navigationStack, on: .iOS(.v16...), scope: [.receiver, .ancestor]) { delegate.configure($0) }
      .introspect(.searchField, on: .iOS(.v15, .v16, .v17)) { searchBar in searchBar.placeholder = "b" }
      NavigationView { Text("a") }.navigationViewStyle(.stack)
        .introspect(.navigationView(style: .stack), on: .iOS(.v13, .v14)) { $0.navigationBar.prefersLargeTitles = true }
      NavigationView { Text("a") }.navigationViewStyle(.columns)
        .introspect(.navigationView(style: .columns), on: .iOS(.v13...)) { $0.preferredDisplayMode = .oneBesideSecondary }
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      }
      .introspect(.navigationSplitView, on: .iOS(.v16, .v17, .v18)) { $0.preferredDisplayMode = .automatic }
    }
    .introspect(.tabView, on: .iOS(.v16, .v17), customize: { v in v.tabBar.isHidden = true })
    .introspect(.tabView, on: .iOS(.v17)) { (tabBarController: HostTabBarController) in
      tabBarController.tabBar.backgroundColor = .clear
    }
    .introspect(.window, on: .iOS(.v15...)) { window in window.tintColor = .red }
    .introspect(.view, on: .iOS(.v13...)) { $0.backgroundColor = .clear }
    .overlay(
      TabView { Text("a") }.tabViewStyle(.page(indexDisplayMode: .never))
        .introspect(.tabView(style: .page), on: .iOS(.v14, .v15, .v16)) { $0.view.backgroundColor = .clear }
        .introspect(.pageControl, on: .iOS(.v14...)) { pageControl in pageControl.isHidden = true }
    )
    .sheet(isPresented: $isShown) {
      Text("a")
        .introspect(.sheet, on: .iOS(.v15, .v16)) { sheet in sheet.detents = [.medium(), .large()] }
        .introspect(.viewController, on: .iOS(.v15, .v16)) { $0.isModalInPresentation = true }
    }
    .popover(isPresented: $isShown) { Text("a").introspect(.popover, on: .iOS(.v13...)) { _ in } }
    .fullScreenCover(isPresented: $isShown) { Text("a").introspect(.fullScreenCover, on: .iOS(.v14...)) { _ in } }
  }
}

struct I6: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var value = 0.5
  @State private var count = 0
  @State private var date = Date()
  @State private var color = Color.red
  var body: some View {
    Form {
      Button("a") {}.introspect(.button, on: .macOS(.v10_15, .v11)) { $0.backgroundColor = .red }
      TextField("a", text: $text, axis: .vertical)
        .introspect(.textField(axis: .vertical), on: .iOS(.v16, .v17)) { textView in textView.backgroundColor = .red }
      SecureField("a", text: $text).introspect(.secureField, on: .iOS(.v13...)) { $0.isSecureTextEntry = false }
      TextEditor(text: $text).introspect(.textEditor, on: .iOS(.v14...), .macOS(.v11)) { $0.backgroundColor = .clear }
      Toggle("a", isOn: $isOn).introspect(.toggle, on: .iOS(.v13...)) { $0.onTintColor = .red }
        .introspect(.toggle(style: .switch), on: .iOS(.v13...)) { _ in }
      Slider(value: $value).introspect(.slider, on: .iOS(.v13...)) { $0.step = 0.1 }
      Stepper("a", value: $count).introspect(.stepper, on: .iOS(.v13...)) { $0.tintColor = .red }
      Picker("a", selection: $count) { Text("b").tag(0) }.pickerStyle(.segmented)
        .introspect(.picker(style: .segmented), on: .iOS(.v13...)) { $0.selectedSegmentIndex = 0 }
      Picker("a", selection: $count) { Text("b").tag(0) }.pickerStyle(.wheel)
        .introspect(.picker(style: .wheel), on: .iOS(.v13...)) { $0.backgroundColor = .clear }
      DatePicker("a", selection: $date).datePickerStyle(.compact)
        .introspect(.datePicker(style: .compact), on: .iOS(.v14...)) { _ in }
        .introspect(.datePicker, on: .iOS(.v13...)) { $0.backgroundColor = .red }
      ColorPicker("a", selection: $color).introspect(.colorPicker, on: .iOS(.v14...)) { $0.selectedColor = .red }
      ProgressView().introspect(.progressView(style: .circular), on: .iOS(.v14...)) { $0.color = .red }
      ProgressView(value: value).introspect(.progressView(style: .linear), on: .iOS(.v14...)) { $0.progress = 0.5 }
    }
    .introspect(.form, on: .iOS(.v16...)) { $0.backgroundColor = .clear }
  }
}

// A key of one's own, which took a type, a protocol and a constant for each version.
extension IntrospectionKey<Lens> {
  static var lens: Self { Self() }
}

struct I7: View {
  var body: some View {
    LensView().introspect(.lens, on: .iOS(.v13, .v14)) { $0.tag = 1 }.introspect(.lens) { lens in lens.tag = 2 }
  }
}

/// Twelve in a chain, of all forms: each one once doubled the time that this takes to compile.
struct ManyIntrospections: View {
  @State private var text = ""
  var body: some View {
    ScrollView { TextField("a", text: $text) }
      .introspect(.scrollView) { $0.bounces = false }
      .introspect(.scrollView) { scrollView in scrollView.bounces = false }
      .introspect(.scrollView) { scrollView, edit in edit.set(\.bounces, to: false) }
      .introspect(.scrollView) { $1.set(\.bounces, to: $0.isScrollEnabled) }
      .introspect(.scrollView) { scrollView in
        let former = scrollView.bounces
        scrollView.bounces = false
        return { scrollView.bounces = former }
      }
      .introspect(.scrollView, on: .iOS(.v16, .v17), .visionOS(.v1...)) { $0.bounces = false }
      .introspect(.scrollView, on: .iOS(.v16), scope: .receiver) { $0.bounces = false }
      .introspect(.scrollView, .all, scope: .receiver) { _ in print(text) }
      .introspect(.scrollView) { _, _ in }
      .introspect(.scrollView, customize: customize)
      .introspect(.scrollView, customize: customizeByEdit)
      .introspect(.scrollView) { $0.bounces = false }
  }
  private func customize(_ scrollView: HostScrollView) { scrollView.bounces = false }
  private func customizeByEdit(_ scrollView: HostScrollView, _ edit: IntrospectionEdit<HostScrollView>) {}
}
