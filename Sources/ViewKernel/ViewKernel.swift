// The modules that a file sees which imports ViewKernel, as with SwiftUI: Foundation, with its networking, and
// Observation come along.
@_exported public import Foundation
@_exported public import HostTree
@_exported public import Observation
@_exported public import Publishers

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
