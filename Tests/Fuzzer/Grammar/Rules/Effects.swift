import Foundation
import HostTree
import ViewKernel

extension Rules {
  func effects() {
    if rule(".opacity(#unit)") { make { m in a(m).opacity(min(p.unit(0, m), 1)) } }
    if rule(".rotationEffect(#degrees)") { make { m in a(m).rotationEffect(p.degrees(0, m)) } }
    if rule(".scaleEffect(#scale, anchor: #unitPoint)") {
      make { m in a(m).scaleEffect(p.scale(0, m), anchor: p.unitPoint(1, m)) }
    }
    if rule(".shadow(color: #color, radius: #length)") {
      make { m in a(m).shadow(color: p.color(0, m), radius: p.length(1, m)) }
    }
    if rule(".blur(radius: #length)", weight: 0.5) { make { m in a(m).blur(radius: p.length(0, m)) } }
    if rule(".redacted(reason: #flag ? .placeholder : [])", weight: 0.5) {
      make { m in a(m).redacted(reason: p.flag(0, m) ? .placeholder : []) }
    }
    if rule(".accessibilityIdentifier(#text)") { make { m in a(m).accessibilityIdentifier(p.text(0, m)) } }
    if rule(".accessibilityLabel(#text)", weight: 0.5) { make { m in a(m).accessibilityLabel(p.text(0, m)) } }
    if rule(".brightness(#unit)", weight: 0.2) { make { m in a(m).brightness(p.unit(0, m)) } }
    if rule(".contrast(#scale)", weight: 0.2) { make { m in a(m).contrast(p.scale(0, m)) } }
    if rule(".saturation(#unit)", weight: 0.2) { make { m in a(m).saturation(p.unit(0, m)) } }
    if rule(".grayscale(#unit)", weight: 0.2) { make { m in a(m).grayscale(min(p.unit(0, m), 1)) } }
    if rule(".hueRotation(#degrees)", weight: 0.2) { make { m in a(m).hueRotation(p.degrees(0, m)) } }
    if rule(".colorMultiply(#color)", weight: 0.2) { make { m in a(m).colorMultiply(p.color(0, m)) } }
    if rule(".colorInvert()", weight: 0.2) { make { m in a(m).colorInvert() } }
    if rule(".luminanceToAlpha()", weight: 0.2) { make { m in a(m).luminanceToAlpha() } }
    if rule(".blendMode(#flag ? .multiply : .normal)", weight: 0.2) {
      make { m in a(m).blendMode(p.flag(0, m) ? .multiply : .normal) }
    }
    if rule(".compositingGroup()", weight: 0.2) { make { m in a(m).compositingGroup() } }
    if rule(".drawingGroup()", weight: 0.2) { make { m in a(m).drawingGroup() } }
    if rule(".rotation3DEffect(#degrees, axis: (x: 0, y: 1, z: 0))", weight: 0.3) {
      make { m in a(m).rotation3DEffect(p.degrees(0, m), axis: (x: 0, y: 1, z: 0)) }
    }
    if rule(".transformEffect(CGAffineTransform(translationX: #length, y: 0))", weight: 0.4) {
      make { m in a(m).transformEffect(CGAffineTransform(translationX: p.length(0, m), y: 0)) }
    }
    if rule(".projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: #scale, y: 1)))", weight: 0.3) {
      make { m in a(m).projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: p.scale(0, m), y: 1))) }
    }
    if rule(".modifier(Shake(amount: #length))", weight: 0.5) {
      make { m in a(m).modifier(Shake(animatableData: p.length(0, m))) }
    }
    if rule(".modifier(Shake(amount: #length).ignoredByLayout())", weight: 0.3) {
      make { m in a(m).modifier(Shake(animatableData: p.length(0, m)).ignoredByLayout()) }
    }
    if rule(".unredacted()", weight: 0.2) { make { m in a(m).unredacted() } }
    if rule(".privacySensitive(#flag)", weight: 0.2) { make { m in a(m).privacySensitive(p.flag(0, m)) } }
    if rule(".accessibilityValue(#text)", weight: 0.2) { make { m in a(m).accessibilityValue(p.text(0, m)) } }
    if rule(".accessibilityHint(#text)", weight: 0.2) { make { m in a(m).accessibilityHint(p.text(0, m)) } }
    if rule(".accessibilityHidden(#flag)", weight: 0.2) { make { m in a(m).accessibilityHidden(p.flag(0, m)) } }
    if rule(".accessibilityAddTraits(#flag ? .isButton : .isImage)", weight: 0.2) {
      make { m in a(m).accessibilityAddTraits(p.flag(0, m) ? .isButton : .isImage) }
    }
    if rule(".accessibilityRemoveTraits(.isImage)", weight: 0.2) {
      make { m in a(m).accessibilityRemoveTraits(.isImage) }
    }
    if rule(".accessibilityElement(children: .combine)", weight: 0.2) {
      make { m in a(m).accessibilityElement(children: .combine) }
    }
    if rule(".accessibilitySortPriority(#unit)", weight: 0.2) {
      make { m in a(m).accessibilitySortPriority(p.unit(0, m)) }
    }
    if rule(".accessibilityInputLabels([#text])", weight: 0.2) {
      make { m in a(m).accessibilityInputLabels([p.text(0, m)]) }
    }
    if rule(".accessibilityAction(named: #text) {}", weight: 0.2) {
      make { m in a(m).accessibilityAction(named: p.text(0, m)) {} }
    }
    if rule(".accessibilityAdjustableAction { _ in }", weight: 0.2) {
      make { m in a(m).accessibilityAdjustableAction { _ in } }
    }
    if rule(".accessibility(label: Text(#text))", weight: 0.2) {
      make { m in a(m).accessibility(label: Text(p.text(0, m))) }
    }
    if rule(".help(#text)", weight: 0.2) { make { m in a(m).help(p.text(0, m)) } }
  }
}

/// Moves to and fro, by a number that is animated.
struct Shake: GeometryEffect {
  var animatableData: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: animatableData / 4, y: 0))
  }
}
