/// A view with a modifier, whatever their types.
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
