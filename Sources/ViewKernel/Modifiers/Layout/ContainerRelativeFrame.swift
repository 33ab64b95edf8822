public import Foundation
public import HostTree

/// The modifier behind `containerRelativeFrame`.
struct ContainerRelativeFrame {
  let axes: Axis.Set
  let alignment: Alignment
  let length: @MainActor (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrame: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostContainerRelativeFrameView {
    HostContainerRelativeFrameView(axes: axes, alignment: alignment)
  }

  func updateHost(_ host: HostContainerRelativeFrameView, context: HostModifierContext<Self>) {
    let run = LateCode(of: context.node)
    let length = length
    host.axes = axes
    host.alignment = alignment
    host.length = { container, axis in run { length(container, axis) } }
  }
}

extension View {
  /// Puts this view into a frame as large as the nearest container along some axes.
  ///
  /// The container is the nearest scroll view or list around the view, else the screen, page or tab that it is in, else
  /// the window; what counts is its size without safe area and content margins. Along the other axes the frame has the
  /// view's length.
  ///
  /// ```swift
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(
  ///   rootView: ScrollView(.horizontal) {
  ///     HStack(spacing: 10) {
  ///       ForEach(0..<9) { _ in Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10) }
  ///     }
  ///   })
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// print(window.subviews[0].subviews[0].subviews[0].subviews[0].frame.width)
  /// // Prints "100.0"
  /// ```
  ///
  /// - Parameters:
  ///   - axes: The axes along which the container counts.
  ///   - alignment: How the view is aligned in the frame.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Puts this view into a frame of a length that `length` computes from the nearest container's.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the container counts.
  ///   - alignment: How the view is aligned in the frame.
  ///   - length: Returns the length in points for the container's length along an axis. It runs in layout.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    // Unchecked: layout calls it on the main actor only.
    nonisolated(unsafe) let length = length
    return modifier(ContainerRelativeFrame(axes: axes, alignment: alignment) { length($0, $1) })
  }

  /// Puts this view into a frame of some columns or rows of the nearest container, which is divided evenly.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the container counts.
  ///   - count: The number of columns or rows in the container; less than 1 counts as 1 and is reported.
  ///   - span: How many of these the view takes; less than 1 counts as 1 and is reported.
  ///   - spacing: The distance between them, in points.
  ///   - alignment: How the view is aligned in the frame.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    func sound(_ number: Int, _ what: String) -> CGFloat {
      CGFloat(Double(number).sound(from: 1, else: 1, "The \(what) of a frame that depends on its container"))
    }
    let count = sound(count, "count")
    let span = sound(span, "span")
    let spacing = spacing.sound(else: 0, "The spacing of a frame that depends on its container")
    return modifier(
      ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
        let part = (length - spacing * (count - 1)) / count
        return max(part * span + spacing * (span - 1), 0)
      })
  }
}
