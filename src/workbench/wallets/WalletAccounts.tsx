import type { InstalledWallet } from '../../backends/mock/world/worldTypes.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import type { StageApi } from '../../stage/stageApi.ts'

/** The active account of a wallet, and its address on Solana if the wallet has both. */
export function WalletAccounts({ stage, wallet }: { stage: StageApi; wallet: InstalledWallet }) {
  const { wallets, chains } = stage.simulator
  const { key, name, accountIndexes } = wallet
  const [active] = accountIndexes
  const onSolana = wallet.solanaOrigins !== undefined
  const onEvm = wallet.via !== 'wallet-standard'
  const accounts = onEvm ? chains.accounts : chains.solanaAccounts
  const address = accounts.find(({ index }) => index === active)?.address ?? ''
  const solanaAddress = chains.solanaAccounts.find(({ index }) => index === active)?.address ?? ''

  return (
    <>
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
              test account {index} · {address.slice(0, 8)}…{address.slice(-4)}
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
    </>
  )
}
