// Tests: `ValueComparisonTests`.

/// A class whose objects never change, so that two that are equal can stand for each other: views are compared by them
/// as by values.
///
/// Colours and images are such classes, as in UIKit: programs extend them by convenience initialisers, and keep them in
/// an `NSCache`.
package protocol ImmutableObject: AnyObject, Hashable, Sendable {}
