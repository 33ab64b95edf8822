public import HostTree

extension SwiftUI {
  /// ``ViewKernel/PageIndexViewStyle``.
  public typealias PageIndexViewStyle = ViewKernel.PageIndexViewStyle
  /// ``ViewKernel/PageTabViewStyle``.
  public typealias PageTabViewStyle = ViewKernel.PageTabViewStyle
  /// ``ViewKernel/PagingScrollTargetBehavior``.
  public typealias PagingScrollTargetBehavior = ViewKernel.PagingScrollTargetBehavior
  /// ``ViewKernel/PaletteControlGroupStyle``.
  public typealias PaletteControlGroupStyle = ViewKernel.PaletteControlGroupStyle
  /// ``ViewKernel/PalettePickerStyle``.
  public typealias PalettePickerStyle = ViewKernel.PalettePickerStyle
  /// ``ViewKernel/PassthroughSubject``.
  public typealias PassthroughSubject<Output, Failure: Error> = ViewKernel.PassthroughSubject<Output, Failure>
  /// ``ViewKernel/PasteButton``.
  public typealias PasteButton = ViewKernel.PasteButton
  /// ``/HostTree/Path``.
  public typealias Path = HostTree.Path
  /// ``ViewKernel/PeriodicTimelineSchedule``.
  public typealias PeriodicTimelineSchedule = ViewKernel.PeriodicTimelineSchedule
  /// ``ViewKernel/PhaseAnimator``.
  public typealias PhaseAnimator<Phase: Equatable, Content: View> = ViewKernel.PhaseAnimator<Phase, Content>
  /// ``ViewKernel/Picker``.
  public typealias Picker<Label: View, SelectionValue: Hashable, Content: View> = ViewKernel.Picker<
    Label, SelectionValue, Content
  >
  /// ``ViewKernel/PickerStyle``.
  public typealias PickerStyle = ViewKernel.PickerStyle
  /// ``ViewKernel/PinnedScrollableViews``.
  public typealias PinnedScrollableViews = ViewKernel.PinnedScrollableViews
  /// ``ViewKernel/PlaceholderContentView``.
  public typealias PlaceholderContentView<Value> = ViewKernel.PlaceholderContentView<Value>
  /// ``ViewKernel/PlaceholderTextShapeStyle``.
  public typealias PlaceholderTextShapeStyle = ViewKernel.PlaceholderTextShapeStyle
  /// ``ViewKernel/PlainButtonStyle``.
  public typealias PlainButtonStyle = ViewKernel.PlainButtonStyle
  /// ``ViewKernel/PlainListStyle``.
  public typealias PlainListStyle = ViewKernel.PlainListStyle
  /// ``ViewKernel/PlainTextEditorStyle``.
  public typealias PlainTextEditorStyle = ViewKernel.PlainTextEditorStyle
  /// ``ViewKernel/PlainTextFieldStyle``.
  public typealias PlainTextFieldStyle = ViewKernel.PlainTextFieldStyle
  /// ``ViewKernel/PointerStyle``.
  public typealias PointerStyle = ViewKernel.PointerStyle
  /// ``ViewKernel/PopoverAttachmentAnchor``.
  public typealias PopoverAttachmentAnchor = ViewKernel.PopoverAttachmentAnchor
  /// ``ViewKernel/PreferenceKey``.
  public typealias PreferenceKey = ViewKernel.PreferenceKey
  /// ``ViewKernel/PresentationAdaptation``.
  public typealias PresentationAdaptation = ViewKernel.PresentationAdaptation
  /// ``ViewKernel/PresentationBackgroundInteraction``.
  public typealias PresentationBackgroundInteraction = ViewKernel.PresentationBackgroundInteraction
  /// ``ViewKernel/PresentationContentInteraction``.
  public typealias PresentationContentInteraction = ViewKernel.PresentationContentInteraction
  /// ``ViewKernel/PresentationDetent``.
  public typealias PresentationDetent = ViewKernel.PresentationDetent
  /// ``ViewKernel/PresentationMode``.
  public typealias PresentationMode = ViewKernel.PresentationMode
  /// ``ViewKernel/PresentationSizing``.
  public typealias PresentationSizing = ViewKernel.PresentationSizing
  /// ``ViewKernel/PreviewDevice``.
  public typealias PreviewDevice = ViewKernel.PreviewDevice
  /// ``ViewKernel/PreviewLayout``.
  public typealias PreviewLayout = ViewKernel.PreviewLayout
  /// ``ViewKernel/PreviewModifier``.
  public typealias PreviewModifier = ViewKernel.PreviewModifier
  /// ``ViewKernel/PreviewModifierContent``.
  public typealias PreviewModifierContent = ViewKernel.PreviewModifierContent
  /// ``ViewKernel/PreviewPlatform``.
  public typealias PreviewPlatform = ViewKernel.PreviewPlatform
  /// ``ViewKernel/PreviewProvider``.
  public typealias PreviewProvider = ViewKernel.PreviewProvider
  /// ``ViewKernel/PreviewTrait``.
  public typealias PreviewTrait<T> = ViewKernel.PreviewTrait<T>
  /// ``ViewKernel/PrimitiveButtonStyle``.
  public typealias PrimitiveButtonStyle = ViewKernel.PrimitiveButtonStyle
  /// ``ViewKernel/PrimitiveButtonStyleConfiguration``.
  public typealias PrimitiveButtonStyleConfiguration = ViewKernel.PrimitiveButtonStyleConfiguration
  /// ``ViewKernel/ProgressView``.
  public typealias ProgressView<Label: View, CurrentValueLabel: View> = ViewKernel.ProgressView<
    Label, CurrentValueLabel
  >
  /// ``ViewKernel/ProgressViewStyle``.
  public typealias ProgressViewStyle = ViewKernel.ProgressViewStyle
  /// ``ViewKernel/ProgressViewStyleConfiguration``.
  public typealias ProgressViewStyleConfiguration = ViewKernel.ProgressViewStyleConfiguration
  /// ``/HostTree/ProjectionTransform``.
  public typealias ProjectionTransform = HostTree.ProjectionTransform
  /// ``ViewKernel/Prominence``.
  public typealias Prominence = ViewKernel.Prominence
  /// ``ViewKernel/ProminentDetailNavigationSplitViewStyle``.
  public typealias ProminentDetailNavigationSplitViewStyle = ViewKernel.ProminentDetailNavigationSplitViewStyle
  /// ``/HostTree/ProposedViewSize``.
  public typealias ProposedViewSize = HostTree.ProposedViewSize
  /// ``ViewKernel/Published``.
  public typealias Published<Value> = ViewKernel.Published<Value>
  /// ``ViewKernel/Publisher``.
  public typealias Publisher = ViewKernel.Publisher
  /// ``ViewKernel/Publishers``.
  public typealias Publishers = ViewKernel.Publishers
  /// ``ViewKernel/PullDownMenuBarExtraStyle``.
  public typealias PullDownMenuBarExtraStyle = ViewKernel.PullDownMenuBarExtraStyle
  /// ``ViewKernel/PushTransition``.
  public typealias PushTransition = ViewKernel.PushTransition
  /// ``ViewKernel/RadialGradient``.
  public typealias RadialGradient = ViewKernel.RadialGradient
  /// ``ViewKernel/Rectangle``.
  public typealias Rectangle = ViewKernel.Rectangle
  /// ``/HostTree/RectangleCornerRadii``.
  public typealias RectangleCornerRadii = HostTree.RectangleCornerRadii
  /// ``ViewKernel/RedactionReasons``.
  public typealias RedactionReasons = ViewKernel.RedactionReasons
  /// ``ViewKernel/ReferenceFileDocument``.
  public typealias ReferenceFileDocument = ViewKernel.ReferenceFileDocument
  /// ``ViewKernel/ReferenceFileDocumentConfiguration``.
  public typealias ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> = ViewKernel
    .ReferenceFileDocumentConfiguration<Document>
  /// ``ViewKernel/RefreshAction``.
  public typealias RefreshAction = ViewKernel.RefreshAction
  /// ``ViewKernel/RenameAction``.
  public typealias RenameAction = ViewKernel.RenameAction
  /// ``ViewKernel/RenameButton``.
  public typealias RenameButton<Label: View> = ViewKernel.RenameButton<Label>
  /// ``ViewKernel/RotateGesture``.
  public typealias RotateGesture = ViewKernel.RotateGesture
  /// ``ViewKernel/RotatedShape``.
  public typealias RotatedShape<Content: Shape> = ViewKernel.RotatedShape<Content>
  /// ``ViewKernel/RotationGesture``.
  public typealias RotationGesture = ViewKernel.RotationGesture
  /// ``ViewKernel/RoundedBorderTextFieldStyle``.
  public typealias RoundedBorderTextFieldStyle = ViewKernel.RoundedBorderTextFieldStyle
  /// ``/HostTree/RoundedCornerStyle``.
  public typealias RoundedCornerStyle = HostTree.RoundedCornerStyle
  /// ``ViewKernel/RoundedRectangle``.
  public typealias RoundedRectangle = ViewKernel.RoundedRectangle
}
