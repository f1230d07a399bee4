import { AccountButton, createFoyer, ethereum, FoyerButton, FoyerProvider } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { createRoot } from 'react-dom/client'

// An ordinary host app.
const foyer = createFoyer({
  projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: [ethereum] }],
})

const root = document.querySelector('#app')
if (root === null) throw new Error('The page has no #app.')
createRoot(root).render(
  <FoyerProvider foyer={foyer}>
    <FoyerButton />
    <AccountButton />
  </FoyerProvider>,
)
