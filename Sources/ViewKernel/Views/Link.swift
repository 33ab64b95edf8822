public import Foundation

/// A button that opens an address, by the action `\.openURL` of the environment.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let destination: URL
  nonisolated(unsafe) private let label: Label

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - destination: The address to open.
  ///   - label: What it shows.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A button.
  public var body: some View {
    Button(type: .link) {
      openURL(destination)
    } label: {
      label.foregroundColor(.accentColor)
    }
  }
}

extension Link where Label == Text {
  /// Makes a link that shows a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link that shows a text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
