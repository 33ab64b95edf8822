/// What a page whose inspector is open is told with a frame.
struct InspectedFrame: Encodable {
  /// The number of the frame, which answers name.
  var serial: Int
}
