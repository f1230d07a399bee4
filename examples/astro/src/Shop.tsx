import { createFoyer, ethereum, FoyerButton, FoyerProvider, polygon } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'

const foyer = createFoyer({
  projectId: 'your-project-id',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: [ethereum, polygon] }],
  metadata: { name: 'Shop', description: 'A shop', url: 'https://shop.example', icons: [] },
})

/** An island: what uses the hooks of foyerkit stands below the same provider. */
export function Shop() {
  return (
    <FoyerProvider foyer={foyer}>
      <FoyerButton />
    </FoyerProvider>
  )
}
