import { useState } from 'react'
import type { PhoneProposal } from '../../backends/mock/index.ts'
import { Check } from '../parts/Check.tsx'
import type { StageApi } from '../../stage/stageApi.ts'

/** An app that wants to connect: its owner selects accounts and chains, if the wallet meets its requirements. */
export function ProposalCard({
  stage,
  proposal,
  act,
}: {
  stage: StageApi
  proposal: PhoneProposal
  act: (work: () => Promise<void>) => Promise<void>
}) {
  const { phone, chains } = stage.simulator
  const { unmet } = proposal
  const networks = [...chains.networks, ...chains.solanaNetworks]
  const known = proposal.approvableChainIds.map((id) => ({
    id,
    name: networks.find((each) => each.id === id)?.name ?? id,
  }))
  const [accounts, setAccounts] = useState<readonly number[]>([0])
  const [chosen, setChosen] = useState<readonly string[]>(known.map(({ id }) => id))
  const toggle = <T,>(list: readonly T[], one: T) =>
    list.includes(one) ? list.filter((each) => each !== one) : [...list, one]

  return (
    <article
      className="wb-request"
      data-request={`proposal ${proposal.id}`}
      aria-label={`${proposal.name} wants to connect`}
    >
      <header>
        <strong>{proposal.name}</strong>
        <span className="wb-muted">
          {proposal.signIn === undefined ? 'wants to connect' : 'wants to connect and sign in'}
        </span>
      </header>
      <div className="wb-row">
        <button
          type="button"
          className="wb-button wb-primary"
          data-decision="approve"
          disabled={unmet !== undefined || accounts.length === 0 || chosen.length === 0}
          onClick={() =>
            act(() =>
              phone.approve(proposal.id, {
                accountIndexes: accounts,
                chainIds: known.flatMap(({ id }) => (chosen.includes(id) ? [id] : [])),
              }),
            )
          }
        >
          Approve
        </button>
        <button
          type="button"
          className="wb-button wb-danger"
          data-decision="decline"
          onClick={() => act(() => phone.reject(proposal.id))}
        >
          Reject
        </button>
      </div>
      <p className="wb-muted wb-request-origin">from {proposal.url}</p>
      {unmet && (
        <p className="wb-problem">
          This wallet does not meet the app's requirements, so it can only reject: {unmet.message} (
          {unmet.code})
        </p>
      )}
      {proposal.signIn === undefined ? null : (
        <pre className="wb-request-words wb-message">{proposal.signIn}</pre>
      )}
      {unmet ? null : (
        <>
          <fieldset className="wb-choice">
            <legend>Accounts</legend>
            {chains.accounts.slice(0, 6).map(({ index, address }) => (
              <Check
                key={index}
                label={`${index} · ${address.slice(0, 6)}…${address.slice(-4)}`}
                checked={accounts.includes(index)}
                onChange={() => setAccounts(toggle(accounts, index))}
              />
            ))}
          </fieldset>
          <fieldset className="wb-choice">
            <legend>Chains</legend>
            {known.map(({ id, name }) => (
              <Check
                key={id}
                label={proposal.requiredChainIds.includes(id) ? `${name} (required)` : name}
                checked={chosen.includes(id)}
                onChange={() => setChosen(toggle(chosen, id))}
              />
            ))}
          </fieldset>
        </>
      )}
    </article>
  )
}
