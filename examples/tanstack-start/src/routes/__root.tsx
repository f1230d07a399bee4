import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { readSession } from 'foyerkit/ssr'
import { Wallet } from '../wallet'

const getSession = createServerFn().handler(() => readSession(getRequestHeader('cookie')))

export const Route = createRootRoute({
  loader: async () => ({ session: await getSession() }),
  head: () => ({ meta: [{ title: 'Shop' }], links: [{ rel: 'icon', href: 'data:,' }] }),
  component: Root,
})

function Root() {
  const { session } = Route.useLoaderData()
  return (
    <html lang="en">
      <head>
        {import.meta.env.DEV && <script src="/__foyer/places.js" />}
        <HeadContent />
      </head>
      <body>
        <Wallet session={session}>
          <Outlet />
        </Wallet>
        <Scripts />
      </body>
    </html>
  )
}
