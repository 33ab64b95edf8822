public import HostTree

/// The modifier behind `matchedGeometryEffect`.
struct MatchedGeometryModifier {
  let id: AnyHashable
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension MatchedGeometryModifier: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostMatchedGeometryView { HostMatchedGeometryView() }

  func updateHost(_ host: HostMatchedGeometryView, context: HostModifierContext<Self>) {
    host.id = id
    host.namespace = namespace
    host.properties = properties
    host.anchor = anchor
    host.isSource = isSource
  }
}

extension View {
  /// Gives this view the geometry of another one with the same identity, and makes one that replaces another move from
  /// the other's place to its own.
  ///
  /// The views of a window with equal identities in one namespace are a group, of which one is the source. The others
  /// are offered its size and lie where it lies, whatever contains them; their own containers are laid out as if they
  /// did not. If a source is inserted in the same animated update in which another one is removed, both move from the
  /// former place to the new one, while their transitions make them appear and disappear.
  ///
  /// ```swift
  /// struct Tabs: View {
  ///   var isSecond: Bool
  ///   @Namespace private var tabs
  ///
  ///   var body: some View {
  ///     HStack(spacing: 0) {
  ///       Color.clear.matchedGeometryEffect(id: false, in: tabs).frame(width: 100, height: 40)
  ///       Color.clear.matchedGeometryEffect(id: true, in: tabs).frame(width: 60, height: 40)
  ///     }
  ///     .overlay { Color.red.matchedGeometryEffect(id: isSecond, in: tabs, isSource: false) }
  ///   }
  /// }
  ///
  /// let clock = HostManualClock()
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 40), clock: clock)
  /// let controller = HostingController(rootView: Tabs(isSecond: false))
  /// window.rootViewController = controller
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// withAnimation(.linear(duration: 1)) { controller.rootView.isSecond = true }
  /// window.settle()
  /// clock.advance(by: 0.5)
  /// window.settle()
  /// print(window.treeDescription())
  /// // Prints:
  /// // HostWindow (0, 0, 160 x 40)
  /// // └─ HostingView<Tabs> (0, 0, 160 x 40)
  /// //    └─ HostOverlayView (0, 0, 160 x 40)
  /// //       ├─ HostStackView (0, 0, 160 x 40) axis=horizontal spacing=0
  /// //       │  ├─ HostFrameView (0, 0, 100 x 40) width=100 height=40
  /// //       │  │  └─ HostMatchedGeometryView (0, 0, 100 x 40) id=false
  /// //       │  │     └─ HostColorView (0, 0, 100 x 40) background=clear
  /// //       │  └─ HostFrameView (100, 0, 60 x 40) width=60 height=40
  /// //       │     └─ HostMatchedGeometryView (0, 0, 60 x 40) id=true
  /// //       │        └─ HostColorView (0, 0, 60 x 40) background=clear
  /// //       └─ HostMatchedGeometryView (0, 0, 160 x 40) id=true follows
  /// //          └─ HostColorView (50, 0, 80 x 40) background=red
  /// ```
  ///
  /// Several sources in a group are reported, and the first of them counts. Without a source a view keeps its own
  /// geometry.
  ///
  /// - Parameters:
  ///   - id: The identity of the group.
  ///   - namespace: The namespace of the identity: see ``Namespace``.
  ///   - properties: The properties that are taken over from the source.
  ///   - anchor: The point of this view whose position is shared, or that lies at the shared position.
  ///   - isSource: Whether the other views of the group follow this one.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}
