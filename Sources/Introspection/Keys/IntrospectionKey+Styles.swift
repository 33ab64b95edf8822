public import HostTree
public import ViewKernel

// Views in a style: `.picker(style: .wheel)`. The parameter's type is that of the style, so each style leads to its
// host's class. Styles whose hosts have the same class are told apart by a property of the host.

// MARK: Buttons

extension IntrospectionKey<HostButton> {
  /// A `Button` that shows its label as it is.
  public static func button(style: PlainButtonStyle) -> Self { button(.plain, "plain") }
  /// A `Button` in the tint colour, without a ground.
  public static func button(style: BorderlessButtonStyle) -> Self { button(.borderless, "borderless") }
  /// A `Button` on a pale ground.
  public static func button(style: BorderedButtonStyle) -> Self { button(.bordered, "bordered") }
  /// A `Button` on a ground of the tint colour.
  public static func button(style: BorderedProminentButtonStyle) -> Self {
    button(.borderedProminent, "borderedProminent")
  }

  private static func button(_ style: HostButton.Configuration.Style, _ name: String) -> Self {
    button.where { $0.configuration?.style == style }.named("button(style: .\(name))")
  }
}

// MARK: Toggles

extension IntrospectionKey<HostSwitch> {
  /// The switch of a `Toggle`.
  public static func toggle(style: SwitchToggleStyle) -> Self { toggle.named("toggle(style: .switch)") }
}

extension IntrospectionKey<HostButton> {
  /// The button of a `Toggle` that stays down while it is on.
  public static func toggle(style: ButtonToggleStyle) -> Self {
    Self("toggle(style: .button)").where { $0.buttonType == .toggle }
  }
  /// The button of a `Toggle` with a box and its label.
  public static func toggle(style: CheckboxToggleStyle) -> Self {
    Self("toggle(style: .checkbox)").where { $0.buttonType == .checkbox }
  }
}

// MARK: Pickers

extension IntrospectionKey<HostSegmentedControl> {
  /// The segments of a `Picker`.
  public static func picker(style: SegmentedPickerStyle) -> Self { Self("picker(style: .segmented)") }
  /// The segments of a `Picker`; the same as those of the segmented style.
  public static func picker(style: PalettePickerStyle) -> Self { Self("picker(style: .palette)") }
}

extension IntrospectionKey<HostPickerView> {
  /// The wheel of a `Picker`.
  public static func picker(style: WheelPickerStyle) -> Self { Self("picker(style: .wheel)") }
}

extension IntrospectionKey<HostButton> {
  /// The button of a `Picker` that opens the menu of its options.
  public static func picker(style: MenuPickerStyle) -> Self { picker(.popUp, "menu") }
  /// The button of a `Picker` with its label, which leads to the page of its options.
  public static func picker(style: NavigationLinkPickerStyle) -> Self { picker(.navigation, "navigationLink") }
  /// The row of an option of a `Picker`; with `.all`, the rows of all.
  public static func picker(style: InlinePickerStyle) -> Self { picker(.radio, "inline") }
  /// The row of an option of a `Picker`; the same as with the inline style.
  public static func picker(style: RadioGroupPickerStyle) -> Self { picker(.radio, "radioGroup") }

  private static func picker(_ type: HostButton.ButtonType, _ name: String) -> Self {
    Self("picker(style: .\(name))").where { $0.buttonType == type }
  }
}

extension IntrospectionKey<HostDatePicker> {
  /// The control of a `DatePicker` that shows the date in digits: the default.
  public static func datePicker(style: CompactDatePickerStyle) -> Self { datePicker(.compact, "compact") }
  /// The control of a `DatePicker` that shows a page of a calendar.
  public static func datePicker(style: GraphicalDatePickerStyle) -> Self { datePicker(.inline, "graphical") }
  /// The control of a `DatePicker` with wheels.
  public static func datePicker(style: WheelDatePickerStyle) -> Self { datePicker(.wheels, "wheel") }

  private static func datePicker(_ style: HostDatePicker.Style, _ name: String) -> Self {
    datePicker.where { $0.datePickerStyle == style }.named("datePicker(style: .\(name))")
  }
}

// MARK: Progress

extension IntrospectionKey<HostActivityIndicatorView> {
  /// The wheel of a `ProgressView`.
  public static func progressView(style: CircularProgressViewStyle) -> Self { Self("progressView(style: .circular)") }
}

extension IntrospectionKey<HostProgressView> {
  /// The bar of a `ProgressView`.
  public static func progressView(style: LinearProgressViewStyle) -> Self {
    Self("progressView(style: .linear)").where { !$0.showsLevel }
  }
}

// MARK: Fields

extension IntrospectionKey<HostTextField> {
  /// A `TextField` without anything around it.
  public static func textField(style: PlainTextFieldStyle) -> Self { textField(.none, "plain") }
  /// A `TextField` in a rectangle with round corners.
  public static func textField(style: RoundedBorderTextFieldStyle) -> Self { textField(.roundedRect, "roundedBorder") }

  private static func textField(_ style: HostTextField.BorderStyle, _ name: String) -> Self {
    textField.where { $0.borderStyle == style }.named("textField(style: .\(name))")
  }
}

// MARK: Lists and forms

extension IntrospectionKey<HostTableView> {
  /// The table of a `List` with rows from side to side.
  public static func list(style: PlainListStyle) -> Self { list(.plain, "plain") }
  /// The table of a `List` with room between its sections.
  public static func list(style: GroupedListStyle) -> Self { list(.grouped, "grouped") }
  /// The table of a `List` with room between its sections and at their sides.
  public static func list(style: InsetGroupedListStyle) -> Self { list(.insetGrouped, "insetGrouped") }
  /// The table of a `List` with rows from side to side and room of its own.
  public static func list(style: InsetListStyle) -> Self { list(.inset, "inset") }
  /// The table of a `List` beside what is selected in it.
  public static func list(style: SidebarListStyle) -> Self { list(.sidebar, "sidebar") }
  /// The table of a `Form` with room between its sections.
  public static func form(style: GroupedFormStyle) -> Self {
    form.where { $0.style == .grouped || $0.style == .insetGrouped }.named("form(style: .grouped)")
  }

  private static func list(_ style: HostTableView.Style, _ name: String) -> Self {
    list.where { $0.style == style }.named("list(style: .\(name))")
  }
}

// MARK: Navigation

extension IntrospectionKey<HostPageViewController> {
  /// The controller of a `TabView` of pages; it has the view that scrolls from one to the next.
  public static func tabView(style: PageTabViewStyle) -> Self { Self("tabView(style: .page)") }
}

extension IntrospectionKey<HostNavigationController> {
  /// The controller of a `NavigationView` in the stack style.
  public static func navigationView(style: StackNavigationViewStyle) -> Self { Self("navigationView(style: .stack)") }
}

extension IntrospectionKey<HostSplitViewController> {
  /// The controller of a `NavigationView` in the column style.
  public static func navigationView(style: ColumnNavigationViewStyle) -> Self {
    Self("navigationView(style: .columns)")
  }
}
