import Foundation
import ViewKernel

/// What a parameter of a rule stands for: a constant or something of the model, chosen by a small number.
enum ParameterKind: String, CaseIterable {
  case n, length, flag, text, unit, degrees, point, size, color, font, horizontal, vertical, alignment, edges, edge,
    axis
  case axes, unitPoint, items, animation, transition, date, scale
  case bindNumber, bindFlag, bindText, bindAmount, bindDate, bindSelection, bindChosen, bindPath, bindItems, bindHue

  /// The parameter as Swift.
  func source(_ code: Int) -> String {
    switch self {
    case .n: Self.numberSource(code)
    case .length: code % 3 == 0 ? "\(Parameters.lengths[code / 3 % 6])" : "CGFloat(\(Self.numberSource(code)) * 7)"
    case .flag: code == 9 ? "(item?.isOn ?? true)" : "model.flags[\(code % 4)]"
    case .text: Self.textSource(code)
    case .unit: code % 4 == 0 ? "model.amount" : "Double(\(Self.numberSource(code))) / 8"
    case .degrees: ".degrees(Double(\(Self.numberSource(code)) * 30))"
    case .point: "CGPoint(x: \(Self.numberSource(code)) * 9, y: \(Self.numberSource(code + 3)) * 11)"
    case .size: "CGSize(width: \(Self.numberSource(code)) * 9, height: \(Self.numberSource(code + 3)) * 11)"
    case .scale: "0.5 + Double(\(Self.numberSource(code))) / 4"
    case .color: "[.red, .blue, .primary, .clear, .green, .accentColor][(model.hue + \(code)) % 6]"
    case .font: "[nil, .body, .title, .caption, .system(size: 9), .headline.bold()][\(Self.numberSource(code)) % 6]"
    case .horizontal: "[HorizontalAlignment.center, .leading, .trailing][\(Self.numberSource(code)) % 3]"
    case .vertical:
      "[VerticalAlignment.center, .top, .bottom, .firstTextBaseline, .lastTextBaseline][\(Self.numberSource(code)) % 5]"
    case .alignment: "[Alignment.center, .topLeading, .bottomTrailing, .leading, .top][\(Self.numberSource(code)) % 5]"
    case .edges: "[Edge.Set.all, .horizontal, .top, .leading, .vertical][\(Self.numberSource(code)) % 5]"
    case .edge: "[Edge.top, .bottom, .leading, .trailing][\(code % 4)]"
    case .axis: "[Axis.horizontal, .vertical][\(code % 2)]"
    case .axes: "[Axis.Set.vertical, .horizontal, [.vertical, .horizontal]][\(code % 3)]"
    case .unitPoint: "[UnitPoint.center, .topLeading, .bottom, .trailing][\(Self.numberSource(code)) % 4]"
    case .items:
      switch code % 4 {
      case 0, 1: "model.items"
      case 2: "model.others"
      default: "(item?.parts ?? model.others)"
      }
    case .animation:
      "[nil, .default, .linear(duration: 0.5), .spring(), .easeIn(duration: 0.2).delay(0.1)][\(code % 5)]"
    case .transition:
      "[AnyTransition.opacity, .slide, .scale, .move(edge: .top), .identity, .opacity.combined(with: .scale)][\(code % 6)]"
    case .date: "model.date"
    case .bindNumber: "$model.numbers[\(code % 4)]"
    case .bindFlag: code == 9 ? "($item?.isOn ?? $model.flags[1])" : "$model.flags[\(code % 4)]"
    case .bindText: code >= 8 ? "($item?.title ?? $model.words[0])" : "$model.words[\(code % 2)]"
    case .bindAmount: "$model.amount"
    case .bindDate: "$model.date"
    case .bindSelection: "$model.selection"
    case .bindChosen: "$model.chosen"
    case .bindPath: "$model.path"
    case .bindItems: code % 3 == 2 ? "$model.others" : "$model.items"
    case .bindHue: "$model.hue"
    }
  }

  private static func numberSource(_ code: Int) -> String {
    switch code {
    case 0..<4: "\(Parameters.constants[code])"
    case 8: "(item?.count ?? 3)"
    default: "model.numbers[\(code % 4)]"
    }
  }

  private static func textSource(_ code: Int) -> String {
    switch code {
    case 0..<3: "\"\(Parameters.texts[code])\""
    case 3, 4: "model.words[\(code % 2)]"
    case 8, 9: "(item?.title ?? \"no item\")"
    default: "\"n\\(model.numbers[\(code % 4)])\""
    }
  }
}

/// The parameters of one use of a rule.
@MainActor
struct Parameters {
  /// Codes are below this.
  static let codeBound = 10
  nonisolated static let constants = [0, 1, 2, 5]
  nonisolated static let lengths: [CGFloat] = [0, 4, 10, 25, 60, 120]
  nonisolated static let texts = ["a", "Hello", "rather a long text that takes several lines"]

  let codes: [Int]

  func n(_ i: Int, _ m: Access) -> Int { number(codes[i], m) }

  private func number(_ code: Int, _ m: Access) -> Int {
    switch code {
    case 0..<4: Parameters.constants[code]
    case 8: m.item?.count ?? 3
    default: m.number(code % 4)
    }
  }

  func length(_ i: Int, _ m: Access) -> CGFloat {
    codes[i] % 3 == 0 ? Parameters.lengths[codes[i] / 3 % 6] : CGFloat(n(i, m) * 7)
  }

  func flag(_ i: Int, _ m: Access) -> Bool { codes[i] == 9 ? m.item?.isOn ?? true : m.flag(codes[i] % 4) }

  func text(_ i: Int, _ m: Access) -> String {
    switch codes[i] {
    case 0..<3: Parameters.texts[codes[i]]
    case 3, 4: m.word(codes[i] % 2)
    case 8, 9: m.item?.title ?? "no item"
    default: "n\(m.number(codes[i] % 4))"
    }
  }

  func unit(_ i: Int, _ m: Access) -> Double { codes[i] % 4 == 0 ? m.amount : Double(n(i, m)) / 8 }
  func degrees(_ i: Int, _ m: Access) -> Angle { .degrees(Double(n(i, m) * 30)) }
  func scale(_ i: Int, _ m: Access) -> Double { 0.5 + Double(n(i, m)) / 4 }
  func point(_ i: Int, _ m: Access) -> CGPoint {
    CGPoint(x: CGFloat(n(i, m)) * 9, y: CGFloat(number(codes[i] + 3, m)) * 11)
  }
  func size(_ i: Int, _ m: Access) -> CGSize {
    CGSize(width: CGFloat(n(i, m)) * 9, height: CGFloat(number(codes[i] + 3, m)) * 11)
  }
  func color(_ i: Int, _ m: Access) -> Color {
    [.red, .blue, .primary, .clear, .green, .accentColor][(m.hue + codes[i]) % 6]
  }
  func font(_ i: Int, _ m: Access) -> Font? {
    [nil, .body, .title, .caption, .system(size: 9), .headline.bold()][n(i, m) % 6]
  }
  func horizontal(_ i: Int, _ m: Access) -> HorizontalAlignment { [.center, .leading, .trailing][n(i, m) % 3] }
  func vertical(_ i: Int, _ m: Access) -> VerticalAlignment {
    [.center, .top, .bottom, .firstTextBaseline, .lastTextBaseline][n(i, m) % 5]
  }
  func alignment(_ i: Int, _ m: Access) -> Alignment {
    [.center, .topLeading, .bottomTrailing, .leading, .top][n(i, m) % 5]
  }
  func edges(_ i: Int, _ m: Access) -> Edge.Set { [.all, .horizontal, .top, .leading, .vertical][n(i, m) % 5] }
  func edge(_ i: Int) -> Edge { [.top, .bottom, .leading, .trailing][codes[i] % 4] }
  func axis(_ i: Int) -> Axis { [.horizontal, .vertical][codes[i] % 2] }
  func axes(_ i: Int) -> Axis.Set { [.vertical, .horizontal, [.vertical, .horizontal]][codes[i] % 3] }
  func unitPoint(_ i: Int, _ m: Access) -> UnitPoint { [.center, .topLeading, .bottom, .trailing][n(i, m) % 4] }
  func items(_ i: Int, _ m: Access) -> [Item] {
    switch codes[i] % 4 {
    case 0, 1: m.items
    case 2: m.others
    default: m.item?.parts ?? m.others
    }
  }
  func animation(_ i: Int) -> Animation? { Parameters.animation(codes[i]) }
  static func animation(_ code: Int) -> Animation? {
    [nil, .default, .linear(duration: 0.5), .spring(), .easeIn(duration: 0.2).delay(0.1)][code % 5]
  }
  func transition(_ i: Int) -> AnyTransition {
    [.opacity, .slide, .scale, .move(edge: .top), .identity, .opacity.combined(with: .scale)][codes[i] % 6]
  }

  func bindNumber(_ i: Int, _ m: Access) -> Binding<Int> { m.numberBinding(codes[i] % 4) }
  func bindFlag(_ i: Int, _ m: Access) -> Binding<Bool> {
    codes[i] == 9 ? m.itemBinding?.isOn ?? m.flagBinding(1) : m.flagBinding(codes[i] % 4)
  }
  func bindText(_ i: Int, _ m: Access) -> Binding<String> {
    codes[i] >= 8 ? m.itemBinding?.title ?? m.wordBinding(0) : m.wordBinding(codes[i] % 2)
  }
  func bindItems(_ i: Int, _ m: Access) -> Binding<[Item]> { codes[i] % 3 == 2 ? m.othersBinding : m.itemsBinding }

  /// The first element while `flags[2]` is set.
  func firstItem(_ m: Access) -> Binding<Item?> {
    let flag = m.flagBinding(2)
    return Binding(
      get: { flag.wrappedValue ? m.items.first : nil }, set: { if $0 == nil { flag.wrappedValue = false } })
  }
}
