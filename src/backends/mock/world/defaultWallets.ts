import { chainList } from '../../../../anvil/chainList.ts'
import { solanaChains } from '../../../../anvil/solana/solanaChains.ts'
import type { ChainId } from '../../port/chainIds.ts'
import { createSeededRandom } from '../clock/seededRandom.ts'
import { iconDataUri } from './pictures/iconDataUri.ts'
import { walletIcon } from './pictures/walletIcon.ts'
import type { InstalledWallet } from './worldTypes.ts'

const drafts = [
  { key: 'fox', via: 'eip6963', name: 'Emberfox', rdns: 'example.emberfox', accounts: [0, 1] },
  {
    key: 'orbit',
    via: 'eip6963',
    name: 'Orbit Pocket',
    rdns: 'example.orbitpocket',
    accounts: [2],
  },
  {
    key: 'harbor',
    via: 'eip6963',
    name: 'Harborlight',
    rdns: 'example.harborlight',
    accounts: [3, 4],
  },
  {
    key: 'bare',
    via: 'window.ethereum',
    name: 'Plainkey',
    rdns: 'example.plainkey',
    accounts: [5],
  },
  {
    key: 'sol',
    via: 'wallet-standard',
    name: 'Sol Harbor',
    rdns: 'example.solharbor',
    accounts: [0, 1],
  },
] as const

const onSolana = {
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  knownChainIds: solanaChains.map(({ caip2 }) => caip2),
  solanaOrigins: [],
} as const

/**
 * Returns three wallets that announce themselves, one bare `window.ethereum` and one for Solana,
 * all with invented names. `directoryWallets` has those of All Wallets.
 * @param knownChainIds the EVM chains that they know until a page adds another
 */
export function defaultWallets(
  seed: number,
  knownChainIds: readonly ChainId[] = chainList.map(({ caip2 }) => caip2),
): readonly InstalledWallet[] {
  const onEvm = { chainId: 'eip155:1', knownChainIds } as const
  const random = createSeededRandom(seed)
  return drafts.map(({ accounts, ...draft }) => ({
    ...draft,
    uuid: random.uuid(),
    icon: iconDataUri(walletIcon(draft.rdns)),
    accountIndexes: accounts,
    ...(draft.via === 'wallet-standard' ? onSolana : onEvm),
    grantedOrigins: [],
    locked: false,
    installed: true,
    policy: 'ask',
  }))
}
