import Dispatch
import Foundation

/// Reports when the file of the running program was replaced: it was built again.
///
/// Uses file-system events; does not poll. A linker writes for a while, so it waits until that is over.
@MainActor
final class ExecutableWatch {
  private let path: String
  private let original: Identity?
  private let onChange: @MainActor () -> Void
  private var source: (any DispatchSourceProtocol)?
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
    source = makeSource()
    source?.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.somethingHappened() } }
    source?.activate()
  }

  isolated deinit { source?.cancel() }

  /// A source of events in the program's folder: the file itself may go and come back.
  private func makeSource() -> (any DispatchSourceProtocol)? {
    let folder = (path as NSString).deletingLastPathComponent
    #if canImport(Darwin)
      let file = open(folder, O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: file, eventMask: .write, queue: .main)
      source.setCancelHandler { close(file) }
      return source
    #elseif os(Linux) || os(Android)
      let file = inotify_init()
      guard file >= 0 else { return nil }
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
      _ = fcntl(file, F_SETFL, O_NONBLOCK)
      let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_CREATE) | UInt32(IN_ATTRIB)
      guard inotify_add_watch(file, folder, events) >= 0 else {
        close(file)
        return nil
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .main)
      source.setCancelHandler { close(file) }
      watched = file
      return source
    #else
      return nil
    #endif
  }

  /// The descriptor whose events are read.
  private var watched: Int32 = -1

  private func somethingHappened() {
    // The kind of event does not matter, only whether the file differs.
    if watched >= 0 {
      var room = [UInt8](repeating: 0, count: 4_096)
      while read(watched, &room, room.count) > 0 {}
    }
    guard !isWaiting else { return }
    wait(for: nil)
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
