public import HostTree

// Controls. Several views, such as menus, are buttons: their button type tells them apart.

extension IntrospectionKey<HostButton> {
  /// A `Button`, whatever its style; a button of a bar or an alert, too.
  public static var button: Self { Self().ofKind { $0.buttonType == .push } }
  /// The button of a `Link`.
  public static var link: Self { Self().ofKind { $0.buttonType == .link } }
  /// The button of a `ShareLink`.
  public static var shareLink: Self { Self().ofKind { $0.buttonType == .share } }
  /// The button of a `PasteButton`.
  public static var pasteButton: Self { Self().ofKind { $0.buttonType == .paste } }
  /// The button of a `Menu`.
  public static var menu: Self { Self().ofKind { $0.buttonType == .menu } }
  /// The button of a `NavigationLink`.
  public static var navigationLink: Self { Self().ofKind { $0.buttonType == .navigation } }
  /// The button of a `DisclosureGroup`, which shows and hides the rest.
  public static var disclosureGroup: Self { Self().ofKind { $0.buttonType == .disclosure } }
}

extension IntrospectionKey<HostSwitch> {
  /// The switch of a `Toggle`.
  public static var toggle: Self { Self() }
}

extension IntrospectionKey<HostSlider> {
  /// A `Slider`.
  public static var slider: Self { Self() }
}

extension IntrospectionKey<HostStepper> {
  /// The two halves of a `Stepper`.
  public static var stepper: Self { Self() }
}

extension IntrospectionKey<HostDatePicker> {
  /// The control of a `DatePicker`, whatever its style.
  public static var datePicker: Self { Self() }
}

extension IntrospectionKey<HostCalendarView> {
  /// The calendar of a `MultiDatePicker`.
  public static var multiDatePicker: Self { Self() }
}

extension IntrospectionKey<HostColorWell> {
  /// The well of a `ColorPicker`.
  public static var colorPicker: Self { Self() }
}

extension IntrospectionKey<HostProgressView> {
  /// The bar of a `Gauge`.
  public static var gauge: Self { Self().ofKind { $0.showsLevel } }
}

extension IntrospectionKey<HostControl> {
  /// Any control: a button, a switch, a field, a picker.
  public static var control: Self { Self() }
}
