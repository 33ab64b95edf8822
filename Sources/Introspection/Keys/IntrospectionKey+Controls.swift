public import HostTree

extension IntrospectionKey<HostScrollView> {
  /// A `ScrollView`; a `List` and a `TextEditor` scroll, too, unless it is ``exactly``.
  public static var scrollView: Self { Self() }
}

extension IntrospectionKey<HostTextField> {
  /// A `TextField`.
  public static var textField: Self { Self() }
}

extension IntrospectionKey<HostLabel> {
  /// A `Text`.
  public static var text: Self { Self() }
}

extension IntrospectionKey<HostStackView> {
  /// An `HStack` or a `VStack`.
  public static var stack: Self { Self() }
}
