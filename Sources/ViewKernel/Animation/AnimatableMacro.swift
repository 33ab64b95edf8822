/// A macro that makes a structure `Animatable`: it generates `animatableData` from the animatable data of the stored
/// variables.
///
/// ```
/// @Animatable
/// struct Wave: Shape {
///   var height: Double
///   var shift: Angle
///   @AnimatableIgnored var count: Int
///
///   func path(in rect: CGRect) -> Path { Path(rect) }
/// }
/// ```
///
/// Left out are variables with `@AnimatableIgnored` or a property wrapper, those with accessors, and constants. A
/// variable whose initial value is no number with a point needs its type.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "PreviewMacros", type: "AnimatableMacro")

/// A macro that leaves a variable out of the values that `@Animatable` animates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "PreviewMacros", type: "AnimatableIgnoredMacro")
