public import HostTree

/// SwiftUI's names behind the name of its module, so that code which says `SwiftUI.Text`, as a type of its own has the
/// short name, stays as it is.
///
/// ```swift
/// struct Text {
///   var label: some SwiftUI.View { SwiftUI.Text("One") }
/// }
/// print(type(of: Text().label))
/// // Prints "Text"
/// ```
public enum SwiftUI {}

extension SwiftUI {
  /// ``ViewKernel/AccessibilityActionCategory``.
  public typealias AccessibilityActionCategory = ViewKernel.AccessibilityActionCategory
  /// ``ViewKernel/AccessibilityActionKind``.
  public typealias AccessibilityActionKind = ViewKernel.AccessibilityActionKind
  /// ``ViewKernel/AccessibilityAdjustmentDirection``.
  public typealias AccessibilityAdjustmentDirection = ViewKernel.AccessibilityAdjustmentDirection
  /// ``ViewKernel/AccessibilityChildBehavior``.
  public typealias AccessibilityChildBehavior = ViewKernel.AccessibilityChildBehavior
  /// ``ViewKernel/AccessibilityCustomContentKey``.
  public typealias AccessibilityCustomContentKey = ViewKernel.AccessibilityCustomContentKey
  /// ``ViewKernel/AccessibilityDirectTouchOptions``.
  public typealias AccessibilityDirectTouchOptions = ViewKernel.AccessibilityDirectTouchOptions
  /// ``ViewKernel/AccessibilityFocusState``.
  public typealias AccessibilityFocusState<Value: Hashable> = ViewKernel.AccessibilityFocusState<Value>
  /// ``ViewKernel/AccessibilityHeadingLevel``.
  public typealias AccessibilityHeadingLevel = ViewKernel.AccessibilityHeadingLevel
  /// ``ViewKernel/AccessibilityLabeledPairRole``.
  public typealias AccessibilityLabeledPairRole = ViewKernel.AccessibilityLabeledPairRole
  /// ``ViewKernel/AccessibilityRotorEntry``.
  public typealias AccessibilityRotorEntry<ID: Hashable> = ViewKernel.AccessibilityRotorEntry<ID>
  /// ``ViewKernel/AccessibilitySystemRotor``.
  public typealias AccessibilitySystemRotor = ViewKernel.AccessibilitySystemRotor
  /// ``ViewKernel/AccessibilityTextContentType``.
  public typealias AccessibilityTextContentType = ViewKernel.AccessibilityTextContentType
  /// ``ViewKernel/AccessibilityTraits``.
  public typealias AccessibilityTraits = ViewKernel.AccessibilityTraits
  /// ``ViewKernel/AccessibilityZoomGestureAction``.
  public typealias AccessibilityZoomGestureAction = ViewKernel.AccessibilityZoomGestureAction
  /// ``ViewKernel/AccessoryCircularCapacityGaugeStyle``.
  public typealias AccessoryCircularCapacityGaugeStyle = ViewKernel.AccessoryCircularCapacityGaugeStyle
  /// ``ViewKernel/AccessoryCircularGaugeStyle``.
  public typealias AccessoryCircularGaugeStyle = ViewKernel.AccessoryCircularGaugeStyle
  /// ``ViewKernel/AccessoryLinearCapacityGaugeStyle``.
  public typealias AccessoryLinearCapacityGaugeStyle = ViewKernel.AccessoryLinearCapacityGaugeStyle
  /// ``ViewKernel/AccessoryLinearGaugeStyle``.
  public typealias AccessoryLinearGaugeStyle = ViewKernel.AccessoryLinearGaugeStyle
  /// ``ViewKernel/ActionSheet``.
  public typealias ActionSheet = ViewKernel.ActionSheet
  /// ``ViewKernel/AdaptableTabBarPlacement``.
  public typealias AdaptableTabBarPlacement = ViewKernel.AdaptableTabBarPlacement
  /// ``ViewKernel/Alert``.
  public typealias Alert = ViewKernel.Alert
  /// ``/HostTree/Alignment``.
  public typealias Alignment = HostTree.Alignment
  /// ``/HostTree/AlignmentID``.
  public typealias AlignmentID = HostTree.AlignmentID
  /// ``ViewKernel/AlternatingRowBackgroundBehavior``.
  public typealias AlternatingRowBackgroundBehavior = ViewKernel.AlternatingRowBackgroundBehavior
  /// ``ViewKernel/Anchor``.
  public typealias Anchor<Value> = ViewKernel.Anchor<Value>
  /// ``/HostTree/Angle``.
  public typealias Angle = HostTree.Angle
  /// ``ViewKernel/AngularGradient``.
  public typealias AngularGradient = ViewKernel.AngularGradient
  /// ``/HostTree/Animatable``.
  public typealias Animatable = HostTree.Animatable
  /// ``ViewKernel/AnimatableModifier``.
  public typealias AnimatableModifier = ViewKernel.AnimatableModifier
  /// ``ViewKernel/AnimatablePair``.
  public typealias AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic> = ViewKernel.AnimatablePair<
    First, Second
  >
  /// ``ViewKernel/Animation``.
  public typealias Animation = ViewKernel.Animation
  /// ``ViewKernel/AnimationCompletionCriteria``.
  public typealias AnimationCompletionCriteria = ViewKernel.AnimationCompletionCriteria
  /// ``ViewKernel/AnimationContext``.
  public typealias AnimationContext<Value: VectorArithmetic> = ViewKernel.AnimationContext<Value>
  /// ``ViewKernel/AnimationState``.
  public typealias AnimationState<Value: VectorArithmetic> = ViewKernel.AnimationState<Value>
  /// ``ViewKernel/AnimationStateKey``.
  public typealias AnimationStateKey = ViewKernel.AnimationStateKey
  /// ``ViewKernel/AnimationTimelineSchedule``.
  public typealias AnimationTimelineSchedule = ViewKernel.AnimationTimelineSchedule
  /// ``ViewKernel/AnyCancellable``.
  public typealias AnyCancellable = ViewKernel.AnyCancellable
  /// ``ViewKernel/AnyGesture``.
  public typealias AnyGesture<Value> = ViewKernel.AnyGesture<Value>
  /// ``ViewKernel/AnyGradient``.
  public typealias AnyGradient = ViewKernel.AnyGradient
  /// ``ViewKernel/AnyLayout``.
  public typealias AnyLayout = ViewKernel.AnyLayout
  /// ``ViewKernel/AnyPublisher``.
  public typealias AnyPublisher<Output, Failure: Error> = ViewKernel.AnyPublisher<Output, Failure>
  /// ``ViewKernel/AnyScrollTargetBehavior``.
  public typealias AnyScrollTargetBehavior = ViewKernel.AnyScrollTargetBehavior
  /// ``ViewKernel/AnyShape``.
  public typealias AnyShape = ViewKernel.AnyShape
  /// ``ViewKernel/AnyShapeStyle``.
  public typealias AnyShapeStyle = ViewKernel.AnyShapeStyle
  /// ``ViewKernel/AnyTransition``.
  public typealias AnyTransition = ViewKernel.AnyTransition
  /// ``ViewKernel/AnyView``.
  public typealias AnyView = ViewKernel.AnyView
  /// ``ViewKernel/App``.
  public typealias App = ViewKernel.App
  /// ``ViewKernel/AppStorage``.
  public typealias AppStorage<Value> = ViewKernel.AppStorage<Value>
  /// ``ViewKernel/AsymmetricTransition``.
  public typealias AsymmetricTransition<Insertion: Transition, Removal: Transition> = ViewKernel.AsymmetricTransition<
    Insertion, Removal
  >
  /// ``ViewKernel/AsyncImage``.
  public typealias AsyncImage<Content: View> = ViewKernel.AsyncImage<Content>
  /// ``ViewKernel/AsyncImagePhase``.
  public typealias AsyncImagePhase = ViewKernel.AsyncImagePhase
  /// ``ViewKernel/AttributedTextFormatting``.
  public typealias AttributedTextFormatting = ViewKernel.AttributedTextFormatting
  /// ``ViewKernel/AttributedTextFormattingDefinition``.
  public typealias AttributedTextFormattingDefinition = ViewKernel.AttributedTextFormattingDefinition
  /// ``ViewKernel/AttributedTextSelection``.
  public typealias AttributedTextSelection = ViewKernel.AttributedTextSelection
  /// ``ViewKernel/AttributedTextValueConstraint``.
  public typealias AttributedTextValueConstraint = ViewKernel.AttributedTextValueConstraint
  /// ``ViewKernel/AutomaticControlGroupStyle``.
  public typealias AutomaticControlGroupStyle = ViewKernel.AutomaticControlGroupStyle
  /// ``ViewKernel/AutomaticDisclosureGroupStyle``.
  public typealias AutomaticDisclosureGroupStyle = ViewKernel.AutomaticDisclosureGroupStyle
  /// ``ViewKernel/AutomaticFormStyle``.
  public typealias AutomaticFormStyle = ViewKernel.AutomaticFormStyle
  /// ``ViewKernel/AutomaticLabeledContentStyle``.
  public typealias AutomaticLabeledContentStyle = ViewKernel.AutomaticLabeledContentStyle
  /// ``ViewKernel/AutomaticMenuBarExtraStyle``.
  public typealias AutomaticMenuBarExtraStyle = ViewKernel.AutomaticMenuBarExtraStyle
  /// ``ViewKernel/AutomaticNavigationSplitViewStyle``.
  public typealias AutomaticNavigationSplitViewStyle = ViewKernel.AutomaticNavigationSplitViewStyle
  /// ``ViewKernel/AutomaticNavigationTransition``.
  public typealias AutomaticNavigationTransition = ViewKernel.AutomaticNavigationTransition
  /// ``ViewKernel/AutomaticTextEditorStyle``.
  public typealias AutomaticTextEditorStyle = ViewKernel.AutomaticTextEditorStyle
  /// ``/HostTree/Axis``.
  public typealias Axis = HostTree.Axis
  /// ``ViewKernel/BackgroundStyle``.
  public typealias BackgroundStyle = ViewKernel.BackgroundStyle
  /// ``ViewKernel/BackgroundTask``.
  public typealias BackgroundTask<Request, Response> = ViewKernel.BackgroundTask<Request, Response>
  /// ``ViewKernel/BadgeProminence``.
  public typealias BadgeProminence = ViewKernel.BadgeProminence
  /// ``ViewKernel/BalancedNavigationSplitViewStyle``.
  public typealias BalancedNavigationSplitViewStyle = ViewKernel.BalancedNavigationSplitViewStyle
  /// ``ViewKernel/Bindable``.
  public typealias Bindable<Value> = ViewKernel.Bindable<Value>
  /// ``ViewKernel/Binding``.
  public typealias Binding<Value> = ViewKernel.Binding<Value>
  /// ``/HostTree/BlendMode``.
  public typealias BlendMode = HostTree.BlendMode
  /// ``ViewKernel/BlurReplaceTransition``.
  public typealias BlurReplaceTransition = ViewKernel.BlurReplaceTransition
  /// ``ViewKernel/BorderedButtonStyle``.
  public typealias BorderedButtonStyle = ViewKernel.BorderedButtonStyle
  /// ``ViewKernel/BorderedProminentButtonStyle``.
  public typealias BorderedProminentButtonStyle = ViewKernel.BorderedProminentButtonStyle
  /// ``ViewKernel/BorderedTableStyle``.
  public typealias BorderedTableStyle = ViewKernel.BorderedTableStyle
  /// ``ViewKernel/BorderlessButtonMenuStyle``.
  public typealias BorderlessButtonMenuStyle = ViewKernel.BorderlessButtonMenuStyle
  /// ``ViewKernel/BorderlessButtonStyle``.
  public typealias BorderlessButtonStyle = ViewKernel.BorderlessButtonStyle
  /// ``ViewKernel/Button``.
  public typealias Button<Label: View> = ViewKernel.Button<Label>
  /// ``ViewKernel/ButtonBorderShape``.
  public typealias ButtonBorderShape = ViewKernel.ButtonBorderShape
  /// ``ViewKernel/ButtonMenuStyle``.
  public typealias ButtonMenuStyle = ViewKernel.ButtonMenuStyle
  /// ``ViewKernel/ButtonRepeatBehavior``.
  public typealias ButtonRepeatBehavior = ViewKernel.ButtonRepeatBehavior
  /// ``ViewKernel/ButtonRole``.
  public typealias ButtonRole = ViewKernel.ButtonRole
  /// ``ViewKernel/ButtonSizing``.
  public typealias ButtonSizing = ViewKernel.ButtonSizing
  /// ``ViewKernel/ButtonStyle``.
  public typealias ButtonStyle = ViewKernel.ButtonStyle
  /// ``ViewKernel/ButtonStyleConfiguration``.
  public typealias ButtonStyleConfiguration = ViewKernel.ButtonStyleConfiguration
  /// ``ViewKernel/ButtonToggleStyle``.
  public typealias ButtonToggleStyle = ViewKernel.ButtonToggleStyle
  /// ``ViewKernel/Cancellable``.
  public typealias Cancellable = ViewKernel.Cancellable
  /// ``ViewKernel/Canvas``.
  public typealias Canvas<Symbols: View> = ViewKernel.Canvas<Symbols>
  /// ``ViewKernel/Capsule``.
  public typealias Capsule = ViewKernel.Capsule
  /// ``ViewKernel/CheckboxToggleStyle``.
  public typealias CheckboxToggleStyle = ViewKernel.CheckboxToggleStyle
  /// ``ViewKernel/Circle``.
  public typealias Circle = ViewKernel.Circle
  /// ``ViewKernel/CircularProgressViewStyle``.
  public typealias CircularProgressViewStyle = ViewKernel.CircularProgressViewStyle
  /// ``ViewKernel/Color``.
  public typealias Color = ViewKernel.Color
  /// ``ViewKernel/ColorPicker``.
  public typealias ColorPicker<Label: View> = ViewKernel.ColorPicker<Label>
  /// ``/HostTree/ColorRenderingMode``.
  public typealias ColorRenderingMode = HostTree.ColorRenderingMode
  /// ``/HostTree/ColorResource``.
  public typealias ColorResource = HostTree.ColorResource
  /// ``ViewKernel/ColorScheme``.
  public typealias ColorScheme = ViewKernel.ColorScheme
  /// ``ViewKernel/ColorSchemeContrast``.
  public typealias ColorSchemeContrast = ViewKernel.ColorSchemeContrast
  /// ``ViewKernel/ColumnNavigationViewStyle``.
  public typealias ColumnNavigationViewStyle = ViewKernel.ColumnNavigationViewStyle
  /// ``ViewKernel/ColumnsFormStyle``.
  public typealias ColumnsFormStyle = ViewKernel.ColumnsFormStyle
  /// ``ViewKernel/CommandGroup``.
  public typealias CommandGroup<Content: View> = ViewKernel.CommandGroup<Content>
  /// ``ViewKernel/CommandGroupPlacement``.
  public typealias CommandGroupPlacement = ViewKernel.CommandGroupPlacement
  /// ``ViewKernel/CommandMenu``.
  public typealias CommandMenu<Content: View> = ViewKernel.CommandMenu<Content>
  /// ``ViewKernel/Commands``.
  public typealias Commands = ViewKernel.Commands
  /// ``ViewKernel/CommandsBuilder``.
  public typealias CommandsBuilder = ViewKernel.CommandsBuilder
  /// ``ViewKernel/FieldDatePickerStyle``.
  public typealias FieldDatePickerStyle = ViewKernel.FieldDatePickerStyle
  /// ``ViewKernel/StepperFieldDatePickerStyle``.
  public typealias StepperFieldDatePickerStyle = ViewKernel.StepperFieldDatePickerStyle
  /// ``ViewKernel/CompactDatePickerStyle``.
  public typealias CompactDatePickerStyle = ViewKernel.CompactDatePickerStyle
  /// ``ViewKernel/CompactMenuControlGroupStyle``.
  public typealias CompactMenuControlGroupStyle = ViewKernel.CompactMenuControlGroupStyle
  /// ``ViewKernel/ConcentricRectangle``.
  public typealias ConcentricRectangle = ViewKernel.ConcentricRectangle
  /// ``ViewKernel/ConnectablePublisher``.
  public typealias ConnectablePublisher = ViewKernel.ConnectablePublisher
  /// ``ViewKernel/ContainerBackgroundPlacement``.
  public typealias ContainerBackgroundPlacement = ViewKernel.ContainerBackgroundPlacement
  /// ``ViewKernel/ContainerRelativeShape``.
  public typealias ContainerRelativeShape = ViewKernel.ContainerRelativeShape
  /// ``ViewKernel/ContainerValueKey``.
  public typealias ContainerValueKey = ViewKernel.ContainerValueKey
  /// ``ViewKernel/ContainerValues``.
  public typealias ContainerValues = ViewKernel.ContainerValues
  /// ``ViewKernel/ContentMarginPlacement``.
  public typealias ContentMarginPlacement = ViewKernel.ContentMarginPlacement
  /// ``/HostTree/ContentMode``.
  public typealias ContentMode = HostTree.ContentMode
  /// ``ViewKernel/ContentShapeKinds``.
  public typealias ContentShapeKinds = ViewKernel.ContentShapeKinds
  /// ``ViewKernel/ContentSizeCategory``.
  public typealias ContentSizeCategory = ViewKernel.ContentSizeCategory
  /// ``ViewKernel/ContentTransition``.
  public typealias ContentTransition = ViewKernel.ContentTransition
  /// ``ViewKernel/ContentUnavailableView``.
  public typealias ContentUnavailableView<Label: View, Description: View, Actions: View> = ViewKernel
    .ContentUnavailableView<Label, Description, Actions>
  /// ``ViewKernel/ControlGroup``.
  public typealias ControlGroup<Content: View> = ViewKernel.ControlGroup<Content>
  /// ``ViewKernel/ControlGroupStyle``.
  public typealias ControlGroupStyle = ViewKernel.ControlGroupStyle
  /// ``ViewKernel/ControlGroupStyleConfiguration``.
  public typealias ControlGroupStyleConfiguration = ViewKernel.ControlGroupStyleConfiguration
  /// ``ViewKernel/ControlSize``.
  public typealias ControlSize = ViewKernel.ControlSize
  /// ``ViewKernel/CoordinateSpace``.
  public typealias CoordinateSpace = ViewKernel.CoordinateSpace
  /// ``ViewKernel/CoordinateSpaceProtocol``.
  public typealias CoordinateSpaceProtocol = ViewKernel.CoordinateSpaceProtocol
  /// ``ViewKernel/CubicKeyframe``.
  public typealias CubicKeyframe<Value: Animatable> = ViewKernel.CubicKeyframe<Value>
  /// ``ViewKernel/CurrentValueSubject``.
  public typealias CurrentValueSubject<Output, Failure: Error> = ViewKernel.CurrentValueSubject<Output, Failure>
  /// ``ViewKernel/CustomAnimation``.
  public typealias CustomAnimation = ViewKernel.CustomAnimation
  /// ``ViewKernel/CustomPresentationDetent``.
  public typealias CustomPresentationDetent = ViewKernel.CustomPresentationDetent
  /// ``ViewKernel/CustomizableToolbarContent``.
  public typealias CustomizableToolbarContent = ViewKernel.CustomizableToolbarContent
}
