import { createFoyer, defineFoyerElements, ethereum } from 'foyerkit/elements'
import { createMockBackend } from 'foyerkit-lab/mock'
import { scenarios } from 'foyerkit-lab/scenarios'

// The page of elements.ts without a network, and with another backend.
const foyer = createFoyer({
  projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
  backend: createMockBackend(),
  adapters: [{ namespace: 'eip155', networks: [ethereum] }],
})
defineFoyerElements(foyer)
document.title = `Shop, ${scenarios.length} scenarios`
