public import HostTree

extension SwiftUI {
  /// ``ViewKernel/SafeAreaRegions``.
  public typealias SafeAreaRegions = ViewKernel.SafeAreaRegions
  /// ``ViewKernel/ScaleTransition``.
  public typealias ScaleTransition = ViewKernel.ScaleTransition
  /// ``ViewKernel/ScaledMetric``.
  public typealias ScaledMetric<Value: BinaryFloatingPoint> = ViewKernel.ScaledMetric<Value>
  /// ``ViewKernel/ScaledShape``.
  public typealias ScaledShape<Content: Shape> = ViewKernel.ScaledShape<Content>
  /// ``ViewKernel/Scene``.
  public typealias Scene = ViewKernel.Scene
  /// ``ViewKernel/SceneBuilder``.
  public typealias SceneBuilder = ViewKernel.SceneBuilder
  /// ``ViewKernel/SceneLaunchBehavior``.
  public typealias SceneLaunchBehavior = ViewKernel.SceneLaunchBehavior
  /// ``ViewKernel/ScenePadding``.
  public typealias ScenePadding = ViewKernel.ScenePadding
  /// ``ViewKernel/ScenePhase``.
  public typealias ScenePhase = ViewKernel.ScenePhase
  /// ``ViewKernel/SceneRestorationBehavior``.
  public typealias SceneRestorationBehavior = ViewKernel.SceneRestorationBehavior
  /// ``ViewKernel/SceneStorage``.
  public typealias SceneStorage<Value> = ViewKernel.SceneStorage<Value>
  /// ``ViewKernel/Scheduler``.
  public typealias Scheduler = ViewKernel.Scheduler
  /// ``ViewKernel/ScrollAnchorRole``.
  public typealias ScrollAnchorRole = ViewKernel.ScrollAnchorRole
  /// ``ViewKernel/ScrollBounceBehavior``.
  public typealias ScrollBounceBehavior = ViewKernel.ScrollBounceBehavior
  /// ``ViewKernel/ScrollDismissesKeyboardMode``.
  public typealias ScrollDismissesKeyboardMode = ViewKernel.ScrollDismissesKeyboardMode
  /// ``ViewKernel/ScrollEdgeEffectStyle``.
  public typealias ScrollEdgeEffectStyle = ViewKernel.ScrollEdgeEffectStyle
  /// ``ViewKernel/ScrollGeometry``.
  public typealias ScrollGeometry = ViewKernel.ScrollGeometry
  /// ``ViewKernel/ScrollIndicatorVisibility``.
  public typealias ScrollIndicatorVisibility = ViewKernel.ScrollIndicatorVisibility
  /// ``ViewKernel/ScrollPhase``.
  public typealias ScrollPhase = ViewKernel.ScrollPhase
  /// ``ViewKernel/ScrollPhaseChangeContext``.
  public typealias ScrollPhaseChangeContext = ViewKernel.ScrollPhaseChangeContext
  /// ``ViewKernel/ScrollPosition``.
  public typealias ScrollPosition = ViewKernel.ScrollPosition
  /// ``ViewKernel/ScrollTarget``.
  public typealias ScrollTarget = ViewKernel.ScrollTarget
  /// ``ViewKernel/ScrollTargetBehavior``.
  public typealias ScrollTargetBehavior = ViewKernel.ScrollTargetBehavior
  /// ``ViewKernel/ScrollTargetBehaviorContext``.
  public typealias ScrollTargetBehaviorContext = ViewKernel.ScrollTargetBehaviorContext
  /// ``ViewKernel/ScrollTransitionConfiguration``.
  public typealias ScrollTransitionConfiguration = ViewKernel.ScrollTransitionConfiguration
  /// ``ViewKernel/ScrollTransitionPhase``.
  public typealias ScrollTransitionPhase = ViewKernel.ScrollTransitionPhase
  /// ``ViewKernel/ScrollView``.
  public typealias ScrollView<Content: View> = ViewKernel.ScrollView<Content>
  /// ``ViewKernel/ScrollViewProxy``.
  public typealias ScrollViewProxy = ViewKernel.ScrollViewProxy
  /// ``ViewKernel/ScrollViewReader``.
  public typealias ScrollViewReader<Content: View> = ViewKernel.ScrollViewReader<Content>
  /// ``ViewKernel/SearchFieldPlacement``.
  public typealias SearchFieldPlacement = ViewKernel.SearchFieldPlacement
  /// ``ViewKernel/SearchPresentationToolbarBehavior``.
  public typealias SearchPresentationToolbarBehavior = ViewKernel.SearchPresentationToolbarBehavior
  /// ``ViewKernel/SearchScopeActivation``.
  public typealias SearchScopeActivation = ViewKernel.SearchScopeActivation
  /// ``ViewKernel/SearchSuggestionsPlacement``.
  public typealias SearchSuggestionsPlacement = ViewKernel.SearchSuggestionsPlacement
  /// ``ViewKernel/SearchToolbarBehavior``.
  public typealias SearchToolbarBehavior = ViewKernel.SearchToolbarBehavior
  /// ``ViewKernel/SearchUnavailableContent``.
  public typealias SearchUnavailableContent = ViewKernel.SearchUnavailableContent
  /// ``ViewKernel/Section``.
  public typealias Section<Parent, Content, Footer> = ViewKernel.Section<Parent, Content, Footer>
  /// ``ViewKernel/SectionCollection``.
  public typealias SectionCollection = ViewKernel.SectionCollection
  /// ``ViewKernel/SectionConfiguration``.
  public typealias SectionConfiguration = ViewKernel.SectionConfiguration
  /// ``ViewKernel/SecureField``.
  public typealias SecureField<Label: View> = ViewKernel.SecureField<Label>
  /// ``ViewKernel/SegmentedPickerStyle``.
  public typealias SegmentedPickerStyle = ViewKernel.SegmentedPickerStyle
  /// ``ViewKernel/SelectionShapeStyle``.
  public typealias SelectionShapeStyle = ViewKernel.SelectionShapeStyle
  /// ``ViewKernel/SensoryFeedback``.
  public typealias SensoryFeedback = ViewKernel.SensoryFeedback
  /// ``ViewKernel/SeparatorShapeStyle``.
  public typealias SeparatorShapeStyle = ViewKernel.SeparatorShapeStyle
  /// ``ViewKernel/SequenceGesture``.
  public typealias SequenceGesture<First: Gesture, Second: Gesture> = ViewKernel.SequenceGesture<First, Second>
  /// ``ViewKernel/Settings``.
  public typealias Settings<Content: View> = ViewKernel.Settings<Content>
  /// ``ViewKernel/SettingsLink``.
  public typealias SettingsLink<Label: View> = ViewKernel.SettingsLink<Label>
  /// ``ViewKernel/ShadowStyle``.
  public typealias ShadowStyle = ViewKernel.ShadowStyle
  /// ``ViewKernel/Shape``.
  public typealias Shape = ViewKernel.Shape
  /// ``ViewKernel/ShapeRole``.
  public typealias ShapeRole = ViewKernel.ShapeRole
  /// ``ViewKernel/ShapeStyle``.
  public typealias ShapeStyle = ViewKernel.ShapeStyle
  /// ``ViewKernel/ShapeView``.
  public typealias ShapeView = ViewKernel.ShapeView
  /// ``ViewKernel/ShareLink``.
  public typealias ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
  > = ViewKernel.ShareLink<Data, PreviewImage, PreviewIcon, Label> where Data.Element: Transferable
  /// ``ViewKernel/SharePreview``.
  public typealias SharePreview<Image: Transferable, Icon: Transferable> = ViewKernel.SharePreview<Image, Icon>
  /// ``ViewKernel/SidebarAdaptableTabViewStyle``.
  public typealias SidebarAdaptableTabViewStyle = ViewKernel.SidebarAdaptableTabViewStyle
  /// ``ViewKernel/SidebarCommands``.
  public typealias SidebarCommands = ViewKernel.SidebarCommands
  /// ``ViewKernel/SidebarListStyle``.
  public typealias SidebarListStyle = ViewKernel.SidebarListStyle
  /// ``ViewKernel/SimultaneousGesture``.
  public typealias SimultaneousGesture<First: Gesture, Second: Gesture> = ViewKernel.SimultaneousGesture<First, Second>
  /// ``ViewKernel/SlideTransition``.
  public typealias SlideTransition = ViewKernel.SlideTransition
  /// ``ViewKernel/Slider``.
  public typealias Slider<Label: View, ValueLabel: View> = ViewKernel.Slider<Label, ValueLabel>
  /// ``ViewKernel/Spacer``.
  public typealias Spacer = ViewKernel.Spacer
  /// ``ViewKernel/SpacerSizing``.
  public typealias SpacerSizing = ViewKernel.SpacerSizing
  /// ``ViewKernel/SpatialTapGesture``.
  public typealias SpatialTapGesture = ViewKernel.SpatialTapGesture
  /// ``ViewKernel/Spring``.
  public typealias Spring = ViewKernel.Spring
  /// ``ViewKernel/SpringKeyframe``.
  public typealias SpringKeyframe<Value: Animatable> = ViewKernel.SpringKeyframe<Value>
  /// ``ViewKernel/SpringLoadingBehavior``.
  public typealias SpringLoadingBehavior = ViewKernel.SpringLoadingBehavior
  /// ``ViewKernel/SquareBorderTextFieldStyle``.
  public typealias SquareBorderTextFieldStyle = ViewKernel.SquareBorderTextFieldStyle
  /// ``ViewKernel/StackNavigationViewStyle``.
  public typealias StackNavigationViewStyle = ViewKernel.StackNavigationViewStyle
  /// ``ViewKernel/State``.
  public typealias State<Value> = ViewKernel.State<Value>
  /// ``ViewKernel/StateObject``.
  public typealias StateObject<ObjectType: ObservableObject> = ViewKernel.StateObject<ObjectType>
  /// ``ViewKernel/Stepper``.
  public typealias Stepper<Label: View> = ViewKernel.Stepper<Label>
  /// ``ViewKernel/StrokeBorderShapeView``.
  public typealias StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> = ViewKernel
    .StrokeBorderShapeView<Content, Style, Background>
  /// ``ViewKernel/StrokeShapeView``.
  public typealias StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> = ViewKernel.StrokeShapeView<
    Content, Style, Background
  >
  /// ``/HostTree/StrokeStyle``.
  public typealias StrokeStyle = HostTree.StrokeStyle
  /// ``ViewKernel/Subject``.
  public typealias Subject = ViewKernel.Subject
  /// ``ViewKernel/SubmitLabel``.
  public typealias SubmitLabel = ViewKernel.SubmitLabel
  /// ``ViewKernel/SubmitTriggers``.
  public typealias SubmitTriggers = ViewKernel.SubmitTriggers
  /// ``ViewKernel/Subscriber``.
  public typealias Subscriber = ViewKernel.Subscriber
  /// ``ViewKernel/Subscribers``.
  public typealias Subscribers = ViewKernel.Subscribers
  /// ``ViewKernel/Subscription``.
  public typealias Subscription = ViewKernel.Subscription
  /// ``ViewKernel/Subview``.
  public typealias Subview = ViewKernel.Subview
  /// ``ViewKernel/SubviewsCollection``.
  public typealias SubviewsCollection = ViewKernel.SubviewsCollection
  /// ``ViewKernel/SubviewsCollectionSlice``.
  public typealias SubviewsCollectionSlice = ViewKernel.SubviewsCollectionSlice
  /// ``ViewKernel/SwitchToggleStyle``.
  public typealias SwitchToggleStyle = ViewKernel.SwitchToggleStyle
  /// ``/HostTree/SymbolEffect``.
  public typealias SymbolEffect = HostTree.SymbolEffect
  /// ``/HostTree/SymbolEffectOptions``.
  public typealias SymbolEffectOptions = HostTree.SymbolEffectOptions
  /// ``ViewKernel/SymbolEffectTransition``.
  public typealias SymbolEffectTransition = ViewKernel.SymbolEffectTransition
  /// ``ViewKernel/SymbolRenderingMode``.
  public typealias SymbolRenderingMode = ViewKernel.SymbolRenderingMode
  /// ``ViewKernel/SymbolVariants``.
  public typealias SymbolVariants = ViewKernel.SymbolVariants
}
