// Tests: `GroupTests`, `TransformEffectsTests`.

import HostTree

extension [HostView] {
  /// The index of the first host from `start` on that takes part in layout; `endIndex` if there is none.
  @MainActor
  func firstInLayout(from start: Int) -> Int {
    var index = start
    while index < endIndex, self[index].isOutsideLayout { index += 1 }
    return index
  }
}

/// A wrapper: a host of a modifier, with the host that it contains. Not generic over the modifier's type, which would
/// be looked up whenever hosts are inserted or removed.
struct ModifiedHost {
  let host: HostView
  /// The identity of the contained host: only compared, never dereferenced.
  let content: ObjectIdentifier
  let secondary: SecondaryNode?
}

/// The hosts of a modifier around other than one host.
final class RareHosts: RareBox {
  var others: [ModifiedHost] = []
  var strays: [HostView] = []
}

/// The wrappers before an update, by the host that they contain.
struct FormerHosts {
  let first: ModifiedHost?
  let others: [ModifiedHost]
  private let index: [ObjectIdentifier: Int]

  init(_ first: ModifiedHost?, _ others: [ModifiedHost]) {
    self.first = first
    self.others = others
    index =
      others.isEmpty
      ? [:]
      : Dictionary(others.indices.lazy.map { (others[$0].content, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func wrapper(around key: ObjectIdentifier) -> ModifiedHost? {
    first?.content == key ? first : others.isEmpty ? nil : index[key].map { others[$0] }
  }
}
