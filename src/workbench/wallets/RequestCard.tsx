import { useState } from 'react'
import type { WalletRequest } from '../../backends/mock/actors/wallets/walletActors.ts'
import { formatDuration } from '../parts/formatDuration.ts'
import { JsonTree } from '../parts/JsonTree.tsx'
import { Problem } from '../parts/Problem.tsx'
import type { StageApi } from '../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { rejections } from './rejections.ts'

interface RequestCardProps {
  readonly stage: StageApi
  readonly request: WalletRequest
  readonly wallet: string
  readonly ignored: boolean
  readonly onIgnore: () => void
}

/** One request that waits for the owner of a wallet. */
export function RequestCard({ stage, request, wallet, ignored, onIgnore }: RequestCardProps) {
  const { wallets, clock } = stage.simulator
  const [code, setCode] = useState<number>(rejections[0].code)
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
      data-ignored={ignored}
      aria-label={`${wallet}: ${request.method}`}
    >
      <header>
        <strong>{wallet}</strong>
        <code>{request.method}</code>
        <span className="wb-muted wb-mono" title="Waiting, virtual time">
          {formatDuration(clock.now() - request.at)}
        </span>
      </header>
      <p className="wb-muted wb-request-origin">from {request.origin}</p>
      {request.words ? <p className="wb-request-words">{request.words}</p> : null}
      {isEmpty(request.params) ? (
        <p className="wb-hint">Without parameters.</p>
      ) : (
        <JsonTree label="Parameters" value={request.params} open={2} />
      )}
      <div className="wb-row wb-wrap">
        <button
          type="button"
          className="wb-button wb-primary"
          title="The oldest: A"
          onClick={() => decide(() => wallets.approve(request.id))}
        >
          Approve
        </button>
        <span className="wb-joined">
          <button
            type="button"
            className="wb-button wb-danger"
            title="The oldest: D"
            onClick={() =>
              decide(() =>
                wallets.reject(
                  request.id,
                  code,
                  rejections.find((one) => one.code === code)?.message,
                ),
              )
            }
          >
            Reject
          </button>
          <select
            className="wb-input wb-mono"
            aria-label="Code of the rejection"
            value={code}
            onChange={(event) => setCode(Number(event.target.value))}
          >
            {rejections.map((one) => (
              <option key={one.code} value={one.code}>
                {one.code} {one.what}
              </option>
            ))}
          </select>
        </span>
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
      <Problem text={problem} />
    </article>
  )
}

function isEmpty(params: unknown): boolean {
  return params === undefined || params === null || (Array.isArray(params) && params.length === 0)
}
