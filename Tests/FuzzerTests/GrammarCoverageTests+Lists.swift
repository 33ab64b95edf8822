extension GrammarCoverageTests {
  /// What no rule can use by its name, and why.
  static let notForTheGrammar: [String: String] = {
    var result: [String: String] = [:]
    func exempt(_ reason: String, _ names: String...) { for name in names { result[name] = reason } }
    exempt(
      "is the type of what a modifier in the grammar gives", "IDView", "ModifiedContent", "TupleView", "FillShapeView",
      "StrokeShapeView", "StrokeBorderShapeView", "ShapeView", "InsetShapeOf", "OffsetShape", "RotatedShape",
      "ScaledShape", "TransformedShape", "AnyGradient", "GestureStateGesture", "ExclusiveGesture", "SequenceGesture",
      "SimultaneousGesture", "DefaultTabLabel", "DefaultButtonLabel", "PlaceholderContentView",
      "OutlineSubgroupChildren",
      "EditableCollectionContent", "PreviewModifierContent", "LabeledControlGroupContent",
      "TableHeaderRowContent")
    exempt("is the content of a scene: OpenWindowTests", "PresentedWindowContent")
    exempt(
      "is the type of a static member in the grammar, such as .tint or .link", "BackgroundStyle", "FillShapeStyle",
      "ForegroundStyle", "HierarchicalShapeStyle", "LinkShapeStyle", "Material", "PlaceholderTextShapeStyle",
      "SeparatorShapeStyle", "TintShapeStyle", "SelectionShapeStyle", "WindowBackgroundShapeStyle",
      "ConcentricRectangle")
    exempt(
      "is a protocol whose conforming types are in the grammar, and which programs don't conform to",
      "CustomizableToolbarContent", "DynamicViewContent", "TabContent",
      "Gesture", "IndexViewStyle", "ListStyle", "NavigationViewStyle", "PickerStyle", "TabViewStyle", "ShapeStyle")
    exempt(
      "is a requirement that the library calls", "makeTracker", "updateTracker", "paint",
      "apply")
    exempt(
      "is no view, and shows nothing by itself", "Never", "ImageRenderer", "formIndex", "resolve", "usableFromInline")
    exempt(
      "is a scene or its commands: the fuzzer's windows are its own", "CommandGroup", "CommandMenu",
      "CommandsOfView", "Settings", "Window", "WindowGroup", "DocumentGroup", "MenuBarExtra", "UtilityWindow")
    exempt(
      "gives its receiver as it is", "previewDevice", "previewDisplayName", "previewInterfaceOrientation",
      "previewLayout", "hoverEffect", "textEditorStyle", "fileDialogMessage", "fileDialogDefaultDirectory")
    exempt(
      "asks whoever shows the window, whom the fuzzer's windows do not have", "fileImporter", "fileExporter",
      "fileMover")
    exempt(
      "writes what only views of users read", "badgeProminence", "buttonRepeatBehavior", "springLoadingBehavior",
      "menuIndicator", "allowedDynamicRange", "hoverEffectDisabled")
    exempt("is a property of an application, not of a view", "UIApplicationDelegateAdaptor")
    exempt("keeps its value outside of the window, where the next program would find it", "AppStorage", "SceneStorage")
    exempt(
      "is for hosts of one's own beside views; Introspection's tests use it", "companion", "CompanionRepresentable")
    return result
  }()

  /// What still needs a rule. This list only shrinks.
  static let notYet: Set<String> = []
}
