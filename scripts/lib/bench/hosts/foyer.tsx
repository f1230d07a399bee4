import { createFoyer, ethereum, FoyerButton, FoyerProvider } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { createRoot } from 'react-dom/client'

// A host app as anyone would write it, with the services of this page's own server.
const foyer = createFoyer({
  projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
  backend: createRealBackend({
    addresses: {
      walletApi: `${location.origin}/api`,
      blockchainApi: `${location.origin}/api`,
      relay: `${location.origin.replace('http', 'ws')}/relay`,
      verify: '',
    },
  }),
  adapters: [{ namespace: 'eip155', networks: [ethereum] }],
})

const root = document.querySelector('#app')
if (root === null) throw new Error('The page has no #app.')
createRoot(root).render(
  <FoyerProvider foyer={foyer}>
    <FoyerButton />
  </FoyerProvider>,
)
