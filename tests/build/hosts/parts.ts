import { createFoyer, defineFoyerElements, ethereum } from 'foyerkit/elements'
import { createRealBackend } from 'foyerkit/real'

// A host with its own node, and without the services that the page names.
const foyer = createFoyer({
  projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
  backend: createRealBackend(JSON.parse(document.querySelector('#parts')?.textContent ?? '{}')),
  adapters: [
    { namespace: 'eip155', networks: [{ ...ethereum, rpcUrl: `${location.origin}/rpc/1` }] },
  ],
})
defineFoyerElements(foyer)
Reflect.set(window, 'foyer', foyer)
