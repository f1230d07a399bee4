import type { DeviceProfile } from '../backends/mock/browser/deviceProfile.ts'
import type { FaultSet } from '../backends/mock/faults/faultTypes.ts'
import type { ScenarioOptions } from '../scenarios/dsl/scenario.ts'
import { faultSetParam } from './faults/faultSetParam.ts'
import { deviceProfiles } from './deviceProfiles.ts'

/** Everything that defines a stage: a link with it opens the same one again. */
export interface StageAddress {
  readonly scenario?: string
  readonly seed?: number
  readonly device?: DeviceProfile['name']
  /** The host's options that differ from the scenario's. */
  readonly options?: ScenarioOptions
  /** The sets of faults that are switched on at the start, in addition to the scenario's faults. */
  readonly faults?: readonly FaultSet[]
  /** True if time is paused unless a step advances it: for replays. */
  readonly paused?: boolean
  /** Number of steps that are played before the stage is shown, with time paused. Only in links. */
  readonly step?: number
}

/** Reads the query of a stage's or the workbench's address. Unknown and invalid parts are omitted and reported. */
export function parseStageAddress(query: string): {
  address: StageAddress
  problems: readonly string[]
} {
  const params = new URLSearchParams(query)
  const problems: string[] = []
  const scenario = params.get('scenario') ?? undefined
  const device = params.get('device') ?? undefined
  const seed = params.has('seed') ? Number(params.get('seed')) : undefined
  if (seed !== undefined && !Number.isSafeInteger(seed)) problems.push('seed is not a whole number')
  const step = params.has('step') ? Number(params.get('step')) : undefined
  if (step !== undefined && !isCount(step)) problems.push('step is not a number of steps')
  if (device !== undefined && !isDevice(device)) {
    problems.push(`device "${device}" is not one of ${Object.keys(deviceProfiles).join(', ')}`)
  }
  let options: ScenarioOptions | undefined
  const text = params.get('options')
  if (text !== null) {
    try {
      options = JSON.parse(text) as ScenarioOptions
    } catch (error) {
      problems.push(
        `options are not JSON: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  const faults: FaultSet[] = []
  for (const text of params.getAll('faults')) {
    const { set, problem } = faultSetParam.parse(text)
    if (set) faults.push(set)
    else problems.push(`a set of faults: ${problem}`)
  }
  return {
    problems,
    address: {
      ...(scenario === undefined ? {} : { scenario }),
      ...(seed === undefined || !Number.isSafeInteger(seed) ? {} : { seed }),
      ...(device !== undefined && isDevice(device) ? { device } : {}),
      ...(options === undefined ? {} : { options }),
      ...(faults.length === 0 ? {} : { faults }),
      ...(params.get('paused') === '1' ? { paused: true } : {}),
      ...(step === undefined || !isCount(step) ? {} : { step }),
    },
  }
}

/** The query of an address, with its `?`; empty if nothing is set. */
export function formatStageAddress(address: StageAddress): string {
  const params = new URLSearchParams()
  if (address.scenario) params.set('scenario', address.scenario)
  if (address.seed !== undefined) params.set('seed', String(address.seed))
  if (address.device) params.set('device', address.device)
  if (address.options && Object.keys(address.options).length > 0) {
    params.set('options', JSON.stringify(address.options))
  }
  for (const set of address.faults ?? []) params.append('faults', faultSetParam.format(set))
  if (address.paused) params.set('paused', '1')
  if (address.step !== undefined) params.set('step', String(address.step))
  const query = params.toString()
  return query ? `?${query}` : ''
}

/** The address that a link to a stage names, whatever its host and port; `undefined` for any other text. */
export function addressOfLink(text: string): ReturnType<typeof parseStageAddress> | undefined {
  if (!URL.canParse(text.trim())) return undefined
  const { search } = new URL(text.trim())
  return /[?&](?:scenario|faults)=/.test(search) ? parseStageAddress(search) : undefined
}

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0

function isDevice(name: string): name is DeviceProfile['name'] {
  return Object.hasOwn(deviceProfiles, name)
}
