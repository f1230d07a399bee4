'use client'

import { createFoyer, ethereum, FoyerProvider, polygon } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import type { ReactNode } from 'react'

const foyer = createFoyer({
  projectId: 'your-project-id',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: [ethereum, polygon] }],
  metadata: { name: 'Shop', description: 'A shop', url: 'https://shop.example', icons: [] },
})

/** The buttons and hooks of foyerkit work everywhere below. */
export function Wallet({ children }: { children: ReactNode }) {
  return <FoyerProvider foyer={foyer}>{children}</FoyerProvider>
}
