import Foundation

exit(DemoCommand(scenes: DemoScene.all).run(Array(CommandLine.arguments.dropFirst())))
