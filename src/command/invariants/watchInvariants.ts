import type { Page } from '@playwright/test'
import { callStage } from '../../playwright/callStage.ts'
import type { ExploreConfig, Invariant } from '../../server/config/invariantTypes.ts'
import { builtInInvariants, builtInNames } from './builtInInvariants.ts'
import { readSigning } from './readSigning.ts'
import { readState } from './readState.ts'
import { watchErrors } from './watchErrors.ts'
import { watchSigning } from './watchSigning.ts'
import { within } from './within.ts'

/** Real ms within which a page must settle: only ends what hangs. */
const patience = 20_000
/** Real ms within which a page answers, or closes. */
const answerTime = 5_000

/** Finds the violations of invariants on a page after a step. Resolves with a sentence for each. */
export type FindViolations = () => Promise<readonly string[]>

/**
 * Watches the invariants of a page that is not open yet.
 * @param names of the invariants
 * @throws Error if a name is unknown
 */
export function watchInvariants(
  page: Page,
  names: readonly string[],
  { invariants = [], ignore }: ExploreConfig = {},
): FindViolations {
  const own = ownInvariants(names, invariants)
  const errors = watchErrors(page, ignore)
  const checkSigned = names.includes(builtInInvariants.reviewed)
    ? watchSigning(() => readSigning(page))
    : async () => []
  return async () => {
    const settled = await settle(page)
    const thrown = errors.of(names)
    if (settled !== undefined) {
      return names.includes(builtInInvariants.settles) ? [...thrown, settled] : thrown
    }
    const violations = [...thrown, ...(await checkSigned())]
    return own.length === 0 ? violations : [...violations, ...(await checkAll(page, own))]
  }
}

function ownInvariants(names: readonly string[], all: readonly Invariant[]): readonly Invariant[] {
  const byName = new Map(all.map((each) => [each.name, each]))
  return names
    .filter((name) => !builtInNames.includes(name))
    .map((name) => {
      const found = byName.get(name)
      if (found !== undefined) return found
      throw new Error(
        `There is no invariant "${name}": name it in foyer.config, in explore.invariants, or remove it from the scenario.`,
      )
    })
}

async function settle(page: Page): Promise<string | undefined> {
  const work = callStage(page, 'settle').then(
    () => undefined,
    // A page that is left meanwhile is settled when the next one is.
    (error: unknown) => (page.isClosed() ? String(error) : undefined),
  )
  return within(patience, work).catch(async () => {
    const open = await within(answerTime, openCalls(page)).catch(() => undefined)
    // Nothing can be asked of a page in an endless loop.
    if (open === undefined) await within(answerTime, page.close()).catch(() => undefined)
    const what =
      open === undefined ? 'it does not answer' : `${open.join(', ') || 'a call'} has no answer`
    return `${builtInInvariants.settles}: ${what}`
  })
}

const openCalls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (window.foyerStage?.simulator.calls.list() ?? [])
      .filter(({ status }) => status === 'open')
      .map(({ name }) => name),
  )

async function checkAll(page: Page, all: readonly Invariant[]): Promise<readonly string[]> {
  const state = await readState(page)
  const found = await Promise.all(
    all.map(async ({ name, check }) => {
      try {
        const why = await check(state)
        return typeof why === 'string' ? [`${name}: ${why}`] : []
      } catch (error) {
        return [`${name}: ${error instanceof Error ? error.message : String(error)}`]
      }
    }),
  )
  return found.flat()
}
