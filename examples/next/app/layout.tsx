import { readSession } from 'foyerkit/ssr'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Wallet } from './wallet'

/**
 * Turbopack loads its chunks by plain strings, which `require-trusted-types-for 'script'` refuses. This allows those of the
 * page's own origin; a policy needs the hash of this script, or a nonce.
 */
const ownScripts = `window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
})`

const simulator = process.env.SIMULATOR ?? 'http://localhost:4848'

export default async function Layout({ children }: { children: ReactNode }) {
  const session = readSession((await headers()).get('cookie'))
  return (
    <html lang="en">
      <head>
        <script dangerouslySetInnerHTML={{ __html: ownScripts }} />
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
