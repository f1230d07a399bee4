import { readSession } from 'foyerkit/ssr'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { Wallet } from './wallet'

export function loader({ request }: Route.LoaderArgs) {
  return { session: readSession(request.headers.get('cookie')) }
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        {import.meta.env.DEV && <script src="/__foyer/places.js" />}
        <title>Shop</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Wallet session={loaderData.session}>
      <Outlet />
    </Wallet>
  )
}
