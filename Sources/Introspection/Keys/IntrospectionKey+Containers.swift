public import HostTree

// Containers: stacks, grids, lazy containers, scroll views.

extension IntrospectionKey<HostStackView> {
  /// An `HStack` or a `VStack`.
  public static var stack: Self { Self() }
  /// An `HStack`: a stack whose axis is horizontal.
  public static var hStack: Self { Self().ofKind { $0.axis == .horizontal } }
  /// A `VStack`: a stack whose axis is vertical.
  public static var vStack: Self { Self().ofKind { $0.axis == .vertical } }
}

extension IntrospectionKey<HostZStackView> {
  /// A `ZStack`.
  public static var zStack: Self { Self() }
}

extension IntrospectionKey<HostLazyStackView> {
  /// A `LazyHStack` or a `LazyVStack`.
  public static var lazyStack: Self { Self() }
  /// A `LazyHStack`: a lazy stack whose axis is horizontal.
  public static var lazyHStack: Self { Self().ofKind { $0.layout.axis == .horizontal } }
  /// A `LazyVStack`: a lazy stack whose axis is vertical.
  public static var lazyVStack: Self { Self().ofKind { $0.layout.axis == .vertical } }
}

extension IntrospectionKey<HostLazyGridView> {
  /// A `LazyHGrid` or a `LazyVGrid`.
  public static var lazyGrid: Self { Self() }
  /// A `LazyHGrid`: a lazy grid that goes on to the right.
  public static var lazyHGrid: Self { Self().ofKind { $0.layout.axis == .horizontal } }
  /// A `LazyVGrid`: a lazy grid that goes on downwards.
  public static var lazyVGrid: Self { Self().ofKind { $0.layout.axis == .vertical } }
}

extension IntrospectionKey<HostGridView> {
  /// A `Grid`.
  public static var grid: Self { Self() }
}

extension IntrospectionKey<HostLayoutView> {
  /// A `Layout` that is used as a view.
  public static var layout: Self { Self() }
}

extension IntrospectionKey<HostGeometryView> {
  /// A `GeometryReader`.
  public static var geometryReader: Self { Self() }
}

extension IntrospectionKey<HostDividedView> {
  /// An `HSplitView` or `VSplitView`.
  public static var dividedView: Self { Self() }
}

extension IntrospectionKey<HostThatFitsView> {
  /// A `ViewThatFits`.
  public static var viewThatFits: Self { Self() }
}

extension IntrospectionKey<HostScrollView> {
  /// A `ScrollView`; a `List` and a `TextEditor` scroll, too, unless it is ``exactly``.
  public static var scrollView: Self { Self() }
}

extension IntrospectionKey<HostSpacer> {
  /// A `Spacer`.
  public static var spacer: Self { Self() }
}

extension IntrospectionKey<HostDivider> {
  /// A `Divider`.
  public static var divider: Self { Self() }
}
