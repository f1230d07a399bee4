import { createFoyer, defineFoyerElements, ethereum } from 'foyerkit/elements'
import { createRealBackend } from 'foyerkit/real'

// The same page without its own React.
defineFoyerElements(
  createFoyer({
    projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
    backend: createRealBackend(),
    adapters: [{ namespace: 'eip155', networks: [ethereum] }],
  }),
)
