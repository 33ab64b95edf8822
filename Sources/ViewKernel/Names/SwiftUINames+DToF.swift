public import HostTree

extension SwiftUI {
  /// ``ViewKernel/DatePicker``.
  public typealias DatePicker<Label: View> = ViewKernel.DatePicker<Label>
  /// ``ViewKernel/DatePickerComponents``.
  public typealias DatePickerComponents = ViewKernel.DatePickerComponents
  /// ``ViewKernel/DatePickerStyle``.
  public typealias DatePickerStyle = ViewKernel.DatePickerStyle
  /// ``ViewKernel/DatePickerStyleConfiguration``.
  public typealias DatePickerStyleConfiguration = ViewKernel.DatePickerStyleConfiguration
  /// ``ViewKernel/DefaultButtonStyle``.
  public typealias DefaultButtonStyle = ViewKernel.DefaultButtonStyle
  /// ``ViewKernel/DefaultDatePickerStyle``.
  public typealias DefaultDatePickerStyle = ViewKernel.DefaultDatePickerStyle
  /// ``ViewKernel/DefaultFocusEvaluationPriority``.
  public typealias DefaultFocusEvaluationPriority = ViewKernel.DefaultFocusEvaluationPriority
  /// ``ViewKernel/DefaultGaugeStyle``.
  public typealias DefaultGaugeStyle = ViewKernel.DefaultGaugeStyle
  /// ``ViewKernel/DefaultGroupBoxStyle``.
  public typealias DefaultGroupBoxStyle = ViewKernel.DefaultGroupBoxStyle
  /// ``ViewKernel/DefaultLabelStyle``.
  public typealias DefaultLabelStyle = ViewKernel.DefaultLabelStyle
  /// ``ViewKernel/DefaultListStyle``.
  public typealias DefaultListStyle = ViewKernel.DefaultListStyle
  /// ``ViewKernel/DefaultMenuStyle``.
  public typealias DefaultMenuStyle = ViewKernel.DefaultMenuStyle
  /// ``ViewKernel/DefaultNavigationViewStyle``.
  public typealias DefaultNavigationViewStyle = ViewKernel.DefaultNavigationViewStyle
  /// ``ViewKernel/DefaultPickerStyle``.
  public typealias DefaultPickerStyle = ViewKernel.DefaultPickerStyle
  /// ``ViewKernel/DefaultProgressViewStyle``.
  public typealias DefaultProgressViewStyle = ViewKernel.DefaultProgressViewStyle
  /// ``ViewKernel/DefaultSettingsLinkLabel``.
  public typealias DefaultSettingsLinkLabel = ViewKernel.DefaultSettingsLinkLabel
  /// ``ViewKernel/DefaultShareLinkLabel``.
  public typealias DefaultShareLinkLabel = ViewKernel.DefaultShareLinkLabel
  /// ``ViewKernel/DefaultTabLabel``.
  public typealias DefaultTabLabel = ViewKernel.DefaultTabLabel
  /// ``ViewKernel/DefaultTabViewStyle``.
  public typealias DefaultTabViewStyle = ViewKernel.DefaultTabViewStyle
  /// ``ViewKernel/DefaultTextFieldStyle``.
  public typealias DefaultTextFieldStyle = ViewKernel.DefaultTextFieldStyle
  /// ``ViewKernel/DefaultToggleStyle``.
  public typealias DefaultToggleStyle = ViewKernel.DefaultToggleStyle
  /// ``ViewKernel/DefaultToolbarItem``.
  public typealias DefaultToolbarItem = ViewKernel.DefaultToolbarItem
  /// ``ViewKernel/DefaultWindowToolbarStyle``.
  public typealias DefaultWindowToolbarStyle = ViewKernel.DefaultWindowToolbarStyle
  /// ``ViewKernel/Deferred``.
  public typealias Deferred<DeferredPublisher: Publisher> = ViewKernel.Deferred<DeferredPublisher>
  /// ``ViewKernel/DialogSeverity``.
  public typealias DialogSeverity = ViewKernel.DialogSeverity
  /// ``ViewKernel/DisabledTextSelectability``.
  public typealias DisabledTextSelectability = ViewKernel.DisabledTextSelectability
  /// ``ViewKernel/DisclosureGroup``.
  public typealias DisclosureGroup<Label: View, Content: View> = ViewKernel.DisclosureGroup<Label, Content>
  /// ``ViewKernel/DisclosureGroupStyle``.
  public typealias DisclosureGroupStyle = ViewKernel.DisclosureGroupStyle
  /// ``ViewKernel/DisclosureGroupStyleConfiguration``.
  public typealias DisclosureGroupStyleConfiguration = ViewKernel.DisclosureGroupStyleConfiguration
  /// ``ViewKernel/DismissAction``.
  public typealias DismissAction = ViewKernel.DismissAction
  /// ``ViewKernel/DismissSearchAction``.
  public typealias DismissSearchAction = ViewKernel.DismissSearchAction
  /// ``ViewKernel/DismissWindowAction``.
  public typealias DismissWindowAction = ViewKernel.DismissWindowAction
  /// ``ViewKernel/DisplayProxy``.
  public typealias DisplayProxy = ViewKernel.DisplayProxy
  /// ``ViewKernel/Divider``.
  public typealias Divider = ViewKernel.Divider
  /// ``ViewKernel/DocumentConfiguration``.
  public typealias DocumentConfiguration = ViewKernel.DocumentConfiguration
  /// ``ViewKernel/DocumentGroup``.
  public typealias DocumentGroup<Document, Content: View> = ViewKernel.DocumentGroup<Document, Content>
  /// ``ViewKernel/DoubleColumnNavigationViewStyle``.
  public typealias DoubleColumnNavigationViewStyle = ViewKernel.DoubleColumnNavigationViewStyle
  /// ``ViewKernel/DragGesture``.
  public typealias DragGesture = ViewKernel.DragGesture
  /// ``ViewKernel/DropDelegate``.
  public typealias DropDelegate = ViewKernel.DropDelegate
  /// ``ViewKernel/DropInfo``.
  public typealias DropInfo = ViewKernel.DropInfo
  /// ``ViewKernel/DropOperation``.
  public typealias DropOperation = ViewKernel.DropOperation
  /// ``ViewKernel/DropProposal``.
  public typealias DropProposal = ViewKernel.DropProposal
  /// ``ViewKernel/DynamicProperty``.
  public typealias DynamicProperty = ViewKernel.DynamicProperty
  /// ``ViewKernel/DynamicTypeSize``.
  public typealias DynamicTypeSize = ViewKernel.DynamicTypeSize
  /// ``ViewKernel/DynamicViewContent``.
  public typealias DynamicViewContent = ViewKernel.DynamicViewContent
  /// ``/HostTree/Edge``.
  public typealias Edge = HostTree.Edge
  /// ``/HostTree/EdgeInsets``.
  public typealias EdgeInsets = HostTree.EdgeInsets
  /// ``ViewKernel/EditActions``.
  public typealias EditActions<Data> = ViewKernel.EditActions<Data>
  /// ``ViewKernel/EditButton``.
  public typealias EditButton = ViewKernel.EditButton
  /// ``ViewKernel/EditMode``.
  public typealias EditMode = ViewKernel.EditMode
  /// ``ViewKernel/EditableCollectionContent``.
  public typealias EditableCollectionContent<Content: View, Data: MutableCollection> = ViewKernel
    .EditableCollectionContent<Content, Data>
  /// ``ViewKernel/Ellipse``.
  public typealias Ellipse = ViewKernel.Ellipse
  /// ``ViewKernel/EllipticalGradient``.
  public typealias EllipticalGradient = ViewKernel.EllipticalGradient
  /// ``ViewKernel/Empty``.
  public typealias Empty<Output, Failure: Error> = ViewKernel.Empty<Output, Failure>
  /// ``/HostTree/EmptyAnimatableData``.
  public typealias EmptyAnimatableData = HostTree.EmptyAnimatableData
  /// ``ViewKernel/EmptyCommands``.
  public typealias EmptyCommands = ViewKernel.EmptyCommands
  /// ``ViewKernel/EmptyMatchedTransitionSourceConfiguration``.
  public typealias EmptyMatchedTransitionSourceConfiguration = ViewKernel.EmptyMatchedTransitionSourceConfiguration
  /// ``ViewKernel/EmptyModifier``.
  public typealias EmptyModifier = ViewKernel.EmptyModifier
  /// ``ViewKernel/EmptyView``.
  public typealias EmptyView = ViewKernel.EmptyView
  /// ``ViewKernel/EmptyVisualEffect``.
  public typealias EmptyVisualEffect = ViewKernel.EmptyVisualEffect
  /// ``ViewKernel/EnabledTextSelectability``.
  public typealias EnabledTextSelectability = ViewKernel.EnabledTextSelectability
  /// ``ViewKernel/Environment``.
  public typealias Environment<Value> = ViewKernel.Environment<Value>
  /// ``ViewKernel/EnvironmentKey``.
  public typealias EnvironmentKey = ViewKernel.EnvironmentKey
  /// ``ViewKernel/EnvironmentObject``.
  public typealias EnvironmentObject<ObjectType: ObservableObject> = ViewKernel.EnvironmentObject<ObjectType>
  /// ``ViewKernel/EnvironmentValues``.
  public typealias EnvironmentValues = ViewKernel.EnvironmentValues
  /// ``ViewKernel/EquatableView``.
  public typealias EquatableView<Content: View & Equatable> = ViewKernel.EquatableView<Content>
  /// ``ViewKernel/EventModifiers``.
  public typealias EventModifiers = ViewKernel.EventModifiers
  /// ``ViewKernel/EveryMinuteTimelineSchedule``.
  public typealias EveryMinuteTimelineSchedule = ViewKernel.EveryMinuteTimelineSchedule
  /// ``ViewKernel/ExclusiveGesture``.
  public typealias ExclusiveGesture<First: Gesture, Second: Gesture> = ViewKernel.ExclusiveGesture<First, Second>
  /// ``ViewKernel/ExpandedWindowToolbarStyle``.
  public typealias ExpandedWindowToolbarStyle = ViewKernel.ExpandedWindowToolbarStyle
  /// ``ViewKernel/ExplicitTimelineSchedule``.
  public typealias ExplicitTimelineSchedule<Entries: Sequence> = ViewKernel.ExplicitTimelineSchedule<Entries>
  where Entries.Element == Date
  /// ``ViewKernel/Fail``.
  public typealias Fail<Output, Failure: Error> = ViewKernel.Fail<Output, Failure>
  /// ``ViewKernel/FileDialogBrowserOptions``.
  public typealias FileDialogBrowserOptions = ViewKernel.FileDialogBrowserOptions
  /// ``ViewKernel/FileDocument``.
  public typealias FileDocument = ViewKernel.FileDocument
  /// ``ViewKernel/FileDocumentConfiguration``.
  public typealias FileDocumentConfiguration<Document: FileDocument> = ViewKernel.FileDocumentConfiguration<Document>
  /// ``ViewKernel/FillShapeStyle``.
  public typealias FillShapeStyle = ViewKernel.FillShapeStyle
  /// ``ViewKernel/FillShapeView``.
  public typealias FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> = ViewKernel.FillShapeView<
    Content, Style, Background
  >
  /// ``/HostTree/FillStyle``.
  public typealias FillStyle = HostTree.FillStyle
  /// ``ViewKernel/FocusInteractions``.
  public typealias FocusInteractions = ViewKernel.FocusInteractions
  /// ``ViewKernel/FocusState``.
  public typealias FocusState<Value: Hashable> = ViewKernel.FocusState<Value>
  /// ``ViewKernel/FocusedBinding``.
  public typealias FocusedBinding<Value> = ViewKernel.FocusedBinding<Value>
  /// ``ViewKernel/FocusedObject``.
  public typealias FocusedObject<ObjectType: ObservableObject> = ViewKernel.FocusedObject<ObjectType>
  /// ``ViewKernel/FocusedValue``.
  public typealias FocusedValue<Value> = ViewKernel.FocusedValue<Value>
  /// ``ViewKernel/FocusedValueKey``.
  public typealias FocusedValueKey = ViewKernel.FocusedValueKey
  /// ``ViewKernel/FocusedValues``.
  public typealias FocusedValues = ViewKernel.FocusedValues
  /// ``ViewKernel/Font``.
  public typealias Font = ViewKernel.Font
  /// ``ViewKernel/ForEach``.
  public typealias ForEach<Data: RandomAccessCollection, ID: Hashable, Content> = ViewKernel.ForEach<Data, ID, Content>
  /// ``ViewKernel/ForegroundStyle``.
  public typealias ForegroundStyle = ViewKernel.ForegroundStyle
  /// ``ViewKernel/Form``.
  public typealias Form<Content: View> = ViewKernel.Form<Content>
  /// ``ViewKernel/FormStyle``.
  public typealias FormStyle = ViewKernel.FormStyle
  /// ``ViewKernel/FormStyleConfiguration``.
  public typealias FormStyleConfiguration = ViewKernel.FormStyleConfiguration
  /// ``ViewKernel/FrameResizeDirection``.
  public typealias FrameResizeDirection = ViewKernel.FrameResizeDirection
  /// ``ViewKernel/FrameResizePosition``.
  public typealias FrameResizePosition = ViewKernel.FrameResizePosition
  /// ``ViewKernel/Future``.
  public typealias Future<Output, Failure: Error> = ViewKernel.Future<Output, Failure>
}
