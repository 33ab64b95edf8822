import Foundation
import ViewKernel

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--previews" { PreviewGallery.main(Array(arguments.dropFirst())) }
exit(DemoCommand(scenes: DemoScene.all).run(arguments))
