// An app without Foyer that has two bugs, for `npx foyerkit explore`.

interface Provider {
  request(call: { readonly method: string }): Promise<readonly string[]>
  on(event: 'accountsChanged', listener: (accounts: readonly string[]) => void): void
}

const { ethereum } = window as unknown as { readonly ethereum: Provider }
/** Loaves that the shop has. */
const stock = 1

const account = document.createElement('p')
let loaves = 0

function show(accounts: readonly string[]): void {
  const [first] = accounts
  account.textContent = first === undefined ? 'Not connected' : `Account ${first}`
}

function button(name: string, act: () => void): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), { textContent: name })
  made.addEventListener('click', act)
  return made
}

const connect = button('Connect', () => {
  ethereum
    .request({ method: 'eth_requestAccounts' })
    .then(show, () => (account.textContent = 'Refused'))
})
const add = button('Add a loaf', () => {
  // The first bug.
  if (loaves === stock) throw new Error(`There is no loaf number ${loaves + 1}`)
  loaves += 1
})
// The second bug.
const help = button('Help', () => (account.textContent = 'Ask us'))

ethereum.on('accountsChanged', show)
show([])
document.querySelector('#root')?.replaceChildren(connect, add, help, account)
