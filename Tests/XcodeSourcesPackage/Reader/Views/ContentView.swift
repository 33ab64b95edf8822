import SwiftUI

struct ContentView: View {
  @ObservedObject var book = Book()
  @State private var note = ""
  @State private var brightness: Float = 0.25

  var body: some View {
    VStack {
      Text("Page \(book.page) of \(book.pages), \(platform)")
      Text(book.isOpen ? "Open" : "Closed")
      TextField("Note", text: $note)
      Button("Done") { hideKeyboard() }
      Dial(value: $brightness).frame(width: 120)
      Text(String(format: "%.2f", brightness))
      Text(book.about).foregroundColor(Color(.paper))
    }
  }

  private var platform: String {
    #if os(macOS)
      "on a Mac"
    #elseif os(iOS) && canImport(UIKit)
      "on a phone"
    #endif
  }
}

#if canImport(UIKit)
  extension View {
    func hideKeyboard() {
      UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
  }
#endif

struct ContentView_Previews: PreviewProvider {
  static var previews: some View { ContentView() }
}
