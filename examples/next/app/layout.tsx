import { readSession } from 'foyerkit/ssr'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Wallet } from './wallet'

const simulator = process.env.SIMULATOR ?? 'http://localhost:4848'

export default async function Layout({ children }: { children: ReactNode }) {
  const session = readSession((await headers()).get('cookie'))
  return (
    <html lang="en">
      <head>
        {process.env.NODE_ENV === 'development' && (
          <script src={`${simulator}/__foyer/places.js`} />
        )}
      </head>
      <body>
        <Wallet session={session}>{children}</Wallet>
      </body>
    </html>
  )
}
