import { chainList } from '../../../../anvil/chainList.ts'
import { evmChainId } from '../../port/chainIds.ts'
import { createSeededRandom } from '../clock/seededRandom.ts'
import { iconDataUri } from './iconDataUri.ts'
import { walletIcon } from './walletIcon.ts'
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
] as const

/** Three wallets that announce themselves and one bare `window.ethereum`: invented brands. */
export function defaultWallets(seed: number): readonly InstalledWallet[] {
  const random = createSeededRandom(seed)
  return drafts.map(({ accounts, ...draft }) => ({
    ...draft,
    uuid: random.uuid(),
    icon: iconDataUri(walletIcon(draft.rdns)),
    accountIndexes: accounts,
    chainId: evmChainId(1),
    knownChainIds: chainList.map(({ id }) => evmChainId(id)),
    grantedOrigins: [],
    locked: false,
    installed: true,
    policy: 'ask',
  }))
}
