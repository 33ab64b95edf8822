public import HostGeometry

// Tests: `EntryTests`, `PreviewTests`.

/// The types that the expansions of `#Preview`, `@Entry` and `@Animatable` name; not for direct use.
///
/// An expansion stands in a user's file, which may have a type named `View` itself, and may know this module by another
/// name: with `-module-alias SwiftUI=ViewKernel`, `ViewKernel` is not in scope.
public enum MacroNames {
  /// ``ViewKernel/View``.
  public typealias View = ViewKernel.View
  /// ``ViewKernel/Preview``.
  public typealias Preview = ViewKernel.Preview
  /// ``ViewKernel/PreviewRegistry``.
  public typealias PreviewRegistry = ViewKernel.PreviewRegistry
  /// ``ViewKernel/EntryKey``.
  public typealias EntryKey = ViewKernel.EntryKey
  /// ``ViewKernel/EntryDefault``.
  public typealias EntryDefault<Value> = ViewKernel.EntryDefault<Value>
  /// ``ViewKernel/EnvironmentKey``.
  public typealias EnvironmentKey = ViewKernel.EnvironmentKey
  /// ``ViewKernel/TransactionKey``.
  public typealias TransactionKey = ViewKernel.TransactionKey
  /// ``ViewKernel/FocusedValueKey``.
  public typealias FocusedValueKey = ViewKernel.FocusedValueKey
  /// ``ViewKernel/ContainerValueKey``.
  public typealias ContainerValueKey = ViewKernel.ContainerValueKey
  /// ``/HostTree/Animatable``.
  public typealias Animatable = HostGeometry.Animatable
  /// ``ViewKernel/AnimatablePair``.
  public typealias AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic> =
    ViewKernel.AnimatablePair<First, Second>
  /// ``/HostTree/EmptyAnimatableData``.
  public typealias EmptyAnimatableData = HostGeometry.EmptyAnimatableData
}
