public import Foundation
public import HostTree

extension View {
  /// Presents a sheet while `isPresented` is true.
  ///
  /// Descendants dismiss it with `\.dismiss`, users by dragging it down; the binding is written then. One sheet, cover,
  /// popover or alert is presented in front of the same views at a time: the next one waits until the first is
  /// dismissed.
  ///
  /// ```swift
  /// struct Note: View {
  ///   @State private var isEditing = true
  ///
  ///   var body: some View {
  ///     Text("Soup").sheet(isPresented: $isEditing) { print("dismissed") } content: { Editor() }
  ///   }
  /// }
  ///
  /// struct Editor: View {
  ///   @Environment(\.dismiss) private var dismiss
  ///
  ///   var body: some View { Button("Done") { dismiss() }.onAppear { print("presented") } }
  /// }
  ///
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(rootView: Note())
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// window.tap(at: CGPoint(x: 160, y: 240))
  /// window.settle()
  /// // Prints:
  /// // presented
  /// // dismissed
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is presented; set to false when it is dismissed by other means.
  ///   - onDismiss: Called when the dismissal has ended.
  ///   - content: The content of the sheet.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(style: .automatic, item: isPresented.item, onDismiss: onDismiss) { _ in content() })
  }

  /// Presents a sheet while `item` is not nil.
  ///
  /// When the item's `id` changes, the sheet is dismissed and a new one is presented.
  ///
  /// - Parameters:
  ///   - item: The item that the sheet shows; set to nil when the sheet is dismissed by other means.
  ///   - onDismiss: Called when the dismissal has ended.
  ///   - content: The content of the sheet for an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(style: .automatic, item: item, onDismiss: onDismiss, content: content))
  }

  /// Presents views that cover the whole window while `isPresented` is true.
  ///
  /// Users cannot dismiss them interactively: they need a control that sets the state or calls `\.dismiss`. The views
  /// behind disappear.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is presented.
  ///   - onDismiss: Called when the dismissal has ended.
  ///   - content: The content of the cover.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(style: .fullScreen, item: isPresented.item, onDismiss: onDismiss) { _ in content() })
  }

  /// Presents views that cover the whole window while `item` is not nil.
  ///
  /// - Parameters:
  ///   - item: The item that the cover shows; a change of its `id` presents a new one.
  ///   - onDismiss: Called when the dismissal has ended.
  ///   - content: The content of the cover for an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(style: .fullScreen, item: item, onDismiss: onDismiss, content: content))
  }

  /// Presents a popover attached to this view while `isPresented` is true; in a compact width it is a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is presented; set to false when it is dismissed by other means.
  ///   - attachmentAnchor: The part of this view that it points to. The popover follows it when it moves.
  ///   - arrowEdge: The edge of the anchor next to which the popover lies; nil is the bottom edge, or the top edge
  ///     where there is no space below.
  ///   - content: The content of the popover.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        style: .popover, item: isPresented.item, onDismiss: nil,
        attachment: PopoverAttachment(attachmentAnchor, arrowEdge)
      ) { _ in content() })
  }

  /// Presents a popover attached to this view while `item` is not nil; in a compact width it is a sheet.
  ///
  /// - Parameters:
  ///   - item: The item that the popover shows; set to nil when it is dismissed by other means.
  ///   - attachmentAnchor: The part of this view that it points to. The popover follows it when it moves.
  ///   - arrowEdge: The edge of the anchor next to which the popover lies; nil is the bottom edge, or the top edge
  ///     where there is no space below.
  ///   - content: The content of the popover for an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        style: .popover, item: item, onDismiss: nil, attachment: PopoverAttachment(attachmentAnchor, arrowEdge),
        content: content))
  }
}

/// The part of a view that a popover points to.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view, such as its bounds.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, as a fraction of its size.
  case point(UnitPoint)
}

/// How a popover is attached to its source view.
struct PopoverAttachment {
  let anchor: AnchorKind
  private let edge: Edge?

  nonisolated init(_ anchor: PopoverAttachmentAnchor, _ edge: Edge?) {
    self.anchor =
      switch anchor {
      case .rect(let source): source.kind
      case .point(let point): .unit(x: point.x, y: point.y)
      }
    self.edge = edge
  }

  /// The permitted directions of the arrow, which points from the popover to the edge.
  func arrowDirections(in direction: LayoutDirection) -> HostPopoverPresentationController.ArrowDirection {
    switch edge {
    case nil: .any
    case .top: .down
    case .bottom: .up
    case .leading: direction == .leftToRight ? .right : .left
    case .trailing: direction == .leftToRight ? .left : .right
    }
  }
}
