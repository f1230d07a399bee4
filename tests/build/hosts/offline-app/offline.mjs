// Must not be built: imports the simulator by name.
import { createMockBackend } from 'foyerkit/mock'

document.title = String(createMockBackend().simulator)
