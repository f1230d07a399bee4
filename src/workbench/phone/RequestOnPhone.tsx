import type { PhoneRequest } from '../../backends/mock/index.ts'
import { JsonTree } from '../parts/JsonTree.tsx'
import type { StageApi } from '../stage/stageApi.ts'

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
    <article className="wb-request" aria-label={`${request.name}: ${request.method}`}>
      <header>
        <strong>{request.name}</strong>
        <code>{request.method}</code>
        <span className="wb-muted">{request.chainId}</span>
      </header>
      {request.words ? <p className="wb-request-words">{request.words}</p> : null}
      <JsonTree label="Parameters" value={request.params} open={2} />
      <div className="wb-row">
        <button
          type="button"
          className="wb-button wb-primary"
          onClick={() => act(() => phone.approveRequest(request.id))}
        >
          Approve
        </button>
        <button
          type="button"
          className="wb-button wb-danger"
          onClick={() => act(() => phone.rejectRequest(request.id))}
        >
          Reject
        </button>
      </div>
    </article>
  )
}
