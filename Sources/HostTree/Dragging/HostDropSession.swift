public import Foundation

/// A drag as the views see it that may take it, as `UIDropSession`.
@MainActor @preconcurrency
public final class HostDropSession {
  /// The drag.
  public let localDragSession: HostDragSession

  init(of session: HostDragSession) { localDragSession = session }

  /// The dragged items: as many as the view below takes (``HostDropProposal/itemLimit``).
  public var items: [HostDragItem] {
    let items = localDragSession.items
    return localDragSession.proposal.itemLimit.map { Array(items.prefix(max($0, 0))) } ?? items
  }

  /// The place of the drag, in a view's coordinates; nil for the window's.
  public func location(in view: HostView?) -> CGPoint { localDragSession.location(in: view) }

  /// The place of the drag, in the coordinates of the view that takes it; the window's where none does.
  public var location: CGPoint { localDragSession.location(in: localDragSession.targetView) }

  /// The size of the view that takes the drag; zero where none does.
  public var size: CGSize { localDragSession.targetView?.bounds.size ?? .zero }

  /// Whether the drag began in this program: a view with a ``HostDragInteraction`` is dragged.
  public var isLocal: Bool { localDragSession.isLocal }

  /// Whether any item has data of one of some types.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  /// Whether any item can be loaded as an object of a class.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Loads all items that can be loaded as objects of a class, in order.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completion: Called once on the main actor when all are there, at once if nothing waits; items that fail are
  ///     left out.
  public func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let loaded = LoadedObjects(count: providers.count) { [localDragSession] in
      completion($0)
      localDragSession.endTransfer()
    }
    guard !providers.isEmpty else { return completion([]) }
    localDragSession.beginTransfer()
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        let object = object.map { Unchecked($0) }
        onMainThread { loaded.take(object?.value, at: index) }
      }
    }
  }
}

/// Objects that are loaded one by one, and reported together.
@MainActor
private final class LoadedObjects {
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let completion: @MainActor ([any NSItemProviderReading]) -> Void

  init(count: Int, _ completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  func take(_ object: (any NSItemProviderReading)?, at index: Int) {
    objects[index] = object
    missing -= 1
    if missing == 0 { completion(objects.compactMap { $0 }) }
  }
}
