// What must not be built: the simulator, imported by name.
import { createMockBackend } from 'foyerkit/mock'

document.title = String(createMockBackend().simulator)
