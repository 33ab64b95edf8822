public import Foundation
public import HostTree

extension View {
  /// Shows views in a sheet while `isPresented` is true.
  ///
  /// Views inside take it away with `\.dismiss`; a user wipes it away, and the binding is written then. Only one sheet, cover,
  /// popover or alert is shown in front of the same views at a time: the next waits until the first has gone.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; set to false when it has gone by itself.
  ///   - onDismiss: Called when it has gone.
  ///   - content: What it shows.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(style: .automatic, item: isPresented.item, onDismiss: onDismiss) { _ in content() })
  }

  /// Shows views in a sheet while there is an item.
  ///
  /// When the item becomes another (its `id` does), the sheet goes and a new one is shown.
  ///
  /// - Parameters:
  ///   - item: What it is about; set to nil when it has gone by itself.
  ///   - onDismiss: Called when it has gone.
  ///   - content: What it shows of the item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(style: .automatic, item: item, onDismiss: onDismiss, content: content))
  }

  /// Shows views that fill the window while `isPresented` is true.
  ///
  /// A user can't wipe them away: they need something that sets the state, or `\.dismiss`. The views behind disappear.
  ///
  /// - Parameters:
  ///   - isPresented: Whether they are shown.
  ///   - onDismiss: Called when they have gone.
  ///   - content: What is shown.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(style: .fullScreen, item: isPresented.item, onDismiss: onDismiss) { _ in content() })
  }

  /// Shows views that fill the window while there is an item.
  ///
  /// - Parameters:
  ///   - item: What they are about.
  ///   - onDismiss: Called when they have gone.
  ///   - content: What is shown of the item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(style: .fullScreen, item: item, onDismiss: onDismiss, content: content))
  }

  /// Shows views in a small window beside this view while `isPresented` is true; in a narrow window in a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; set to false when it has gone by itself.
  ///   - attachmentAnchor: What it points to. The popover follows it when it moves.
  ///   - arrowEdge: The edge of that on which the popover lies; nil takes the bottom edge, or the top edge where there is no
  ///     room below.
  ///   - content: What it shows.
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

  /// Shows views in a small window beside this view while there is an item; in a narrow window in a sheet.
  ///
  /// - Parameters:
  ///   - item: What it is about; set to nil when it has gone by itself.
  ///   - attachmentAnchor: What it points to. The popover follows it when it moves.
  ///   - arrowEdge: The edge of that on which the popover lies; nil takes the bottom edge, or the top edge where there is no
  ///     room below.
  ///   - content: What it shows of the item.
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

/// What a popover points to.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, as a part of its size.
  case point(UnitPoint)
}

/// How a popover belongs to its view.
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

  /// Where the arrow may point: from the popover to the edge.
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
