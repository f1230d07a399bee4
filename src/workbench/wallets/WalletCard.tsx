import type {
  CallBatch,
  InstalledWallet,
  WatchedAsset,
} from '../../backends/mock/world/worldTypes.ts'
import { Check } from '../parts/Check.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { WalletAccounts } from './WalletAccounts.tsx'
import { WalletBehaviour } from './WalletBehaviour.tsx'
import { WalletChain } from './WalletChain.tsx'

const policies = [
  { value: 'ask', title: 'Ask', hint: 'Requests wait here' },
  { value: 'approve', title: 'Approve', hint: 'Every request is approved at once' },
  { value: 'reject', title: 'Reject', hint: 'Every request is rejected at once' },
] as const

const nameAsset = ({ symbol, tokenId }: WatchedAsset) =>
  tokenId === undefined ? symbol : `${symbol} #${tokenId}`

const nameBatch = ({ hashes, failed }: CallBatch) =>
  `${hashes.length} ${hashes.length === 1 ? 'call' : 'calls'}${failed ? ', then refused' : ''}`

/** One wallet and the settings that its owner can change. */
export function WalletCard({ stage, wallet }: { stage: StageApi; wallet: InstalledWallet }) {
  const { wallets, world } = stage.simulator
  const { key, name, locked, installed, policy } = wallet
  const isOnBoth = wallet.via !== 'wallet-standard' && wallet.solanaOrigins !== undefined
  const connected = [...wallet.grantedOrigins, ...(wallet.solanaOrigins ?? [])].length > 0

  const setPolicy = (wanted: InstalledWallet['policy']) =>
    world.update((state) => ({
      ...state,
      wallets: state.wallets.map((one) => (one.key === key ? { ...one, policy: wanted } : one)),
    }))

  return (
    <article className="wb-wallet" data-installed={installed} aria-label={name}>
      <details>
        <summary>
          {wallet.icon.startsWith('data:') ? <img src={wallet.icon} alt="" /> : null}
          <span className="wb-grow wb-wallet-name">
            <span className="wb-row">
              <strong className="wb-clip">{name}</strong>
              {connected ? <span className="wb-tag wb-tag-good">connected</span> : null}
            </span>
            <span className="wb-clip wb-muted">{inOneLine(stage, wallet)}</span>
          </span>
          <Icon name="chevron" />
        </summary>
        <div className="wb-row wb-wrap">
          <span className="wb-grow wb-muted">
            <code>{key}</code> · {wallet.via === 'eip6963' ? 'EIP-6963' : wallet.via}
            {isOnBoth ? ' and wallet-standard' : ''}
          </span>
          <Check
            label="Locked"
            checked={locked}
            onChange={(isLocked) => wallets.lock(key, isLocked)}
          />
          <Check
            label="Installed"
            checked={installed}
            onChange={(isInstalled) =>
              isInstalled ? wallets.install(wallet) : wallets.uninstall(key)
            }
          />
        </div>
        <div className="wb-wallet-grid">
          <WalletAccounts stage={stage} wallet={wallet} />
          <WalletChain stage={stage} wallet={wallet} />
          <WalletBehaviour stage={stage} walletKey={key} />
          {wallet.assets === undefined ? null : (
            <>
              <span className="wb-muted">Shows</span>
              <span>{wallet.assets.map(nameAsset).join(', ')}</span>
            </>
          )}
          {wallet.batches === undefined ? null : (
            <>
              <span className="wb-muted">Batches</span>
              <span>{wallet.batches.map(nameBatch).join(', ')}</span>
            </>
          )}
          <span className="wb-muted">Requests</span>
          <span className="wb-row wb-wrap">
            <Segmented
              label={`Requests of ${name}`}
              value={policy}
              choices={policies}
              onChange={setPolicy}
            />
            <button
              type="button"
              className="wb-button wb-small wb-end"
              disabled={!connected}
              title="From within the wallet"
              onClick={() => wallets.disconnect(key)}
            >
              Disconnect
            </button>
          </span>
        </div>
      </details>
    </article>
  )
}

const policyWords = { ask: 'asks', approve: 'approves', reject: 'rejects' } as const

/** The account, chain and policy of a wallet, and what keeps it from being used. */
function inOneLine({ simulator }: StageApi, wallet: InstalledWallet): string {
  const { accountIndexes, chainId, installed, locked, policy, via } = wallet
  const chain = simulator.chains.networks.find(({ id }) => id === chainId)?.name
  return [
    installed ? undefined : 'not installed',
    locked ? 'locked' : undefined,
    accountIndexes[0] === undefined ? 'no account' : `account ${accountIndexes[0]}`,
    via === 'wallet-standard' ? 'Solana' : (chain ?? chainId),
    policyWords[policy],
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}
