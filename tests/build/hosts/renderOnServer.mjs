// A host's server: it renders the button without a window, and writes a message to be signed.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createFoyer, ethereum, FoyerButton, FoyerProvider, siweMessage } from 'foyerkit'
import * as elements from 'foyerkit/elements'
import { createRealBackend } from 'foyerkit/real'

const foyer = createFoyer({
  projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: [ethereum] }],
})
const html = renderToString(createElement(FoyerProvider, { foyer }, createElement(FoyerButton)))
const message = await siweMessage({
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 'eip155:1',
  nonce: 'a1b2c3d4',
  version: '1',
  iat: '2026-01-01T00:00:00.000Z',
  domain: 'shop.example',
  uri: 'https://shop.example',
})
console.log(
  JSON.stringify({ window: typeof window, html, message, elements: Object.keys(elements) }),
)
