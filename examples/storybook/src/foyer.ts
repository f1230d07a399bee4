import { createFoyer, ethereum, polygon } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'

export const foyer = createFoyer({
  projectId: 'your-project-id',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: [ethereum, polygon] }],
  metadata: { name: 'Shop', description: 'A shop', url: 'https://shop.example', icons: [] },
})
