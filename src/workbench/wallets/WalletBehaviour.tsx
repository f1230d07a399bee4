import { misbehaviours, type MisbehaviourName } from '../../backends/mock/index.ts'
import type { StageApi } from '../../stage/stageApi.ts'

const kinds = Object.entries(misbehaviours)
const isName = (value: string): value is MisbehaviourName => Object.hasOwn(misbehaviours, value)

/** How a wallet departs from the standards. */
export function WalletBehaviour({ stage, walletKey }: { stage: StageApi; walletKey: string }) {
  const { wallets, world } = stage.simulator
  const chosen = world.get().quirks[walletKey]
  const value = typeof chosen === 'object' ? 'own' : (chosen ?? '')

  return (
    <>
      <label htmlFor={`behaviour-${walletKey}`}>Behaviour</label>
      <select
        id={`behaviour-${walletKey}`}
        className="wb-input"
        value={value}
        title={typeof chosen === 'object' ? JSON.stringify(chosen) : undefined}
        onChange={(event) => {
          const name = event.target.value
          wallets.misbehave(walletKey, isName(name) ? name : undefined)
        }}
      >
        <option value="">As the standards say</option>
        {value === 'own' ? <option value="own">Quirks of its own</option> : null}
        {kinds.map(([name, { title }]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </>
  )
}
