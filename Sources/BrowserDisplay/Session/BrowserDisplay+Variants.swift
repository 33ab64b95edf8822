// Tests: `BrowserVariantsTests`.

import HostTree

/// A variant of a window, by the window's number and the identifier of the variant.
struct VariantKey: Hashable {
  let number: Int
  let id: String
}

extension BrowserDisplay {
  /// The session of a variant, which is made for its first page; nil if there is no such variant.
  func variant(_ key: VariantKey) -> WindowSession? {
    if let session = variants[key] { return session }
    guard let (window, surroundings) = makeVariant?(key.number, key.id) else { return nil }
    let session = WindowSession(
      window, number: key.number, title: key.id, surroundings: surroundings.limited,
      scheduler: HostMainQueueScheduler()
    ) { [server] in server.send($0, to: $1) }
    variants[key] = session
    return session
  }

  /// The other variants of the same window that pages show, in the order of their identifiers.
  func variantsInStep(with session: WindowSession) -> [WindowSession] {
    guard let key = variants.first(where: { $0.value === session })?.key else { return [] }
    return variants.filter { $0.key.number == key.number && $0.key != key && $0.value.isSeen }
      .sorted { $0.key.id < $1.key.id }.map(\.value)
  }

  /// Ends a variant that no page shows any more: the next page begins with a window as it was at first.
  func endVariant(_ session: WindowSession) {
    guard let key = variants.first(where: { $0.value === session })?.key else { return }
    variants[key] = nil
    session.invalidate()
    session.window.rootViewController = nil
  }
}
