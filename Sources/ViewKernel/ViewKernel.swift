public import HostTree
