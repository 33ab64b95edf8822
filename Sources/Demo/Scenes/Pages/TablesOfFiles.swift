import Foundation
import HostTree
import ViewKernel

extension DemoScene {
  static let tablesOfFiles = DemoScene(
    "J6", "tables",
    "A table has columns where there is room: titles sort, and their menu shows and hides columns; rows of a tree open."
  ) { stage in
    stage.window.frame.size = CGSize(width: 800, height: 500)
    stage.show(Files())
    stage.tap("Size")
    stage.step("open \"Letters\"") {
      stage.hosts(HostButton.self).first { $0.superview is HostTableRowView && $0.title == nil }?.tap()
    }
    stage.step("choose \"Kind\" in the menu of a title") {
      _ = stage.host(HostContextMenuView.self).chooseMenuItem("Kind")
    }
  }
}

private struct File: Identifiable {
  let id: String
  var kind = "Picture"
  var size = 0
  var children: [File]?
}

private struct Files: View {
  @State private var order = [KeyPathComparator(\File.id)]
  @State private var columns = TableColumnCustomization<File>()
  private let files = [
    File(id: "Letters", kind: "Folder", size: 300, children: [File(id: "To Ada.txt", kind: "Text", size: 300)]),
    File(id: "Garden.png", size: 900),
  ]

  var body: some View {
    Table(
      files.sorted(using: order), children: \.children, sortOrder: $order, columnCustomization: $columns
    ) {
      TableColumn("Name", value: \.id).customizationID("name").disabledCustomizationBehavior(.visibility)
      TableColumn("Size", value: \.size) { Text("\($0.size) kB") }.width(90).customizationID("size")
      TableColumn("Kind", value: \.kind).customizationID("kind").defaultVisibility(.hidden)
    }
  }
}

#Preview { Files() }
