// Tests: `UndoTests`.

/// Leads to a window while it lives.
///
/// Not a weak reference: with one, each retain of the window would take longer, and all passes retain it.
@MainActor
package final class HostWindowReference {
  private var link: Unretained<HostWindow>

  init(_ window: HostWindow) { link = Unretained(window) }

  /// The window; nil when it has gone.
  package var window: HostWindow? { link.object }

  /// Called by the window before it is freed.
  func clear() { link = Unretained() }
}

extension HostWindow {
  /// A reference for owners that must not keep the window alive.
  package final var reference: HostWindowReference {
    if let storedReference { return storedReference }
    let reference = HostWindowReference(self)
    storedReference = reference
    return reference
  }
}
