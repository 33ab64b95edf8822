// The target's own file. All others are compiled by the plug-in XcodeSources, as Xcode has them.
