import Foundation
import HostTree
import ViewKernel
import XCTest

/// Columns, identities and selections that are none: what containers show instead.
@MainActor
final class ContainersBadInputTests: BadInputTestCase {
  func testLazyVStackInit() {
    row(
      "LazyVStack.init", "not-a-number",
      says: "A lazy stack has the spacing nan, which is not finite; it counts as not given. Give it "
        + "a length.",
      shows: "HostLazyStackView (0, 26, 100 x 48) axis=vertical · HostLabel \"a\" (45, 0, 10 x 20) · "
        + "HostLabel \"b\" (45, 28, 10 x 20)"
    ) {
      LazyVStack(spacing: .nan) {
        Text("a"); Text("b")
      }
    }
    row(
      "LazyVStack.init", "infinite",
      says: "A lazy stack has the spacing inf, which is not finite; it counts as not given. Give it "
        + "a length.",
      shows: "HostLazyStackView (0, 26, 100 x 48) axis=vertical · HostLabel \"a\" (45, 0, 10 x 20) · "
        + "HostLabel \"b\" (45, 28, 10 x 20)"
    ) {
      LazyVStack(spacing: .infinity) {
        Text("a"); Text("b")
      }
    }
    row(
      "LazyVStack.init", "negative",
      shows: "HostLazyStackView (0, 31, 100 x 38) axis=vertical spacing=-2 · HostLabel \"a\" (45, 0, "
        + "10 x 20) · HostLabel \"b\" (45, 18, 10 x 20)"
    ) {
      LazyVStack(spacing: -2) {
        Text("a"); Text("b")
      }
    }
  }

  func testLazyHStackInit() {
    row(
      "LazyHStack.init", "not-a-number",
      says: "A lazy stack has the spacing nan, which is not finite; it counts as not given. Give it "
        + "a length.",
      shows: "HostLazyStackView (36, 0, 28 x 100) axis=horizontal · HostLabel \"a\" (0, 40, 10 x 20) "
        + "· HostLabel \"b\" (18, 40, 10 x 20)"
    ) {
      LazyHStack(spacing: .nan) {
        Text("a"); Text("b")
      }
    }
    row(
      "LazyHStack.init", "infinite",
      says: "A lazy stack has the spacing inf, which is not finite; it counts as not given. Give it "
        + "a length.",
      shows: "HostLazyStackView (36, 0, 28 x 100) axis=horizontal · HostLabel \"a\" (0, 40, 10 x 20) "
        + "· HostLabel \"b\" (18, 40, 10 x 20)"
    ) {
      LazyHStack(spacing: .infinity) {
        Text("a"); Text("b")
      }
    }
    row(
      "LazyHStack.init", "negative",
      shows: "HostLazyStackView (41, 0, 18 x 100) axis=horizontal spacing=-2 · HostLabel \"a\" (0, "
        + "40, 10 x 20) · HostLabel \"b\" (8, 40, 10 x 20)"
    ) {
      LazyHStack(spacing: -2) {
        Text("a"); Text("b")
      }
    }
  }

  func testLazyVGridInit() {
    row(
      "LazyVGrid.init", "fixed, not-a-number",
      says: "The size of a grid's column or row is nan; it counts as 0. Give it a finite number of 0 "
        + "or more.",
      shows: "HostLazyGridView (0, 40, 100 x 20) axis=vertical columns=fixed(0) · HostLabel \"a\" "
        + "(50, 0, 0 x 20)"
    ) { LazyVGrid(columns: [GridItem(.fixed(.nan))]) { Text("a") } }
    row(
      "LazyVGrid.init", "fixed, infinite",
      says: "The size of a grid's column or row is inf; it counts as 0. Give it a finite number of 0 "
        + "or more.",
      shows: "HostLazyGridView (0, 40, 100 x 20) axis=vertical columns=fixed(0) · HostLabel \"a\" "
        + "(50, 0, 0 x 20)"
    ) { LazyVGrid(columns: [GridItem(.fixed(.infinity))]) { Text("a") } }
    row(
      "LazyVGrid.init", "fixed, negative",
      says: "The size of a grid's column or row is -7; it counts as 0. Give it a finite number of 0 "
        + "or more.",
      shows: "HostLazyGridView (0, 40, 100 x 20) axis=vertical columns=fixed(0) · HostLabel \"a\" "
        + "(50, 0, 0 x 20)"
    ) { LazyVGrid(columns: [GridItem(.fixed(-7))]) { Text("a") } }
    row(
      "LazyVGrid.init", "flexible, not-a-number",
      says: "The least size of a grid's column or row is nan; it counts as 0. Give it a finite "
        + "number of 0 or more.",
      shows: "HostLazyGridView (0, 40, 100 x 20) axis=vertical columns=flexible(0...5) · HostLabel "
        + "\"a\" (47.5, 0, 5 x 20)"
    ) { LazyVGrid(columns: [GridItem(.flexible(minimum: .nan, maximum: 5))]) { Text("a") } }
    row(
      "LazyVGrid.init", "flexible, infinite",
      says: "The least size of a grid's column or row is inf; it counts as 0. Give it a finite "
        + "number of 0 or more.",
      shows: "HostLazyGridView (0, 40, 100 x 20) axis=vertical columns=flexible(0...5) · HostLabel "
        + "\"a\" (47.5, 0, 5 x 20)"
    ) { LazyVGrid(columns: [GridItem(.flexible(minimum: .infinity, maximum: 5))]) { Text("a") } }
    row(
      "LazyVGrid.init", "flexible, negative",
      says: "The least size of a grid's column or row is -7; it counts as 0. Give it a finite number "
        + "of 0 or more.",
      shows: "HostLazyGridView (0, 40, 100 x 20) axis=vertical columns=flexible(0...5) · HostLabel "
        + "\"a\" (47.5, 0, 5 x 20)"
    ) { LazyVGrid(columns: [GridItem(.flexible(minimum: -7, maximum: 5))]) { Text("a") } }
    row(
      "LazyVGrid.init", "adaptive, not-a-number",
      says: "The least size of a grid's column or row is nan; it counts as 0. Give it a finite "
        + "number of 0 or more.",
      shows: "HostLazyGridView (0, 40, 100 x 20) axis=vertical columns=adaptive(0...inf) · HostLabel "
        + "\"a\" (0, 0, 1 x 20)"
    ) { LazyVGrid(columns: [GridItem(.adaptive(minimum: .nan))]) { Text("a") } }
    row(
      "LazyVGrid.init", "adaptive, infinite",
      says: "The least size of a grid's column or row is inf; it counts as 0. Give it a finite "
        + "number of 0 or more.",
      shows: "HostLazyGridView (0, 40, 100 x 20) axis=vertical columns=adaptive(0...inf) · HostLabel "
        + "\"a\" (0, 0, 1 x 20)"
    ) { LazyVGrid(columns: [GridItem(.adaptive(minimum: .infinity))]) { Text("a") } }
    row(
      "LazyVGrid.init", "adaptive, negative",
      says: "The least size of a grid's column or row is -7; it counts as 0. Give it a finite number "
        + "of 0 or more.",
      shows: "HostLazyGridView (0, 40, 100 x 20) axis=vertical columns=adaptive(0...inf) · HostLabel "
        + "\"a\" (0, 0, 1 x 20)"
    ) { LazyVGrid(columns: [GridItem(.adaptive(minimum: -7))]) { Text("a") } }
    row(
      "LazyVGrid.init", "adaptive, zero",
      shows: "HostLazyGridView (0, 40, 100 x 20) axis=vertical columns=adaptive(0...inf) · HostLabel "
        + "\"a\" (0, 0, 1 x 20)"
    ) { LazyVGrid(columns: [GridItem(.adaptive(minimum: 0))]) { Text("a") } }
    row(
      "LazyVGrid.init", "spacing not-a-number",
      says: "The spacing after a grid's column or row is nan; it counts as not given. Give it a "
        + "finite length. / The spacing of a lazy grid is nan; it counts as not given. Give it a "
        + "finite length.",
      shows: "HostLazyGridView (0, 26, 100 x 48) axis=vertical "
        + "columns=flexible(10...inf),flexible(10...inf) · HostLabel \"a\" (18, 0, 10 x 20) · "
        + "HostLabel \"b\" (72, 0, 10 x 20) · HostLabel \"c\" (18.5, 28, 9 x 20)"
    ) {
      LazyVGrid(columns: [GridItem(spacing: .nan), GridItem()], spacing: .nan) {
        Text("a"); Text("b"); Text("c")
      }
    }
    row(
      "LazyVGrid.init", "spacing infinite",
      says: "The spacing after a grid's column or row is inf; it counts as not given. Give it a "
        + "finite length. / The spacing of a lazy grid is inf; it counts as not given. Give it a "
        + "finite length.",
      shows: "HostLazyGridView (0, 26, 100 x 48) axis=vertical "
        + "columns=flexible(10...inf),flexible(10...inf) · HostLabel \"a\" (18, 0, 10 x 20) · "
        + "HostLabel \"b\" (72, 0, 10 x 20) · HostLabel \"c\" (18.5, 28, 9 x 20)"
    ) {
      LazyVGrid(columns: [GridItem(spacing: .infinity), GridItem()], spacing: .infinity) {
        Text("a"); Text("b"); Text("c")
      }
    }
    row(
      "LazyVGrid.init", "no columns",
      shows: "HostLazyGridView (0, 26, 100 x 48) axis=vertical columns=\"\" · HostLabel \"a\" (45, 0, "
        + "10 x 20) · HostLabel \"b\" (45, 28, 10 x 20)"
    ) {
      LazyVGrid(columns: []) {
        Text("a"); Text("b")
      }
    }
  }

  func testLazyHGridInit() {
    row(
      "LazyHGrid.init", "not-a-number",
      says: "The size of a grid's column or row is nan; it counts as 0. Give it a finite number of 0 "
        + "or more. / The spacing of a lazy grid is nan; it counts as not given. Give it a finite "
        + "length.",
      shows: "HostLazyGridView (45, 0, 10 x 100) axis=horizontal rows=fixed(0) · HostLabel \"a\" (0, "
        + "40, 10 x 20)"
    ) { LazyHGrid(rows: [GridItem(.fixed(.nan))], spacing: .nan) { Text("a") } }
    row(
      "LazyHGrid.init", "infinite",
      says: "The size of a grid's column or row is inf; it counts as 0. Give it a finite number of 0 "
        + "or more. / The spacing of a lazy grid is inf; it counts as not given. Give it a finite "
        + "length.",
      shows: "HostLazyGridView (45, 0, 10 x 100) axis=horizontal rows=fixed(0) · HostLabel \"a\" (0, "
        + "40, 10 x 20)"
    ) { LazyHGrid(rows: [GridItem(.fixed(.infinity))], spacing: .infinity) { Text("a") } }
  }

  func testForEachInit() {
    row(
      "ForEach.init", "two elements of one identity",
      says: "ForEach in VStack<ForEach<Array<String>, String, Text>> has several elements with the "
        + "identity a: they are told apart by their order, and may mix up their state. Give each "
        + "element an identity of its own.",
      shows: "HostStackView (45, 26, 10 x 48) axis=vertical · HostLabel \"a\" (0, 0, 10 x 20) · "
        + "HostLabel \"a\" (0, 28, 10 x 20)"
    ) { VStack { ForEach(["a", "a"], id: \.self) { Text($0) } } }
    row(
      "ForEach.init", "two rows of one identity",
      says: "ForEach in ListTable<Never, ForEach<Array<String>, String, Text>> has several elements "
        + "with the identity a: they are told apart by their order, and may mix up their state. "
        + "Give each element an identity of its own.",
      shows: "HostTableView (0, 0, 100 x 100) style=insetGrouped · HostTableViewCell (16, 35, 68 x "
        + "44) · HostCellContentView (0, 0, 68 x 44) · HostLabel \"a\" (16, 12, 10 x 20) · "
        + "HostSeparatorView (16, 43.67, 52 x 0.33) background=separator · HostTableViewCell (16, "
        + "79, 68 x 44) · HostCellContentView (0, 0, 68 x 44) · HostLabel \"a\" (16, 12, 10 x 20)"
    ) { List { ForEach(["a", "a"], id: \.self) { Text($0) } } }
    row(
      "ForEach.init", "an empty range at the end of all integers",
      shows: "HostStackView (45, 40, 10 x 20) axis=vertical · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      VStack {
        ForEach(Int.max..<Int.max, id: \.self) { Text("\($0)") }; Text("a")
      }
    }
  }

  func testListInit() {
    row(
      "List.init", "two rows of one identity",
      says: "ForEach in ListTable<Never, ForEach<Array<String>, String, Text>> has several elements "
        + "with the identity a: they are told apart by their order, and may mix up their state. "
        + "Give each element an identity of its own.",
      shows: "HostTableView (0, 0, 100 x 100) style=insetGrouped · HostTableViewCell (16, 35, 68 x "
        + "44) · HostCellContentView (0, 0, 68 x 44) · HostLabel \"a\" (16, 12, 10 x 20) · "
        + "HostSeparatorView (16, 43.67, 52 x 0.33) background=separator · HostTableViewCell (16, "
        + "79, 68 x 44) · HostCellContentView (0, 0, 68 x 44) · HostLabel \"a\" (16, 12, 10 x 20)"
    ) { List(["a", "a"], id: \.self) { Text($0) } }
    row(
      "List.init", "a selection that no row has",
      shows: "HostTableView (0, 0, 100 x 100) style=insetGrouped · HostTableViewCell (16, 35, 68 x "
        + "44) · HostCellContentView (0, 0, 68 x 44) · HostLabel \"a\" (16, 12, 10 x 20)"
    ) { List(["a"], id: \.self, selection: .constant("b" as String?)) { Text($0) } }
    row(
      "List.init", "no rows",
      shows: "HostTableView (0, 0, 100 x 100) style=insetGrouped"
    ) { List([String](), id: \.self) { Text($0) } }
  }

  private struct Dish: Identifiable { var id = "a" }

  func testTableInit() {
    row(
      "Table.init", "no rows",
      shows: "HostSafeAreaInsetView (0, 0, 100 x 100) edge=top spacing=0 · HostTableView (0, 0, 100 x "
        + "100)"
    ) { Table([Dish]()) { TableColumn("Dish", value: \.id) } }
    row(
      "Table.init", "a selection that no row has",
      shows: "HostSafeAreaInsetView (0, 0, 100 x 100) edge=top spacing=0 · HostTableView (0, 0, 100 x "
        + "100) · HostTableViewCell (0, 0, 100 x 44) · HostCellContentView (0, 0, 100 x 44) · "
        + "HostTableRowView (16, 12, 68 x 20) columns=1 · HostStackView (0, 0, 10 x 20) "
        + "axis=horizontal · HostLabel \"a\" (0, 0, 10 x 20) · HostSeparatorView (16, 43.67, 84 x "
        + "0.33) background=separator"
    ) {
      Table([Dish()], selection: .constant("b")) { TableColumn("Dish", value: \.id) }
    }
    row(
      "Table.init", "no sort order",
      shows: "HostSafeAreaInsetView (0, 0, 100 x 100) edge=top spacing=0 · HostTableView (0, 0, 100 x "
        + "100) · HostTableViewCell (0, 0, 100 x 44) · HostCellContentView (0, 0, 100 x 44) · "
        + "HostTableRowView (16, 12, 68 x 20) columns=1 · HostStackView (0, 0, 10 x 20) "
        + "axis=horizontal · HostLabel \"a\" (0, 0, 10 x 20) · HostSeparatorView (16, 43.67, 84 x "
        + "0.33) background=separator"
    ) {
      Table([Dish()], sortOrder: .constant([KeyPathComparator<Dish>]())) { TableColumn("Dish", value: \.id) }
    }
    row(
      "TableColumn.width", "negative",
      says: "The width of a table's column is -1; it counts as not given. Give it a finite length of "
        + "0 or more.",
      shows: "HostSafeAreaInsetView (0, 0, 100 x 100) edge=top spacing=0 · HostTableView (0, 0, 100 x "
        + "100) · HostTableViewCell (0, 0, 100 x 44) · HostCellContentView (0, 0, 100 x 44) · "
        + "HostTableRowView (16, 12, 68 x 20) columns=1 · HostStackView (0, 0, 10 x 20) "
        + "axis=horizontal · HostLabel \"a\" (0, 0, 10 x 20) · HostSeparatorView (16, 43.67, 84 x "
        + "0.33) background=separator"
    ) {
      Table([Dish()]) { TableColumn("Dish", value: \.id).width(-1) }
    }
    row(
      "TableColumn.width", "not-a-number, infinite, and a largest one below the least",
      says: "The least width of a table's column is nan; it counts as not given. Give it a finite "
        + "length of 0 or more. / The ideal width of a table's column is inf; it counts as not "
        + "given. Give it a finite length of 0 or more.",
      shows: "HostSafeAreaInsetView (0, 0, 100 x 100) edge=top spacing=0 · HostTableView (0, 35, 100 x"
        + " 65) · HostTableViewCell (0, 0, 100 x 44) · HostCellContentView (0, 0, 100 x 44) · "
        + "HostTableRowView (16, 12, 68 x 20) columns=2 · HostStackView (0, 0, 2 x 20) "
        + "axis=horizontal · HostLabel \"a\" (0, 0, 2 x 20) · HostStackView (18, 0, 10 x 20) "
        + "axis=horizontal · HostLabel \"a\" (0, 0, 10 x 20) · HostSeparatorView (16, 43.67, 84 x "
        + "0.33) background=separator · HostBackgroundView (0, 0, 100 x 35) · HostColorView (0, 0, "
        + "100 x 35) background=systemBackground · HostStackView (0, 0, 100 x 35) axis=vertical "
        + "spacing=0 · HostPaddingView (0, 0, 100 x 34) insets=(top 8, leading 16, bottom 8, "
        + "trailing 16) · HostTableRowView (16, 8, 68 x 18) header columns=2 · HostLabel \"Dish\" "
        + "(0, 0, 2 x 18) font=system 15 semibold color=secondaryLabel lines=1 · HostLabel \"Dish\""
        + " (18, 0, 33 x 18) font=system 15 semibold color=secondaryLabel lines=1 · HostDivider (0,"
        + " 34, 100 x 1) background=separator"
    ) {
      Table([Dish()]) {
        TableColumn("Dish", value: \.id).width(min: .nan, ideal: .infinity)
        TableColumn("Dish", value: \.id).width(min: 50, max: 20)
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }

  func testViewListRowInsets() {
    row(
      "View.listRowInsets", "not-a-number",
      says: "The room around a row at the top is nan; it counts as 0. Give it a finite number.",
      shows: "HostTableView (0, 0, 100 x 100) style=insetGrouped · HostTableViewCell (16, 35, 68 x "
        + "44) · HostCellContentView (0, 0, 68 x 44) · HostLabel \"a\" (0, 12, 10 x 20)"
    ) { List { Text("a").listRowInsets(EdgeInsets(top: .nan, leading: 0, bottom: 0, trailing: 0)) } }
    row(
      "View.listRowInsets", "infinite",
      says: "The room around a row at the top is inf; it counts as 0. Give it a finite number.",
      shows: "HostTableView (0, 0, 100 x 100) style=insetGrouped · HostTableViewCell (16, 35, 68 x "
        + "44) · HostCellContentView (0, 0, 68 x 44) · HostLabel \"a\" (0, 12, 10 x 20)"
    ) { List { Text("a").listRowInsets(EdgeInsets(top: .infinity, leading: 0, bottom: 0, trailing: 0)) } }
    row(
      "View.listRowInsets", "negative",
      shows: "HostTableView (0, 0, 100 x 100) style=insetGrouped · HostTableViewCell (16, 35, 68 x "
        + "44) · HostCellContentView (0, 0, 68 x 44) · HostLabel \"a\" (0, 8.5, 10 x 20)"
    ) { List { Text("a").listRowInsets(EdgeInsets(top: -7, leading: 0, bottom: 0, trailing: 0)) } }
  }

  func testViewId() {
    row(
      "View.id", "the same identity twice",
      shows: "HostStackView (45, 26, 10 x 48) axis=vertical · HostLabel \"a\" (0, 0, 10 x 20) · "
        + "HostLabel \"b\" (0, 28, 10 x 20)"
    ) {
      VStack {
        Text("a").id(1); Text("b").id(1)
      }
    }
  }

  func testViewCoordinateSpace() {
    row(
      "View.coordinateSpace", "a name that nobody has",
      says: "A geometry reader asks for its frame in the coordinate space none, but no view around "
        + "it has that name: the window's coordinates count. Name one with coordinateSpace(name:).",
      shows: "HostGeometryView (0, 0, 100 x 100) · HostLabel \"0\" (0, 0, 10 x 20)"
    ) { GeometryReader { proxy in Text("\(Int(proxy.frame(in: .named("none")).minX))") } }
  }

  func testCoordinateSpaceProtocolNamed() {
    row(
      "CoordinateSpaceProtocol.named", "the same name twice",
      shows: "HostPaddingView (0, 0, 100 x 100) insets=5 · HostPaddingView (5, 5, 90 x 90) insets=5 · "
        + "HostGeometryView (5, 5, 80 x 80) · HostLabel \"5\" (0, 0, 10 x 20)"
    ) {
      GeometryReader { proxy in Text("\(Int(proxy.frame(in: .named("a")).minX))") }.padding(5).coordinateSpace(
        .named("a")
      ).padding(5).coordinateSpace(.named("a"))
    }
  }

  func testViewFocused() {
    row(
      "View.focused", "a value that no field has",
      shows: "HostTextField \"\" (0, 39, 100 x 22) placeholder=a"
    ) { FocusElsewhere() }
  }

  func testScrollViewProxyScrollTo() {
    row(
      "ScrollViewProxy.scrollTo", "an identity that nobody has",
      shows: "HostScrollView (45, 0, 10 x 100) · HostStackView (0, 0, 10 x 120) axis=vertical "
        + "spacing=0 · HostLabel \"0\" (0, 0, 10 x 20) · HostLabel \"1\" (0, 20, 10 x 20) · "
        + "HostLabel \"2\" (0, 40, 10 x 20) · HostLabel \"3\" (0, 60, 10 x 20) · HostLabel \"4\" "
        + "(0, 80, 10 x 20) · HostLabel \"5\" (0, 100, 10 x 20)"
    ) { ScrollsTo(id: "none", anchor: nil) }
    row(
      "ScrollViewProxy.scrollTo", "an anchor that is not-a-number",
      says: "The anchor of scrollTo downwards is nan; it counts as 0. Give it a finite number.",
      shows: "HostScrollView (45, 0, 10 x 100) contentOffset=(0, 20) · HostStackView (0, 0, 10 x 120) "
        + "axis=vertical spacing=0 · HostLabel \"0\" (0, 0, 10 x 20) · HostLabel \"1\" (0, 20, 10 "
        + "x 20) · HostLabel \"2\" (0, 40, 10 x 20) · HostLabel \"3\" (0, 60, 10 x 20) · HostLabel "
        + "\"4\" (0, 80, 10 x 20) · HostLabel \"5\" (0, 100, 10 x 20)"
    ) { ScrollsTo(id: 5, anchor: UnitPoint(x: 0, y: CGFloat.nan)) }
  }

  func testTabViewInit() {
    row(
      "TabView.init", "a selection that no tab has",
      shows: "ViewHost (0, 0, 100 x 100) of=TabControllerView · HostLayoutContainerView (0, 0, 100 x "
        + "100) · ScreenView (0, 0, 100 x 51) · HostLabel \"a\" (45, 15.5, 10 x 20) · HostTabBar "
        + "(0, 51, 100 x 49) · HostTabBarButton (0, 0, 50 x 49) selected · HostTabBarButton (50, "
        + "0, 50 x 49)"
    ) {
      TabView(selection: .constant(7)) {
        Text("a").tag(1); Text("b").tag(2)
      }
    }
    row(
      "TabView.init", "no tabs",
      shows: "ViewHost (0, 0, 100 x 100) of=TabControllerView · HostLayoutContainerView (0, 0, 100 x "
        + "100) · HostTabBar (0, 51, 100 x 49)"
    ) { TabView { EmptyView() } }
    row(
      "TabView.init", "two tabs of one tag",
      shows: "ViewHost (0, 0, 100 x 100) of=TabControllerView · HostLayoutContainerView (0, 0, 100 x "
        + "100) · ScreenView (0, 0, 100 x 51) · HostLabel \"a\" (45, 15.5, 10 x 20) · HostTabBar "
        + "(0, 51, 100 x 49) · HostTabBarButton (0, 0, 50 x 49) selected · HostTabBarButton (50, "
        + "0, 50 x 49)"
    ) {
      TabView(selection: .constant(1)) {
        Text("a").tag(1); Text("b").tag(1)
      }
    }
  }

  func testNavigationStackInit() {
    row(
      "NavigationStack.init", "a value that no view shows",
      says: "A value of type Int was pushed on a NavigationStack in which no view shows such values: "
        + "it stays in the path unseen. Add navigationDestination(for: Int.self) inside the stack.",
      shows: "ViewHost (0, 0, 100 x 100) of=NavigationControllerView · HostLayoutContainerView (0, 0, "
        + "100 x 100) · ScreenView (0, 44, 100 x 56) · HostLabel \"a\" (45, 18, 10 x 20) · "
        + "HostNavigationBar (0, 0, 100 x 44)"
    ) { NavigationStack(path: .constant([1])) { Text("a") } }
    row(
      "NavigationStack.init", "a value twice",
      shows: "ViewHost (0, 0, 100 x 100) of=NavigationControllerView · HostLayoutContainerView (0, 0, "
        + "100 x 100) · ScreenView (0, 44, 100 x 56) · HostLabel \"1\" (45, 18, 10 x 20) · "
        + "HostNavigationBar (0, 0, 100 x 44) · HostButton \"Back\" #BackButton (28, 12, 38 x 20) "
        + "· HostLabel \"Back\" (0, 0, 38 x 20)"
    ) { NavigationStack(path: .constant([1, 1])) { Text("a").navigationDestination(for: Int.self) { Text("\($0)") } } }
  }

  func testNavigationLinkInit() {
    row(
      "NavigationLink.init", "a value outside of a stack",
      shows: "HostButton (45, 40, 10 x 20) disabled · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { NavigationLink("a", value: 1) }
  }

  func testViewNavigationDestination() {
    row(
      "View.navigationDestination", "two views for one type",
      shows: "ViewHost (0, 0, 100 x 100) of=NavigationControllerView · HostLayoutContainerView (0, 0, "
        + "100 x 100) · ScreenView (0, 44, 100 x 56) · HostLabel \"c\" (45.5, 18, 9 x 20) · "
        + "HostNavigationBar (0, 0, 100 x 44) · HostButton \"Back\" #BackButton (28, 12, 38 x 20) "
        + "· HostLabel \"Back\" (0, 0, 38 x 20)"
    ) {
      NavigationStack(path: .constant([1])) {
        Text("a").navigationDestination(for: Int.self) { _ in Text("b") }.navigationDestination(for: Int.self) { _ in
          Text("c")
        }
      }
    }
  }

  func testPresentationDetentHeight() {
    row(
      "PresentationDetent.height", "not-a-number",
      says: "The height of a sheet is nan; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=pageSheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 100, 100 x 0) · "
        + "HostLabel \"s\" (45.5, -10, 9 x 20)"
    ) { Text("a").sheet(isPresented: .constant(true)) { Text("s").presentationDetents([.height(.nan)]) } }
    row(
      "PresentationDetent.height", "infinite",
      says: "The height of a sheet is inf; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=pageSheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 100, 100 x 0) · "
        + "HostLabel \"s\" (45.5, -10, 9 x 20)"
    ) { Text("a").sheet(isPresented: .constant(true)) { Text("s").presentationDetents([.height(.infinity)]) } }
    row(
      "PresentationDetent.height", "negative",
      says: "The height of a sheet is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) · HostTransitionView (0, 0, 100 x 100) "
        + "style=pageSheet · HostDimmingView (0, 0, 100 x 100) · ScreenView (0, 100, 100 x 0) · "
        + "HostLabel \"s\" (45.5, -10, 9 x 20)"
    ) { Text("a").sheet(isPresented: .constant(true)) { Text("s").presentationDetents([.height(-7)]) } }
  }
}

/// A field, and a focus that is elsewhere.
private struct FocusElsewhere: View {
  @FocusState private var focus: Int?
  var body: some View { TextField("a", text: .constant("")).focused($focus, equals: 1).onAppear { focus = 2 } }
}

/// A list that scrolls to a row when it appears.
private struct ScrollsTo<ID: Hashable>: View {
  let id: ID
  let anchor: UnitPoint?
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { VStack(spacing: 0) { ForEach(0..<6) { Text("\($0)") } } }.onAppear {
        proxy.scrollTo(id, anchor: anchor)
      }
    }
  }
}
