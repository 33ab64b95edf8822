import HostTree

/// A button that shares values: texts, addresses, or anything else that is ``Transferable``.
///
/// The display of the window shares them: see `HostWindow.onShare`.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(
///   rootView: ShareLink("Invite", item: "Come to tea!", subject: Text("Tea")))
/// window.onShare = { request in
///   request.items[0].itemProvider.loadTransferable(type: String.self) { print((try? $0.get()) ?? "") }
///   print(request.subject ?? "")
/// }
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 160, y: 240))
/// // Prints:
/// // Come to tea!
/// // Tea
/// ```
public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
  private let window = ViewWindow()
  nonisolated(unsafe) private let items: Data
  private let subject: Text?
  private let message: Text?
  /// Nil where the items show themselves, as texts and addresses do.
  nonisolated(unsafe) private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  nonisolated(unsafe) private let label: Label

  nonisolated init(
    _ items: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }

  /// A button of the type `share`.
  public var body: some View {
    Button(type: .share) {
      share()
    } label: {
      label
    }
  }

  private func share() {
    let shared = items.map { item in
      let preview = preview?(item)
      return HostShareRequest.Item(
        itemProvider: .of(item), title: preview?.title, image: preview?.image.map { .of($0) },
        icon: preview?.icon.map { .of($0) })
    }
    window.value?.share(HostShareRequest(items: shared, subject: subject?.string, message: message?.string))
  }
}

/// The standard label of a ``ShareLink``: the symbol for sharing, and a title.
public struct DefaultShareLinkLabel: View {
  let title: Text

  nonisolated init(_ title: Text? = nil) { self.title = title ?? Text("Share\u{2026}") }

  /// A label.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
