import type { PhoneRequest } from '../../backends/mock/index.ts'
import { RawData } from '../parts/json/RawData.tsx'
import type { StageApi } from '../../stage/stageApi.ts'

/** A request of a connected app that waits for the owner of the phone. */
export function RequestOnPhone({
  stage,
  request,
  act,
}: {
  stage: StageApi
  request: PhoneRequest
  act: (work: () => Promise<void>) => Promise<void>
}) {
  const { phone } = stage.simulator
  return (
    <article
      className="wb-request"
      data-request={`phone ${request.id}`}
      aria-label={`${request.name}: ${request.method}`}
    >
      <header>
        <strong>{request.name}</strong>
        <code>{request.method}</code>
        <span className="wb-muted">{request.chainId}</span>
      </header>
      <div className="wb-row">
        <button
          type="button"
          className="wb-button wb-primary"
          data-decision="approve"
          onClick={() => act(() => phone.approveRequest(request.id))}
        >
          Approve
        </button>
        <button
          type="button"
          className="wb-button wb-danger"
          data-decision="decline"
          onClick={() => act(() => phone.rejectRequest(request.id))}
        >
          Reject
        </button>
      </div>
      {request.words ? <p className="wb-request-words">{request.words}</p> : null}
      <RawData label="Parameters" value={request.params} isOpen={!request.words} />
    </article>
  )
}
