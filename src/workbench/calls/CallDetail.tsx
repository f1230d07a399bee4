import type { CallRecord } from '../../backends/mock/calls/callLogTypes.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { JsonTree } from '../parts/json/JsonTree.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { CallFaults } from './CallFaults.tsx'

interface CallDetailProps {
  readonly call: CallRecord
  readonly stage: StageApi
  readonly onClose: () => void
}

/** One call with its parameters and its result. */
export function CallDetail({ call, stage, onClose }: CallDetailProps) {
  return (
    <aside className="wb-column wb-scroll wb-log-detail" aria-label={`Call ${call.name}`}>
      <header>
        <h2>
          <code>{call.name}</code>
        </h2>
        <span className="wb-call-status" data-status={call.status}>
          {call.status}
        </span>
        {call.faultId ? <span className="wb-tag wb-tag-fault">{call.faultId}</span> : null}
        <IconButton icon="close" label="Close" onClick={onClose} />
      </header>
      <CallFaults call={call} faults={stage.simulator.faults} />
      <h3>Arguments</h3>
      <JsonTree label="Arguments" value={call.arguments} />
      {call.status === 'done' ? (
        <>
          <h3>Result</h3>
          <JsonTree label="Result" value={call.result} />
        </>
      ) : null}
      {call.error ? (
        <>
          <h3>Error</h3>
          <JsonTree label="Error" value={call.error} />
        </>
      ) : null}
    </aside>
  )
}
