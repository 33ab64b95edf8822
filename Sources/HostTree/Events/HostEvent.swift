/// Something that a user did with a pointer.
@MainActor
public final class HostEvent {
  /// Makes an event.
  public init() {}
}
