public import HostTree

/// A way to lay out views of one's own: a structure that says how large a group of views is, and places each of them.
///
/// Two functions are enough:
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     subviews.reduce(CGSize.zero) { size, subview in
///       let next = subview.sizeThatFits(.unspecified)
///       return CGSize(width: size.width + next.width, height: size.height + next.height)
///     }
///   }
///
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     var corner = bounds.origin
///     for subview in subviews {
///       let size = subview.sizeThatFits(.unspecified)
///       subview.place(at: corner, proposal: ProposedViewSize(size))
///       corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
/// ```
///
/// Use it like a stack: `Diagonal { Text("one"); Text("two") }`. The host behind it is a ``HostLayoutView``. The protocol
/// is ``HostLayout``, which says what each function is for, seen from views. A layout with ``Animatable/animatableData`` is
/// run again for each frame of an animation.
public protocol Layout: HostLayout, Animatable {}

extension Layout {
  /// Lays out what `content` makes.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// Views in a layout.
struct LayoutView<L: Layout, Content: View>: HostedView {
  typealias Body = Never
  var layout: L
  let content: Content

  // The layout runs its closures as it is asked for sizes.
  static var keepsClosures: Bool { true }

  var own: LayoutView<L, EmptyView> { LayoutView<L, EmptyView>(layout: layout, content: EmptyView()) }

  func makeHost(context: HostContext<Self>) -> HostLayoutView {
    let host = HostLayoutView()
    let run = LateCode(of: context.node)
    host.around = { body in run { body() } }
    return host
  }

  func updateHost(_ host: HostLayoutView, context: HostContext<Self>) {
    if let erased = layout as? AnyLayout { erased.install(in: host) } else { host.setLayout(layout) }
  }
}

extension LayoutView: Animatable {
  var animatableData: L.AnimatableData {
    get { layout.animatableData }
    set { layout.animatableData = newValue }
  }
}

extension ZStackLayout: Layout {}
