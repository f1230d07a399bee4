import type {
  CallBatch,
  InstalledWallet,
  WatchedAsset,
} from '../../backends/mock/world/worldTypes.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import type { StageApi } from '../stage/stageApi.ts'

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
  const { wallets, world, chains } = stage.simulator
  const { key, name, accountIndexes, chainId, locked, installed, policy } = wallet
  const [active] = accountIndexes
  const onSolana = wallet.solanaOrigins !== undefined
  const onEvm = wallet.via !== 'wallet-standard'
  const accounts = onEvm ? chains.accounts : chains.solanaAccounts
  const address = accounts.find(({ index }) => index === active)?.address ?? ''
  const solanaAddress = chains.solanaAccounts.find(({ index }) => index === active)?.address ?? ''
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
        <div className="wb-wallet-name">
          <strong>{name}</strong>
          <span className="wb-row">
            <span className="wb-muted">
              <code>{key}</code> · {wallet.via === 'eip6963' ? 'EIP-6963' : wallet.via}
              {onEvm && onSolana ? ' and wallet-standard' : ''}
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
        <label htmlFor={`account-${key}`}>Account</label>
        <span className="wb-row">
          <select
            id={`account-${key}`}
            className="wb-input wb-mono"
            value={active ?? ''}
            onChange={(event) => {
              const wanted = Number(event.target.value)
              const others = accountIndexes.filter((index) => index !== wanted)
              wallets.setAccounts(key, [wanted, ...others])
            }}
          >
            {active === undefined ? <option value="">none</option> : null}
            {accounts.map(({ index, address }) => (
              <option key={index} value={index}>
                test key {index} · {address.slice(0, 8)}…{address.slice(-4)}
                {accountIndexes.includes(index) ? '' : ' (adds it)'}
              </option>
            ))}
          </select>
          <CopyButton text={address} label={`Copy the address of ${name}`} />
        </span>
        {onEvm && onSolana ? (
          <>
            <span className="wb-muted">Solana</span>
            <span className="wb-row">
              <code className="wb-mono">
                {solanaAddress.slice(0, 8)}…{solanaAddress.slice(-4)}
              </code>
              <CopyButton text={solanaAddress} label={`Copy the Solana address of ${name}`} />
            </span>
          </>
        ) : null}
        <label htmlFor={`chain-${key}`}>Chain</label>
        <select
          id={`chain-${key}`}
          className="wb-input"
          value={chainId}
          disabled={!onEvm}
          title={onEvm ? undefined : 'The page names the cluster with each request'}
          onChange={(event) => {
            const wanted = chains.networks.find(({ id }) => id === event.target.value)
            if (wanted) wallets.setChain(key, wanted.id)
          }}
        >
          {chains.networks.some(({ id }) => id === chainId) ? null : (
            <option value={chainId}>{onEvm ? chainId : 'Solana, as the page asks'}</option>
          )}
          {chains.networks.map(({ id, name: chain }) => (
            <option key={id} value={id}>
              {chain} ({id})
            </option>
          ))}
        </select>
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
