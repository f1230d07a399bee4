import type { PhoneSession } from '../../backends/mock/index.ts'
import { formatTime } from '../../run/format/formatTime.ts'
import { ShortAddress } from '../parts/ShortAddress.tsx'
import type { StageApi } from '../../stage/stageApi.ts'

/** An app that the phone is connected to, and the settings that its owner may change. */
export function SessionCard({
  stage,
  session,
  act,
}: {
  stage: StageApi
  session: PhoneSession
  act: (work: () => Promise<void>) => Promise<void>
}) {
  const { phone, chains, world } = stage.simulator
  const { knownChainIds } = world.get().phone
  const networks = chains.networks.filter(({ id }) => knownChainIds.includes(id))
  const until = formatTime(session.expiresAt)
  const addresses = [...new Set(session.accounts.map((each) => each.split(':')[2] ?? ''))]
  return (
    <article className="wb-wallet" aria-label={session.name}>
      <header>
        <div className="wb-grow wb-wallet-name">
          <strong>{session.name}</strong>
          <span className="wb-muted">{session.url}</span>
        </div>
        <span className="wb-tag wb-tag-good">connected</span>
      </header>
      <div className="wb-wallet-grid">
        <label htmlFor={`phone-chain-${session.topic}`}>Move to chain</label>
        <select
          id={`phone-chain-${session.topic}`}
          className="wb-input"
          value=""
          onChange={(event) => {
            const wanted = networks.find(({ id }) => id === event.target.value)
            if (wanted) void act(() => phone.setChain(wanted.id))
          }}
        >
          <option value="">choose…</option>
          {networks.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
              {session.chainIds.includes(id) ? '' : ' (adds it)'}
            </option>
          ))}
        </select>
        <label htmlFor={`phone-account-${session.topic}`}>Change account</label>
        <select
          id={`phone-account-${session.topic}`}
          className="wb-input wb-mono"
          value=""
          onChange={(event) => {
            if (event.target.value) void act(() => phone.setAccounts([Number(event.target.value)]))
          }}
        >
          <option value="">choose…</option>
          {chains.accounts.map(({ index, address }) => (
            <option key={index} value={index}>
              test account {index} · {address.slice(0, 8)}…{address.slice(-4)}
            </option>
          ))}
        </select>
      </div>
      <p className="wb-muted">
        Until {until.date}, {until.time} UTC
      </p>
      <footer className="wb-row">
        <span className="wb-muted wb-wallet-accounts">
          {addresses.map((address) => (
            <ShortAddress key={address} address={address} />
          ))}
        </span>
        <button
          type="button"
          className="wb-button wb-small"
          title="Another seven days from now"
          onClick={() => act(() => phone.extend())}
        >
          Extend
        </button>
        <button
          type="button"
          className="wb-button wb-small"
          onClick={() => act(() => phone.disconnect(session.topic))}
        >
          Disconnect
        </button>
      </footer>
    </article>
  )
}
