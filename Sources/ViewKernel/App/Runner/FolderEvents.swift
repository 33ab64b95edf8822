import Dispatch
import Foundation

/// Reports that something in some folders was written, made or removed. Uses file-system events; does not poll.
@MainActor
final class FolderEvents {
  private var sources: [any DispatchSourceProtocol] = []
  /// The descriptor whose events are read; -1 for none.
  private var file: Int32 = -1
  private let onEvent: @MainActor () -> Void

  /// Begins to watch; on a system that can't, nothing is ever reported.
  ///
  /// - Parameters:
  ///   - folders: The folders, without those inside of them.
  ///   - onEvent: Called on the main queue, once for many events.
  init(in folders: [String], onEvent: @escaping @MainActor () -> Void) {
    self.onEvent = onEvent
    sources = makeSources(folders)
    for source in sources {
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.eventsCame() } }
      source.activate()
    }
  }

  isolated deinit { for source in sources { source.cancel() } }

  private func makeSources(_ folders: [String]) -> [any DispatchSourceProtocol] {
    #if canImport(Darwin)
      return folders.compactMap { folder in
        let file = open(folder, O_EVTONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: file, eventMask: .write, queue: .main)
        source.setCancelHandler { close(file) }
        return source
      }
    #elseif os(Linux) || os(Android)
      let file = inotify_init()
      guard file >= 0 else { return [] }
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
      _ = fcntl(file, F_SETFL, O_NONBLOCK)
      let events = [IN_CLOSE_WRITE, IN_MOVED_TO, IN_CREATE, IN_ATTRIB].reduce(0 as UInt32) { $0 | UInt32($1) }
      guard folders.count(where: { inotify_add_watch(file, $0, events) >= 0 }) > 0 else {
        close(file)
        return []
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .main)
      source.setCancelHandler { close(file) }
      self.file = file
      return [source]
    #else
      return []
    #endif
  }

  private func eventsCame() {
    // The kind of an event does not matter, as `onEvent` looks at the files.
    if file >= 0 {
      var room = [UInt8](repeating: 0, count: 4_096)
      while read(file, &room, room.count) > 0 {}
    }
    onEvent()
  }
}
