import { createFoyer, ethereum } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { createWalletClient, custom } from 'viem'

// A host that signs with viem through the connected wallet.
const foyer = createFoyer({
  projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: [ethereum] }],
})
const provider = foyer.getProvider()
if (provider !== undefined) {
  const client = createWalletClient({ transport: custom(provider) })
  await client.getAddresses()
}
