import Foundation
import FuzzGrammar

await FuzzCommand.run()
