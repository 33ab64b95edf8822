// Tests: `TabViewTests`, `PreviewListTests`.

/// A view with a modifier, with their types erased.
@MainActor
protocol ModifiedView {
  var anyContent: any View { get }
  var anyModifier: Any { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  var anyContent: any View { content }
  var anyModifier: Any { modifier }
}

extension IDView: ModifiedView {
  var anyContent: any View { content }
  var anyModifier: Any { id }
}
