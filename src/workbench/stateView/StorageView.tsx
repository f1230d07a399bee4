import { useMemo } from 'react'
import { messageOf } from '../boundary/messageOf.ts'
import { Problem } from '../parts/Problem.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { createReadingSource } from './readingSource.ts'
import { readStorage, type PageStorage } from '../snapshot/readStorage.ts'
import { StorageTable } from './StorageTable.tsx'

/** Everything that the page on the stage keeps in the browser. */
export function StorageView({ stage: { simulator } }: { stage: StageApi }) {
  const { stage, realTime } = useWorkbench()
  const read = useMemo(
    () => (): PageStorage | string => {
      try {
        const page = stage.page()
        return page
          ? readStorage(page, simulator.storage.entries(''), simulator.tabStorage.entries(''))
          : 'There is no page.'
      } catch (error) {
        return `The browser does not show the storage of this page: ${messageOf(error)}`
      }
    },
    [stage, simulator],
  )
  useThrottledSource(useMemo(() => createReadingSource(realTime, read), [realTime, read]))
  const stored = read()
  if (typeof stored === 'string') return <Problem text={stored} />
  return (
    <div className="wb-stack wb-sections">
      <StorageTable title="Local storage" empty="Nothing is stored." entries={stored.local} />
      <StorageTable title="Session storage" empty="Nothing is stored." entries={stored.session} />
      <StorageTable
        title="Cookies"
        empty="No cookie is readable by scripts."
        entries={stored.cookies}
      />
    </div>
  )
}
