// The script tag before this one defines foyerkit.
const { createFoyer, createRealBackend, defineFoyerElements, ethereum } = globalThis.foyerkit

// Wallets of the browser and a node, and nobody's services: no account is needed anywhere.
const foyer = createFoyer({
  projectId: 'none',
  backend: createRealBackend({ services: 'none' }),
  adapters: [
    {
      namespace: 'eip155',
      networks: [{ ...ethereum, rpcUrl: 'https://ethereum-rpc.publicnode.com' }],
    },
  ],
})
defineFoyerElements(foyer)

document.querySelector('#pay').addEventListener('click', () => foyer.open('WalletSend'))
