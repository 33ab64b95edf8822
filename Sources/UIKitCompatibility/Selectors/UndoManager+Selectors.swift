// Tests: `HostSelectorTests`.

#if canImport(FoundationNetworking)
  public import FoundationGaps
  public import HostTree

  extension UndoManager {
    /// Registers a method that takes a change back, with its argument. The target is not retained.
    @MainActor
    public func registerUndo(withTarget target: Any, selector: HostSelector, object: Any?) {
      registerUndo(withTarget: target as AnyObject) { selector.perform(on: $0, with: object) }
    }
  }
#endif
