import Foundation

/// A part of a search that stands in the field as a whole, as `UISearchToken`: a person, a kind of files.
///
/// ```swift
/// let bar = HostSearchBar()
/// let token = HostSearchToken(icon: HostImage(systemName: "person"), text: "Ada")
/// token.representedObject = 7
/// bar.searchTextField.tokens = [token]
/// print(bar.searchTextField.tokens.map(\.text))
/// // Prints "["Ada"]"
/// ```
@MainActor @preconcurrency
public final class HostSearchToken {
  /// The image before the text; nil for none.
  public let icon: HostImage?
  /// The text.
  public let text: String
  /// The object that the token stands for; nil by default. It is not shown.
  public var representedObject: Any?

  /// Creates a token.
  public init(icon: HostImage? = nil, text: String) {
    self.icon = icon
    self.text = text
  }
}

/// The field of a search bar, which has tokens before its text. As `UISearchTextField`.
public final class HostSearchTextField: HostTextField {
  /// The tokens, in order. Setting them sends no messages; the search bar around the field shows them.
  public var tokens: [HostSearchToken] = [] {
    didSet {
      guard tokens.count != oldValue.count || zip(tokens, oldValue).contains(where: { $0 !== $1 }) else { return }
      hidesPlaceholder = !tokens.isEmpty
      onTokensChange?()
    }
  }

  /// Whether the delete key removes the last token where there is no text before the caret. Defaults to true.
  public var allowsDeletingTokens = true

  /// Called when the tokens have changed.
  var onTokensChange: (@MainActor () -> Void)?

  /// Adds a token at an index, at an end if there is none.
  public func insertToken(_ token: HostSearchToken, at index: Int) {
    tokens.insert(token, at: min(max(index, 0), tokens.count))
  }

  /// Removes the token at an index; does nothing if there is none.
  public func removeToken(at index: Int) {
    if tokens.indices.contains(index) { tokens.remove(at: index) }
  }

  /// Deletes as any field does; where there is nothing before the caret, the last token, as a user's change.
  @discardableResult
  public override func deleteBackward() -> Bool {
    guard selectedRange == 0..<0, allowsDeletingTokens, !tokens.isEmpty else { return super.deleteBackward() }
    guard becomeFirstResponder() else { return false }
    tokens.removeLast()
    sendActions(for: .editingChanged)
    return true
  }

  /// Adds the tokens to the printed line.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if !tokens.isEmpty { description.add("tokens", tokens.map(\.text)) }
  }
}

/// Shows a token in a search bar.
final class HostSearchTokenView: HostView {
  let token: HostSearchToken
  private let label = HostLabel()
  private let image: HostImageView?

  init(_ token: HostSearchToken) {
    self.token = token
    image = token.icon.map { icon in
      let view = HostImageView()
      view.image = icon
      return view
    }
    super.init(frame: .zero)
    label.text = token.text
    label.numberOfLines = 1
    backgroundColor = .secondarySystemFill
    cornerRadius = 6
    if let image { addSubview(image) }
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = token.text
  }

  private var imageSize: CGSize { image?.sizeThatFits(.unspecified) ?? .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let text = label.sizeThatFits(.unspecified)
    let lead = image == nil ? 0 : imageSize.width + 4
    return CGSize(width: text.width + lead + 12, height: max(text.height, imageSize.height) + 4)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var left: CGFloat = 6
    if let image {
      let size = imageSize
      image.frame = mirrored(
        CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
      left += size.width + 4
    }
    let size = label.sizeThatFits(.unspecified)
    label.frame = mirrored(
      CGRect(
        x: left, y: (bounds.height - size.height) / 2, width: min(size.width, max(bounds.width - left - 6, 0)),
        height: size.height))
  }
}
