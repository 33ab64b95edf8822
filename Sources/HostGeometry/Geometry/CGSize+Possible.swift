// Tests: `HostScreenTests`, `HostViewControllerTests`.

public import Foundation

extension CGSize {
  /// Whether both lengths are finite and at least 0.
  @inlinable package var isPossible: Bool { width >= 0 && width < .infinity && height >= 0 && height < .infinity }
}
