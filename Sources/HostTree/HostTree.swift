// The modules below come along: points, paths, transforms, proposals, diagnostics; and what Foundation lacks on this
// platform.
@_exported public import FoundationGaps
@_exported public import HostGeometry
