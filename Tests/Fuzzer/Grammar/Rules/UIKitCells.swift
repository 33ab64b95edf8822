import Foundation
import UIKitCompatibility
import ViewKernel

/// A button as one fills it for UIKit, by states and by a configuration.
struct UIKitButton: UIViewRepresentable {
  let text: String
  let isOn: Bool
  let color: Color

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIButton {
    let button = UIButton(configuration: .plain())
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setImage(UIImage(systemName: "star.fill"), for: .selected)
    button.addTarget(
      context.coordinator, action: Selector("tapped(_:)", Coordinator.tapped(_:)), for: .touchUpInside)
    return button
  }

  func updateUIView(_ button: UIButton, context: Context) {
    var configuration = isOn ? UIButton.Configuration.filled() : .gray()
    configuration.title = text
    configuration.subtitle = isOn ? text : nil
    configuration.imagePlacement = isOn ? .trailing : .top
    configuration.imagePadding = 4
    configuration.baseForegroundColor = UIColor(color)
    configuration.showsActivityIndicator = text.isEmpty
    button.configuration = configuration
    button.isSelected = isOn
  }

  @MainActor
  final class Coordinator: NSObject {
    func tapped(_ sender: UIButton) {}
  }
}

/// A table that a program fills, with SwiftUI views in its cells.
struct UIKitTable<Row: View>: UIViewRepresentable {
  let text: String
  let isOn: Bool
  let row: Row

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = context.coordinator
    table.isUserInteractionEnabled = false
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) {
    context.coordinator.parent = self
    table.reloadData()
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITableView, context: Context) -> CGSize? {
    CGSize(width: 200, height: 150)
  }

  final class Coordinator: NSObject, UITableViewDataSource {
    var parent: UIKitTable
    init(_ parent: UIKitTable) { self.parent = parent }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { parent.isOn ? 2 : 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      if indexPath.row == 0 {
        cell.contentConfiguration = UIHostingConfiguration { parent.row }.margins(.vertical, 4).background(.quaternary)
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = parent.text
        content.secondaryText = parent.isOn ? parent.text : nil
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
      }
      return cell
    }
  }
}
