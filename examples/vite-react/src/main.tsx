import { createFoyer, ethereum, FoyerButton, FoyerProvider, polygon, solana } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { createRoot } from 'react-dom/client'

const foyer = createFoyer({
  projectId: 'your-project-id',
  backend: createRealBackend(),
  adapters: [
    { namespace: 'eip155', networks: [ethereum, polygon] },
    { namespace: 'solana', networks: [solana] },
  ],
  metadata: { name: 'Shop', description: 'A shop', url: 'https://shop.example', icons: [] },
})

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root.')
createRoot(root).render(
  <FoyerProvider foyer={foyer}>
    <h1>Shop</h1>
    <FoyerButton />
  </FoyerProvider>,
)
