import HostTree
import ViewKernel

struct Counter: View {
  @State private var count = 0
  @State private var name = "x"
  var body: some View {
    VStack {
      Button("Tap me") { count += 1 }
        .accessibilityIdentifier("tap")
      Text("count: \(count)").font(.title).padding()
      if count > 0 { Text("You've tapped \(count) times") } else { Text("not yet") }
      TextField("Name", text: $name)
      ForEach(0..<2) { i in HStack { Text("Row \(i)"); Spacer(); Text("\(count)") }.background(Color.red) }
      Child(name: $name, flag: count % 2 == 0).environment(\.lineLimit, count)
    }
    .onAppear { print("appear") }
    .onChange(of: count) { old, new in print("change", old, new) }
  }
}
struct Child: View {
  @Binding var name: String
  let flag: Bool
  @Environment(\.lineLimit) var limit
  var body: some View {
    let _ = print("Child body")
    Text("Hello \(name) \(limit.map { "\($0)" } ?? "-")").border(.blue)
  }
}
let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
window.rootViewController = HostingController(rootView: Counter())
window.makeKeyAndVisible()
window.settle()
print(window.treeDescription())
var before = HostTreeSnapshot(window)
@MainActor func find(_ v: HostView, _ p: (HostView) -> Bool) -> HostView? { if p(v) { return v }; for c in v.subviews { if let f = find(c, p) { return f } }; return nil }
print(find(window) { $0 is HostButton }!.tap())
window.settle()
print(HostTreeSnapshot(window))
before = HostTreeSnapshot(window)
let f = find(window) { $0 is HostTextField } as! HostTextField
print(f.becomeFirstResponder(), f.insertText("yz"))
window.settle()
print(HostTreeSnapshot(window))
