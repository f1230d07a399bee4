import {
  createFoyer,
  ethereum,
  FoyerButton,
  FoyerProvider,
  useAccount,
  useSignMessage,
} from 'foyerkit'
import { createMockBackend } from 'foyerkit-lab/mock'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { followScheme } from './scheme.ts'
import './app.css'

// The site is public, and this page has simulated wallets alone.
const backend = createMockBackend({ withoutServer: true, allowPublicOrigin: true, asks: true })
const foyer = createFoyer({
  projectId: 'demo',
  backend,
  adapters: [{ namespace: 'eip155', networks: [ethereum] }],
  metadata: {
    name: 'Harbour',
    description: 'The app of the demo',
    url: location.origin,
    icons: [],
  },
  enableSwaps: false,
})
followScheme((scheme) => foyer.setThemeMode(scheme))

function App() {
  const { address } = useAccount()
  const { signMessage } = useSignMessage()
  const [answer, setAnswer] = useState('')
  const sign = () =>
    signMessage('I order one lighthouse.').then(
      () => setAnswer('Signed. Thank you for your order.'),
      () => setAnswer('The signature was rejected.'),
    )
  return (
    <>
      <div className="bar">
        <strong>Harbour</strong>
        <FoyerButton />
      </div>
      <main aria-label="The app">
        <h1>One lighthouse</h1>
        <p>This is your app. Foyer adds the button and the modal.</p>
        <button type="button" disabled={address === undefined} onClick={sign}>
          {address === undefined ? 'Connect to order' : 'Sign the order'}
        </button>
        <output>{answer}</output>
      </main>
    </>
  )
}

const place = document.querySelector('#app')
if (place !== null) {
  createRoot(place).render(
    <FoyerProvider foyer={foyer}>
      <App />
    </FoyerProvider>,
  )
}
parent.dispatchEvent(new Event('foyer-demo-ready'))
