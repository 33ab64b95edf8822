import HostTree

extension HostView {
  /// Makes this view one accessibility element with the properties of another one, which is not shown.
  func represent(_ other: HostView) {
    accessibilityChildren = .ignore
    isAccessibilityElement = true
    setAccessibilityRepresentation { [weak other] in
      (other?.spokenLabel, other?.accessibilityValue ?? other?.stateInWords)
    }
    accessibilityHint = other.accessibilityHint
    accessibilityTraits = other.accessibilityTraits.union(other.traitsOfItsKind)
    for name in other.accessibilityActionNames {
      setAccessibilityAction(name) { [weak other] in other?.performAccessibilityAction(name) }
    }
    if other is HostSlider || other is HostStepper || other.accessibilityTraits.contains(.adjustable) {
      setAccessibilityAdjustment { [weak other] isUp in
        _ = isUp ? other?.accessibilityIncrement() : other?.accessibilityDecrement()
      }
    }
    guard let control = other as? HostControl, !other.accessibilityActionNames.contains("default") else { return }
    setAccessibilityAction("default") { [weak control] in
      if let toggle = control as? HostSwitch {
        toggle.isOn.toggle()
        toggle.sendActions(for: [.valueChanged, .primaryActionTriggered])
      } else {
        control?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      }
    }
  }

  private var stateInWords: String? {
    switch self {
    case let slider as HostSlider: slider.fractionInWords
    case let toggle as HostSwitch: toggle.isOn ? "1" : "0"
    default: nil
    }
  }

  private var traitsOfItsKind: HostAccessibilityTraits {
    switch self {
    case is HostButton: .button
    case is HostSwitch: .toggle
    default: []
    }
  }

  /// This host if it says something to assistive tools, else the first one inside that does.
  fileprivate var firstElement: HostView? {
    if self is HostControl || spokenLabel != nil && !(self is HostLabel && superview is HostControl) { return self }
    for child in subviews { if let found = child.firstElement { return found } }
    return nil
  }
}

extension HostSlider {
  fileprivate var fractionInWords: String {
    let length = maximumValue - minimumValue
    return length > 0 ? "\(Int(((value - minimumValue) / length * 100).rounded())) %" : "0 %"
  }
}

/// Makes content one element that is described by another view.
private struct AccessibilityRepresented<Representation: View, Content: View>: View {
  let representation: Representation
  let content: Content

  var body: some View {
    ElementsReader(representation) { elements in
      content.accessible(.represented(elements.lazy.compactMap(\.host.controlOrElement).first))
    }
  }
}

extension HostView {
  /// The control inside, or else what has a label.
  fileprivate var controlOrElement: HostView? { firstControl ?? firstElement }

  private var firstControl: HostView? {
    if self is HostControl { return self }
    for child in subviews { if let found = child.firstControl { return found } }
    return nil
  }
}

private struct Representing<Representation: View> {
  let representation: Representation
}

extension Representing: ViewModifier {
  func body(content: Content) -> some View {
    AccessibilityRepresented(representation: representation, content: content)
  }
}

/// Offers the buttons of a view as accessibility actions of another one.
private struct ActionsModifier<Actions: View> {
  let actions: Actions
}

extension ActionsModifier: ViewModifier {
  func body(content: Content) -> some View { ActionsView(actions: actions, content: content) }
}

private struct ActionsView<Actions: View, Content: View>: View {
  let actions: Actions
  let content: Content

  var body: some View {
    ElementsReader(actions.modifier(MenuEntries())) { entries in
      content.accessible(.actions(entries.compactMap { $0.host.menuElement }))
    }
  }
}

/// The group of actions that assistive tools offer: see `accessibilityActions(category:_:)`.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  /// The usual actions.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Actions that edit.
  public static let edit = AccessibilityActionCategory(name: "edit")
  /// Creates a category; of `name`, only the string counts.
  public init(_ name: Text) { self.name = name.string }
  /// Creates a category with a localized name.
  public init(_ nameKey: LocalizedStringKey) { self.name = nameKey.string }
  private init(name: String) { self.name = name }
}

extension View {
  /// Makes assistive tools see another view in place of this one, such as a slider for a drawing that is dragged.
  ///
  /// This view is one element then, with the label, the value, the traits and the actions of the first control in
  /// `representation`, or of the first element if there is no control. The representation is not shown.
  ///
  /// ```swift
  /// struct Dial: View {
  ///   @State private var value = 0.5
  ///
  ///   var body: some View {
  ///     Circle().frame(width: 40, height: 40).accessibilityRepresentation { Slider(value: $value) { Text("Volume") } }
  ///   }
  /// }
  ///
  /// let host = HostingView(rootView: Dial())
  /// host.updateViews()
  /// print(host.subviews[0].accessibilityValue ?? "")
  /// // Prints "50 %"
  /// ```
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(Representing(representation: representation()))
  }

  /// Makes assistive tools see the labels of other views in this one, as a drawing's.
  ///
  /// This view is one element then, with the label, the value and the actions of the first element in `children`.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(Representing(representation: children()))
  }

  /// Offers buttons as accessibility actions of this view, by their titles.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(ActionsModifier(actions: content()))
  }

  /// Offers buttons as accessibility actions of this view, by their titles. The category has no effect: actions are one
  /// list here.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }

  /// Adds a custom action that assistive tools offer for this view, by the first text of `label`.
  @preconcurrency
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityActions { Button(action: action, label: label) }
  }
}
