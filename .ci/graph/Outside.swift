// As in ViewKernel, which exports it through HostTree.
@_exported public import HostGeometry
