// What a file sees that imports ViewKernel, as with SwiftUI: Foundation and Observation come along.
@_exported public import Foundation
@_exported public import HostTree
@_exported public import Observation
