// The script tag before this one defines foyerkit: in development with the simulator in it.
const { createFoyer, createRealBackend, defineFoyerElements, ethereum } = globalThis.foyerkit

// With a project id there are e-mail logins, too.
const foyer = createFoyer({
  projectId: 'your-project-id',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: [ethereum] }],
})
defineFoyerElements(foyer)

document.querySelector('#pay').addEventListener('click', () => foyer.open('WalletSend'))
