import type { takeMoment, Moment } from '../snapshot/moment.ts'
import type { RunMark } from '../../run/file/runFile.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import type { RunLog } from './runLog.ts'

/** The stage as it was at the start of steps. */
export interface Moments {
  /** Follows another page of the stage. */
  follow(api: StageApi, page: Document): void
  leave(): void
  /** Keeps the present moment for the steps that begin at a mark. */
  keep(mark: RunMark): void
  /** The moment after a number of steps, if it was kept; after the last one, the present. */
  after(steps: readonly { readonly from?: RunMark }[], count: number): Moment | undefined
}

/** Creates an empty store of moments. A moment ends with the last step that has its mark. */
export function createMoments(log: RunLog, take: typeof takeMoment): Moments {
  const moments = new WeakMap<RunMark, Moment>()
  let stage: { readonly api: StageApi; readonly page: Document } | undefined

  function takeNow(at: number): Moment | undefined {
    try {
      return stage && take(stage.api, stage.page, at)
    } catch {
      // A stage that is broken is still played and recorded. The bar of the moment says that none was kept.
      return undefined
    }
  }

  return {
    follow: (api, page) => (stage = { api, page }),
    leave: () => (stage = undefined),
    keep(mark) {
      const moment = takeNow(mark.at)
      if (moment) moments.set(mark, moment)
    },
    after(steps, count) {
      if (count === steps.length) return takeNow(log.mark().at)
      const mark = steps[count]?.from
      return mark && moments.get(mark)
    },
  }
}
