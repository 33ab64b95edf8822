import ViewKernel

private struct Cell: Hashable {
  var row: Int
  var column: Int

  static let all = (0..<16).map { Cell(row: $0 / 4, column: $0 % 4) }
}

private struct Tile: Identifiable {
  let id: Int
  var value: Int
  var cell: Cell
  /// It lies under the tile that it has joined until the next move, so that it is seen to slide there.
  var hasJoined = false
}

private enum Direction: CaseIterable {
  case left, right, up, down

  init(_ translation: CGSize) {
    if abs(translation.width) > abs(translation.height) {
      self = translation.width < 0 ? .left : .right
    } else {
      self = translation.height < 0 ? .up : .down
    }
  }

  /// The cells of a line, from the edge to which its tiles slide.
  func cells(inLine line: Int) -> [Cell] {
    (0..<4).map { step in
      switch self {
      case .left: Cell(row: line, column: step)
      case .right: Cell(row: line, column: 3 - step)
      case .up: Cell(row: step, column: line)
      case .down: Cell(row: 3 - step, column: line)
      }
    }
  }
}

/// The same numbers for the same seed.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

private struct Board {
  private(set) var tiles: [Tile] = []
  private(set) var score = 0
  private var generator: SeededGenerator
  private var lastID = 0

  init(seed: UInt64) {
    generator = SeededGenerator(state: seed)
    addRandomTile()
    addRandomTile()
  }

  init(score: Int, values: [Int]) {
    generator = SeededGenerator(state: 1)
    self.score = score
    for (cell, value) in zip(Cell.all, values) where value > 0 { add(value, at: cell) }
  }

  var hasWon: Bool { tiles.contains { $0.value >= 2048 } }

  var isStuck: Bool { Direction.allCases.allSatisfy { moved($0) == nil } }

  /// Returns nil if no tile can move in that direction.
  func moved(_ direction: Direction) -> Board? {
    var board = self
    guard board.slide(direction) else { return nil }
    board.addRandomTile()
    return board
  }

  mutating func startAgain() { self = Board(seed: generator.next()) }

  private mutating func slide(_ direction: Direction) -> Bool {
    var hasMoved = false
    tiles.removeAll(where: \.hasJoined)
    for cells in (0..<4).map(direction.cells) {
      var free = 0
      var partner: Int?
      for cell in cells {
        guard let index = tiles.firstIndex(where: { $0.cell == cell && !$0.hasJoined }) else { continue }
        if let other = partner, tiles[other].value == tiles[index].value {
          tiles[index].hasJoined = true
          tiles[index].cell = tiles[other].cell
          tiles[other].value *= 2
          score += tiles[other].value
          partner = nil
          hasMoved = true
        } else {
          hasMoved = hasMoved || cell != cells[free]
          tiles[index].cell = cells[free]
          free += 1
          partner = index
        }
      }
    }
    return hasMoved
  }

  private mutating func addRandomTile() {
    let free = Cell.all.filter { cell in !tiles.contains { $0.cell == cell } }
    guard let cell = free.randomElement(using: &generator) else { return }
    add(Int.random(in: 0..<10, using: &generator) == 0 ? 4 : 2, at: cell)
  }

  private mutating func add(_ value: Int, at cell: Cell) {
    lastID += 1
    tiles.append(Tile(id: lastID, value: value, cell: cell))
  }
}

private struct TileView: View {
  let value: Int
  let size: CGFloat

  private static let colors = [
    0xEDE3D9, 0xEDDBBD, 0xF2B078, 0xF59463, 0xF57D5E, 0xED5736, 0xEDCC6B, 0xEDC757, 0xEBBF40, 0xE8B526, 0xE0A30D,
  ]

  private var color: Color {
    let hex = Self.colors[min(value.trailingZeroBitCount, Self.colors.count) - 1]
    return Color(red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
  }

  var body: some View {
    Text(verbatim: "\(value)")
      .font(.system(size: size * (value < 100 ? 0.45 : value < 1000 ? 0.37 : 0.29), weight: .bold, design: .rounded))
      .foregroundStyle(value < 8 ? Color(red: 0.42, green: 0.36, blue: 0.31) : .white)
      .frame(width: size, height: size)
      .background(color.gradient, in: .rect(cornerRadius: size * 0.14))
  }
}

private struct BoardView: View {
  let tiles: [Tile]
  private let spacing: CGFloat = 10

  var body: some View {
    GeometryReader { proxy in
      let size = (proxy.size.width - 5 * spacing) / 4
      ZStack(alignment: .topLeading) {
        ForEach(Cell.all, id: \.self) { cell in
          RoundedRectangle(cornerRadius: size * 0.14).fill(.brown.opacity(0.22)).frame(width: size, height: size)
            .offset(offset(of: cell, size))
        }
        ForEach(tiles) { tile in
          TileView(value: tile.value, size: size)
            .phaseAnimator([1, 1.12, 1], trigger: tile.value) { view, scale in
              view.scaleEffect(scale)
            } animation: { _ in
              .easeOut(duration: 0.12)
            }
            .offset(offset(of: tile.cell, size))
            .zIndex(tile.hasJoined ? 0 : 1)
            .transition(
              .asymmetric(insertion: .scale(scale: 0, anchor: center(of: tile.cell, size)), removal: .identity))
        }
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .background(.brown.opacity(0.3), in: .rect(cornerRadius: 18))
  }

  private func offset(of cell: Cell, _ size: CGFloat) -> CGSize {
    CGSize(
      width: spacing + CGFloat(cell.column) * (size + spacing), height: spacing + CGFloat(cell.row) * (size + spacing))
  }

  /// The point about which a new tile grows: its frame stays in the corner, and its offset moves it away from there.
  private func center(of cell: Cell, _ size: CGFloat) -> UnitPoint {
    let offset = offset(of: cell, size)
    return UnitPoint(x: 0.5 + offset.width / size, y: 0.5 + offset.height / size)
  }
}

private struct ScoreBox: View {
  let title: LocalizedStringKey
  let score: Int

  var body: some View {
    VStack(spacing: 0) {
      Text(title).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
      Text(score, format: .number)
        .font(.system(.title3, design: .rounded).weight(.bold))
        .contentTransition(.numericText())
    }
    .frame(width: 88, height: 56)
    .background(.brown.opacity(0.2), in: .rect(cornerRadius: 12))
  }
}

private struct GameView: View {
  @State var board = Board(seed: 1)
  @State private var history: [Board] = []
  @AppStorage("best") private var best = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 22) {
      HStack(spacing: 8) {
        Text(verbatim: "2048").font(.system(size: 50, weight: .heavy, design: .rounded)).foregroundStyle(.orange)
        Spacer(minLength: 0)
        ScoreBox(title: "Score", score: board.score)
        ScoreBox(title: "Best", score: max(best, board.score))
      }
      controls
      BoardView(tiles: board.tiles).accessibilityIdentifier("board")
    }
    .padding(16)
    .frame(maxWidth: 480, maxHeight: .infinity)
    .frame(maxWidth: .infinity)
    .contentShape(.rect)
    .gesture(DragGesture(minimumDistance: 20).onEnded { move(Direction($0.translation)) })
    .focusable()
    .focused($isFocused)
    .onKeyPress(.leftArrow) { move(.left) }
    .onKeyPress(.rightArrow) { move(.right) }
    .onKeyPress(.upArrow) { move(.up) }
    .onKeyPress(.downArrow) { move(.down) }
    .onAppear { isFocused = true }
    .onChange(of: board.score) { _, score in best = max(best, score) }
  }

  private var controls: some View {
    HStack {
      Text(board.isStuck ? "Game over" : board.hasWon ? "You have made **2048!**" : "Join the tiles, get to **2048!**")
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Spacer()
      Button("Undo", systemImage: "arrow.uturn.backward") { withAnimation(.snappy) { board = history.removeLast() } }
        .disabled(history.isEmpty)
      Button("New game", systemImage: "arrow.clockwise") {
        history.append(board)
        withAnimation(.snappy) { board.startAgain() }
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.bordered)
    .buttonBorderShape(.circle)
    .tint(.orange)
  }

  @discardableResult private func move(_ direction: Direction) -> KeyPress.Result {
    guard let next = board.moved(direction) else { return .handled }
    history.append(board)
    withAnimation(.easeInOut(duration: 0.15)) { board = next }
    return .handled
  }
}

extension Board {
  fileprivate static let nearTheEnd = Board(
    score: 15_132, values: [2, 4, 0, 2, 8, 4, 2, 0, 64, 32, 8, 128, 1024, 512, 256, 128])
}

#Preview("New game") { GameView() }

#Preview("Near the end") { GameView(board: .nearTheEnd) }

extension DemoScene {
  static let gameProgram = DemoScene(
    "P6", "game", "A program as one writes it with SwiftUI: 2048, whose tiles slide as one drags or presses arrows."
  ) { stage in
    let name = "ViewKernel.Demo.game"
    guard let settings = UserDefaults(suiteName: name) else { return stage.note("there are no settings") }
    settings.removePersistentDomain(forName: name)
    stage.window.frame.size = CGSize(width: 390, height: 844)
    stage.show(GameView(board: .nearTheEnd).defaultAppStorage(settings))
    stage.step("drag down") {
      let board = stage.frame("board")
      let touch = stage.window.beginTouch(at: CGPoint(x: board.midX, y: board.midY))
      touch.move(to: CGPoint(x: board.midX, y: board.midY + 120))
      touch.end()
    }
    stage.step("wait for half of the animation") { stage.clock.advance(by: 0.075) }
    stage.step("wait for the rest") { stage.clock.advance(by: 1) }
    stage.tap("Undo")
    stage.step("wait for the animation") { stage.clock.advance(by: 1) }
    stage.step("press the right arrow, and wait") {
      stage.window.pressKey("\u{F703}")
      stage.window.settle()
      stage.clock.advance(by: 1)
    }
    settings.removePersistentDomain(forName: name)
  }
}
