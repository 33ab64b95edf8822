public import Foundation
public import HostTree

extension NSItemProvider {
  /// Adds the data of a value, in all types that it can be written as.
  ///
  /// - Parameter transferable: The value.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    let value = transferable()
    for entry in T.transferEntries() {
      guard let exporting = entry.exporting, entry.condition?(value) != false else { continue }
      if suggestedName == nil, let name = entry.fileName?(value) { suggestedName = name }
      registerDataRepresentation(for: entry.contentType, visibility: entry.visibility.host) { completion in
        runAtOnce {
          do { completion(try await exporting(value), nil) } catch { completion(nil, error) }
        }
        return nil
      }
    }
  }

  /// Loads a value of a type from the first data that it can be read from.
  ///
  /// - Parameters:
  ///   - transferableType: The type.
  ///   - completionHandler: Called once, with the value or an error; before this function returns, unless something
  ///     waits.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    runAtOnce { [self] in
      do {
        completionHandler(.success(try await transferable(transferableType)))
      } catch {
        completionHandler(.failure(error))
      }
    }
    progress.completedUnitCount = 1
    return progress
  }

  /// A value of a type.
  func transferable<T: Transferable>(_ type: T.Type) async throws -> T {
    for entry in T.transferEntries() {
      guard let importing = entry.importing, hasItemConformingToTypeIdentifier(entry.contentType.identifier) else {
        continue
      }
      let data: Data = try await withCheckedThrowingContinuation { continuation in
        _ = loadDataRepresentation(for: entry.contentType) { data, error in
          if let data {
            continuation.resume(returning: data)
          } else {
            continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown))
          }
        }
      }
      return try await importing(data)
    }
    throw CocoaError(.fileReadUnsupportedScheme)
  }

  /// A provider of a value.
  static func of<T: Transferable>(_ value: T) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(value)
    return provider
  }

  /// Whether a value of a type can be loaded.
  func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
    T.importedContentTypes.contains { hasItemConformingToTypeIdentifier($0.identifier) }
  }
}

/// Runs work that may wait: at once as far as it does not.
func runAtOnce(_ work: @escaping @Sendable () async -> Void) { _ = Task.immediate { await work() } }

/// Loads values from providers one after another, and calls `action` on the main actor with those that were there: at
/// once if nothing waits, else in the settle after the last is there. Providers that fail are left out.
@MainActor
func loadTransferables<T: Transferable>(
  _ type: T.Type, from providers: [NSItemProvider], _ action: @escaping @MainActor @Sendable ([T]) -> Void
) {
  loadInOrder(type, from: providers, action)
}

private nonisolated func loadInOrder<T: Transferable>(
  _ type: T.Type, from providers: [NSItemProvider], _ action: @escaping @MainActor @Sendable ([T]) -> Void
) {
  runAtOnce {
    var items: [T] = []
    for provider in providers where provider.canLoad(type) {
      do { items.append(try await provider.transferable(type)) } catch { reportFailure(of: type, error) }
    }
    let loaded = items
    onMainThread { action(loaded) }
  }
}

private func reportFailure<T>(of type: T.Type, _ error: any Error) {
  reportMisuse("A \(type) could not be read from what was transferred, and is left out: \(error).")
}
