import { useState } from 'react'
import { createFoyer, ethereum, FoyerProvider, useFoyer, useFoyerEvents } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { createRoot } from 'react-dom/client'

// A host app that records the widget's events.
const foyer = createFoyer({
  projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: [ethereum] }],
})

function Listener({ chapter, onEvent }: { chapter: number; onEvent: (text: string) => void }) {
  useFoyerEvents(({ event }) => onEvent(`${chapter} ${event}`))
  return null
}

function Page() {
  const { open, close } = useFoyer()
  const [chapter, setChapter] = useState(1)
  const [lines, setLines] = useState<readonly string[]>([])
  return (
    <>
      <button onClick={() => open()}>Open</button>
      <button onClick={() => close()}>Shut</button>
      <button onClick={() => setChapter((now) => now + 1)}>Next chapter</button>
      <output>{lines.join(', ')}</output>
      {chapter < 3 && (
        <Listener chapter={chapter} onEvent={(text) => setLines((all) => [...all, text])} />
      )}
    </>
  )
}

const root = document.querySelector('#app')
if (root === null) throw new Error('The page has no #app.')
createRoot(root).render(
  <FoyerProvider foyer={foyer}>
    <Page />
  </FoyerProvider>,
)
