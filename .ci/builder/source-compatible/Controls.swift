// Forms, controls and the environment, as code for SwiftUI writes them: every overload here must go on compiling, in
// Swift 5 and in Swift 6 mode.
import ViewKernel

struct B1: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var value = 0.5
  @State private var count = 0
  @State private var date = Date()
  @State private var selection = 0
  @FocusState private var focused: Bool
  enum Field: Hashable { case a, b }
  @FocusState private var field: Field?
  var body: some View {
    Form {
      Section(header: Text("a")) {
        Toggle("a", isOn: $isOn)
        Toggle(isOn: $isOn) { Text("a") }
        Toggle(isOn: $isOn.animation()) { Label("x", systemImage: "star") }.toggleStyle(SwitchToggleStyle(tint: .red))
          .toggleStyle(.switch).toggleStyle(.button).labelsHidden()
        Toggle("a", systemImage: "star", isOn: $isOn)
        TextField("a", text: $text)
        TextField("a", text: $text, onEditingChanged: { _ in }, onCommit: {})
        TextField("a", text: $text, onCommit: { print("x") })
        TextField("a", text: $text) { _ in
        } onCommit: {
        }
        TextField("a", text: $text, axis: .vertical).lineLimit(3...6)
        TextField("a", text: $text, prompt: Text("x"))
      }
      Section(header: Text("a"), footer: Text("x")) {
        TextField("a", value: $value, format: .number)
        TextField("a", value: $count, formatter: NumberFormatter())
        TextField("a", value: $count, format: .number).keyboardType(.numberPad).textContentType(.emailAddress)
          .autocapitalization(.none).textInputAutocapitalization(.never).disableAutocorrection(true)
          .autocorrectionDisabled()
        TextField(text: $text) { Text("x") }
        SecureField("a", text: $text).submitLabel(.done).onSubmit {}.focused($focused).focused($field, equals: .a)
        SecureField("a", text: $text, onCommit: {})
        TextEditor(text: $text).frame(height: 10)
        TextField(text: $text, prompt: Text("x"), axis: .vertical) { Text("a") }.lineLimit(2, reservesSpace: true)
        Slider(value: $value)
        Slider(value: $value, in: 0...1)
        Slider(value: $value, in: 0...100, step: 1)
      }
      Section("a") {
        Slider(value: $value, in: 0...1, onEditingChanged: { _ in })
        Slider(value: $value, in: 0...1, step: 0.1) {
          Text("a")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        Slider(value: $value, in: 0...1, step: 0.1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) {
          Text("x")
        }
        Slider(value: $value, in: 0...1) { Text("a") }
        Slider(value: $value, in: 0...1, step: 0.1) {
          Text("x")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        } onEditingChanged: { _ in
        }
        Stepper("a", value: $count)
        Stepper("a", value: $count, in: 0...10)
        Stepper("a", value: $count, in: 0...10, step: 2)
        Stepper(value: $count, in: 1...3) { Text("\(count)") }
        Stepper("a", onIncrement: {}, onDecrement: {})
      }
      Section {
        Stepper(onIncrement: {}, onDecrement: {}) { Text("x") }
        Stepper(value: $value, in: 0...1, step: 0.25) { Text("x") }
        Picker("a", selection: $selection) {
          Text("a").tag(0); Text("b").tag(1)
        }.pickerStyle(SegmentedPickerStyle())
        Picker(selection: $selection, label: Text("x")) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
        Picker("a", selection: $selection) { ForEach(0..<3, id: \.self) { i in Text("\(i)").tag(i) } }.pickerStyle(
          .menu
        ).pickerStyle(WheelPickerStyle()).pickerStyle(InlinePickerStyle())
        Picker(selection: $selection) {
          Text("x")
        } label: {
          Text("y")
        }
        Picker("a", systemImage: "star", selection: $selection) { Text("x") }
        DatePicker("a", selection: $date)
        DatePicker("a", selection: $date, displayedComponents: .date)
        DatePicker("a", selection: $date, in: Date()..., displayedComponents: [.date, .hourAndMinute]).datePickerStyle(
          GraphicalDatePickerStyle()
        ).datePickerStyle(.compact)
      } header: {
        Text("x")
      } footer: {
        Text("y")
      }
      Section {
        DatePicker("a", selection: $date, in: ...Date())
        DatePicker(selection: $date, in: ...Date(), displayedComponents: .date) { Text("x") }
        DatePicker(selection: $date, label: { Text("Date") })
        ProgressView()
        ProgressView("a")
        ProgressView(value: value)
        ProgressView("a", value: value, total: 100).progressViewStyle(.linear).progressViewStyle(
          CircularProgressViewStyle(tint: .red)
        ).progressViewStyle(LinearProgressViewStyle())
        ProgressView(value: value) {
          Text("x")
        } currentValueLabel: {
          Text("x")
        }
      }
      Section(content: { Text("x") }, header: { Text("y") })
      Gauge(value: value) { Text("x") }
      Gauge(value: value, in: 0...1) {
        Text("x")
      } currentValueLabel: {
        Text("x")
      } minimumValueLabel: {
        Text("x")
      } maximumValueLabel: {
        Text("x")
      }
    }
  }
}

struct B2: View {
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) var colorScheme: ColorScheme
  @Environment(\.openURL) var openURL
  @Environment(\.editMode) var editMode
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.sizeCategory) var sizeCategory
  @Environment(\.locale) var locale
  @Environment(\.calendar) var calendar
  @Environment(\.horizontalSizeClass) var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass: UserInterfaceSizeClass?
  @Environment(\.layoutDirection) var layoutDirection
  @Environment(\.displayScale) var displayScale
  @Environment(\.pixelLength) var pixelLength
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  @Environment(\.accessibilityDifferentiateWithoutColor) var differentiateWithoutColor
  @Environment(\.accessibilityVoiceOverEnabled) var voiceOver
  @Environment(\.accessibilityReduceTransparency) var reduceTransparency
  @Environment(\.colorSchemeContrast) var contrast
  @Environment(\.legibilityWeight) var legibilityWeight
  @Environment(\.isEnabled) var isEnabled
  @Environment(\.font) var font
  @Environment(\.refresh) var refresh
  @Environment(\.dynamicTypeSize) var dts
  @Environment(\.controlSize) var cs
  @Environment(\.redactionReasons) var rr
  @Environment(\.isPresented) var ip
  @Environment(\.lineLimit) var ll
  @Environment(\.timeZone) var tz
  @Environment(\.minimumScaleFactor) var msf
  @Environment(\.lineSpacing) var ls
  @Environment(\.truncationMode) var tm
  @Environment(\.multilineTextAlignment) var mta
  @Environment(\.imageScale) var isc
  @Environment(\.backgroundStyle) var bs
  @Environment(\.allowsTightening) var at
  @Environment(\.textCase) var tc
  @Environment(\.symbolRenderingMode) var srm
  @Environment(\.symbolVariants) var sv
  @Environment(\.self) var env

  var body: some View {
    VStack {
      Button("a") { presentationMode.wrappedValue.dismiss() }
      Button(action: { dismiss() }) { Text("x") }
      Button(action: { self.presentationMode.wrappedValue.dismiss() }, label: { Text("x") }).buttonStyle(
        PlainButtonStyle()
      ).buttonStyle(.plain).buttonStyle(BorderlessButtonStyle())
      Button("a", role: .destructive) {}.buttonStyle(.borderedProminent).buttonStyle(.bordered).controlSize(.large)
        .tint(.red)
      Button(role: .cancel) {
      } label: {
        Text("x")
      }
      Button("a", action: go)
      Button("a", systemImage: "plus", action: go).labelStyle(.iconOnly)
      Button("a", systemImage: "plus", role: .destructive) {}
      Button {
        openURL(URL(string: "https://a.b")!)
      } label: {
        Label("a", systemImage: "x")
      }
      Label {
        Text("x")
      } icon: {
        Image(systemName: "x")
      }
    }
    .accentColor(.red)
    Label("a", image: "x")
    Label(title: { Text("x") }, icon: { Image("x") }).labelStyle(TitleOnlyLabelStyle()).labelStyle(.titleAndIcon)
    Link("a", destination: URL(string: "a")!)
    Link(destination: URL(string: "a")!) { Text("x") }
    Menu("a") {
      Button("x") {}; Divider(); Menu("y") { Button("z") {} }
    }
    Menu {
      Button("x") {}
    } label: {
      Label("x", systemImage: "x")
    }
    Menu {
      Button("x") {}
    } label: {
      Text("x")
    } primaryAction: {
    }
    Text("x").contextMenu { Button("x") {} }.contextMenu(menuItems: { Button("x") {} })
    GroupBox("a") { Text("x") }
    GroupBox(label: Label("x", systemImage: "x")) { Text("x") }
    DisclosureGroup("a") { Text("x") }
    Section(isExpanded: .constant(true)) {
      Text("x")
    } header: {
      Text("y")
    }
    Section("a", isExpanded: .constant(true)) { Text("x") }
    DisclosureGroup(isExpanded: .constant(true)) {
      Text("x")
    } label: {
      Text("y")
    }
    DisclosureGroup("a", isExpanded: .constant(true)) { Text("x") }
    ControlGroup { Button("x") {} }
    LabeledContent("a", value: "b")
    LabeledContent("a") { Text("x") }
    LabeledContent {
      Text("x")
    } label: {
      Text("y")
    }
  }
  func go() {}
}

struct B9: View {
  @State private var text = ""
  @State private var isSearching = false
  @State private var color = Color.red
  @Environment(\.isSearching) private var isFinding
  @Environment(\.dismissSearch) private var dismissSearch
  var body: some View {
    List { Text("x") }
      .searchable(text: $text)
      .searchable(text: $text, prompt: "x")
      .searchable(text: $text, prompt: Text("x"))
      .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "x")
      .searchable(text: $text, isPresented: $isSearching)
      .searchable(text: $text, isPresented: $isSearching, placement: .toolbar, prompt: "x")
      .onSubmit(of: .search) { if isFinding { dismissSearch() } }
    Form { Text("x") }.formStyle(.grouped).formStyle(ColumnsFormStyle()).formStyle(.automatic)
    ColorPicker("a", selection: $color)
    ColorPicker("a", selection: $color, supportsOpacity: false)
    ColorPicker(selection: $color) { Text("x") }
  }
}

enum Fruit: Hashable { case apple, pear }
@Observable final class Basket { var count = 0 }

struct Signatures: View {
  @State private var fruit = Fruit.apple
  @State private var count = 0
  @Environment(\.self) private var values
  var body: some View {
    let _ = Self._printChanges()
    let _ = Self._logChanges()
    let any = Binding<AnyHashable>($fruit)
    Picker("x", selection: any) { Text("apple").tag(AnyHashable(Fruit.apple)) }
    Toggle("x", isOn: Binding(get: { count > 0 }, set: { count = $0 ? 1 : 0 }))
    Stepper(
      "x", value: Binding(get: { count }, set: { value, transaction in withTransaction(transaction) { count = value } })
    )
    Text("\(values[Basket.self]?.count ?? 0)")
      .simultaneousGesture(TapGesture(), isEnabled: count > 0)
      .highPriorityGesture(TapGesture().onEnded { count += 1 }, isEnabled: count > 0)
      .gesture(TapGesture(), isEnabled: true)
  }
}

struct SeveralDates: View {
  @Environment(\.calendar) private var calendar
  @State private var dates: Set<DateComponents> = []

  private var bounds: Range<Date> {
    let start = calendar.date(from: DateComponents(timeZone: .current, year: 2022, month: 6, day: 6))!
    let end = calendar.date(from: DateComponents(timeZone: .current, year: 2022, month: 6, day: 16))!
    return start..<end
  }

  var body: some View {
    MultiDatePicker("Dates Available", selection: $dates)
    MultiDatePicker("Dates Available", selection: $dates, in: bounds).fixedSize()
    MultiDatePicker("From now on", selection: $dates, in: Date()...)
    MultiDatePicker(selection: $dates, in: ..<Date()) { Label("Before", systemImage: "calendar") }
    MultiDatePicker(selection: $dates) { Text("Any") }
    MultiDatePicker(selection: $dates, in: bounds) { Text("Some") }
    ForEach(Array(dates), id: \.self) { Text("\($0.day ?? 0)") }
  }
}
