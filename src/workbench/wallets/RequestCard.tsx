import { useState } from 'react'
import type { WalletRequest } from '../../backends/mock/actors/wallets/walletActors.ts'
import { formatDuration } from '../../run/format/formatDuration.ts'
import { Problem } from '../parts/Problem.tsx'
import { RawData } from '../parts/json/RawData.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { RejectButton } from './RejectButton.tsx'

interface RequestCardProps {
  readonly stage: StageApi
  readonly request: WalletRequest
  readonly wallet: string
  readonly ignored: boolean
  readonly onIgnore: () => void
}

/** A request that waits for the owner of a wallet: first the decision, then the request in words, then the raw data. */
export function RequestCard({ stage, request, wallet, ignored, onIgnore }: RequestCardProps) {
  const { wallets, clock } = stage.simulator
  const [answering, setAnswering] = useState(false)
  const [problem, setProblem] = useState<string>()
  useThrottledSource(clock, 500)

  async function decide(work: () => Promise<void> | void) {
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <article
      className="wb-request"
      data-request={`wallet ${request.id}`}
      data-ignored={ignored}
      aria-label={`${wallet}: ${request.method}`}
    >
      <header>
        <strong>{wallet}</strong>
        <code>{request.method}</code>
        <span className="wb-muted wb-mono" title="Waiting time (virtual)">
          {formatDuration(clock.now() - request.at)}
        </span>
      </header>
      <div className="wb-row wb-wrap">
        <button
          type="button"
          className="wb-button wb-primary"
          data-decision="approve"
          title="The first one: A"
          onClick={() => decide(() => wallets.approve(request.id))}
        >
          Approve
        </button>
        <RejectButton
          onReject={(code, message) => decide(() => wallets.reject(request.id, code, message))}
        />
      </div>
      <Problem text={problem} />
      {request.words ? <p className="wb-request-words">{request.words}</p> : null}
      <p className="wb-muted wb-request-origin">from {request.origin}</p>
      <div className="wb-row">
        <button
          type="button"
          className="wb-button"
          disabled={ignored}
          title="Leaves it waiting and out of the way"
          onClick={onIgnore}
        >
          {ignored ? 'Ignored' : 'Ignore'}
        </button>
        <button
          type="button"
          className="wb-button"
          aria-expanded={answering}
          onClick={() => setAnswering(!answering)}
        >
          Answer…
        </button>
      </div>
      {answering ? (
        <AnswerForm
          method={request.method}
          onAnswer={(result) => decide(() => wallets.answer(request.id, result))}
        />
      ) : null}
      <RawData label="Parameters" value={request.params} isOpen={!request.words} />
    </article>
  )
}
