public import HostTree

extension SwiftUI {
  /// ``ViewKernel/Gauge``.
  public typealias Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View> = ViewKernel.Gauge<
    Label, CurrentValueLabel, BoundsLabel
  >
  /// ``ViewKernel/GaugeStyle``.
  public typealias GaugeStyle = ViewKernel.GaugeStyle
  /// ``ViewKernel/GaugeStyleConfiguration``.
  public typealias GaugeStyleConfiguration = ViewKernel.GaugeStyleConfiguration
  /// ``ViewKernel/GeometryEffect``.
  public typealias GeometryEffect = ViewKernel.GeometryEffect
  /// ``ViewKernel/GeometryProxy``.
  public typealias GeometryProxy = ViewKernel.GeometryProxy
  /// ``ViewKernel/GeometryReader``.
  public typealias GeometryReader<Content: View> = ViewKernel.GeometryReader<Content>
  /// ``ViewKernel/Gesture``.
  public typealias Gesture = ViewKernel.Gesture
  /// ``ViewKernel/GestureMask``.
  public typealias GestureMask = ViewKernel.GestureMask
  /// ``ViewKernel/GestureState``.
  public typealias GestureState<Value> = ViewKernel.GestureState<Value>
  /// ``ViewKernel/GestureStateGesture``.
  public typealias GestureStateGesture<Base: Gesture, State> = ViewKernel.GestureStateGesture<Base, State>
  /// ``ViewKernel/Glass``.
  public typealias Glass = ViewKernel.Glass
  /// ``ViewKernel/GlassButtonStyle``.
  public typealias GlassButtonStyle = ViewKernel.GlassButtonStyle
  /// ``ViewKernel/GlassEffectContainer``.
  public typealias GlassEffectContainer<Content: View> = ViewKernel.GlassEffectContainer<Content>
  /// ``ViewKernel/GlassEffectTransition``.
  public typealias GlassEffectTransition = ViewKernel.GlassEffectTransition
  /// ``ViewKernel/GlassProminentButtonStyle``.
  public typealias GlassProminentButtonStyle = ViewKernel.GlassProminentButtonStyle
  /// ``ViewKernel/GlobalCoordinateSpace``.
  public typealias GlobalCoordinateSpace = ViewKernel.GlobalCoordinateSpace
  /// ``ViewKernel/Gradient``.
  public typealias Gradient = ViewKernel.Gradient
  /// ``ViewKernel/GraphicalDatePickerStyle``.
  public typealias GraphicalDatePickerStyle = ViewKernel.GraphicalDatePickerStyle
  /// ``ViewKernel/GraphicsContext``.
  public typealias GraphicsContext = ViewKernel.GraphicsContext
  /// ``ViewKernel/Grid``.
  public typealias Grid<Content: View> = ViewKernel.Grid<Content>
  /// ``/HostTree/GridItem``.
  public typealias GridItem = HostTree.GridItem
  /// ``/HostTree/GridLayout``.
  public typealias GridLayout = HostTree.GridLayout
  /// ``ViewKernel/GridRow``.
  public typealias GridRow<Content: View> = ViewKernel.GridRow<Content>
  /// ``ViewKernel/Group``.
  public typealias Group<Content> = ViewKernel.Group<Content>
  /// ``ViewKernel/GroupBox``.
  public typealias GroupBox<Label: View, Content: View> = ViewKernel.GroupBox<Label, Content>
  /// ``ViewKernel/GroupBoxStyle``.
  public typealias GroupBoxStyle = ViewKernel.GroupBoxStyle
  /// ``ViewKernel/GroupBoxStyleConfiguration``.
  public typealias GroupBoxStyleConfiguration = ViewKernel.GroupBoxStyleConfiguration
  /// ``ViewKernel/GroupedFormStyle``.
  public typealias GroupedFormStyle = ViewKernel.GroupedFormStyle
  /// ``ViewKernel/GroupedListStyle``.
  public typealias GroupedListStyle = ViewKernel.GroupedListStyle
  /// ``ViewKernel/HorizontalDirection``.
  public typealias HorizontalDirection = ViewKernel.HorizontalDirection
  /// ``ViewKernel/HSplitView``.
  public typealias HSplitView<Content: View> = ViewKernel.HSplitView<Content>
  /// ``ViewKernel/HStack``.
  public typealias HStack<Content: View> = ViewKernel.HStack<Content>
  /// ``ViewKernel/HStackLayout``.
  public typealias HStackLayout = ViewKernel.HStackLayout
  /// ``ViewKernel/HierarchicalShapeStyle``.
  public typealias HierarchicalShapeStyle = ViewKernel.HierarchicalShapeStyle
  /// ``/HostTree/HorizontalAlignment``.
  public typealias HorizontalAlignment = HostTree.HorizontalAlignment
  /// ``/HostTree/HorizontalEdge``.
  public typealias HorizontalEdge = HostTree.HorizontalEdge
  /// ``ViewKernel/HoverEffect``.
  public typealias HoverEffect = ViewKernel.HoverEffect
  /// ``ViewKernel/HoverPhase``.
  public typealias HoverPhase = ViewKernel.HoverPhase
  /// ``ViewKernel/IconOnlyLabelStyle``.
  public typealias IconOnlyLabelStyle = ViewKernel.IconOnlyLabelStyle
  /// ``ViewKernel/IdentityTransition``.
  public typealias IdentityTransition = ViewKernel.IdentityTransition
  /// ``ViewKernel/Image``.
  public typealias Image = ViewKernel.Image
  /// ``ViewKernel/ImagePaint``.
  public typealias ImagePaint = ViewKernel.ImagePaint
  /// ``ViewKernel/ImageRenderer``.
  public typealias ImageRenderer<Content: View> = ViewKernel.ImageRenderer<Content>
  /// ``/HostTree/ImageResource``.
  public typealias ImageResource = HostTree.ImageResource
  /// ``ViewKernel/IndexViewStyle``.
  public typealias IndexViewStyle = ViewKernel.IndexViewStyle
  /// ``ViewKernel/IndexedIdentifierCollection``.
  public typealias IndexedIdentifierCollection<Base: Collection, ID: Hashable> = ViewKernel.IndexedIdentifierCollection<
    Base, ID
  >
  /// ``ViewKernel/InlinePickerStyle``.
  public typealias InlinePickerStyle = ViewKernel.InlinePickerStyle
  /// ``ViewKernel/InsetGroupedListStyle``.
  public typealias InsetGroupedListStyle = ViewKernel.InsetGroupedListStyle
  /// ``ViewKernel/InsetListStyle``.
  public typealias InsetListStyle = ViewKernel.InsetListStyle
  /// ``ViewKernel/InsettableShape``.
  public typealias InsettableShape = ViewKernel.InsettableShape
  /// ``ViewKernel/InspectorCommands``.
  public typealias InspectorCommands = ViewKernel.InspectorCommands
  /// ``ViewKernel/InterfaceOrientation``.
  public typealias InterfaceOrientation = ViewKernel.InterfaceOrientation
  /// ``ViewKernel/Just``.
  public typealias Just<Output> = ViewKernel.Just<Output>
  /// ``ViewKernel/KeyEquivalent``.
  public typealias KeyEquivalent = ViewKernel.KeyEquivalent
  /// ``ViewKernel/KeyPress``.
  public typealias KeyPress = ViewKernel.KeyPress
  /// ``ViewKernel/KeyboardShortcut``.
  public typealias KeyboardShortcut = ViewKernel.KeyboardShortcut
  /// ``ViewKernel/KeyframeAnimator``.
  public typealias KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> = ViewKernel.KeyframeAnimator<
    Value, KeyframePath, Content
  > where KeyframePath.Value == Value
  /// ``ViewKernel/KeyframeTimeline``.
  public typealias KeyframeTimeline<Value> = ViewKernel.KeyframeTimeline<Value>
  /// ``ViewKernel/KeyframeTrack``.
  public typealias KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent> = ViewKernel.KeyframeTrack<
    Root, Property, Content
  > where Content.Value == Property
  /// ``ViewKernel/KeyframeTrackContent``.
  public typealias KeyframeTrackContent = ViewKernel.KeyframeTrackContent
  /// ``ViewKernel/KeyframeTrackContentBuilder``.
  public typealias KeyframeTrackContentBuilder<Value: Animatable> = ViewKernel.KeyframeTrackContentBuilder<Value>
  /// ``ViewKernel/Keyframes``.
  public typealias Keyframes = ViewKernel.Keyframes
  /// ``ViewKernel/KeyframesBuilder``.
  public typealias KeyframesBuilder<Value> = ViewKernel.KeyframesBuilder<Value>
  /// ``ViewKernel/Label``.
  public typealias Label<Title: View, Icon: View> = ViewKernel.Label<Title, Icon>
  /// ``ViewKernel/LabelStyle``.
  public typealias LabelStyle = ViewKernel.LabelStyle
  /// ``ViewKernel/LabelStyleConfiguration``.
  public typealias LabelStyleConfiguration = ViewKernel.LabelStyleConfiguration
  /// ``ViewKernel/LabeledContent``.
  public typealias LabeledContent<Label, Content> = ViewKernel.LabeledContent<Label, Content>
  /// ``ViewKernel/LabeledContentStyle``.
  public typealias LabeledContentStyle = ViewKernel.LabeledContentStyle
  /// ``ViewKernel/LabeledContentStyleConfiguration``.
  public typealias LabeledContentStyleConfiguration = ViewKernel.LabeledContentStyleConfiguration
  /// ``ViewKernel/LabeledControlGroupContent``.
  public typealias LabeledControlGroupContent<Content: View, Label: View> = ViewKernel.LabeledControlGroupContent<
    Content, Label
  >
  /// ``/HostTree/Layout``.
  public typealias Layout = HostTree.Layout
  /// ``ViewKernel/LayoutDirection``.
  public typealias LayoutDirection = ViewKernel.LayoutDirection
  /// ``/HostTree/LayoutProperties``.
  public typealias LayoutProperties = HostTree.LayoutProperties
  /// ``/HostTree/LayoutSubview``.
  public typealias LayoutSubview = HostTree.LayoutSubview
  /// ``/HostTree/LayoutSubviews``.
  public typealias LayoutSubviews = HostTree.LayoutSubviews
  /// ``/HostTree/LayoutValueKey``.
  public typealias LayoutValueKey = HostTree.LayoutValueKey
  /// ``ViewKernel/LazyHGrid``.
  public typealias LazyHGrid<Content: View> = ViewKernel.LazyHGrid<Content>
  /// ``ViewKernel/LazyHStack``.
  public typealias LazyHStack<Content: View> = ViewKernel.LazyHStack<Content>
  /// ``ViewKernel/LazyVGrid``.
  public typealias LazyVGrid<Content: View> = ViewKernel.LazyVGrid<Content>
  /// ``ViewKernel/LazyVStack``.
  public typealias LazyVStack<Content: View> = ViewKernel.LazyVStack<Content>
  /// ``ViewKernel/LegibilityWeight``.
  public typealias LegibilityWeight = ViewKernel.LegibilityWeight
  /// ``ViewKernel/LinearCapacityGaugeStyle``.
  public typealias LinearCapacityGaugeStyle = ViewKernel.LinearCapacityGaugeStyle
  /// ``ViewKernel/LinearGradient``.
  public typealias LinearGradient = ViewKernel.LinearGradient
  /// ``ViewKernel/LinearKeyframe``.
  public typealias LinearKeyframe<Value: Animatable> = ViewKernel.LinearKeyframe<Value>
  /// ``ViewKernel/LinearProgressViewStyle``.
  public typealias LinearProgressViewStyle = ViewKernel.LinearProgressViewStyle
  /// ``ViewKernel/Link``.
  public typealias Link<Label: View> = ViewKernel.Link<Label>
  /// ``ViewKernel/LinkShapeStyle``.
  public typealias LinkShapeStyle = ViewKernel.LinkShapeStyle
  /// ``ViewKernel/List``.
  public typealias List<SelectionValue: Hashable, Content: View> = ViewKernel.List<SelectionValue, Content>
  /// ``ViewKernel/ListItemTint``.
  public typealias ListItemTint = ViewKernel.ListItemTint
  /// ``ViewKernel/ListSectionSpacing``.
  public typealias ListSectionSpacing = ViewKernel.ListSectionSpacing
  /// ``ViewKernel/ListStyle``.
  public typealias ListStyle = ViewKernel.ListStyle
  /// ``ViewKernel/LocalCoordinateSpace``.
  public typealias LocalCoordinateSpace = ViewKernel.LocalCoordinateSpace
  /// ``ViewKernel/LocalizedStringKey``.
  public typealias LocalizedStringKey = ViewKernel.LocalizedStringKey
  /// ``ViewKernel/LongPressGesture``.
  public typealias LongPressGesture = ViewKernel.LongPressGesture
}
