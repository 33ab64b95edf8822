// For packages whose files say `import SwiftUI` and cannot use a module alias: libraries that others depend on.
// Qualified names such as `SwiftUI.Text` are found through the export.
@_exported public import ViewKernel
