import { expect, it } from 'vitest'
import type { Connector } from '../../../backends/port/connectors.ts'
import { showsWalletList } from './connectRules.ts'

const auth = (offer: Partial<Connector>): Connector => ({
  id: 'auth',
  type: 'AUTH',
  name: 'Auth',
  chain: 'eip155',
  ...offer,
})

it.each([
  ['no login', undefined, true],
  ['e-mail, wallets shown', auth({ email: true, showWallets: true }), true],
  ['e-mail, wallets hidden', auth({ email: true, showWallets: false }), false],
  ['socials, wallets hidden', auth({ socials: ['google'], showWallets: false }), false],
  ['nothing on offer', auth({ email: false, socials: [], showWallets: false }), true],
])("lists the wallets or offers 'Continue with a wallet': %s [C-080]", (_, connector, listed) => {
  expect(showsWalletList(connector)).toBe(listed)
})
