@_exported public import HostTestSupport
