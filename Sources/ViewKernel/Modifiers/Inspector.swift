public import Foundation
import HostTree

extension View {
  /// Shows views beside this one while `isPresented` is true: in a column at the trailing side where `\.horizontalSizeClass` is regular,
  /// else in a sheet.
  ///
  /// With the column this view takes all the room that it is offered, less the column. How wide that is, the content says by
  /// `inspectorColumnWidth(_:)`. Views in the sheet take it away with `\.dismiss`, and a user wipes it away: the binding is written then.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; set to false when a sheet has gone by itself.
  ///   - content: What it shows.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { modifier(InspectorModifier(isPresented: isPresented, inspector: content())) }

  /// Says how wide the column is that shows this view as an inspector, in points; in a sheet it says nothing.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }

  /// Says how wide the column is that shows this view as an inspector, in points; in a sheet it says nothing.
  ///
  /// - Parameters:
  ///   - min: The least width; 0 unless told.
  ///   - ideal: The width where there is room enough.
  ///   - max: The greatest width; without an end unless told.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    func sound(_ width: CGFloat) -> CGFloat {
      width.sound(from: 0, else: InspectorWidth.usual, "The width of an inspector's column")
    }
    let least = min.map(sound) ?? 0
    let width = InspectorWidth(min: least, ideal: sound(ideal), max: Swift.max(max.map(sound) ?? .infinity, least))
    return preference(key: InspectorWidthKey.self, value: width)
  }
}

/// How wide the column of an inspector is.
struct InspectorWidth: Equatable, Sendable {
  /// The width in points where nobody has said any.
  nonisolated static let usual: CGFloat = 270

  var min: CGFloat = 0
  var ideal = InspectorWidth.usual
  var max = CGFloat.infinity

  /// The width in so much room: the ideal one as far as that may be, and never more than there is.
  func length(in room: CGFloat) -> CGFloat {
    Swift.min(Swift.max(min, Swift.min(ideal, max, room / 2)), room)
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth? { nil }
  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = value ?? nextValue() }
}

/// The modifier behind `inspector`.
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
      // One view each, however many they are made of.
      VStack { content }
      if isColumn, isPresented.wrappedValue {
        // Of its own stack, which tells it to stand upright.
        HStack { Divider() }.transition(.move(edge: .trailing))
        VStack { inspector }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 ?? InspectorWidth() }
          .transition(.move(edge: .trailing))
      }
    }
    .sheet(isPresented: sheetIsPresented) { inspector }
  }

  /// Whether the inspector is in a sheet; a sheet that becomes a column leaves the binding as it is.
  private var sheetIsPresented: Binding<Bool> {
    let (isPresented, isColumn) = (isPresented, isColumn)
    return Binding(
      get: { isPresented.wrappedValue && !isColumn },
      set: { if !isColumn { isPresented.wrappedValue = $0 } })
  }
}

/// A view alone, or with a line and a column at its trailing side.
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

  /// What the view is offered that the inspector belongs to.
  private func offer(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    guard subviews.count >= 3, let room = proposal.width else { return proposal }
    return ProposedViewSize(
      width: max(room - width.length(in: room) - InspectorLayout.line, 0), height: proposal.height)
  }

  /// How thick the line is.
  private static let line: CGFloat = 1
}
