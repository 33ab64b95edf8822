import Foundation
import HostTree
import ViewKernel
import XCTest

/// Paths, offsets, publishers and times that are none: what they count as.
@MainActor
final class ValuesBadInputTests: BadInputTestCase {
  func testSensoryFeedbackImpact() {
    row(
      "SensoryFeedback.impact", "more than all",
      says: "The intensity of a feedback is 3; it counts as 1. Give it a finite number from 0 to 1.", gives: "true"
    ) { "\(SensoryFeedback.impact(weight: .light, intensity: 3) == .impact(weight: .light))" }
    row(
      "SensoryFeedback.impact", "not-a-number",
      says: "The intensity of a feedback is nan; it counts as 1. Give it a finite number from 0 to 1.", gives: "true"
    ) { "\(SensoryFeedback.impact(flexibility: .soft, intensity: .nan) == .impact(flexibility: .soft))" }
  }

  func testNavigationPathRemoveLast() {
    row(
      "NavigationPath.removeLast", "more than there are",
      says: "A NavigationPath of 1 values was told to remove the last 5: it removes 1. Look at its "
        + "count first.",
      gives: "0 left"
    ) { removing(5) }
    row(
      "NavigationPath.removeLast", "negative",
      says: "A NavigationPath of 1 values was told to remove the last -5: it removes 0. Look at its "
        + "count first.",
      gives: "1 left"
    ) { removing(-5) }
    row(
      "NavigationPath.removeLast", "the first integer",
      says: "A NavigationPath of 1 values was told to remove the last -9223372036854775808: it "
        + "removes 0. Look at its count first.",
      gives: "1 left"
    ) { removing(.min) }
    row(
      "NavigationPath.removeLast", "the last integer",
      says: "A NavigationPath of 1 values was told to remove the last 9223372036854775807: it "
        + "removes 1. Look at its count first.",
      gives: "0 left"
    ) { removing(.max) }
  }

  func testBindingInit() {
    row(
      "Binding.init", "a value of another type",
      says: "A Binding<AnyHashable> to a Int is given a String, which is not written. Give it a Int.", gives: "1"
    ) {
      var number = 1
      Binding<AnyHashable>(Binding(get: { number }, set: { number = $0 })).wrappedValue = "a"
      return "\(number)"
    }
  }

  func testNavigationPathInit() {
    row(
      "NavigationPath.init", "no values",
      gives: "0"
    ) { "\(NavigationPath([Int]()).count)" }
  }

  func testNavigationPathAppend() {
    row(
      "NavigationPath.append", "a value that is not-a-number",
      gives: "2 values"
    ) { appending(Double.nan) }
  }

  func testRangeReplaceableCollectionRemove() {
    row(
      "RangeReplaceableCollection.remove", "offsets beyond the end",
      gives: "[0]"
    ) { removing(IndexSet([1, 7])) }
  }

  func testMutableCollectionMove() {
    row(
      "MutableCollection.move", "offsets beyond the end",
      gives: "[0, 1]"
    ) { moving(IndexSet([1, 7]), to: 99) }
    row(
      "MutableCollection.move", "a negative place",
      gives: "[1, 0]"
    ) { moving(IndexSet([1]), to: -9) }
    row(
      "MutableCollection.move", "the last integer",
      gives: "[1, 0]"
    ) { moving(IndexSet([0]), to: .max) }
  }

  func testPublisherDropFirst() {
    row(
      "Publisher.dropFirst", "a negative number",
      gives: "[1, 2, 3]"
    ) { values { $0.dropFirst(-1) } }
    row(
      "Publisher.dropFirst", "the last integer",
      gives: "[]"
    ) { values { $0.dropFirst(.max) } }
  }

  func testPublisherPrefix() {
    row(
      "Publisher.prefix", "a negative number",
      gives: "[]"
    ) { values { $0.prefix(-1) } }
    row(
      "Publisher.prefix", "the first integer",
      gives: "[]"
    ) { values { $0.prefix(.min) } }
  }

  func testPublisherCollect() {
    row(
      "Publisher.collect", "none at a time",
      says: "A publisher is to collect 0 values at a time; it collects 1. Give it a count of 1 or more.",
      gives: "[1, 1, 1]"
    ) { values { $0.collect(0).map(\.count).eraseToAnyPublisher() } }
    row(
      "Publisher.collect", "the last integer",
      gives: "[]"
    ) { values { $0.collect(.max).map(\.count).eraseToAnyPublisher() } }
  }

  func testPublisherRetry() {
    row(
      "Publisher.retry", "a negative number",
      says: "A publisher is to be tried again -1 times; it is not. Give it a count of 0 or more.",
      gives: "[1, 2, 3]"
    ) { values { $0.retry(-1) } }
    row(
      "Publisher.retry", "the last integer",
      gives: "[1, 2, 3]"
    ) { values { $0.retry(.max) } }
  }

  func testPublisherOutput() {
    row(
      "Publisher.output", "a negative number",
      says: "A publisher is asked for value -1; it sends the first. Ask for 0 or more.",
      gives: "[1]"
    ) { values { $0.output(at: -1) } }
    row(
      "Publisher.output", "the last integer",
      gives: "[]"
    ) { values { $0.output(at: .max) } }
  }

  func testDemandMax() {
    row(
      "Subscribers.max", "a negative number",
      says: "A subscriber asks for -1 values; it gets none. Ask for 0 or more.",
      gives: "0"
    ) { "\(Subscribers.Demand.max(-1).max ?? -1)" }
  }

  func testSchedulerIntervalSeconds() {
    row(
      "SchedulerInterval.seconds", "not-a-number",
      says: "A stretch of time is nan; it counts as 0. Give it a finite number of 0 or more.",
      gives: "0.0"
    ) { "\(SchedulerInterval.seconds(.nan).seconds)" }
    row(
      "SchedulerInterval.seconds", "infinite",
      says: "A stretch of time is inf; it counts as 0. Give it a finite number of 0 or more.",
      gives: "0.0"
    ) { "\(SchedulerInterval.seconds(.infinity).seconds)" }
    row(
      "SchedulerInterval.seconds", "negative",
      says: "A stretch of time is -7; it counts as 0. Give it a finite number of 0 or more.",
      gives: "0.0"
    ) { "\(SchedulerInterval.seconds(-7.0).seconds)" }
  }

  func testSchedulerIntervalMilliseconds() {
    row(
      "SchedulerInterval.milliseconds", "the first integer",
      says: "A stretch of time is -9223372036854776; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "0.0"
    ) { "\(SchedulerInterval.milliseconds(.min).seconds)" }
  }

  func testSchedulerIntervalMicroseconds() {
    row(
      "SchedulerInterval.microseconds", "negative",
      says: "A stretch of time is -1e-06; it counts as 0. Give it a finite number of 0 or more.",
      gives: "0.0"
    ) { "\(SchedulerInterval.microseconds(-1).seconds)" }
  }

  func testSchedulerIntervalNanoseconds() {
    row(
      "SchedulerInterval.nanoseconds", "negative",
      says: "A stretch of time is -1e-09; it counts as 0. Give it a finite number of 0 or more.",
      gives: "0.0"
    ) { "\(SchedulerInterval.nanoseconds(-1).seconds)" }
  }

  func testSchedulerIntervalInit() {
    row(
      "SchedulerInterval.init", "negative literals",
      says: "A stretch of time is -1; it counts as 0. Give it a finite number of 0 or more. / A "
        + "stretch of time is -1.5; it counts as 0. Give it a finite number of 0 or more.",
      gives: "0.0 0.0"
    ) { "\((-1 as SchedulerInterval).seconds) \((-1.5 as SchedulerInterval).seconds)" }
  }

  func testTimerPublish() {
    row(
      "Timer.publish", "not-a-number",
      says: "The interval of a timer is nan; it counts as 0. Give it a finite number of 0 or more.",
      gives: "0.0"
    ) { "\(Timer.publish(every: .nan, on: .main, in: .common).interval)" }
    row(
      "Timer.publish", "infinite",
      says: "The interval of a timer is inf; it counts as 0. Give it a finite number of 0 or more.",
      gives: "0.0"
    ) { "\(Timer.publish(every: .infinity, on: .main, in: .common).interval)" }
    row(
      "Timer.publish", "negative",
      says: "The interval of a timer is -7; it counts as 0. Give it a finite number of 0 or more.",
      gives: "0.0"
    ) { "\(Timer.publish(every: -7, on: .main, in: .common).interval)" }
  }
}

/// How many values are left of a path of one.
@MainActor
private func removing(_ count: Int) -> String {
  var path = NavigationPath([1])
  path.removeLast(count)
  return "\(path.count) left"
}

/// How many values a path has with another one.
@MainActor
private func appending(_ value: some Hashable) -> String {
  var path = NavigationPath([1])
  path.append(value)
  return "\(path.count) values"
}

/// What is left of two numbers.
private func removing(_ offsets: IndexSet) -> String {
  var numbers = [0, 1]
  numbers.remove(atOffsets: offsets)
  return "\(numbers)"
}

/// Two numbers after a move.
private func moving(_ offsets: IndexSet, to place: Int) -> String {
  var numbers = [0, 1]
  numbers.move(fromOffsets: offsets, toOffset: place)
  return "\(numbers)"
}

/// What arrives of three numbers.
@MainActor
private func values(_ operators: (PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never>) -> String {
  let subject = PassthroughSubject<Int, Never>()
  var arrived: [Int] = []
  let subscription = operators(subject).sink { arrived.append($0) }
  for number in 1...3 { subject.send(number) }
  subscription.cancel()
  return "\(arrived)"
}
