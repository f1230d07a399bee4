import { readSession } from 'foyerkit/ssr'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { Wallet } from './wallet'

export function loader({ request }: Route.LoaderArgs) {
  return { session: readSession(request.headers.get('cookie')) }
}

export default function Root({ loaderData }: Route.ComponentProps) {
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
        <Wallet session={loaderData.session}>
          <Outlet />
        </Wallet>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
