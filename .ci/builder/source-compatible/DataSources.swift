// Controllers and views of UIKit's by data sources, and AppKit's events, as programs use them in representables.
import UIKitCompatibility
import ViewKernel

struct ZoomableScrollView<Content: View>: UIViewRepresentable {
  private var content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  func makeUIView(context: Context) -> UIScrollView {
    let scrollView = UIScrollView()
    scrollView.delegate = context.coordinator
    scrollView.maximumZoomScale = 20
    scrollView.minimumZoomScale = 1
    scrollView.bouncesZoom = true
    let hostedView = context.coordinator.hostingController.view!
    hostedView.translatesAutoresizingMaskIntoConstraints = true
    hostedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hostedView.frame = scrollView.bounds
    scrollView.addSubview(hostedView)
    return scrollView
  }
  func makeCoordinator() -> Coordinator { Coordinator(hostingController: UIHostingController(rootView: self.content)) }
  func updateUIView(_ uiView: UIScrollView, context: Context) {
    context.coordinator.hostingController.rootView = self.content
    assert(context.coordinator.hostingController.view.superview == uiView)
  }
  class Coordinator: NSObject, UIScrollViewDelegate {
    var hostingController: UIHostingController<Content>
    init(hostingController: UIHostingController<Content>) { self.hostingController = hostingController }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { hostingController.view }
  }
}

struct PageVC: UIViewControllerRepresentable {
  var pages: [UIViewController]
  @Binding var current: Int
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(context: Context) -> UIPageViewController {
    let vc = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    vc.dataSource = context.coordinator
    vc.delegate = context.coordinator
    return vc
  }
  func updateUIViewController(_ vc: UIPageViewController, context: Context) {
    vc.setViewControllers([pages[current]], direction: .forward, animated: true)
  }
  class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var parent: PageVC
    init(_ parent: PageVC) { self.parent = parent }
    func pageViewController(_ p: UIPageViewController, viewControllerBefore vc: UIViewController) -> UIViewController? {
      guard let index = parent.pages.firstIndex(of: vc) else { return nil }
      return index == 0 ? parent.pages.last : parent.pages[index - 1]
    }
    func pageViewController(_ p: UIPageViewController, viewControllerAfter vc: UIViewController) -> UIViewController? { nil }
    func pageViewController(_ p: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
      if completed, let visible = p.viewControllers?.first, let index = parent.pages.firstIndex(of: visible) { parent.current = index }
    }
  }
}

struct PickerRep: UIViewRepresentable {
  @Binding var selection: Int
  func makeCoordinator() -> C { C(self) }
  func makeUIView(context: Context) -> UIPickerView {
    let picker = UIPickerView(frame: .zero)
    picker.dataSource = context.coordinator
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIView(_ view: UIPickerView, context: Context) { view.selectRow(selection, inComponent: 0, animated: false); view.reloadAllComponents(); _ = view.selectedRow(inComponent: 0) }
  class C: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var parent: PickerRep
    init(_ p: PickerRep) { parent = p }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { parent.selection = row }
  }
}

struct Docs: UIViewControllerRepresentable {
  func makeCoordinator() -> C { C() }
  func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image], asCopy: true)
    picker.delegate = context.coordinator
    picker.allowsMultipleSelection = false
    return picker
  }
  func updateUIViewController(_ vc: UIDocumentPickerViewController, context: Context) {}
  class C: NSObject, UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  }
}

final class TrackingView: NSView {
  var onMove: ((CGPoint) -> Void)?

  override var acceptsFirstResponder: Bool { true }

  override func updateTrackingAreas() {
    super.updateTrackingAreas()
    trackingAreas.forEach(removeTrackingArea)
    addTrackingArea(
      NSTrackingArea(
        rect: bounds, options: [.mouseMoved, .mouseEnteredAndExited, .activeInKeyWindow, .inVisibleRect], owner: self,
        userInfo: nil))
  }

  override func mouseMoved(with event: NSEvent) { onMove?(convert(event.locationInWindow, from: nil)) }
  override func mouseDown(with event: NSEvent) { window?.makeFirstResponder(self) }

  override func keyDown(with event: NSEvent) {
    if event.keyCode == 53 || event.modifierFlags.contains(.command) { return }
    super.keyDown(with: event)
  }
}

struct MouseTracking: NSViewRepresentable {
  let onMove: (CGPoint) -> Void
  func makeNSView(context: Context) -> TrackingView { TrackingView() }
  func updateNSView(_ nsView: TrackingView, context: Context) { nsView.onMove = onMove }
}

struct WindowAccessor: NSViewRepresentable {
  func makeNSView(context: Context) -> NSView {
    let view = NSView()
    DispatchQueue.main.async {
      view.window?.titlebarAppearsTransparent = true
      view.window?.styleMask.insert(.fullSizeContentView)
      view.window?.level = .floating
      view.window?.isMovableByWindowBackground = true
      view.window?.makeKeyAndOrderFront(nil)
    }
    return view
  }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

struct Editor: View {
  @State private var monitor: Any?

  var body: some View {
    HSplitView {
      Text("files").frame(minWidth: 100, maxWidth: 200)
      VSplitView {
        Text("text")
        Text("output").frame(minHeight: 40)
      }
    }
    .overlay(MouseTracking { _ in })
    .background(WindowAccessor())
    .onAppear {
      monitor = NSEvent.addLocalMonitorForEvents(matching: [.keyDown]) { event in
        event.charactersIgnoringModifiers == "q" ? nil : event
      }
    }
    .onDisappear { if let monitor { NSEvent.removeMonitor(monitor) } }
  }
}
