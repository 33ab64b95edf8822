// Representables and helpers as programs for iOS and macOS write them.

import UIKitCompatibility
import ViewKernel

struct R1Editor: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.backgroundColor = .clear
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) {
    if uiView.text != text { uiView.text = text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>
    init(text: Binding<String>) { self.text = text }
    func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
  }
}

struct R1Spinner: UIViewRepresentable {
  typealias UIViewType = UIActivityIndicatorView
  var isAnimating: Bool

  func makeUIView(context: UIViewRepresentableContext<R1Spinner>) -> UIActivityIndicatorView {
    UIActivityIndicatorView()
  }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: UIViewRepresentableContext<R1Spinner>) {
    if isAnimating { uiView.startAnimating() } else { uiView.stopAnimating() }
  }
}

struct R1ShareSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
    controller.completionWithItemsHandler = { _, _, _, _ in }
    return controller
  }

  func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

struct R1MacLabel: NSViewRepresentable {
  func makeNSView(context: Context) -> NSView { NSView() }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

struct R1Camera: UIViewControllerRepresentable {
  typealias UIViewControllerType = UIImagePickerController
  @Binding var isShown: Bool

  func makeCoordinator() -> Coordinator { return Coordinator(isShown: $isShown) }

  func makeUIViewController(context: UIViewControllerRepresentableContext<R1Camera>) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}
}

// Not in the view that has it.
class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
  @Binding var isShown: Bool

  init(isShown: Binding<Bool>) { _isShown = isShown }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { isShown = false }
}

struct R1MacPage: NSViewControllerRepresentable {
  func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
  func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
}

extension UIApplication {
  var firstKeyWindow: UIWindow? {
    connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow }
  }

  func topViewController(_ base: UIViewController? = UIApplication.shared.firstKeyWindow?.rootViewController)
    -> UIViewController?
  {
    if let navigation = base as? UINavigationController { return topViewController(navigation.visibleViewController) }
    if let tabs = base as? UITabBarController { return topViewController(tabs.selectedViewController) }
    if let presented = base?.presentedViewController { return topViewController(presented) }
    return base
  }
}

struct R1Page: View {
  @State private var text = ""
  @State private var isSharing = false
  @State private var selection = 0

  var body: some View {
    VStack {
      R1Editor(text: $text)
      R1Spinner(isAnimating: true)
      List(selection: $selection) { ForEach(0..<3) { Text("\($0)") } }
    }
    .onHover { if $0 { NSCursor.pointingHand.push() } else { NSCursor.pop() } }
    .sheet(isPresented: $isSharing) { R1ShareSheet(items: [text]) }
  }
}
