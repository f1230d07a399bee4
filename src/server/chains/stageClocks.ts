import { asRecord } from '../../backends/port/asRecord.ts'
import { HttpProblem } from '../http/httpProblem.ts'

/** The clocks that the pages reported for their stages, and the stage in front. */
export interface StageClocks {
  /** Stores the report of a page. Throws `HttpProblem` 400 if it cannot be read. */
  report(stage: string, body: string): void
  /** Stores the times sent with another request of the page: Unix seconds, and ms since epoch. */
  note(stage: string, genesis: number | undefined, now: number | undefined): void
  /** Returns the virtual time in ms since epoch; `undefined` for a stage without a page. */
  now(stage: string): number | undefined
  /**
   * Returns the timestamp of the genesis block, in Unix seconds; `undefined` for a stage without a
   * page.
   */
  genesis(stage: string): number | undefined
  /**
   * Returns the stage of the tab that a person looked at last. Throws `HttpProblem` 404 if there is
   * none.
   */
  front(): string
  forget(stage: string): void
}

interface StageClock {
  readonly genesis: number
  readonly now: number
  /** The virtual ms per real ms. */
  readonly rate: number
  /** When the clock was reported, in real ms. */
  readonly at: number
}

/** The options of `createStageClocks`. */
export interface StageClocksOptions {
  /** Returns real ms of a monotonic clock. */
  readonly platform?: () => number
  /** The stage in front when no tab is open; none if absent. */
  readonly stageWithoutTab?: string
}

/** Creates the record of the clocks of all stages. */
export function createStageClocks(options: StageClocksOptions = {}): StageClocks {
  const { platform = () => performance.now(), stageWithoutTab } = options
  const stages = new Map<string, StageClock>()
  let inFront: readonly string[] = []

  const nowOf = ({ now, rate, at }: StageClock) => now + rate * (platform() - at)

  return {
    report(stage, body) {
      const { genesis, now, rate, front } = asRecord(parsed(body))
      if (typeof genesis !== 'number' || typeof now !== 'number' || typeof rate !== 'number') {
        throw new HttpProblem(400, 'Failed to read the clock: expected genesis, now and rate.')
      }
      stages.set(stage, { genesis, now, rate, at: platform() })
      if (front === true) inFront = [...inFront.filter((each) => each !== stage), stage]
    },
    note(stage, genesis, now) {
      if (genesis === undefined || now === undefined) return
      const rate = stages.get(stage)?.rate ?? 0
      stages.set(stage, { genesis, now, rate, at: platform() })
    },
    now(stage) {
      const known = stages.get(stage)
      return known && nowOf(known)
    },
    genesis: (stage) => stages.get(stage)?.genesis,
    front() {
      const stage = inFront.at(-1) ?? stageWithoutTab
      if (stage !== undefined) return stage
      throw new HttpProblem(
        404,
        'Failed to find the tab in front: none is open. Open the workbench, or name a stage of your own: /__foyer/rpc/<name>/<chain>.',
      )
    },
    forget(stage) {
      stages.delete(stage)
      inFront = inFront.filter((each) => each !== stage)
    },
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new HttpProblem(400, 'Failed to read the clock: it is no JSON.', { cause })
  }
}
