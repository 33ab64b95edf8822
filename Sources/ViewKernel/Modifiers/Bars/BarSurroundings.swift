/// The surroundings of an item of a bar, for the views that the item presents: these are not in the bar.
struct BarSurroundings {
  let typeSize: DynamicTypeSize
  let weight: Font.Weight?
  let labelStyles: [any LabelStyle]

  init(of values: EnvironmentValues) {
    typeSize = values.dynamicTypeSize
    weight = values.textLooks?.weight
    labelStyles = values[styles: (any LabelStyle).self]
  }
}

private enum BarSurroundingsKey: EnvironmentKey { static var defaultValue: BarSurroundings? { nil } }

extension EnvironmentValues {
  fileprivate var barSurroundings: BarSurroundings? {
    get { self[BarSurroundingsKey.self] }
    set { self[BarSurroundingsKey.self] = newValue }
  }

  /// Whether the view is an item of a bar, outside of its menus.
  var isInToolbar: Bool { barSurroundings != nil }

  /// Restores what a bar has changed for its item.
  mutating func leaveBar() {
    guard let outside = barSurroundings else { return }
    barSurroundings = nil
    dynamicTypeSize = outside.typeSize
    textLooks?.weight = outside.weight
    self[styles: (any LabelStyle).self] = outside.labelStyles
  }
}

/// The environment of an item of a bar: labels show only their icons, and texts have one size, as a bar does not grow.
struct BarItemLook {
  /// Whether the item completes a task.
  var isConfirmation = false
}

extension BarItemLook: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) {
    let outside = values.barSurroundings ?? BarSurroundings(of: values)
    StyleWriter<any LabelStyle>(style: .iconOnly).write(to: &values)
    if values.dynamicTypeSize != .large { values.dynamicTypeSize = .large }
    if isConfirmation { values.someTextLooks.weight = .semibold }
    values.barSurroundings = outside
  }
}

/// The environment of views that an item of a bar presents.
struct LeavesBar {}

extension LeavesBar: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) { values.leaveBar() }
}
