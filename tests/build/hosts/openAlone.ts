import { createFoyer, ethereum } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'

// A page that opens the modal and has no component of the package.
await createFoyer({
  projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: [ethereum] }],
}).open()
