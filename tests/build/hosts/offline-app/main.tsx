import { createRoot } from 'react-dom/client'
import { createFoyer, ethereum, FoyerButton, FoyerProvider, polygon } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { signerOf } from '../libraries/ethers.ts'
import { pay } from '../libraries/viem.ts'

const foyer = createFoyer({
  projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: [ethereum, polygon] }],
  auth: { socials: ['google', 'farcaster'] },
})

// The shop's actions with the connected account, for its tests.
Reflect.set(window, 'shop', {
  signerOf: () => signerOf(foyer),
  pay: (to: `0x${string}`) => pay(foyer, to),
})

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root.')
createRoot(root).render(
  <FoyerProvider foyer={foyer}>
    <h1>Shop</h1>
    <FoyerButton />
  </FoyerProvider>,
)
