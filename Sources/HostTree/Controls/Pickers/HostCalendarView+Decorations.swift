// Tests: `HostCalendarViewTests`.

public import Foundation

/// Returns decorations below the numbers of days of a ``HostCalendarView``, as `UICalendarViewDelegate`.
@MainActor @preconcurrency
public protocol HostCalendarViewDelegate: AnyObject {
  /// The decoration below the number of a day; nil for nothing. Asked for each day of the month whenever the calendar
  /// is drawn.
  func calendarView(
    _ calendarView: HostCalendarView, decorationFor dateComponents: DateComponents
  ) -> HostCalendarView.Decoration?
}

extension HostCalendarViewDelegate {
  /// Nothing.
  public func calendarView(
    _ calendarView: HostCalendarView, decorationFor dateComponents: DateComponents
  ) -> HostCalendarView.Decoration? { nil }
}

extension HostCalendarView {
  /// The month that is shown, as year and month; setting it shows another. Components that are no date are ignored.
  public var visibleDateComponents: DateComponents {
    get { ownCalendar.dateComponents([.calendar, .era, .year, .month], from: firstDay) }
    set {
      var components = newValue
      components.calendar = nil
      if let date = ownCalendar.date(from: components) { visibleDate = date }
    }
  }

  /// Shows another month. It is shown at once, whatever `animated` says.
  public func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  /// The dates that can be selected, from ``minimumDate`` until ``endDate``; by default all of them.
  public var availableDateRange: DateInterval {
    get {
      DateInterval(start: minimumDate ?? .distantPast, end: max(endDate ?? .distantFuture, minimumDate ?? .distantPast))
    }
    set {
      minimumDate = newValue.start == .distantPast ? nil : newValue.start
      endDate = newValue.end == .distantFuture ? nil : newValue.end
    }
  }

  /// Asks the delegate again for the decorations below the numbers of days. All of them are asked about, whatever days
  /// are given.
  public func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { setNeedsDisplay() }

  /// The decoration below the number of a day, as `UICalendarView.Decoration`.
  public struct Decoration {
    /// How large a decoration is.
    public enum Size: Int, Sendable {
      /// 6 points high.
      case small
      /// 9 points high.
      case medium
      /// 12 points high.
      case large
    }

    private enum Content {
      case dot
      case image(HostImage)
      case view(@MainActor () -> HostView)
    }

    private let content: Content
    private let color: HostColor?
    private let size: Size

    /// A dot; grey without a colour.
    public static func `default`(color: HostColor? = nil, size: Size = .medium) -> Decoration {
      Decoration(content: .dot, color: color, size: size)
    }

    /// An image; a dot without one. A template is grey without a colour.
    public static func image(_ image: HostImage?, color: HostColor? = nil, size: Size = .medium) -> Decoration {
      Decoration(content: image.map { .image($0) } ?? .dot, color: color, size: size)
    }

    /// The drawing of a view at its natural size, which is no larger than the room. It receives no touches.
    @preconcurrency
    public static func customView(_ provider: @escaping @MainActor () -> HostView) -> Decoration {
      Decoration(content: .view(provider), color: nil, size: .medium)
    }

    /// Draws into the lower part of a day's cell.
    @MainActor
    func draw(into drawing: inout HostDrawing, in cell: CGRect) {
      let height: CGFloat = [6, 9, 12][size.rawValue]
      let room = CGRect(x: cell.minX, y: cell.maxY - 13, width: cell.width, height: 12)
      func place(_ size: CGSize) -> CGRect {
        CGRect(
          x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
      }
      switch content {
      case .dot:
        let side = height * 2 / 3
        drawing.fill(
          place(CGSize(width: side, height: side)), cornerRadius: side / 2, with: color ?? .systemGray)
      case .image(let image):
        guard image.size.height > 0 else { return }
        let width = image.size.width * height / image.size.height
        drawing.image(image, in: place(CGSize(width: width, height: height)), tint: color ?? .systemGray)
      case .view(let provider):
        let view = provider()
        let natural = view.sizeThatFits(.unspecified)
        let fitting = CGSize(width: min(natural.width, room.width), height: min(natural.height, room.height))
        view.frame = CGRect(origin: .zero, size: fitting)
        view.layoutIfNeeded()
        let content = drawing.drawing(of: view)
        let origin = place(fitting).origin
        drawing.group([.transform(CGAffineTransform(translationX: origin.x, y: origin.y))]) { $0.append(content) }
      }
    }
  }
}
