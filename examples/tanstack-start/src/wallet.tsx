import { createFoyer, ethereum, FoyerProvider, polygon, type RememberedSession } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { keepSession } from 'foyerkit/ssr'
import type { ReactNode } from 'react'

const foyer = createFoyer({
  projectId: 'your-project-id',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: [ethereum, polygon] }],
  metadata: { name: 'Shop', description: 'A shop', url: 'https://shop.example', icons: [] },
})
// A cookie tells the server who is connected.
keepSession(foyer)

interface WalletProps {
  session: RememberedSession | undefined
  children: ReactNode
}

/** The buttons and hooks of foyerkit work everywhere below. */
export function Wallet({ session, children }: WalletProps) {
  return (
    <FoyerProvider foyer={foyer} session={session}>
      {children}
    </FoyerProvider>
  )
}
