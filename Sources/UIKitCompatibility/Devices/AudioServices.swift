import Foundation
import HostTree

// AudioToolbox's functions for sounds of the system, which Apple's platforms have themselves.
#if !(os(macOS) || os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  /// The number of a sound of the system.
  public typealias SystemSoundID = UInt32

  /// The sound that is a vibration.
  public let kSystemSoundID_Vibrate: SystemSoundID = 4095

  /// Plays a sound of the system in the window that was made key last: as
  /// ``/HostTree/HostFeedback/Kind/systemSound(_:)``, which a display may play.
  ///
  /// On another thread than the main one, it is played before the next ``/HostTree/HostWindow/settle()``.
  public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil)
  }

  /// Plays a sound of the system, as ``AudioServicesPlaySystemSound(_:)``.
  public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil)
  }

  /// Plays a sound of the system, as ``AudioServicesPlaySystemSound(_:)``, and calls a closure afterwards: at once, as
  /// nothing here knows how long it lasts.
  public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
  ) {
    onMainThread {
      HostWindow.lastKey?.feedback.play(HostFeedback(.systemSound(inSystemSoundID)))
      inCompletionBlock?()
    }
  }

  /// Plays a sound of the system, as ``AudioServicesPlaySystemSoundWithCompletion(_:_:)``.
  public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
  ) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
  }
#endif
