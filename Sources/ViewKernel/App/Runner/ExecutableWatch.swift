import Dispatch
import Foundation

/// Reports when the file of the running program was replaced: it was built again.
///
/// A linker writes for a while, so it waits until that is over.
@MainActor
final class ExecutableWatch {
  private let path: String
  private let original: Identity?
  private let onChange: @MainActor () -> Void
  private var events: FolderEvents?
  private var isWaiting = false

  /// The facts that distinguish a file from an earlier one.
  private struct Identity: Equatable {
    let inode, size, seconds, nanoseconds: Int

    /// Nil if there is no file that can be executed.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0, access(path, X_OK) == 0, status.st_size > 0 else { return nil }
      inode = Int(truncatingIfNeeded: status.st_ino)
      size = Int(status.st_size)
      #if canImport(Darwin)
        (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
      #else
        (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
      #endif
    }
  }

  /// Begins to watch; on a system that can't, nothing is ever reported.
  ///
  /// - Parameter onChange: Called on the main queue, each time another file that can be executed has taken its place.
  init(_ path: String, onChange: @escaping @MainActor () -> Void) {
    self.path = path
    self.onChange = onChange
    original = Identity(path)
    // In the program's folder, as the file itself may go and come back.
    events = FolderEvents(in: [(path as NSString).deletingLastPathComponent]) { [weak self] in
      guard let self, !isWaiting else { return }
      wait(for: nil)
    }
  }

  /// Looks at once, for who knows that the linker is done.
  func look() {
    if let now = Identity(path), now != original { onChange() }
  }

  /// Waits until the file stays as it is.
  private func wait(for former: Identity?) {
    let now = Identity(path)
    if let now, now == former {
      isWaiting = false
      if now != original { onChange() }
      return
    }
    isWaiting = now != nil && now != original
    guard isWaiting else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
      MainActor.assumeIsolated { self?.wait(for: now) }
    }
  }
}
