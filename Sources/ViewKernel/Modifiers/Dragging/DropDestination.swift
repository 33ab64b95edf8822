public import Foundation
public import HostTree

/// Takes drops by a function that gets providers.
private struct ProviderDrop {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool
}

extension ProviderDrop: DropDelegate {
  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

  func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }
}

/// Takes drops by a function that gets values.
struct TransferableDrop<T: Transferable> {
  let types: [UTType]
  let isTargeted: (Bool) -> Void
  let action: ([T], CGPoint, DropSession) -> Void
}

extension TransferableDrop: SessionDropDelegate {
  func dropEntered(info: DropInfo) { isTargeted(true) }
  func dropExited(info: DropInfo) { isTargeted(false) }
  func performDrop(info: DropInfo) -> Bool { true }

  func performDrop(info: DropInfo, session: HostDropSession) {
    isTargeted(false)
    // The drop goes on where the values are there, which is the main actor again.
    nonisolated(unsafe) let action = action
    let drag = session.localDragSession
    nonisolated(unsafe) let seen = DropSession(session, .ended(drag.operation))
    drag.beginTransfer()
    loadTransferables(T.self, from: info.itemProviders(for: types)) { items in
      if !items.isEmpty { action(items, info.location, seen) }
      drag.endTransfer()
    }
  }
}

extension View {
  /// Lets users drop values of a type on this view.
  ///
  /// - Parameters:
  ///   - payloadType: The type; a drag of something that can't be read as values of it is not noticed.
  ///   - action: Called with the values and the place of the drop in this view's coordinates. Returns whether it took
  ///     them.
  ///   - isTargeted: Called with true when a drag of such values comes over this view, and with false when it leaves or
  ///     is dropped.
  @_disfavoredOverload
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let types = T.importedContentTypes
    return onDrop(
      of: types,
      delegate: TransferableDrop<T>(types: types, isTargeted: isTargeted) { items, place, _ in _ = action(items, place)
      })
  }

  /// Lets users drop values of a type on this view.
  ///
  /// ```swift
  /// struct Basket: View {
  ///   @State private var fruits: [String] = []
  ///
  ///   var body: some View {
  ///     Text(fruits.joined(separator: ", ")).frame(width: 100, height: 100)
  ///       .dropDestination(for: String.self) { items, session in
  ///         fruits += items
  ///         print(session.itemsCount, session.phase)
  ///       }
  ///   }
  /// }
  ///
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  /// window.rootViewController = HostingController(rootView: Basket())
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// let item = HostDragItem(itemProvider: NSItemProvider(object: "Fig" as NSString))
  /// window.beginDrag([item], at: CGPoint(x: 50, y: 50))?.drop()
  /// // Prints "1 ended(copy)"
  /// ```
  ///
  /// `dropConfiguration(_:)` around it chooses the operation for the values; else they are copied.
  ///
  /// - Parameters:
  ///   - type: The type; a drag of something that can't be read as values of it is not noticed.
  ///   - isEnabled: Whether drags are noticed.
  ///   - action: Called with the values, and with the drag as it was dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    let types = T.importedContentTypes
    return modifier(
      DropModifier(
        types: types, isEnabled: isEnabled,
        delegate: TransferableDrop<T>(types: types, isTargeted: { _ in }) { items, _, session in action(items, session)
        }))
  }

  /// Lets users drop something on this view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data that are taken; a drag without any of them is not noticed.
  ///   - isTargeted: True while such a drag is over this view; nil if it is not needed.
  ///   - action: Called with the providers of the items that have data of the types. Returns whether it took them.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets users drop something on this view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data that are taken; a drag without any of them is not noticed.
  ///   - isTargeted: True while such a drag is over this view; nil if it is not needed.
  ///   - action: Called with the providers of the items that have data of the types, and the place of the drop in this
  ///     view's coordinates. Returns whether it took them.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes,
      delegate: ProviderDrop(types: supportedContentTypes, isTargeted: isTargeted, action: action))
  }

  /// Lets users drop something on this view; with identifiers of types.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets users drop something on this view; with identifiers of types.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }
}
