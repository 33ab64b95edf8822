import HostTree

extension EnvironmentValues {
  /// The alignment of lines, with leading and trailing resolved by the layout direction.
  var hostTextAlignment: HostTextAlignment {
    let alignment = multilineTextAlignment.host
    return alignment == .right && layoutDirection == .rightToLeft ? .left : alignment
  }
}

extension TextAlignment {
  fileprivate var host: HostTextAlignment {
    switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }
}
