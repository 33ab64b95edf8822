public import HostTree

extension SwiftUI {
  /// ``ViewKernel/MagnificationGesture``.
  public typealias MagnificationGesture = ViewKernel.MagnificationGesture
  /// ``ViewKernel/MagnifyGesture``.
  public typealias MagnifyGesture = ViewKernel.MagnifyGesture
  /// ``/HostTree/MatchedGeometryProperties``.
  public typealias MatchedGeometryProperties = HostTree.MatchedGeometryProperties
  /// ``ViewKernel/MatchedTransitionSourceConfiguration``.
  public typealias MatchedTransitionSourceConfiguration = ViewKernel.MatchedTransitionSourceConfiguration
  /// ``ViewKernel/Material``.
  public typealias Material = ViewKernel.Material
  /// ``ViewKernel/Menu``.
  public typealias Menu<Label: View, Content: View> = ViewKernel.Menu<Label, Content>
  /// ``ViewKernel/MenuActionDismissBehavior``.
  public typealias MenuActionDismissBehavior = ViewKernel.MenuActionDismissBehavior
  /// ``ViewKernel/MenuBarExtra``.
  public typealias MenuBarExtra<Label: View, Content: View> = ViewKernel.MenuBarExtra<Label, Content>
  /// ``ViewKernel/MenuBarExtraStyle``.
  public typealias MenuBarExtraStyle = ViewKernel.MenuBarExtraStyle
  /// ``ViewKernel/MenuControlGroupStyle``.
  public typealias MenuControlGroupStyle = ViewKernel.MenuControlGroupStyle
  /// ``ViewKernel/MenuOrder``.
  public typealias MenuOrder = ViewKernel.MenuOrder
  /// ``ViewKernel/MenuPickerStyle``.
  public typealias MenuPickerStyle = ViewKernel.MenuPickerStyle
  /// ``ViewKernel/MenuStyle``.
  public typealias MenuStyle = ViewKernel.MenuStyle
  /// ``ViewKernel/MenuStyleConfiguration``.
  public typealias MenuStyleConfiguration = ViewKernel.MenuStyleConfiguration
  /// ``ViewKernel/MeshGradient``.
  public typealias MeshGradient = ViewKernel.MeshGradient
  /// ``ViewKernel/ModifiedContent``.
  public typealias ModifiedContent<Content, Modifier> = ViewKernel.ModifiedContent<Content, Modifier>
  /// ``ViewKernel/MoveCommandDirection``.
  public typealias MoveCommandDirection = ViewKernel.MoveCommandDirection
  /// ``ViewKernel/MoveKeyframe``.
  public typealias MoveKeyframe<Value: Animatable> = ViewKernel.MoveKeyframe<Value>
  /// ``ViewKernel/MoveTransition``.
  public typealias MoveTransition = ViewKernel.MoveTransition
  /// ``ViewKernel/MultiDatePicker``.
  public typealias MultiDatePicker<Label: View> = ViewKernel.MultiDatePicker<Label>
  /// ``ViewKernel/NamedCoordinateSpace``.
  public typealias NamedCoordinateSpace = ViewKernel.NamedCoordinateSpace
  /// ``ViewKernel/Namespace``.
  public typealias Namespace = ViewKernel.Namespace
  /// ``ViewKernel/NavigationBarItem``.
  public typealias NavigationBarItem = ViewKernel.NavigationBarItem
  /// ``ViewKernel/NavigationControlGroupStyle``.
  public typealias NavigationControlGroupStyle = ViewKernel.NavigationControlGroupStyle
  /// ``ViewKernel/NavigationLink``.
  public typealias NavigationLink<Label: View, Destination: View> = ViewKernel.NavigationLink<Label, Destination>
  /// ``ViewKernel/NavigationLinkPickerStyle``.
  public typealias NavigationLinkPickerStyle = ViewKernel.NavigationLinkPickerStyle
  /// ``ViewKernel/NavigationPath``.
  public typealias NavigationPath = ViewKernel.NavigationPath
  /// ``ViewKernel/NavigationSplitView``.
  public typealias NavigationSplitView<Sidebar: View, Content: View, Detail: View> = ViewKernel.NavigationSplitView<
    Sidebar, Content, Detail
  >
  /// ``ViewKernel/NavigationSplitViewColumn``.
  public typealias NavigationSplitViewColumn = ViewKernel.NavigationSplitViewColumn
  /// ``ViewKernel/NavigationSplitViewStyle``.
  public typealias NavigationSplitViewStyle = ViewKernel.NavigationSplitViewStyle
  /// ``ViewKernel/NavigationSplitViewVisibility``.
  public typealias NavigationSplitViewVisibility = ViewKernel.NavigationSplitViewVisibility
  /// ``ViewKernel/NavigationStack``.
  public typealias NavigationStack<Data, Root: View> = ViewKernel.NavigationStack<Data, Root>
  /// ``ViewKernel/NavigationTransition``.
  public typealias NavigationTransition = ViewKernel.NavigationTransition
  /// ``ViewKernel/NavigationView``.
  public typealias NavigationView<Content: View> = ViewKernel.NavigationView<Content>
  /// ``ViewKernel/NavigationViewStyle``.
  public typealias NavigationViewStyle = ViewKernel.NavigationViewStyle
  /// ``ViewKernel/NewDocumentAction``.
  public typealias NewDocumentAction = ViewKernel.NewDocumentAction
  /// ``ViewKernel/ObservableObject``.
  public typealias ObservableObject = ViewKernel.ObservableObject
  /// ``ViewKernel/ObservableObjectPublisher``.
  public typealias ObservableObjectPublisher = ViewKernel.ObservableObjectPublisher
  /// ``ViewKernel/ObservedObject``.
  public typealias ObservedObject<ObjectType: ObservableObject> = ViewKernel.ObservedObject<ObjectType>
  /// ``ViewKernel/OffsetShape``.
  public typealias OffsetShape<Content: Shape> = ViewKernel.OffsetShape<Content>
  /// ``ViewKernel/OffsetTransition``.
  public typealias OffsetTransition = ViewKernel.OffsetTransition
  /// ``ViewKernel/OpacityTransition``.
  public typealias OpacityTransition = ViewKernel.OpacityTransition
  /// ``ViewKernel/OpenDocumentAction``.
  public typealias OpenDocumentAction = ViewKernel.OpenDocumentAction
  /// ``ViewKernel/OpenURLAction``.
  public typealias OpenURLAction = ViewKernel.OpenURLAction
  /// ``ViewKernel/OpenWindowAction``.
  public typealias OpenWindowAction = ViewKernel.OpenWindowAction
  /// ``ViewKernel/OutlineGroup``.
  public typealias OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> = ViewKernel
    .OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
  /// ``ViewKernel/OutlineSubgroupChildren``.
  public typealias OutlineSubgroupChildren = ViewKernel.OutlineSubgroupChildren
}
