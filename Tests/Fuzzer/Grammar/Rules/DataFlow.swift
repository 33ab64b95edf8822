import HostTree
import UIKitCompatibility
import ViewKernel

extension Rules {
  func dataFlow() {
    if rule("ValueView(model: model) { #a }", weight: 3, flow: .value) { make { m in ValueView(m: m, a: a) } }
    if rule("BindingView(model: $model) { #a }", weight: 3, flow: .state, names: "Binding") {
      make { m in if case .state(let binding) = m.source { BindingView(model: binding, m: m, a: a) } }
    }
    if rule("ObservableView(model: model) { #a }", weight: 2, flow: .observable) {
      make { m in if case .observable(let model) = m.source { ObservableView(model: model, m: m, a: a) } }
    }
    if rule("BindableView(model: model) { #a }", weight: 1.5, flow: .observable, names: "Bindable") {
      make { m in if case .observable(let model) = m.source { BindableView(model: model, m: m, a: a) } }
    }
    if rule("EnvironmentView { #a }", weight: 1.5, flow: .observable, names: "Environment") {
      make { m in EnvironmentView(m: m, a: a) }
    }
    if rule("ObjectView(model: model) { #a }", weight: 2, flow: .object, names: "ObservedObject") {
      make { m in if case .object(let model, _, _) = m.source { ObjectView(model: model, m: m, a: a) } }
    }
    if rule("EnvironmentObjectView { #a }", weight: 1.5, flow: .object, names: "EnvironmentObject") {
      make { m in EnvironmentObjectView(m: m, a: a) }
    }
    if rule("StateObjectView(model: model) { #a }", weight: 1.5, flow: .object, names: "StateObject") {
      make { m in if case .object(let model, _, _) = m.source { StateObjectView(model: model, m: m, a: a) } }
    }
    if rule("StateView { #a }", weight: 1.5, names: "State") { make { m in StateView(m: m, a: a) } }
    if rule("MirrorView(number: #n)", weight: 1.5, names: "State", "onChange") {
      make { m in MirrorView(number: p.n(0, m)) }
    }
    if rule("NumberView(number: #bindNumber)", weight: 1.5) { make { m in NumberView(number: p.bindNumber(0, m)) } }
    if rule("ItemView(item: $item)", weight: 2, .needsItem) {
      make { m in if let item = m.itemBinding { ItemView(item: item) } else { Text("no binding") } }
    }
    if rule(".onAppear { report.appeared(#text) }.onDisappear { report.disappeared(#text) }", weight: 1.5) {
      make { m in
        let report = m.report
        a(m).onAppear { report.appeared("it") }.onDisappear { report.disappeared("it") }
      }
    }
    if rule("Watcher(number: #n)", names: "onChange") { make { m in Watcher(number: p.n(0, m), report: m.report) } }
    if rule("ClosureView { #a }", weight: 1.5) { make { m in ClosureView { a(m) } } }
    if rule("GenericView(content: Group { #a })") { make { m in GenericView(content: a(m)) } }
    if rule(".task(id: #n) {}", weight: 0.3) { make { m in a(m).task(id: p.n(0, m)) {} } }
    if rule(".onReceive(Just(#n)) { _ in }", weight: 0.2) { make { m in a(m).onReceive(Just(p.n(0, m))) { _ in } } }
    if rule(".onOpenURL { _ in }", weight: 0.2) { make { m in a(m).onOpenURL { _ in } } }
    if rule(".sensoryFeedback(.selection, trigger: #n)", weight: 0.3) {
      make { m in a(m).sensoryFeedback(.selection, trigger: p.n(0, m)) }
    }
    if rule(".onChange(of: #n) { model.numbers[3] = $1 }", weight: 0.4) {
      make { m in a(m).onChange(of: p.n(0, m)) { m.numberBinding(3).wrappedValue = $1 } }
    }
    if rule("Toggle(#text, isOn: #bindFlag.animation(.linear(duration: 0.2)))", weight: 0.4) {
      make { m in Toggle(p.text(0, m), isOn: p.bindFlag(1, m).animation(.linear(duration: 0.2))) }
    }
    if rule("HostText(text: #text)", names: "HostViewRepresentable") { make { m in HostText(text: p.text(0, m)) } }
    if rule("UIKitText(text: #text)", weight: 0.4, names: "UIViewRepresentable") {
      make { m in UIKitText(text: p.text(0, m)) }
    }
    if rule("UIKitPicture(isLarge: #flag, mode: #n)", weight: 0.4) {
      make { m in UIKitPicture(isLarge: p.flag(0, m), mode: p.n(1, m)) }
    }
    if rule("UIKitConstraints(text: #text, isTall: #flag, count: #n, height: #length)", weight: 0.6) {
      make { m in
        UIKitConstraints(text: p.text(0, m), isTall: p.flag(1, m), count: p.n(2, m), height: p.length(3, m))
      }
    }
    if rule("UIKitCard(text: #text, color: #color, width: #length)", weight: 0.4) {
      make { m in UIKitCard(text: p.text(0, m), color: p.color(1, m), width: p.length(2, m)) }
    }
    if rule("UIKitEditor(text: #text, inset: #length)", weight: 0.4) {
      make { m in UIKitEditor(text: p.text(0, m), inset: p.length(1, m)) }
    }
    if rule("OwnScreen(text: #text)", weight: 0.4) { make { m in OwnScreen(text: p.text(0, m)) } }
  }
}

/// Takes the whole model as a value.
struct ValueView<A: View>: View {
  let m: Access
  let a: Term<A>
  var body: some View { a(m) }
}

struct BindingView<A: View>: View {
  @Binding var model: Model
  let m: Access
  let a: Term<A>
  var body: some View { a(m.with(.state($model))) }
}

struct ObservableView<A: View>: View {
  let model: ObservableModel
  let m: Access
  let a: Term<A>
  var body: some View { a(m.with(.observable(model))) }
}

struct BindableView<A: View>: View {
  @Bindable var model: ObservableModel
  let m: Access
  let a: Term<A>
  var body: some View {
    a(m)
    Text("\($model.hue.wrappedValue)")
  }
}

struct EnvironmentView<A: View>: View {
  @Environment(ObservableModel.self) var model
  let m: Access
  let a: Term<A>
  var body: some View { a(m.with(.observable(model))) }
}

struct ObjectView<A: View>: View {
  @ObservedObject var model: PublishedModel
  let m: Access
  let a: Term<A>
  var body: some View { a(m.with(.object(model, $model, version: model.version))) }
}

struct EnvironmentObjectView<A: View>: View {
  @EnvironmentObject var model: PublishedModel
  let m: Access
  let a: Term<A>
  var body: some View { a(m.with(.object(model, $model, version: model.version))) }
}

struct StateObjectView<A: View>: View {
  @StateObject var model: PublishedModel
  let m: Access
  let a: Term<A>

  init(model: PublishedModel, m: Access, a: Term<A>) {
    _model = StateObject(wrappedValue: model)
    self.m = m
    self.a = a
  }
  var body: some View { a(m.with(.object(model, $model, version: model.version))) }
}

/// Has state that nobody changes.
struct StateView<A: View>: View {
  @State private var own = 7
  let m: Access
  let a: Term<A>
  var body: some View {
    a(m)
    Text("own \(own)")
  }
}

/// Has state that follows the model, one settle behind within the same.
struct MirrorView: View {
  let number: Int
  @State private var own: Int?
  var body: some View {
    Text("\(number) = \(own ?? number)").onChange(of: number) { own = $1 }.onAppear { own = number }
  }
}

struct NumberView: View {
  @Binding var number: Int
  var body: some View { Button("\(number)") { number = (number + 1) % 8 } }
}

struct ItemView: View {
  @Binding var item: Item
  var body: some View {
    Text("\(item.title) \(item.count)")
    Button("more") { item.count = (item.count + 1) % 8 }
  }
}

/// Checks that `onChange` tells of each change once, from the former value to the present.
struct Watcher: View {
  let number: Int
  let report: Report
  @State private var last: Int?
  var body: some View {
    Text("watch \(number)").onChange(of: number) { old, new in
      if old == new { report.complaints.append("onChange from \(old) to \(new)") }
      if new != number && last == new { report.complaints.append("onChange told \(new) twice") }
      last = new
    }
  }
}

/// Keeps a closure, as containers do.
struct ClosureView<A: View>: View {
  @ViewBuilder let content: () -> A
  var body: some View { content() }
}

/// Keeps a view, as containers do.
struct GenericView<A: View>: View {
  let content: A
  var body: some View { content }
}

/// A host of a program's own.
struct HostText: HostViewRepresentable {
  let text: String
  func makeHostView(context: Context) -> HostLabel { HostLabel() }
  func updateHostView(_ view: HostLabel, context: Context) { view.text = text }
}

/// The same, as written for iOS.
struct UIKitText: UIViewRepresentable {
  let text: String
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) { view.text = text }
}

/// A blur that follows the size of its superview, with a border, and a label and a field of attributed text.
struct UIKitCard: UIViewRepresentable {
  let text: String
  let color: Color
  let width: CGFloat

  func makeUIView(context: Context) -> UIView {
    let card = UIView()
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    blur.frame = card.bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let field = UITextField(frame: CGRect(x: 0, y: 30, width: 100, height: 20))
    field.clearButtonMode = .always
    // What users write into it would be nowhere in the model.
    field.isUserInteractionEnabled = false
    for view in [blur, UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), field] { card.addSubview(view) }
    return card
  }

  func updateUIView(_ card: UIView, context: Context) {
    card.layer.borderColor = UIColor(color).cgColor
    card.layer.borderWidth = width / 10
    card.layer.shadowOpacity = width > 20 ? 0.2 : 0
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: width / 4 + 5)]
    for case let label as UILabel in card.subviews {
      // Never empty: as in UIKit, a text without characters says nothing of the font, which stays what it was.
      label.attributedText = NSAttributedString(string: text + " ", attributes: attributes)
    }
    for case let field as UITextField in card.subviews { field.text = text }
  }
}

/// A text view that does not scroll, and so is as high as its text.
struct UIKitEditor: UIViewRepresentable {
  let text: String
  let inset: CGFloat

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.isEditable = false  // what users write into it would be nowhere in the model
    view.textContainer.lineFragmentPadding = 5
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    view.text = text
    view.textContainerInset = UIEdgeInsets(top: inset, left: inset, bottom: 0, right: 0)
  }
}

/// A controller of a program's own, which hosts views again.
struct OwnScreen: HostViewControllerRepresentable {
  let text: String
  func makeHostViewController(context: Context) -> HostingController<Text> { HostingController(rootView: Text("")) }
  func updateHostViewController(_ controller: HostingController<Text>, context: Context) {
    controller.rootView = Text(text)
  }
}

/// Images in a control and beside it, by configurations and content modes.
struct UIKitPicture: UIViewRepresentable {
  let isLarge: Bool
  let mode: Int

  func makeUIView(context: Context) -> HostStackView {
    let segments = UISegmentedControl(items: ["a", UIImage(systemName: "star") as Any])
    segments.isUserInteractionEnabled = false
    let stack = HostStackView(axis: .horizontal)
    for view in [segments, UIImageView(image: nil)] { stack.addSubview(view) }
    return stack
  }

  func updateUIView(_ stack: HostStackView, context: Context) {
    let font = UIImage.SymbolConfiguration(pointSize: isLarge ? 30 : 15, weight: .bold)
    for case let segments as UISegmentedControl in stack.subviews {
      segments.setImage(UIImage(systemName: isLarge ? "star" : "heart", withConfiguration: font), forSegmentAt: 1)
      segments.selectedSegmentIndex = mode % 2
    }
    for case let picture as UIImageView in stack.subviews {
      picture.image = UIImage(systemName: "heart", withConfiguration: font)
      picture.contentMode = UIView.ContentMode(rawValue: mode % UIView.ContentMode.allCases.count) ?? .center
    }
  }
}
