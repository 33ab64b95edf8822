// The compiler reports each mistake in its line, and takes no closure for a style's configuration.
import Foundation
import ViewKernel

struct Item: Identifiable {
  let id = 1
  var children: [Item]? = nil
}

struct Containers {
  @State var on = false
  @State var n = 1
  @State var d = 1.0
  @State var date = Date()
  @State var text = ""
  @State var color = Color.red
  let url = URL(string: "a")!

  @ViewBuilder var inForm: some View {
    Form {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inList: some View {
    List {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inSection: some View {
    Section("a") {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inGroup: some View {
    Group {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inVStack: some View {
    VStack {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inGroupBox: some View {
    GroupBox {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inTitledGroupBox: some View {
    GroupBox("t") {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inControlGroup: some View {
    ControlGroup {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inMenu: some View {
    Menu("m") {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inLabelledMenu: some View {
    Menu {
      Text("hello").fontt(.body)  // here
    } label: {
      Text("a")
    }
  }

  @ViewBuilder var inLabel: some View {
    Label {
      Text("hello").fontt(.body)  // here
    } icon: {
      Text("a")
    }
  }

  @ViewBuilder var inButton: some View {
    Button(action: {}) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inLabelOfButton: some View {
    Button {
    } label: {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inToggle: some View {
    Toggle(isOn: $on) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inLabeledContent: some View {
    LabeledContent("x") {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inLabelledValue: some View {
    LabeledContent {
      Text("hello").fontt(.body)  // here
    } label: {
      Text("a")
    }
  }

  @ViewBuilder var inProgressView: some View {
    ProgressView {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inProgressWithValue: some View {
    ProgressView(value: 0.5) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inDatePicker: some View {
    DatePicker(selection: $date) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inPicker: some View {
    Picker("p", selection: $n) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inLabelOfPicker: some View {
    Picker(selection: $n) {
      Text("a")
    } label: {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inStepper: some View {
    Stepper(value: $n) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inSlider: some View {
    Slider(value: $d) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inGauge: some View {
    Gauge(value: 1) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inNavigationStack: some View {
    NavigationStack {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inNavigationLink: some View {
    NavigationLink {
      Text("hello").fontt(.body)  // here
    } label: {
      Text("a")
    }
  }

  @ViewBuilder var inTabView: some View {
    TabView {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inScrollView: some View {
    ScrollView {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inLazyVStack: some View {
    LazyVStack {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inGrid: some View {
    Grid {
      GridRow {
        Text("hello").fontt(.body)  // here
      }
    }
  }

  @ViewBuilder var inLazyVGrid: some View {
    LazyVGrid(columns: []) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inForEach: some View {
    ForEach(0..<3) { i in
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inDisclosureGroup: some View {
    DisclosureGroup("d") {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inToolbar: some View {
    Text("a").toolbar {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inItemOfToolbar: some View {
    Text("a").toolbar {
      ToolbarItem {
        Text("hello").fontt(.body)  // here
      }
    }
  }

  @ViewBuilder var inPlacedItem: some View {
    Text("a").toolbar {
      ToolbarItem(placement: .primaryAction) {
        Text("hello").fontt(.body)  // here
      }
    }
  }

  @ViewBuilder var inSheet: some View {
    Text("a").sheet(isPresented: $on) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inOverlay: some View {
    Text("a").overlay {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inBackground: some View {
    Text("a").background {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inAlert: some View {
    Text("a").alert("t", isPresented: $on) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inContextMenu: some View {
    Text("a").contextMenu {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inSwipeActions: some View {
    Text("a").swipeActions {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inSafeAreaInset: some View {
    Text("a").safeAreaInset(edge: .bottom) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inGeometryReader: some View {
    GeometryReader { g in
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inLink: some View {
    Link(destination: url) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inViewThatFits: some View {
    ViewThatFits {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inNavigationSplitView: some View {
    NavigationSplitView {
      Text("hello").fontt(.body)  // here
    } detail: {
      Text("a")
    }
  }

  @ViewBuilder var inOutline: some View {
    OutlineGroup([Item](), children: \.children) { i in
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inTimelineView: some View {
    TimelineView(.animation) { c in
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inContentUnavailableView: some View {
    ContentUnavailableView {
      Text("hello").fontt(.body)  // here
    } description: {
      Text("a")
    }
  }

  @ViewBuilder var inShareLink: some View {
    ShareLink(item: "a") {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inFormOfSections: some View {
    Form {
      Section("a") {
        Toggle("x", isOn: $on)
        Text("hello").fontt(.body)  // here
      }
      Section {
        Text("b")
      }
    }
  }

  @ViewBuilder var inConfirmationDialog: some View {
    Text("a").confirmationDialog("t", isPresented: $on) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inPopover: some View {
    Text("a").popover(isPresented: $on) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inNavigationDestination: some View {
    Text("a").navigationDestination(for: Int.self) { i in
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inZStack: some View {
    ZStack {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inSecureText: some View {
    SecureField(text: $text) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inTextField: some View {
    TextField(text: $text) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inColorPicker: some View {
    ColorPicker(selection: $color) {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inScrollViewReader: some View {
    ScrollViewReader { p in
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inMask: some View {
    Text("a").badge(3).mask {
      Text("hello").fontt(.body)  // here
    }
  }

  @ViewBuilder var inSearchable: some View {
    Text("a").searchable(text: $text) {
      Text("hello").fontt(.body)  // here
    }
  }
}
