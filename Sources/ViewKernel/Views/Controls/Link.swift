public import Foundation

/// A button that opens a URL with the `\.openURL` action of the environment.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let destination: URL
  nonisolated(unsafe) private let label: Label

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The URL to open.
  ///   - label: The content of the link; shown in the accent colour.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A button of the type `link`.
  public var body: some View {
    Button(type: .link) {
      openURL(destination)
    } label: {
      OneLabel(label).foregroundColor(.accentColor)
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
