import { createRoot } from 'react-dom/client'
import { createFoyer, FoyerButton, FoyerProvider } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { goldChain } from './goldChain'

const foyer = createFoyer({
  projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: [goldChain] }],
})

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root.')
createRoot(root).render(
  <FoyerProvider foyer={foyer}>
    <h1>Mine</h1>
    <FoyerButton />
  </FoyerProvider>,
)
