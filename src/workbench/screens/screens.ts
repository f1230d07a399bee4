import { createStore, type StoreApi } from 'zustand/vanilla'
import { messageOf } from '../boundary/messageOf.ts'
import { jsonOfResponse } from '../../run/format/jsonOfResponse.ts'
import { decidedInWords } from './screenWords.ts'
import type { ScreenResult } from '../../server/screens/screenResults.ts'

/** `undo` withdraws the other two. */
export type ScreenDecision = 'accept' | 'reject' | 'undo'

export interface ScreensState {
  /** `unserved`: the server belongs to no project; `none`: there has been no run. */
  readonly status: 'unread' | 'unserved' | 'none' | 'read' | 'failed'
  /** Why there are no results, from a server that serves this page none. */
  readonly advice?: string | undefined
  /** Identifies the run. */
  readonly run?: string | undefined
  /** Name and version of the browser. */
  readonly browser?: string | undefined
  readonly screens: readonly ScreenResult[]
  /** A decision is being saved. */
  readonly isDeciding: boolean
  /** The last decision in words. */
  readonly said: string
  /** Ids of the screens of the last decision; none after an undo. */
  readonly undoable: readonly string[]
  /** Why the screens cannot be read or decided. */
  readonly problem?: string | undefined
}

/** The screens of the project's last run with `--screens`. */
export interface Screens {
  readonly store: StoreApi<ScreensState>
  /** Reads the results. A server that cannot be reached is a problem of the state. */
  load(): Promise<void>
  /** Accepts or rejects screens that differ, or withdraws decisions; whether it succeeded. */
  decide(decision: ScreenDecision, ids: readonly string[]): Promise<boolean>
  /** Address of a picture. */
  pictureOf(hash: string): string
}

/**
 * Creates the store of the screens. It reads nothing until `load`.
 * @param server origin of the server; empty for that of the page
 */
export function createScreens(fetch: typeof globalThis.fetch, server = ''): Screens {
  const endpoint = `${server}/__foyer/screens`
  const store = createStore<ScreensState>(() => ({
    status: 'unread',
    screens: [],
    isDeciding: false,
    said: '',
    undoable: [],
  }))
  /** Number of requests: an answer to an earlier one is too old. */
  let requests = 0

  function take(answer: unknown) {
    const { folder, run, results, advice: told } = Object(answer)
    const advice = typeof told === 'string' ? told : undefined
    if (typeof folder !== 'string') {
      return store.setState({ status: 'unserved', advice, screens: [] })
    }
    const { screens, browser } = Object(results)
    if (!Array.isArray(screens)) return store.setState({ status: 'none', screens: [] })
    const isOther = run !== store.getState().run
    return store.setState({
      status: 'read',
      run,
      browser,
      screens,
      ...(isOther ? { said: '', undoable: [] } : {}),
    })
  }

  function fail(problem: string) {
    const { status } = store.getState()
    store.setState({ problem, ...(status === 'read' ? {} : { status: 'failed' }) })
  }

  async function load() {
    const request = (requests += 1)
    try {
      const response = await fetch(endpoint)
      const answer = await jsonOfResponse(response)
      if (request !== requests) return
      store.setState({ problem: undefined })
      // A server without a project has no such endpoint.
      if (response.ok || response.status === 404) take(response.ok ? answer : undefined)
      else fail(`The screens cannot be read: ${reasonOf(answer, response)}`)
    } catch (error) {
      if (request !== requests) return
      fail(`The screens cannot be read: ${messageOf(error)}. Is the server running?`)
    }
  }

  /** Why the decision is not saved. */
  async function send(decision: ScreenDecision, ids: readonly string[]) {
    const { run, screens } = store.getState()
    const request = (requests += 1)
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ run, decision, ids }),
      })
      const answer = await jsonOfResponse(response)
      if (!response.ok) return reasonOf(answer, response)
      if (request === requests) take(answer)
      const decided = screens.filter(({ id }) => ids.includes(id))
      store.setState({
        said: decidedInWords(decision, decided, store.getState().screens),
        undoable: decision === 'undo' ? [] : ids,
      })
      return undefined
    } catch (error) {
      return `${messageOf(error)}. Is the server running?`
    }
  }

  return {
    store,
    load,
    async decide(decision, ids) {
      store.setState({ isDeciding: true, problem: undefined, said: '', undoable: [] })
      const why = await send(decision, ids)
      // Another run or another person may have changed the results.
      if (why !== undefined) {
        await load()
        fail(`Nothing is ${done[decision]}. ${why}`)
      }
      store.setState({ isDeciding: false })
      return why === undefined
    },
    pictureOf: (hash) => `${endpoint}/pictures/${hash}.png`,
  }
}

const done = { accept: 'accepted', reject: 'rejected', undo: 'undone' }

function reasonOf(answer: unknown, { status }: Response): string {
  const { message = `The server answered ${status}.` } = Object(Object(answer).error)
  return String(message)
}
