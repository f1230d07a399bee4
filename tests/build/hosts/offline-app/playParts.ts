import { click, the, type Step } from 'foyerkit-lab/scenarios'

export const ethereum = 'eip155:1'
export const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** The account of ada@example.com. */
export const ada = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
export const friend = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
export const planted = '0x90F7000000000000000000000000000000000906'
export const newDevice = 'new.device@example.com'

export const inModal = (name: string) => click('button', name, { exact: false, within: 'modal' })
/** The page's button that names the account. */
export const account = (part: string): Step => ({
  expect: 'element',
  target: the('button', part, { exact: false, within: 'page' }),
})
export const loggedOut: Step = {
  expect: 'element',
  target: the('button', 'Connect Wallet', { within: 'page' }),
}

export const openModal: readonly Step[] = [
  click('button', 'Connect Wallet', { within: 'page' }),
  { expect: 'modal', open: true },
]
export const connectFox: readonly Step[] = [
  ...openModal,
  inModal('Emberfox'),
  { do: 'wallet.approve', wallet: 'fox' },
  { expect: 'modal', open: false },
]
export const pay = (from: string): Step => ({
  do: 'host.request',
  method: 'eth_sendTransaction',
  params: [{ from, to: friend, value: '0x1' }],
})
export const payByFox: readonly Step[] = [
  pay(owner),
  { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' },
]
export const openCoinbase: readonly Step[] = [
  { do: 'host.open', view: 'OnRampProviders' },
  inModal('Coinbase'),
]

export const square =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3C/svg%3E'
export const oneWallet = {
  key: 'one',
  via: 'eip6963',
  uuid: '00000000-0000-4000-8000-6f6e65000000',
  name: 'Onewallet',
  rdns: 'example.one',
  icon: square,
  accountIndexes: [1],
  chainId: ethereum,
  knownChainIds: [ethereum],
  grantedOrigins: [],
  locked: false,
  installed: true,
  policy: 'ask',
} as const
