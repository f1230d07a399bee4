import type { ReactNode } from 'react'
import { Wallet } from './wallet'

const simulator = process.env.SIMULATOR ?? 'http://localhost:4848'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        {process.env.NODE_ENV === 'development' && (
          <script src={`${simulator}/__foyer/places.js`} />
        )}
      </head>
      <body>
        <Wallet>{children}</Wallet>
      </body>
    </html>
  )
}
