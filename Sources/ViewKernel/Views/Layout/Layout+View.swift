public import HostTree

extension Layout {
  /// Creates a view that arranges `content` with this layout.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(own: LayoutViewConfiguration(layout: self), content: content())
  }
}

/// The view of a layout with its content.
struct LayoutView<L: Layout, Content: View> {
  typealias Body = Never
  let own: LayoutViewConfiguration<L>
  let content: Content
}

extension LayoutView: HostedContainer {}

/// The configuration kept by the node of a ``LayoutView``.
struct LayoutViewConfiguration<L: Layout> {
  var layout: L
}

extension LayoutViewConfiguration: HostConfiguration {
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
