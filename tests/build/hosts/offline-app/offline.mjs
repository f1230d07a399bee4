// Must not be built: imports the simulator by name.
import { createMockBackend } from 'foyerkit-lab/mock'

document.title = String(createMockBackend().simulator)
