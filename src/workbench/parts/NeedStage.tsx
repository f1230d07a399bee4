import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { StageApi } from '../../stage/stageApi.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { Empty } from './Empty.tsx'

interface NeedStageProps {
  /** Shows nothing instead of a message when there is no stage. */
  readonly quiet?: boolean
  readonly children: (stage: StageApi) => ReactNode
}

/** Shows content that requires a stage once there is one; a new stage remounts it. */
export function NeedStage({ quiet = false, children }: NeedStageProps) {
  const { stage, recorder } = useWorkbench()
  const { api, status, generation } = useStore(stage.store)
  if (api)
    return (
      <div key={generation} className="wb-contents">
        {children(recorder.recorded(api))}
      </div>
    )
  if (quiet) return null
  return <Empty title={status === 'failed' ? 'No stage' : 'Starting the stage…'} />
}
