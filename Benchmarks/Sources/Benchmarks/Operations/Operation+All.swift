import Foundation
import HostTree

extension Operation {
  /// All operations, in the order of the table.
  static var all: [Operation] { creations + edits + leaves + wrappers + lazyRows + causes }

  // MARK: Causes

  /// The same operations while causes are recorded, beside the views without.
  private static var causes: [Operation] {
    [
      Operation(
        name: "recorded_create_1k", title: "create 1,000 rows, recorded; beside: not recorded", targets: [.ratio(1.2)],
        byHand: { create(ValueList.self, 1_000) }, views: { recorded(create(ValueList.self, 1_000)) }),
      recordedEdit("update10th_1k", "update every 10th of 1,000 rows", of: 1_000) { .updateEveryTenth },
      recordedEdit("append1k_to1k", "append 1,000 rows to 1,000", of: 1_000) { .append(Row.make(1_000..<2_000)) },
      recordedEdit("insert_10k", "insert one in the middle of 10,000 rows", of: 10_000) {
        .insert(Row.make(20_000..<20_001)[0], at: 5_000)
      },
      Operation(
        name: "recorded_leaf_1k", title: "one leaf of 1,000 changes, 100 times, recorded; beside: not recorded",
        targets: [.ratio(1.2)], isFreshEachTime: false,
        byHand: { Leaves.viewsAHundredTimes(1_000) }, views: { recorded(Leaves.viewsAHundredTimes(1_000)) }),
      Operation(
        name: "why_100k", title: "why a leaf of 100,000 is there, recorded; beside: not recorded",
        targets: [.time(1e-3)], isFreshEachTime: false,
        byHand: { Leaves.why(100_000, isRecorded: false) }, views: { Leaves.why(100_000, isRecorded: true) }),
    ]
  }

  private static func recordedEdit(
    _ name: String, _ title: String, of count: Int, _ edit: @escaping @MainActor () -> ListEdit
  ) -> Operation {
    Operation(
      name: "recorded_\(name)", title: "\(title), recorded; beside: not recorded", targets: [.ratio(1.2)],
      byHand: { change(ValueList.self, count, edit()) }, views: { recorded(change(ValueList.self, count, edit())) })
  }

  /// Records causes while something runs.
  private static func recorded(_ trial: Trial) -> Trial {
    let window = HostWindow(frame: .zero)
    return Trial(run: trial.run, setting: { window.recordsCauses = $0 }, content: { trial.content })
  }

  // MARK: Lists of rows

  private static var creations: [Operation] {
    [1_000, 10_000].map { count in
      Operation(
        name: "create_\(short(count))", title: "create \(written(count)) rows", targets: [.ratio(2.5)],
        ceiling: .ratio(4),
        byHand: { create(HandWrittenList.self, count) }, views: { create(ValueList.self, count) })
    }
  }

  private static var edits: [Operation] {
    let replace = edit("replace_1k", "replace all of 1,000 rows", of: 1_000, .ratio(2.5)) {
      .replaceAll(Row.make(1_000..<2_000))
    }
    let updates = [1_000, 10_000].flatMap { count in
      [
        edit(
          "update10th_\(short(count))", "update every 10th of \(written(count)) rows", of: count,
          .perUntouchedRow(nanoseconds: 60, rows: count * 9 / 10, ratio: 10)
        ) { .updateEveryTenth },
        edit(
          "update10th_observable_\(short(count))", "the same, `@Observable` rows", of: count, .ratio(10),
          ObservableList.self
        ) { .updateEveryTenth },
      ]
    }
    let selections = [1_000, 10_000].map { count in
      edit("select_\(short(count))", "select one of \(written(count)) rows", of: count, untouched(count)) {
        .select(count / 2)
      }
    }
    return [replace] + updates + selections + [
      edit("swap_1k", "swap rows 2 and 999 of 1,000", of: 1_000, untouched(1_000)) { .swap(1, 998) },
      edit("remove_1k", "remove one of 1,000 rows", of: 1_000, untouched(1_000)) { .remove(500) },
      edit("append1k_to1k", "append 1,000 rows to 1,000", of: 1_000, .ratio(2.5)) {
        .append(Row.make(1_000..<2_000))
      },
      edit("append1k_to10k", "append 1,000 rows to 10,000", of: 10_000, .ratio(2.5)) {
        .append(Row.make(10_000..<11_000))
      },
      edit("insert_10k", "insert one in the middle of 10,000 rows", of: 10_000, .time(1e-3)) {
        .insert(Row.make(20_000..<20_001)[0], at: 5_000)
      },
      // The fifth row stays narrower than others, so that only its own frame changes.
      edit("widen_10k", "one text becomes wider in 10,000 rows", of: 10_000, .time(0.3e-3)) { .widen(5) },
      edit("widen_100k", "one text becomes wider in 100,000 rows", of: 100_000, .time(3e-3)) { .widen(5) },
      edit("widest_10k", "the same, and all rows move, as it is the widest", of: 10_000, .time(1e-3)) { .widen(5_000) },
      edit(
        "widen_index_10k", "one text becomes wider in 10,000 rows by index", of: 10_000, .time(5e-3), IndexedList.self
      ) { .widen(5) },
      edit(
        "insert_index_10k", "insert one in the middle of 10,000 rows by index", of: 10_000, .time(8e-3),
        IndexedList.self
      ) { .insert(Row.make(20_000..<20_001)[0], at: 5_000) },
      look("tap_10k", "find what a tap hits in 10,000 rows", .time(10e-6)) {
        precondition($0.hitTest(CGPoint(x: 200, y: 400), with: nil) != nil)
      },
      look("picture_10k", "draw the window over 10,000 rows as SVG", .time(3e-3)) {
        precondition(!$0.svgDescription.isEmpty)
      },
      look("resize_10k", "resize the window over 10,000 rows", .time(5e-3)) {
        $0.frame.size.width = $0.frame.width == 390 ? 400 : 390
        $0.settle()
      },
      edit("clear_1k", "clear 1,000 rows", of: 1_000, .ratio(2.5)) { .clear },
    ]
  }

  /// What is done to a window of 10,000 rows, again and again.
  private static func look(
    _ name: String, _ title: String, _ target: Target, _ body: @escaping @MainActor (HostWindow) -> Void
  ) -> Operation {
    @MainActor func trial(_ list: some RowList) -> Trial {
      Trial(run: { body(list.window) }, content: { list.window.content })
    }
    return Operation(
      name: name, title: title, targets: [target], isFreshEachTime: false,
      byHand: { trial(HandWrittenList(Row.make(0..<10_000))) }, views: { trial(ValueList(Row.make(0..<10_000))) })
  }

  private static func untouched(_ count: Int) -> Target {
    .perUntouchedRow(nanoseconds: 40, rows: count, ratio: 10)
  }

  private static func create<List: RowList>(_ type: List.Type, _ count: Int) -> Trial {
    let rows = Row.make(0..<count)
    var list: List?
    return Trial(
      run: { list = List(rows) }, update: { list = List(rows, isLaidOut: false) }, content: { list?.window.content })
  }

  private static func edit<Views: RowList>(
    _ name: String, _ title: String, of count: Int, _ target: Target, _ type: Views.Type = ValueList.self,
    _ edit: @escaping @MainActor () -> ListEdit
  ) -> Operation {
    return Operation(
      name: name, title: title, targets: [target],
      byHand: { change(HandWrittenList.self, count, edit()) }, views: { change(type, count, edit()) })
  }

  private static func change<List: RowList>(_ type: List.Type, _ count: Int, _ edit: ListEdit) -> Trial {
    let list = List(Row.make(0..<count))
    return Trial(list.window) { list.apply(edit) }
  }

  // MARK: One change in a large tree

  private static var leaves: [Operation] {
    let counts = [100, 10_000, 100_000]
    return counts.map { count in
      let isSmallest = count == counts[0]
      let smallest = "toggle_leaf_\(short(counts[0]))"
      return Operation(
        name: "toggle_leaf_\(short(count))", title: "toggle one `@State` in one leaf of \(written(count))",
        targets: [.time(3e-6)] + (isSmallest ? [] : [.factor(1.1, of: smallest)]),
        ceiling: isSmallest ? .time(1e-3) : .factor(1.2, of: smallest),
        group: "toggle_leaf", runs: 1_001, isFreshEachTime: false, byHand: { Leaves.byHand(count) },
        views: { Leaves.views(count) })
    }
  }

  private static var wrappers: [Operation] {
    [
      Operation(
        name: "deep_leaf_same", title: "change the leaf of 1,000 nested wrappers to a text of the same size",
        targets: [.time(5e-6)], runs: 101, isFreshEachTime: false, byHand: { Wrappers.byHand(1_000, to: 2) },
        views: { Wrappers.changingLeaf(1_000, to: 2) }),
      Operation(
        name: "deep_leaf", title: "change the leaf of 1,000 nested wrappers", targets: [.ratio(1.5)],
        runs: 101, isFreshEachTime: false, byHand: { Wrappers.byHand(1_000) },
        views: { Wrappers.changingLeaf(1_000) }),
      Operation(
        name: "deep_root", title: "change their root, which hands down to the leaf", targets: [.ratio(1.5)],
        runs: 101, isFreshEachTime: false, byHand: { Wrappers.byHand(1_000) },
        views: { Wrappers.changingRoot(1_000) }),
    ]
  }

  // MARK: A list, and a lazy stack, of which only a screenful exists

  private static var lazyRows: [Operation] {
    lazyRows("lazy", "a list", LazyRows.byHand, LazyRows.views)
      + lazyRows("lazy_stack", "a lazy stack", LazyRows.stackByHand, LazyRows.stack, ceiling: 1.2)
  }

  private static func lazyRows(
    _ name: String, _ title: String, _ byHand: @escaping @MainActor (Int) -> LazyRows,
    _ views: @escaping @MainActor (Int) -> LazyRows, ceiling: Double? = nil
  ) -> [Operation] {
    let counts = [1_000, 1_000_000]
    @MainActor func operation(
      _ what: String, _ title: String, _ count: Int,
      _ trial: @escaping @MainActor (@escaping @MainActor () -> LazyRows) -> Trial
    ) -> Operation {
      let group = "\(name)_\(what)_"
      let smallest = group + short(counts[0])
      let isSmallest = count == counts[0]
      return Operation(
        name: group + short(count), title: title, targets: isSmallest ? [] : [.factor(1.2, of: smallest)],
        // The smallest is measured for the sake of the other.
        ceiling: ceiling.map { isSmallest ? .time(1) : .factor($0, of: smallest) }, group: group,
        byHand: { trial { byHand(count) } }, views: { trial { views(count) } })
    }
    return counts.map { count in
      operation("first", "first frame of \(title) of \(written(count)) rows", count) { make in
        var rows: LazyRows?
        return Trial(run: { rows = make() }, content: { rows.flatMap { $0.window.content } })
      }
    }
      + counts.map { count in
        operation("scroll", "scroll \(title) by one screen, \(written(count)) rows", count) { make in
          let rows = make()
          return Trial(rows.window) { rows.scrollByOneScreen() }
        }
      }
  }

  // MARK: Numbers

  private static func short(_ count: Int) -> String {
    count >= 1_000_000 ? "\(count / 1_000_000)M" : count >= 1_000 ? "\(count / 1_000)k" : "\(count)"
  }

  private static func written(_ count: Int) -> String {
    count >= 1_000_000 ? "1,000,000" : count >= 1_000 ? "\(count / 1_000),000" : "\(count)"
  }
}
