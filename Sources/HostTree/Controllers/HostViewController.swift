/// Manages a view and its life on screen.
@MainActor
open class HostViewController: HostResponder {
}
