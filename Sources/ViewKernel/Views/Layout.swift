public import HostTree

/// A custom layout container: it measures and places its subviews.
///
/// Two functions are required:
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
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
///
/// let host = HostingView(rootView: Diagonal { Text("One"); Text("Two") })
/// host.sizeToFit()
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostLayoutView (0, 0, 66 x 40) layout=Diagonal
/// // ├─ HostLabel "One" (0, 0, 33 x 20)
/// // └─ HostLabel "Two" (33, 20, 33 x 20)
/// ```
///
/// Use it like a stack: `Diagonal { Text("one"); Text("two") }`. Its host is a ``/HostTree/HostLayoutView``. The
/// requirements, with their documentation, are those of ``/HostTree/HostLayout``. A layout with
/// ``Animatable/animatableData`` runs again for each frame of an animation.
public protocol Layout: HostLayout, Animatable {}

extension Layout {
  /// Creates a view that arranges `content` with this layout.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(own: LayoutViewConfiguration(layout: self), content: content())
  }
}

/// The view of a layout with its content.
struct LayoutView<L: Layout, Content: View>: HostedContainer {
  typealias Body = Never
  let own: LayoutViewConfiguration<L>
  let content: Content
}

/// What the node of a ``LayoutView`` keeps.
struct LayoutViewConfiguration<L: Layout>: HostConfiguration {
  var layout: L

  var written: Any { LayoutView(own: self, content: EmptyView()) }

  // The layout's closures run in layout passes, after the update.
  static var keepsClosures: Bool { true }

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

extension LayoutViewConfiguration: Animatable {
  var animatableData: L.AnimatableData {
    get { layout.animatableData }
    set { layout.animatableData = newValue }
  }
}

extension ZStackLayout: Layout {}
