import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import XCTest

@MainActor
final class HostDeviceTests: HostTestCase {
  private func device(width: CGFloat, height: CGFloat) -> String {
    let window = makeWindow(width: width, height: height)
    window.makeKeyAndVisible()
    return "\(HostDevice.current.userInterfaceIdiom) \(HostDevice.current.model)"
  }

  func testTheKeyWindowTellsTabletsFromPhones() {
    XCTAssertEqual(device(width: 744, height: 1133), "pad iPad")
    XCTAssertEqual(device(width: 390, height: 844), "phone iPhone")
    XCTAssertEqual(device(width: 844, height: 390), "phone iPhone")
    XCTAssertEqual(HostDevice.current.userInterfaceIdiom, .phone, "that window is gone")
  }

  func testTheSystemIsThatOfTheProcess() {
    XCTAssertEqual(HostDevice.current.systemVersion.split(separator: ".").count, 3)
    XCTAssertFalse(HostDevice.current.systemName.isEmpty)
    XCTAssertEqual(HostDevice.current.name, ProcessInfo.processInfo.hostName)
  }

  func testNothingIsKnownOfTheHardware() {
    let device = HostDevice.current
    device.isBatteryMonitoringEnabled = true
    device.isProximityMonitoringEnabled = true
    XCTAssertEqual(
      [device.isBatteryMonitoringEnabled, device.isProximityMonitoringEnabled, device.proximityState],
      [false, false, false])
    XCTAssertEqual(device.batteryLevel, -1)
    XCTAssertEqual(device.batteryState, .unknown)
    XCTAssertTrue(device.isMultitaskingSupported)
    XCTAssertNotNil(device.identifierForVendor)
    XCTAssertEqual(device.identifierForVendor, device.identifierForVendor)
  }
}
