import type {
  CallBatch,
  InstalledWallet,
  WatchedAsset,
} from '../../backends/mock/world/worldTypes.ts'
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
      <header>
        {wallet.icon.startsWith('data:') ? <img src={wallet.icon} alt="" /> : null}
        <div className="wb-grow wb-wallet-name">
          <strong>{name}</strong>
          <span className="wb-row">
            <span className="wb-muted">
              <code>{key}</code> · {wallet.via === 'eip6963' ? 'EIP-6963' : wallet.via}
              {isOnBoth ? ' and wallet-standard' : ''}
            </span>
            {connected ? <span className="wb-tag wb-tag-good">connected</span> : null}
          </span>
        </div>
        <label className="wb-check">
          <input
            type="checkbox"
            checked={locked}
            onChange={(event) => wallets.lock(key, event.target.checked)}
          />
          Locked
        </label>
        <label className="wb-check">
          <input
            type="checkbox"
            checked={installed}
            onChange={(event) =>
              event.target.checked ? wallets.install(wallet) : wallets.uninstall(key)
            }
          />
          Installed
        </label>
      </header>
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
    </article>
  )
}
