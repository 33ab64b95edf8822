// For packages whose files say `import SwiftUI` and cannot use a module alias: libraries that others depend on.
// Qualified names such as `SwiftUI.Text` are found through the export. As on iOS, the names of UIKit come along.
@_exported public import UIKitCompatibility
