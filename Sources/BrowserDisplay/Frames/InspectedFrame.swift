/// The part of a frame's message for pages whose inspector is open.
struct InspectedFrame: Encodable {
  /// The number of the frame, which answers name.
  var serial: Int
}
