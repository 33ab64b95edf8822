public import Foundation
import HostTree

extension View {
  /// Shows an inspector while `isPresented` is true, in a trailing column or in a sheet.
  ///
  /// It is a column where `\.horizontalSizeClass` is regular.
  ///
  /// Next to the column, this view takes all of the proposed width that remains; the column's width comes from the
  /// inspector's `inspectorColumnWidth(_:)`. In a sheet, views dismiss it by `\.dismiss` and the user by dragging; both
  /// write the binding.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the inspector is shown; set to false when its sheet is dismissed.
  ///   - content: The views of the inspector.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { modifier(InspectorModifier(isPresented: isPresented, inspector: content())) }

  /// Sets a fixed width in points for the column of the inspector that shows this view; no effect in a sheet.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    let width = InspectorWidth.sound(width)
    return inspectorColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the width in points of the column of the inspector that shows this view; no effect in a sheet.
  ///
  /// The column never takes more than half of the width, unless `min` demands it.
  ///
  /// - Parameters:
  ///   - min: The minimum width. Defaults to 0.
  ///   - ideal: The preferred width. Values that are not finite count as 270 and are reported.
  ///   - max: The maximum width. Defaults to infinity.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let least = min.map(InspectorWidth.sound) ?? 0
    let width = InspectorWidth(
      min: least, ideal: InspectorWidth.sound(ideal),
      max: Swift.max(max.map(InspectorWidth.sound) ?? .infinity, least))
    return preference(key: InspectorWidthKey.self, value: width)
  }
}

/// The width of an inspector's column.
struct InspectorWidth: Equatable, Sendable {
  /// The default width, in points.
  nonisolated static let usual: CGFloat = 270

  /// A width as it counts.
  nonisolated static func sound(_ width: CGFloat) -> CGFloat {
    width.sound(from: 0, else: usual, "The width of an inspector's column")
  }

  var min: CGFloat = 0
  var ideal = InspectorWidth.usual
  var max = CGFloat.infinity

  /// The width in a container of a width: the ideal one within its limits, and never more than there is.
  func length(in room: CGFloat) -> CGFloat {
    Swift.min(Swift.max(min, Swift.min(ideal, max, room / 2)), room)
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth? { nil }
  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = value ?? nextValue() }
}

struct InspectorModifier<Inspector: View>: ViewModifier {
  let isPresented: Binding<Bool>
  nonisolated(unsafe) let inspector: Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width = InspectorWidth()

  nonisolated init(isPresented: Binding<Bool>, inspector: Inspector) {
    self.isPresented = isPresented
    self.inspector = inspector
  }

  private var isColumn: Bool { sizeClass == .regular }

  func body(content: Content) -> some View {
    InspectorLayout(width: width) {
      // Wrapped, so that each is one subview of the layout, however many views it consists of.
      VStack { content }
      if isColumn, isPresented.wrappedValue {
        // In a stack of its own, by whose axis the divider is vertical.
        HStack { Divider() }.transition(.move(edge: .trailing))
        VStack { inspector }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 ?? InspectorWidth() }
          .transition(.move(edge: .trailing))
      }
    }
    .sheet(isPresented: sheetIsPresented) { inspector }
  }

  /// Presents the sheet; when a sheet gives way to a column, the binding is left as it is.
  private var sheetIsPresented: Binding<Bool> {
    let (isPresented, isColumn) = (isPresented, isColumn)
    return Binding(
      get: { isPresented.wrappedValue && !isColumn },
      set: { if !isColumn { isPresented.wrappedValue = $0 } })
  }
}

/// A view alone, or with a divider and a column at its trailing edge.
struct InspectorLayout: Layout {
  let width: InspectorWidth

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let main = subviews.first?.sizeThatFits(offer(proposal, subviews)) ?? .zero
    guard subviews.count >= 3 else { return main }
    let column = width.length(in: proposal.width ?? .infinity)
    return CGSize(
      width: proposal.width ?? main.width + InspectorLayout.line + column, height: proposal.height ?? main.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let main = subviews.first else { return }
    guard subviews.count >= 3 else { return main.place(at: bounds.origin, proposal: offer(proposal, subviews)) }
    let room = ProposedViewSize(width: bounds.width, height: bounds.height)
    let offer = offer(room, subviews)
    main.place(
      at: CGPoint(x: bounds.minX + (offer.width ?? 0) / 2, y: bounds.midY), anchor: .center, proposal: offer)
    let column = width.length(in: bounds.width)
    subviews[1].place(
      at: CGPoint(x: bounds.maxX - column - InspectorLayout.line, y: bounds.minY),
      proposal: ProposedViewSize(width: InspectorLayout.line, height: bounds.height))
    subviews[2].place(
      at: CGPoint(x: bounds.maxX - column, y: bounds.minY),
      proposal: ProposedViewSize(width: column, height: bounds.height))
  }

  /// The proposal for the main view.
  private func offer(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    guard subviews.count >= 3, let room = proposal.width else { return proposal }
    return ProposedViewSize(
      width: max(room - width.length(in: room) - InspectorLayout.line, 0), height: proposal.height)
  }

  /// The thickness of the divider.
  private static let line: CGFloat = 1
}
