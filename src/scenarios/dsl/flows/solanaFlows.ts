import type { ChainId } from '../../../backends/port/chainIds.ts'
import { click, the } from '../builders.ts'
import { openModal } from './flows.ts'
import type { Step } from '../step.ts'
import { walletOf } from '../walletOf.ts'

/** The CAIP-2 id of Solana mainnet: the beginning of its genesis hash (wire 5.3). */
export const solanaId: ChainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** A host with both chain namespaces, Ethereum in front. */
export const bothNamespaces = { networks: ['eip155:1', 'eip155:137', solanaId] } as const

/** The same host with Solana in front, for a login. */
export const solanaInFront = { ...bothNamespaces, defaultChain: solanaId } as const

/** A wallet with one name in two chain namespaces, and the host's setting that joins them. */
export const twinWallet = walletOf({
  key: 'twin',
  name: 'Twin Keys',
  rdns: 'example.twinkeys',
  accountIndexes: [3],
  solanaOrigins: [],
})
export const twinPair = { rdns: 'example.twinkeys', solanaName: 'Twin Keys' }

/** Connects a Solana wallet from the closed modal; its owner approves. */
export const connectSolana: readonly Step[] = [
  ...openModal,
  click('button', 'Sol Harbor', { exact: false, within: 'modal' }),
  { do: 'wallet.approve', wallet: 'sol', method: 'standard:connect' },
  { expect: 'modal', open: false },
]

/** Selects a network in the open account view. */
export const chooseNetwork = (name: string): readonly Step[] => [
  click('button', 'Change network', { exact: false }),
  click('button', name, { exact: false, within: 'modal' }),
]

/** Starts at the open account view on EVM: selects Solana and connects Sol Harbor there as well. */
export const addSolana: readonly Step[] = [
  ...chooseNetwork('Solana'),
  { expect: 'view', is: 'SwitchActiveChain' },
  click('button', 'Switch'),
  { expect: 'view', is: 'Connect' },
  click('button', 'Sol Harbor', { exact: false, within: 'modal' }),
  { do: 'wallet.approve', wallet: 'sol', method: 'standard:connect' },
  { expect: 'modal', open: false },
]

/** The account button of the host page. */
export const hostButton = (name: string) =>
  the('button', name, { exact: false, within: 'page', nth: 0 })
