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
      Text(book.about).foregroundColor(.paper)
    }
  }

  private var platform: String {
    #if os(macOS)
      Device.mac.name
    #elseif os(iOS) && canImport(UIKit)
      Device.phone.name
    #endif
  }
}

enum Device {
  case phone
  @available(iOS, unavailable)
  case mac

  var name: String {
    switch self {
    case .phone: "on a phone"
    #if os(macOS)
      case .mac: "on a Mac"
    #endif
    }
  }
}

extension Color {
  // Also the name of a colour in the catalog.
  static let paper = Color("Paper")
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
