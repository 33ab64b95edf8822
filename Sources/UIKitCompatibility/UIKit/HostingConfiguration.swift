public import Foundation
public import HostTree
public import ViewKernel

/// A SwiftUI view as the content of a cell, as `UIHostingConfiguration`.
///
/// ```swift
/// let cell = HostTableViewCell(style: .default, reuseIdentifier: nil)
/// cell.contentConfiguration = HostingConfiguration {
///   Label("Blue in Green", systemImage: "music.note")
/// }
/// .margins(.vertical, 20)
/// ```
///
/// A cell that gets another configuration with views of the same type updates its views, and their state is kept.
@MainActor @preconcurrency
public struct HostingConfiguration<Content: View, Background: View>: HostContentConfiguration {
  fileprivate let content: Content
  fileprivate let background: Background
  fileprivate var margins = HostTableViewCell.standardInsets
  fileprivate var minWidth: CGFloat?
  fileprivate var minHeight: CGFloat?

  private init(_ content: Content, _ background: Background) {
    self.content = content
    self.background = background
  }

  /// Creates a configuration with views.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content(), EmptyView())
  }

  /// Sets the fill of the cell behind the views.
  public func background<B: View>(@ViewBuilder content: () -> B) -> HostingConfiguration<Content, B> {
    copy(content())
  }

  /// Sets the style that fills the cell behind the views.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> HostingConfiguration<Content, _BackgroundStyleView<S>> {
    copy(_BackgroundStyleView(style: style))
  }

  private func copy<B: View>(_ background: B) -> HostingConfiguration<Content, B> {
    var copy = HostingConfiguration<Content, B>(content, background)
    (copy.margins, copy.minWidth, copy.minHeight) = (margins, minWidth, minHeight)
    return copy
  }

  /// Sets the margins of some edges, in points. They default to a cell's: 11 above and below, 16 at the sides.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the margins of some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    if edges.contains(.top) { copy.margins.top = insets.top }
    if edges.contains(.leading) { copy.margins.leading = insets.leading }
    if edges.contains(.bottom) { copy.margins.bottom = insets.bottom }
    if edges.contains(.trailing) { copy.margins.trailing = insets.trailing }
    return copy
  }

  /// Sets the smallest size of the content with its margins, in points; nil for none.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    (copy.minWidth, copy.minHeight) = (width, height)
    return copy
  }

  /// Makes a view that shows the views.
  public func makeContentView() -> any HostContentView { HostingContentView(self) }
}

/// A view that is filled by a style.
public struct _BackgroundStyleView<S: ShapeStyle>: View {
  let style: S
  /// A rectangle in the style.
  public var body: some View { Rectangle().fill(style) }
}

/// The views of a configuration, with its margins.
struct HostingConfigurationRoot<Content: View, Background: View>: View {
  let configuration: HostingConfiguration<Content, Background>

  var body: some View {
    configuration.content
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(configuration.margins)
      .frame(minWidth: configuration.minWidth, minHeight: configuration.minHeight)
      .background { configuration.background }
  }
}

/// Shows a configuration in a cell.
final class HostingContentView<Content: View, Background: View>: HostContainerView, HostContentView {
  private let hosting: HostingView<HostingConfigurationRoot<Content, Background>>

  init(_ configuration: HostingConfiguration<Content, Background>) {
    hosting = HostingView(rootView: HostingConfigurationRoot(configuration: configuration))
    super.init(frame: .zero)
    addSubview(hosting)
  }

  var configuration: any HostContentConfiguration {
    get { hosting.rootView.configuration }
    set {
      guard let new = newValue as? HostingConfiguration<Content, Background> else {
        return reportMisuse(
          "The views of a cell can't become those of a \(type(of: newValue)). Set the cell's contentConfiguration instead."
        )
      }
      hosting.rootView = HostingConfigurationRoot(configuration: new)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { hosting.sizeThatFits(proposal) }
  override func layoutSubviews() { hosting.frame = CGRect(origin: .zero, size: bounds.size) }
}
