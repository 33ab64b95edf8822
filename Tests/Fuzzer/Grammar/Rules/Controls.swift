import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel

extension Rules {
  func controls() {
    if rule("Button(#text) { model.flags[#n].toggle() }", weight: 3) {
      make { m in Button(p.text(0, m)) { m.flagBinding(p.codes[1] % 4).wrappedValue.toggle() } }
    }
    if rule("Button { withAnimation { model.numbers[0] += 1 } } label: { #a }", names: "withAnimation") {
      make { m in
        Button {
          withAnimation { m.numberBinding(0).wrappedValue = (m.number(0) + 1) % 8 }
        } label: {
          a(m)
        }
      }
    }
    if rule("Toggle(#text, isOn: #bindFlag)", weight: 2) { make { m in Toggle(p.text(0, m), isOn: p.bindFlag(1, m)) } }
    if rule("Toggle(isOn: #bindFlag) { #a }") { make { m in Toggle(isOn: p.bindFlag(0, m)) { a(m) } } }
    if rule("TextField(#text, text: #bindText)", weight: 2) {
      make { m in TextField(p.text(0, m), text: p.bindText(1, m)) }
    }
    if rule("TextField(#text, value: #bindNumber, format: .number)") {
      make { m in TextField(p.text(0, m), value: p.bindNumber(1, m), format: .number) }
    }
    if rule("TextField(#text, text: #bindText, axis: .vertical)", weight: 0.5) {
      make { m in TextField(p.text(0, m), text: p.bindText(1, m), axis: .vertical) }
    }
    if rule("SecureField(#text, text: #bindText)", weight: 0.5) {
      make { m in SecureField(p.text(0, m), text: p.bindText(1, m)) }
    }
    if rule("TextEditor(text: #bindText)", weight: 0.7) { make { m in TextEditor(text: p.bindText(0, m)) } }
    if rule("TextEditor(text: attributed(#bindText, #color, #length))", weight: 0.5) {
      make { m in
        let (text, color, length) = (p.bindText(0, m), p.color(1, m), p.length(2, m))
        return TextEditor(
          text: Binding<AttributedString>(
            get: {
              var string = AttributedString(text.wrappedValue)
              string.kern = length / 10
              if let first = string.characters.indices.dropFirst().first {
                string[first...].foregroundColor = color
                string[first...].font = .default.pointSize(length / 4 + 5).scaled(by: 1.5).bold(length > 20)
              }
              return string
            },
            set: { text.wrappedValue = String($0.characters) }))
      }
    }
    if rule(".attributedTextFormattingDefinition(OneColor(#color))", weight: 0.3) {
      make { m in a(m).attributedTextFormattingDefinition(OneColor(color: p.color(0, m))) }
    }
    if rule("Slider(value: #bindAmount)") { make { m in Slider(value: m.amountBinding) } }
    if rule(".sliderThumbVisibility(#flag ? .hidden : .visible)", weight: 0.2) {
      make { m in a(m).sliderThumbVisibility(p.flag(0, m) ? .hidden : .visible) }
    }
    if rule("Slider(value: #bindAmount) { } ticks: { SliderTick(0) { #a }; SliderTick(0.5) }", weight: 0.4) {
      make { m in
        Slider(value: m.amountBinding) {
        } ticks: {
          SliderTick(0) { a(m) }
          SliderTick(0.5)
        }
      }
    }
    if rule("Slider(value: #bindAmount, in: 0...1, step: 0.1) { #a }", weight: 0.5) {
      make { m in Slider(value: m.amountBinding, in: 0...1, step: 0.1) { a(m) } }
    }
    if rule("Stepper(#text, value: #bindNumber, in: 0...7)") {
      make { m in Stepper(p.text(0, m), value: p.bindNumber(1, m), in: 0...7) }
    }
    if rule("Picker(#text, selection: #bindNumber) { ForEach(0..<4) { Text(\"\\($0)\").tag($0) } }", weight: 2) {
      make { m in Picker(p.text(0, m), selection: p.bindNumber(1, m)) { ForEach(0..<8) { Text("\($0)").tag($0) } } }
    }
    if rule(
      "Picker(selection: #bindSelection) { ForEach(#items) { Text($0.title).tag(Optional($0.id)) } } label: { #a }")
    {
      make { m in
        Picker(selection: m.selectionBinding) {
          Text("none").tag(Int?.none)
          ForEach(m.items) { Text($0.title).tag(Optional($0.id)) }
        } label: {
          a(m)
        }
      }
    }
    if rule(".pickerStyle(.segmented)") { make { m in a(m).pickerStyle(.segmented) } }
    if rule(".pickerStyle(.wheel)", weight: 0.5) { make { m in a(m).pickerStyle(.wheel) } }
    if rule(".pickerStyle(.inline)", weight: 0.5) { make { m in a(m).pickerStyle(.inline) } }
    if rule("DatePicker(#text, selection: #bindDate)", weight: 0.7) {
      make { m in DatePicker(p.text(0, m), selection: m.dateBinding) }
    }
    if rule("ProgressView(value: #unit)") { make { m in ProgressView(value: min(p.unit(0, m), 1)) } }
    if rule("MultiDatePicker(#text, selection: …)", weight: 0.3, .keepsState) {
      make { m in
        MultiDatePicker(
          p.text(0, m),
          selection: Binding {
            Set(m.chosen.sorted().prefix(3).map { DateComponents(year: 2001, month: 1, day: $0 % 28 + 1) })
          } set: { _ in
          })
      }
    }
    if rule("ProgressView()", weight: 0.5) { make { _ in ProgressView() } }
    if rule("Gauge(value: #unit) { #a }") { make { m in Gauge(value: min(p.unit(0, m), 1)) { a(m) } } }
    if rule(".menuOrder(#flag ? .fixed : .priority)", weight: 0.3) {
      make { m in a(m).menuOrder(p.flag(0, m) ? .fixed : .priority) }
    }
    if rule(".buttonBorderShape(#flag ? .circle : .roundedRectangle(radius: #length))", weight: 0.4) {
      make { m in a(m).buttonBorderShape(p.flag(0, m) ? .circle : .roundedRectangle(radius: p.length(1, m))) }
    }
    if rule("Button(#text) {}.buttonStyle(.bordered)", weight: 0.5) {
      make { m in Button(p.text(0, m)) {}.buttonStyle(.bordered) }
    }
    if rule("Menu(#text) { #a }", .keepsState) { make { m in Menu(p.text(0, m)) { a(m) } } }
    if rule("Link(#text, destination: url)", weight: 0.5) {
      make { m in if let url = URL(string: "https://example.org") { Link(p.text(0, m), destination: url) } }
    }
    if rule("GroupBox { #a } label: { #b }") {
      make { m in
        GroupBox {
          a(m)
        } label: {
          b(m)
        }
      }
    }
    if rule("ContentUnavailableView { #a } description: { Text(#text) } actions: { #b }", weight: 0.7) {
      make { m in
        ContentUnavailableView {
          a(m)
        } description: {
          Text(p.text(0, m))
        } actions: {
          b(m)
        }
      }
    }
    if rule("ContentUnavailableView.search(text: #text)", weight: 0.3) {
      make { m in ContentUnavailableView.search(text: p.text(0, m)) }
    }
    if rule("ControlGroup { #a }", weight: 0.5) { make { m in ControlGroup { a(m) } } }
    if rule("LabeledContent(#text) { #a }") { make { m in LabeledContent(p.text(0, m)) { a(m) } } }
    if rule(".disabled(#flag)") { make { m in a(m).disabled(p.flag(0, m)) } }
    if rule(".buttonStyle(.bordered)", weight: 0.5) { make { m in a(m).buttonStyle(.bordered) } }
    if rule(".toggleStyle(.button)", weight: 0.5) { make { m in a(m).toggleStyle(.button) } }
    if rule(".textFieldStyle(.roundedBorder)", weight: 0.5) { make { m in a(m).textFieldStyle(.roundedBorder) } }
    if rule(".labelIconToTitleSpacing(#length).labelReservedIconWidth(#length)", weight: 0.3) {
      make { m in a(m).labelIconToTitleSpacing(p.length(0, m)).labelReservedIconWidth(p.length(1, m)) }
    }
    if rule(".labelStyle(.iconOnly)", weight: 0.5) { make { m in a(m).labelStyle(.iconOnly) } }
    if rule(".accessibilityHeading(.h2)", weight: 0.1) { make { m in a(m).accessibilityHeading(.h2) } }
    if rule("Toggle(#text, sources: sources, isOn: \\.isOn)", weight: 0.3) {
      make { m in
        Toggle(
          p.text(0, m), sources: [m.flagBinding(0), m.flagBinding(1)].map { FuzzedSource(isOn: $0) }, isOn: \.isOn)
      }
    }
    if rule(".labelsVisibility(#flag ? .hidden : .automatic)", weight: 0.3) {
      make { m in a(m).labelsVisibility(p.flag(0, m) ? .hidden : .automatic) }
    }
    if rule(".buttonStyle(GlassButtonStyle())", weight: 0.2) { make { m in a(m).buttonStyle(GlassButtonStyle()) } }
    if rule(".buttonStyle(GlassProminentButtonStyle())", weight: 0.2) {
      make { m in a(m).buttonStyle(GlassProminentButtonStyle()) }
    }
    if rule(".labelsHidden()", weight: 0.5) { make { m in a(m).labelsHidden() } }
    if rule(".controlSize(#flag ? .small : .large)", weight: 0.5) {
      make { m in a(m).controlSize(p.flag(0, m) ? .small : .large) }
    }
    if rule(".buttonStyle(DefaultButtonStyle())", weight: 0.2) { make { m in a(m).buttonStyle(DefaultButtonStyle()) } }
    if rule(".buttonStyle(PlainButtonStyle())", weight: 0.2) { make { m in a(m).buttonStyle(PlainButtonStyle()) } }
    if rule(".glassEffect(#flag ? .clear : .regular.tint(#color), in: DefaultGlassEffectShape())", weight: 0.3) {
      make { m in
        a(m).glassEffect(p.flag(0, m) ? .clear : .regular.tint(p.color(1, m)), in: DefaultGlassEffectShape())
      }
    }
    if rule("GlassEffectContainer(spacing: 8) { #a }", weight: 0.2) {
      make { m in GlassEffectContainer(spacing: 8) { a(m) } }
    }
    if rule(".buttonStyle(BorderedButtonStyle())", weight: 0.2) {
      make { m in a(m).buttonStyle(BorderedButtonStyle()) }
    }
    if rule(".buttonStyle(BorderedProminentButtonStyle())", weight: 0.2) {
      make { m in a(m).buttonStyle(BorderedProminentButtonStyle()) }
    }
    if rule(".buttonStyle(BorderlessButtonStyle())", weight: 0.2) {
      make { m in a(m).buttonStyle(BorderlessButtonStyle()) }
    }
    if rule(".buttonStyle(OwnButtonStyle())", weight: 0.2) { make { m in a(m).buttonStyle(OwnButtonStyle()) } }
    if rule(".buttonStyle(OwnPrimitiveStyle())", weight: 0.2) { make { m in a(m).buttonStyle(OwnPrimitiveStyle()) } }
    if rule(".toggleStyle(DefaultToggleStyle())", weight: 0.2) { make { m in a(m).toggleStyle(DefaultToggleStyle()) } }
    if rule(".toggleStyle(SwitchToggleStyle())", weight: 0.2) { make { m in a(m).toggleStyle(SwitchToggleStyle()) } }
    if rule(".toggleStyle(CheckboxToggleStyle())", weight: 0.2) {
      make { m in a(m).toggleStyle(CheckboxToggleStyle()) }
    }
    if rule(".toggleStyle(ButtonToggleStyle())", weight: 0.2) { make { m in a(m).toggleStyle(ButtonToggleStyle()) } }
    if rule(".toggleStyle(OwnToggleStyle())", weight: 0.2) { make { m in a(m).toggleStyle(OwnToggleStyle()) } }
    if rule(".labelStyle(DefaultLabelStyle())", weight: 0.2) { make { m in a(m).labelStyle(DefaultLabelStyle()) } }
    if rule(".labelStyle(IconOnlyLabelStyle())", weight: 0.2) { make { m in a(m).labelStyle(IconOnlyLabelStyle()) } }
    if rule(".labelStyle(TitleOnlyLabelStyle())", weight: 0.2) { make { m in a(m).labelStyle(TitleOnlyLabelStyle()) } }
    if rule(".labelStyle(TitleAndIconLabelStyle())", weight: 0.2) {
      make { m in a(m).labelStyle(TitleAndIconLabelStyle()) }
    }
    if rule(".labelStyle(OwnLabelStyle())", weight: 0.2) { make { m in a(m).labelStyle(OwnLabelStyle()) } }
    if rule(".pickerStyle(DefaultPickerStyle())", weight: 0.2) { make { m in a(m).pickerStyle(DefaultPickerStyle()) } }
    if rule(".pickerStyle(InlinePickerStyle())", weight: 0.2) { make { m in a(m).pickerStyle(InlinePickerStyle()) } }
    if rule(".pickerStyle(MenuPickerStyle())", weight: 0.2) { make { m in a(m).pickerStyle(MenuPickerStyle()) } }
    if rule(".pickerStyle(NavigationLinkPickerStyle())", weight: 0.2) {
      make { m in a(m).pickerStyle(NavigationLinkPickerStyle()) }
    }
    if rule(".pickerStyle(PalettePickerStyle())", weight: 0.2) { make { m in a(m).pickerStyle(PalettePickerStyle()) } }
    if rule(".pickerStyle(RadioGroupPickerStyle())", weight: 0.2) {
      make { m in a(m).pickerStyle(RadioGroupPickerStyle()) }
    }
    if rule(".pickerStyle(SegmentedPickerStyle())", weight: 0.2) {
      make { m in a(m).pickerStyle(SegmentedPickerStyle()) }
    }
    if rule(".pickerStyle(WheelPickerStyle())", weight: 0.2) { make { m in a(m).pickerStyle(WheelPickerStyle()) } }
    if rule(".datePickerStyle(DefaultDatePickerStyle())", weight: 0.2) {
      make { m in a(m).datePickerStyle(DefaultDatePickerStyle()) }
    }
    if rule(".datePickerStyle(FieldDatePickerStyle())", weight: 0.1) {
      make { m in a(m).datePickerStyle(FieldDatePickerStyle()) }
    }
    if rule(".datePickerStyle(StepperFieldDatePickerStyle())", weight: 0.1) {
      make { m in a(m).datePickerStyle(StepperFieldDatePickerStyle()) }
    }
    if rule(".datePickerStyle(CompactDatePickerStyle())", weight: 0.2) {
      make { m in a(m).datePickerStyle(CompactDatePickerStyle()) }
    }
    if rule(".datePickerStyle(GraphicalDatePickerStyle())", weight: 0.2) {
      make { m in a(m).datePickerStyle(GraphicalDatePickerStyle()) }
    }
    if rule(".datePickerStyle(WheelDatePickerStyle())", weight: 0.2) {
      make { m in a(m).datePickerStyle(WheelDatePickerStyle()) }
    }
    if rule(".progressViewStyle(DefaultProgressViewStyle())", weight: 0.2) {
      make { m in a(m).progressViewStyle(DefaultProgressViewStyle()) }
    }
    if rule(".progressViewStyle(LinearProgressViewStyle())", weight: 0.2) {
      make { m in a(m).progressViewStyle(LinearProgressViewStyle()) }
    }
    if rule(".progressViewStyle(CircularProgressViewStyle())", weight: 0.2) {
      make { m in a(m).progressViewStyle(CircularProgressViewStyle()) }
    }
    if rule(".progressViewStyle(OwnProgressStyle())", weight: 0.2) {
      make { m in a(m).progressViewStyle(OwnProgressStyle()) }
    }
    if rule(".textFieldStyle(DefaultTextFieldStyle())", weight: 0.2) {
      make { m in a(m).textFieldStyle(DefaultTextFieldStyle()) }
    }
    if rule(".textFieldStyle(PlainTextFieldStyle())", weight: 0.2) {
      make { m in a(m).textFieldStyle(PlainTextFieldStyle()) }
    }
    if rule(".textFieldStyle(RoundedBorderTextFieldStyle())", weight: 0.2) {
      make { m in a(m).textFieldStyle(RoundedBorderTextFieldStyle()) }
    }
    if rule(".textFieldStyle(SquareBorderTextFieldStyle())", weight: 0.2) {
      make { m in a(m).textFieldStyle(SquareBorderTextFieldStyle()) }
    }
    if rule(".textFieldStyle(OwnTextFieldStyle())", weight: 0.2) {
      make { m in a(m).textFieldStyle(OwnTextFieldStyle()) }
    }
    if rule(".formStyle(AutomaticFormStyle())", weight: 0.2) { make { m in a(m).formStyle(AutomaticFormStyle()) } }
    if rule(".formStyle(ColumnsFormStyle())", weight: 0.2) { make { m in a(m).formStyle(ColumnsFormStyle()) } }
    if rule(".formStyle(GroupedFormStyle())", weight: 0.2) { make { m in a(m).formStyle(GroupedFormStyle()) } }
    if rule(".formStyle(OwnFormStyle())", weight: 0.2) { make { m in a(m).formStyle(OwnFormStyle()) } }
    if rule("FocusReading { #a }", weight: 0.3, names: "FocusedValue", "FocusedBinding", "FocusedObject") {
      make { m in FocusReading(m: m, a: a) }
    }
    if rule(".focusedValue(\\.fuzzed, #text).focusedSceneValue(\\.fuzzed, #flag ? #text : nil)", weight: 0.3) {
      make { m in
        a(m).focusedValue(\.fuzzed, p.text(0, m)).focusedSceneValue(\.fuzzed, p.flag(1, m) ? p.text(2, m) : nil)
      }
    }
    if rule(".focusedValue(\\.fuzzedNumber, #bindNumber)", weight: 0.2) {
      make { m in a(m).focusedValue(\.fuzzedNumber, p.bindNumber(0, m)) }
    }
    if rule(".focusedObject(FuzzedObject.one).focusedSceneObject(FuzzedObject.one)", weight: 0.1) {
      make { m in a(m).focusedObject(FuzzedObject.one).focusedSceneObject(FuzzedObject.one) }
    }
    if rule(".focusable(#flag).focusEffectDisabled(#flag).focusSection()", weight: 0.3) {
      make { m in a(m).focusable(p.flag(0, m)).focusEffectDisabled(p.flag(1, m)).focusSection() }
    }
    if rule(".onKeyPress(\"k\") { model.flags[1].toggle(); return .handled }", weight: 0.2) {
      make { m in
        a(m).onKeyPress("k") {
          m.flagBinding(1).wrappedValue.toggle()
          return .handled
        }
      }
    }
    if rule("ShareLink(#text, item: #text, subject: Text(#text))", weight: 0.4) {
      make { m in ShareLink(p.text(0, m), item: p.text(1, m), subject: Text(p.text(2, m))) }
    }
    if rule("ShareLink(item: #text, preview: SharePreview(#text)) { #a }", weight: 0.4, names: "DefaultShareLinkLabel")
    {
      make { m in ShareLink(item: p.text(0, m), preview: SharePreview(p.text(1, m))) { a(m) } }
    }
    if rule("PasteButton(payloadType: String.self) { _ in }", weight: 0.3) {
      make { m in PasteButton(payloadType: String.self) { _ in } }
    }
    if rule(".keyboardShortcut(\"[\", localization: #flag ? .automatic : .custom)", weight: 0.2) {
      make { m in a(m).keyboardShortcut("[", localization: p.flag(0, m) ? .automatic : .custom) }
    }
    if rule(".keyboardType(#flag ? .numberPad : .default)", weight: 0.2) {
      make { m in a(m).keyboardType(p.flag(0, m) ? .numberPad : .default) }
    }
    if rule(".textContentType(#flag ? .emailAddress : nil)", weight: 0.2) {
      make { m in a(m).textContentType(p.flag(0, m) ? .emailAddress : nil) }
    }
    if rule(".autocapitalization(.none)", weight: 0.1) { make { m in a(m).autocapitalization(.none) } }
    if rule(".textInputAutocapitalization(#flag ? .never : nil)", weight: 0.2) {
      make { m in a(m).textInputAutocapitalization(p.flag(0, m) ? .never : nil) }
    }
    if rule(".disableAutocorrection(#flag)", weight: 0.1) { make { m in a(m).disableAutocorrection(p.flag(0, m)) } }
    if rule(".autocorrectionDisabled(#flag)", weight: 0.1) { make { m in a(m).autocorrectionDisabled(p.flag(0, m)) } }
    if rule(".onSubmit { model.numbers[3] = #n }", weight: 0.4) {
      make { m in a(m).onSubmit { m.numberBinding(3).wrappedValue = p.n(0, m) } }
    }
    if rule(".submitScope(#flag)", weight: 0.1) { make { m in a(m).submitScope(p.flag(0, m)) } }
    if rule(".submitLabel(#flag ? .done : .go)", weight: 0.2) {
      make { m in a(m).submitLabel(p.flag(0, m) ? .done : .go) }
    }
    if rule(".accentColor(#color)", weight: 0.3) { make { m in a(m).accentColor(p.color(0, m)) } }
    if rule(".refreshable {}", weight: 0.3) { make { m in a(m).refreshable {} } }
    if rule("ColorPicker(#text, selection: $model.color)", weight: 0.4) {
      make { m in ColorPicker(p.text(0, m), selection: .constant(p.color(0, m))) }
    }
    if rule("FirstField(text: #bindText)", weight: 0.5, .keepsState, names: "defaultFocus") {
      make { m in FirstField(text: p.bindText(0, m)) }
    }
    if rule("FocusedField(text: #bindText)") { make { m in FocusedField(text: p.bindText(0, m)) } }
  }
}

/// A field that has the focus at first.
struct FirstField: View {
  @Binding var text: String
  @FocusState private var isFocused: Bool
  var body: some View { TextField("first", text: $text).focused($isFocused).defaultFocus($isFocused, true) }
}

/// A field that gains focus by a button.
struct FocusedField: View {
  @Binding var text: String
  @FocusState private var isFocused: Bool
  var body: some View {
    TextField("focus", text: $text).focused($isFocused)
    Button("focus") { isFocused.toggle() }
  }
}

/// What has the focus, in no view's picture: that a fresh window has no focus is no difference.
struct FocusReading<A: View>: View {
  let m: Access
  let a: Term<A>
  @FocusedValue(\.fuzzed) private var text
  @FocusedBinding(\.fuzzedNumber) private var number
  @FocusedObject private var object: FuzzedObject?

  var body: some View {
    let isAny = text != nil || number != nil || object != nil
    a(m).opacity(isAny ? 1 : 1)
  }
}

struct FuzzedSource {
  let isOn: Binding<Bool>
}

final class FuzzedObject: ObservableObject {
  @MainActor static let one = FuzzedObject()
}

extension FocusedValues {
  fileprivate struct FuzzedKey: FocusedValueKey { typealias Value = String }
  fileprivate struct FuzzedNumberKey: FocusedValueKey { typealias Value = Binding<Int> }
  fileprivate var fuzzed: String? {
    get { self[FuzzedKey.self] }
    set { self[FuzzedKey.self] = newValue }
  }
  fileprivate var fuzzedNumber: Binding<Int>? {
    get { self[FuzzedNumberKey.self] }
    set { self[FuzzedNumberKey.self] = newValue }
  }
}

/// Texts in editors have one colour, or none.
private struct OneColor: AttributedTextFormattingDefinition {
  let color: Color

  var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
    ValueConstraint(for: \.foregroundColor, values: [nil, color], default: color)
  }
}
