// ViewKernel with the names of UIKit and AppKit that ported code uses. A file that imports SwiftUI on iOS has both.
@_exported public import ViewKernel
