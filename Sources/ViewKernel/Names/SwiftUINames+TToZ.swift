public import HostTree

extension SwiftUI {
  /// ``ViewKernel/Tab``.
  public typealias Tab<Value: Hashable, Content: View, Label: View> = ViewKernel.Tab<Value, Content, Label>
  /// ``ViewKernel/TabBarMinimizeBehavior``.
  public typealias TabBarMinimizeBehavior = ViewKernel.TabBarMinimizeBehavior
  /// ``ViewKernel/TabBarOnlyTabViewStyle``.
  public typealias TabBarOnlyTabViewStyle = ViewKernel.TabBarOnlyTabViewStyle
  /// ``ViewKernel/TabBarPlacement``.
  public typealias TabBarPlacement = ViewKernel.TabBarPlacement
  /// ``ViewKernel/TabContent``.
  public typealias TabContent = ViewKernel.TabContent
  /// ``ViewKernel/TabContentBuilder``.
  public typealias TabContentBuilder<TabValue: Hashable> = ViewKernel.TabContentBuilder<TabValue>
  /// ``ViewKernel/TabCustomizationBehavior``.
  public typealias TabCustomizationBehavior = ViewKernel.TabCustomizationBehavior
  /// ``ViewKernel/TabPlacement``.
  public typealias TabPlacement = ViewKernel.TabPlacement
  /// ``ViewKernel/TabRole``.
  public typealias TabRole = ViewKernel.TabRole
  /// ``ViewKernel/TabSearchActivation``.
  public typealias TabSearchActivation = ViewKernel.TabSearchActivation
  /// ``ViewKernel/TabSection``.
  public typealias TabSection<Header: View, Content: View, Footer: View, SelectionValue: Hashable> = ViewKernel
    .TabSection<Header, Content, Footer, SelectionValue>
  /// ``ViewKernel/TabView``.
  public typealias TabView<SelectionValue: Hashable, Content: View> = ViewKernel.TabView<SelectionValue, Content>
  /// ``ViewKernel/TabViewBottomAccessoryPlacement``.
  public typealias TabViewBottomAccessoryPlacement = ViewKernel.TabViewBottomAccessoryPlacement
  /// ``ViewKernel/TabViewCustomization``.
  public typealias TabViewCustomization = ViewKernel.TabViewCustomization
  /// ``ViewKernel/TabViewStyle``.
  public typealias TabViewStyle = ViewKernel.TabViewStyle
  /// ``ViewKernel/Table``.
  public typealias Table<Value, Rows: TableRowContent, Columns: TableColumnContent> = ViewKernel.Table<
    Value, Rows, Columns
  > where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue
  /// ``ViewKernel/TableColumn``.
  public typealias TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> = ViewKernel
    .TableColumn<RowValue, Sort, Content, Label>
  /// ``ViewKernel/TableColumnBuilder``.
  public typealias TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> = ViewKernel.TableColumnBuilder<
    RowValue, Sort
  >
  /// ``ViewKernel/TableColumnForEach``.
  public typealias TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
    Content: TableColumnContent
  > = ViewKernel.TableColumnForEach<Data, ID, RowValue, Sort, Content>
  where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator
  /// ``ViewKernel/TableRow``.
  public typealias TableRow<Value: Identifiable> = ViewKernel.TableRow<Value>
  /// ``ViewKernel/TableRowBuilder``.
  public typealias TableRowBuilder<Value: Identifiable> = ViewKernel.TableRowBuilder<Value>
  /// ``ViewKernel/TableStyle``.
  public typealias TableStyle = ViewKernel.TableStyle
  /// ``ViewKernel/TapGesture``.
  public typealias TapGesture = ViewKernel.TapGesture
  /// ``ViewKernel/Text``.
  public typealias Text = ViewKernel.Text
  /// ``ViewKernel/TextAlignment``.
  public typealias TextAlignment = ViewKernel.TextAlignment
  /// ``ViewKernel/TextEditingCommands``.
  public typealias TextEditingCommands = ViewKernel.TextEditingCommands
  /// ``ViewKernel/TextEditor``.
  public typealias TextEditor = ViewKernel.TextEditor
  /// ``ViewKernel/TextEditorStyle``.
  public typealias TextEditorStyle = ViewKernel.TextEditorStyle
  /// ``ViewKernel/TextField``.
  public typealias TextField<Label: View> = ViewKernel.TextField<Label>
  /// ``ViewKernel/TextFieldStyle``.
  public typealias TextFieldStyle = ViewKernel.TextFieldStyle
  /// ``ViewKernel/TextFormattingCommands``.
  public typealias TextFormattingCommands = ViewKernel.TextFormattingCommands
  /// ``ViewKernel/TextInputAutocapitalization``.
  public typealias TextInputAutocapitalization = ViewKernel.TextInputAutocapitalization
  /// ``ViewKernel/TextInputDictationBehavior``.
  public typealias TextInputDictationBehavior = ViewKernel.TextInputDictationBehavior
  /// ``ViewKernel/TextSelectability``.
  public typealias TextSelectability = ViewKernel.TextSelectability
  /// ``ViewKernel/TextSelection``.
  public typealias TextSelection = ViewKernel.TextSelection
  /// ``ViewKernel/TextSelectionAffinity``.
  public typealias TextSelectionAffinity = ViewKernel.TextSelectionAffinity
  /// ``ViewKernel/TimelineSchedule``.
  public typealias TimelineSchedule = ViewKernel.TimelineSchedule
  /// ``ViewKernel/TimelineScheduleMode``.
  public typealias TimelineScheduleMode = ViewKernel.TimelineScheduleMode
  /// ``ViewKernel/TimelineView``.
  public typealias TimelineView<Schedule: TimelineSchedule, Content> = ViewKernel.TimelineView<Schedule, Content>
  /// ``ViewKernel/TintShapeStyle``.
  public typealias TintShapeStyle = ViewKernel.TintShapeStyle
  /// ``ViewKernel/TitleAndIconLabelStyle``.
  public typealias TitleAndIconLabelStyle = ViewKernel.TitleAndIconLabelStyle
  /// ``ViewKernel/TitleOnlyLabelStyle``.
  public typealias TitleOnlyLabelStyle = ViewKernel.TitleOnlyLabelStyle
  /// ``ViewKernel/Toggle``.
  public typealias Toggle<Label: View> = ViewKernel.Toggle<Label>
  /// ``ViewKernel/ToggleStyle``.
  public typealias ToggleStyle = ViewKernel.ToggleStyle
  /// ``ViewKernel/ToggleStyleConfiguration``.
  public typealias ToggleStyleConfiguration = ViewKernel.ToggleStyleConfiguration
  /// ``ViewKernel/ToolbarContent``.
  public typealias ToolbarContent = ViewKernel.ToolbarContent
  /// ``ViewKernel/ToolbarContentBuilder``.
  public typealias ToolbarContentBuilder = ViewKernel.ToolbarContentBuilder
  /// ``ViewKernel/ToolbarCustomizationBehavior``.
  public typealias ToolbarCustomizationBehavior = ViewKernel.ToolbarCustomizationBehavior
  /// ``ViewKernel/ToolbarDefaultItemKind``.
  public typealias ToolbarDefaultItemKind = ViewKernel.ToolbarDefaultItemKind
  /// ``ViewKernel/ToolbarItem``.
  public typealias ToolbarItem<ID, Content: View> = ViewKernel.ToolbarItem<ID, Content>
  /// ``ViewKernel/ToolbarItemGroup``.
  public typealias ToolbarItemGroup<Content: View> = ViewKernel.ToolbarItemGroup<Content>
  /// ``ViewKernel/ToolbarItemPlacement``.
  public typealias ToolbarItemPlacement = ViewKernel.ToolbarItemPlacement
  /// ``ViewKernel/ToolbarLabelStyle``.
  public typealias ToolbarLabelStyle = ViewKernel.ToolbarLabelStyle
  /// ``ViewKernel/ToolbarPlacement``.
  public typealias ToolbarPlacement = ViewKernel.ToolbarPlacement
  /// ``ViewKernel/ToolbarRole``.
  public typealias ToolbarRole = ViewKernel.ToolbarRole
  /// ``ViewKernel/ToolbarSpacer``.
  public typealias ToolbarSpacer = ViewKernel.ToolbarSpacer
  /// ``ViewKernel/ToolbarTitleDisplayMode``.
  public typealias ToolbarTitleDisplayMode = ViewKernel.ToolbarTitleDisplayMode
  /// ``ViewKernel/ToolbarTitleMenu``.
  public typealias ToolbarTitleMenu<Content: View> = ViewKernel.ToolbarTitleMenu<Content>
  /// ``ViewKernel/Transaction``.
  public typealias Transaction = ViewKernel.Transaction
  /// ``ViewKernel/TransactionKey``.
  public typealias TransactionKey = ViewKernel.TransactionKey
  /// ``ViewKernel/Transferable``.
  public typealias Transferable = ViewKernel.Transferable
  /// ``ViewKernel/TransformedShape``.
  public typealias TransformedShape<Content: Shape> = ViewKernel.TransformedShape<Content>
  /// ``ViewKernel/Transition``.
  public typealias Transition = ViewKernel.Transition
  /// ``ViewKernel/TransitionPhase``.
  public typealias TransitionPhase = ViewKernel.TransitionPhase
  /// ``ViewKernel/TransitionProperties``.
  public typealias TransitionProperties = ViewKernel.TransitionProperties
  /// ``ViewKernel/TupleView``.
  public typealias TupleView<T> = ViewKernel.TupleView<T>
  /// ``ViewKernel/UnevenRoundedRectangle``.
  public typealias UnevenRoundedRectangle = ViewKernel.UnevenRoundedRectangle
  /// ``ViewKernel/UnifiedCompactWindowToolbarStyle``.
  public typealias UnifiedCompactWindowToolbarStyle = ViewKernel.UnifiedCompactWindowToolbarStyle
  /// ``ViewKernel/UnifiedWindowToolbarStyle``.
  public typealias UnifiedWindowToolbarStyle = ViewKernel.UnifiedWindowToolbarStyle
  /// ``ViewKernel/UnitCurve``.
  public typealias UnitCurve = ViewKernel.UnitCurve
  /// ``/HostTree/UnitPoint``.
  public typealias UnitPoint = HostTree.UnitPoint
  /// ``ViewKernel/UserInterfaceSizeClass``.
  public typealias UserInterfaceSizeClass = ViewKernel.UserInterfaceSizeClass
  /// ``ViewKernel/UtilityWindow``.
  public typealias UtilityWindow<Content: View> = ViewKernel.UtilityWindow<Content>
  /// ``ViewKernel/VerticalDirection``.
  public typealias VerticalDirection = ViewKernel.VerticalDirection
  /// ``ViewKernel/VStack``.
  public typealias VStack<Content: View> = ViewKernel.VStack<Content>
  /// ``ViewKernel/VStackLayout``.
  public typealias VStackLayout = ViewKernel.VStackLayout
  /// ``/HostTree/VectorArithmetic``.
  public typealias VectorArithmetic = HostTree.VectorArithmetic
  /// ``/HostTree/VerticalAlignment``.
  public typealias VerticalAlignment = HostTree.VerticalAlignment
  /// ``/HostTree/VerticalEdge``.
  public typealias VerticalEdge = HostTree.VerticalEdge
  /// ``ViewKernel/View``.
  public typealias View = ViewKernel.View
  /// ``ViewKernel/ViewAlignedScrollTargetBehavior``.
  public typealias ViewAlignedScrollTargetBehavior = ViewKernel.ViewAlignedScrollTargetBehavior
  /// ``ViewKernel/ViewBuilder``.
  public typealias ViewBuilder = ViewKernel.ViewBuilder
  /// ``/HostTree/ViewDimensions``.
  public typealias ViewDimensions = HostTree.ViewDimensions
  /// ``ViewKernel/ViewModifier``.
  public typealias ViewModifier = ViewKernel.ViewModifier
  /// ``/HostTree/ViewSpacing``.
  public typealias ViewSpacing = HostTree.ViewSpacing
  /// ``ViewKernel/VSplitView``.
  public typealias VSplitView<Content: View> = ViewKernel.VSplitView<Content>
  /// ``ViewKernel/ViewThatFits``.
  public typealias ViewThatFits<Content: View> = ViewKernel.ViewThatFits<Content>
  /// ``ViewKernel/Visibility``.
  public typealias Visibility = ViewKernel.Visibility
  /// ``ViewKernel/VisualEffect``.
  public typealias VisualEffect = ViewKernel.VisualEffect
  /// ``ViewKernel/WheelDatePickerStyle``.
  public typealias WheelDatePickerStyle = ViewKernel.WheelDatePickerStyle
  /// ``ViewKernel/WheelPickerStyle``.
  public typealias WheelPickerStyle = ViewKernel.WheelPickerStyle
  /// ``ViewKernel/Window``.
  public typealias Window<Content: View> = ViewKernel.Window<Content>
  /// ``ViewKernel/WindowGroup``.
  public typealias WindowGroup<Content: View> = ViewKernel.WindowGroup<Content>
  /// ``ViewKernel/WindowIdealSize``.
  public typealias WindowIdealSize = ViewKernel.WindowIdealSize
  /// ``ViewKernel/WindowInteractionBehavior``.
  public typealias WindowInteractionBehavior = ViewKernel.WindowInteractionBehavior
  /// ``ViewKernel/WindowLayoutRoot``.
  public typealias WindowLayoutRoot = ViewKernel.WindowLayoutRoot
  /// ``ViewKernel/WindowLevel``.
  public typealias WindowLevel = ViewKernel.WindowLevel
  /// ``ViewKernel/WindowManagerRole``.
  public typealias WindowManagerRole = ViewKernel.WindowManagerRole
  /// ``ViewKernel/WindowMenuBarExtraStyle``.
  public typealias WindowMenuBarExtraStyle = ViewKernel.WindowMenuBarExtraStyle
  /// ``ViewKernel/WindowPlacement``.
  public typealias WindowPlacement = ViewKernel.WindowPlacement
  /// ``ViewKernel/WindowPlacementContext``.
  public typealias WindowPlacementContext = ViewKernel.WindowPlacementContext
  /// ``ViewKernel/WindowResizability``.
  public typealias WindowResizability = ViewKernel.WindowResizability
  /// ``ViewKernel/WindowToolbarStyle``.
  public typealias WindowToolbarStyle = ViewKernel.WindowToolbarStyle
  /// ``ViewKernel/WritingToolsBehavior``.
  public typealias WritingToolsBehavior = ViewKernel.WritingToolsBehavior
  /// ``ViewKernel/ZStack``.
  public typealias ZStack<Content: View> = ViewKernel.ZStack<Content>
  /// ``/HostTree/ZStackLayout``.
  public typealias ZStackLayout = HostTree.ZStackLayout
  /// ``ViewKernel/ZoomNavigationTransition``.
  public typealias ZoomNavigationTransition = ViewKernel.ZoomNavigationTransition
}
