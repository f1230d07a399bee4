import { createFoyer, ethereum, polygon } from 'foyerkit/elements'
import { createRealBackend } from './backend'

export const foyer = createFoyer({
  projectId: 'your-project-id',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: [ethereum, polygon] }],
  metadata: { name: 'Shop', description: 'A shop', url: 'https://shop.example', icons: [] },
})
