// A host app that its server renders for each request.
import { createElement, StrictMode } from 'react'
import { createFoyer, ethereum, FoyerButton, FoyerProvider, useAccount } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { keepSession } from 'foyerkit/ssr'

const foyer = createFoyer({
  projectId: 'none',
  backend: createRealBackend({ services: 'none' }),
  adapters: [
    {
      namespace: 'eip155',
      networks: [{ ...ethereum, rpcUrl: 'https://localhost:8443/rpc/1' }],
    },
  ],
})
keepSession(foyer)

function Visitor() {
  const { status, address = 'nobody' } = useAccount()
  return createElement('output', null, `${status}: ${address}`)
}

/** The page of a visitor with the session of the request. */
export function App({ session }) {
  return createElement(
    FoyerProvider,
    { foyer, session },
    createElement(StrictMode, null, createElement(FoyerButton), createElement(Visitor)),
  )
}
