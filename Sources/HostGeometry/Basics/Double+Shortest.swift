// Tests: `HostSliderTests`.

extension Double {
  /// The number that is printed as a `Float` is: 0.1 for 0.1, which is another number in less precision.
  package init(shortest number: Float) { self = Double("\(number)") ?? Double(number) }
}
