import type { StageApi } from '../../stage/stageApi.ts'
import { takeSnapshot, type PageSnapshot } from './pageSnapshot.ts'
import { readStorage, type StoredEntry } from './readStorage.ts'

/** A stage as it was at a step. */
export interface Moment {
  /** Virtual ms since the start of the run. */
  readonly at: number
  readonly page: PageSnapshot
  /** State, timers, calls, mail, opened pages and what the page has stored, as plain data. */
  readonly facts: Readonly<Record<string, unknown>>
}

/**
 * Keeps the present state of a stage.
 * @param at virtual ms since the start of the run
 */
export function takeMoment(
  { simulator, widgets, timeline }: StageApi,
  page: Document,
  at: number,
): Moment {
  const { clock, world, calls, mailbox } = simulator
  const view = timeline.list().findLast(({ event }) => event.type === 'view')?.event
  return {
    at,
    page: takeSnapshot(page),
    facts: {
      view: view?.type === 'view' ? view.view : null,
      widget: widgets[0]?.getState() ?? null,
      timers: clock.pending().map(({ label, dueAt }) => ({ label, dueInMs: dueAt - clock.now() })),
      calls: calls.list().map(({ name, status }) => `${name} ${status}`),
      mails: mailbox.mails(),
      opened: simulator.opened(),
      storage: storedBy(page, simulator),
      world: world.get(),
    },
  }
}

/** The stored values of the page by name; `null` if the browser denies it. */
function storedBy(
  { defaultView }: Document,
  { storage, tabStorage }: Pick<StageApi['simulator'], 'storage' | 'tabStorage'>,
) {
  try {
    if (!defaultView) return null
    const { local, session, cookies } = readStorage(
      defaultView,
      storage.entries(''),
      tabStorage.entries(''),
    )
    return { local: byName(local), session: byName(session), cookies: byName(cookies) }
  } catch {
    // The State panel says why.
    return null
  }
}

const byName = (entries: readonly StoredEntry[]) =>
  Object.fromEntries(entries.map(({ name, value }) => [name, value]))
