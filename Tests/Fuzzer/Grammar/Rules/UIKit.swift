import Foundation
import UIKitCompatibility
import ViewKernel

/// A view that draws itself, as one writes it for UIKit.
struct UIKitGauge: UIViewRepresentable {
  let amount: Double
  let color: Color

  func makeUIView(context: Context) -> GaugeView { GaugeView() }

  func updateUIView(_ view: GaugeView, context: Context) {
    view.amount = min(max(amount, 0), 1)
    view.color = UIColor(color)
  }

  final class GaugeView: UIView {
    var amount = 0.0 { didSet { setNeedsDisplay() } }
    var color = UIColor.black { didSet { setNeedsDisplay() } }

    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 12) }

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(color.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: rect.width * amount, height: rect.height))
      color.setStroke()
      let frame = UIBezierPath(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: 3)
      frame.lineWidth = 2
      frame.stroke()
      NSAttributedString(string: "\(Int(amount * 100))").draw(in: rect)
    }
  }
}

/// A page among three, which a data source knows. What users swipe would be nowhere in the model.
struct UIKitPages: UIViewControllerRepresentable {
  let number: Int
  let text: String

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = context.coordinator
    controller.view.isUserInteractionEnabled = false
    return controller
  }

  func updateUIViewController(_ controller: UIPageViewController, context: Context) {
    let pages = context.coordinator.pages
    for (index, page) in pages.enumerated() { page.rootView = Text("\(text) \(index)") }
    controller.setViewControllers([pages[abs(number % 3)]], direction: .forward, animated: true)
  }

  final class Coordinator: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<3).map { _ in UIHostingController(rootView: Text("")) }

    private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
      return pages.indices.contains(index + offset) ? pages[index + offset] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      pages.firstIndex { $0 === pageViewController.selectedViewController } ?? 0
    }
  }
}

/// A calendar with a day that the model selects, and decorated days.
struct UIKitCalendar: UIViewRepresentable {
  let day: Int
  let color: Color

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UICalendarView {
    let view = UICalendarView()
    view.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
    view.delegate = context.coordinator
    view.isUserInteractionEnabled = false
    return view
  }

  func updateUIView(_ view: UICalendarView, context: Context) {
    context.coordinator.color = color
    view.visibleDateComponents = DateComponents(year: 2020 + abs(day % 5), month: 3)
    (view.selectionBehavior as? UICalendarSelectionSingleDate)?.selectedDate = DateComponents(
      year: 2020 + abs(day % 5), month: 3, day: abs(day) + 1)
    view.reloadDecorations(forDateComponents: [], animated: false)
  }

  final class Coordinator: NSObject, UICalendarViewDelegate {
    var color = Color.red

    func calendarView(_ calendarView: UICalendarView, decorationFor day: DateComponents) -> UICalendarView.Decoration? {
      day.day.map { $0 % 7 == 0 } == true ? .default(color: UIColor(color)) : nil
    }
  }
}

/// A picker of two wheels, whose rows follow the model.
struct UIKitPicker: UIViewRepresentable {
  let number: Int
  let text: String

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = context.coordinator
    picker.delegate = context.coordinator
    picker.isUserInteractionEnabled = false
    return picker
  }

  func updateUIView(_ picker: UIPickerView, context: Context) {
    context.coordinator.count = abs(number % 4)
    context.coordinator.text = text
    picker.reloadAllComponents()
    picker.selectRow(abs(number % 4) - 1, inComponent: 0, animated: false)
  }

  final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var count = 0
    var text = ""

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? count : 2
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(text) \(row)"
    }
  }
}
