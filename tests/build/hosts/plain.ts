import { createElement } from 'react'
import { createFoyer, ethereum, FoyerButton, FoyerProvider, useFoyerEvents } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { createRoot } from 'react-dom/client'

// A host app without JSX, for a bundler without a configuration for it.
const foyer = createFoyer({
  projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: [ethereum] }],
})

function Page() {
  useFoyerEvents(({ event }) => {
    document.title = event
  })
  return createElement(FoyerButton)
}

const root = document.querySelector('#app')
if (root === null) throw new Error('The page has no #app.')
createRoot(root).render(createElement(FoyerProvider, { foyer }, createElement(Page)))
