import ViewKernel

struct Compiles: View {
  var number: Int?
  var names = ["a", "b"]

  var body: some View {
    if let number { Text("\(number)") } else { EmptyView() }
    ForEach(names, id: \.self) { Text($0) }
    switch names.count {
    case 0: Text("none")
    case 1: Divider()
    default: Spacer()
    }
    if #available(macOS 15, *) { Text("new") }
  }
}

// What code does that is bound to no actor: modifiers are not, as in SwiftUI.
extension Image {
  func icon() -> some View { resizable().frame(width: 20, height: 20).padding(4).background(Color.gray) }
}

extension Text {
  func caption() -> some View { font(.caption).foregroundColor(.secondary).opacity(0.5).accessibilityIdentifier("caption") }
}
