extension View {
  /// Says which addresses are to be opened in the window of this view. It has no effect: an address is opened in the
  /// window that the display chooses.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
