import type { InstalledWallet } from '../../backends/mock/world/worldTypes.ts'
import type { StageApi } from '../../stage/stageApi.ts'

/** The active chain of a wallet; a Solana wallet has none of its own. */
export function WalletChain({ stage, wallet }: { stage: StageApi; wallet: InstalledWallet }) {
  const { wallets, chains } = stage.simulator
  const { key, chainId } = wallet
  const onEvm = wallet.via !== 'wallet-standard'

  return (
    <>
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
    </>
  )
}
