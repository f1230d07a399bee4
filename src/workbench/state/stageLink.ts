import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Clock } from '../../backends/port/clock.ts'
import type { Scenario } from '../../scenarios/index.ts'
import { messageOf } from '../boundary/messageOf.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { serverIsGone, type StagePlace } from '../../stage/stagePlace.ts'
import type { StageAddress } from '../../stage/stageUrl.ts'
import { watchStagePage } from './watchStagePage.ts'

export interface StageLinkState {
  /** Changes with every fresh stage: the iframe is a new one then. */
  readonly generation: number
  /** Address of the iframe. */
  readonly src?: string
  readonly status: 'loading' | 'ready' | 'failed'
  readonly api?: StageApi
  /** The reason of the failure. */
  readonly problem?: string
  /** The errors that the stage's page threw since it was loaded, newest last. */
  readonly thrown: readonly string[]
}

export interface StageLinkOptions {
  readonly clock: Clock
  readonly place: StagePlace
  /** The scenario of an address, if it is one of the list. */
  readonly scenarioOf: (address: StageAddress) => Scenario | undefined
  /** Real ms after which a page without a message counts as failed. 120 000 if absent. */
  readonly timeoutMs?: number
}

/** The stage in its iframe: loads it, waits until it can be played, reports errors. */
export interface StageLink {
  readonly store: StoreApi<StageLinkState>
  readonly frame: () => HTMLIFrameElement | null
  /** The window in the iframe; `undefined` for a page of the browser, as when the server is gone. */
  readonly page: () => Window | undefined
  /** Starts a fresh world. Rejects if it could not be started or another load came in between. */
  load(address: StageAddress): Promise<StageApi>
  /** Reloads the page; the simulated world continues if the stage was told to keep it. */
  reload(): Promise<StageApi>
  /** The iframe's `ref`. */
  readonly attach: (frame: HTMLIFrameElement | null) => (() => void) | undefined
}

/** Creates the link to the stage. It loads nothing until `load`. */
export function createStageLink(options: StageLinkOptions): StageLink {
  const { clock, place, scenarioOf, timeoutMs = 120_000 } = options
  const store = createStore<StageLinkState>(() => ({
    generation: 0,
    status: 'loading',
    thrown: [],
  }))
  let frame: HTMLIFrameElement | null = null
  let stopWatching = (): void => undefined

  function set(part: Partial<StageLinkState>, without: readonly ('api' | 'problem')[] = []) {
    const next = { ...store.getState(), ...part }
    for (const name of without) delete next[name]
    store.setState(next, true)
  }

  const loading = () => set({ status: 'loading', thrown: [] }, ['api', 'problem'])
  const fail = (problem: string) => set({ status: 'failed', problem }, ['api'])

  function watch(page: Window) {
    stopWatching()
    const watching = watchStagePage(page, {
      clock,
      timeoutMs,
      ready: (api) => set({ status: 'ready', api }, ['problem']),
      failed: fail,
      thrown: (text) => set({ thrown: [...store.getState().thrown.slice(-19), text] }),
      left: loading,
    })
    stopWatching = watching.stop
    watching.look()
  }

  function onLoad() {
    const page = frame?.contentWindow
    if (!page) return
    try {
      const problem = place.begin(page)
      if (problem === undefined) return watch(page)
      fail(problem)
    } catch (error) {
      fail(readablePage(frame) ? messageOf(error) : serverIsGone)
    }
  }

  function whenReady(generation: number): Promise<StageApi> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const state = store.getState()
        if (state.generation !== generation) reject(new Error('Another stage was requested.'))
        else if (state.status === 'failed') reject(new Error(state.problem))
        else if (state.api) resolve(state.api)
        else return
        stop()
      }
      const stop = store.subscribe(look)
      look()
    })
  }

  return {
    store,
    frame: () => frame,
    page: () => readablePage(frame),
    load(address) {
      const generation = store.getState().generation + 1
      stopWatching()
      // React puts the focus back after an update, and fails for an element whose page went with its frame.
      frame?.blur()
      set(
        {
          generation,
          status: 'loading',
          thrown: [],
          src: place.address(address, scenarioOf(address)),
        },
        ['api', 'problem'],
      )
      return whenReady(generation)
    },
    reload() {
      const page = frame?.contentWindow
      if (!page) throw new Error('Failed to reload the stage: it has no page.')
      stopWatching()
      loading()
      page.location.reload()
      return whenReady(store.getState().generation)
    },
    attach(element) {
      frame = element
      if (!element) return undefined
      element.addEventListener('load', onLoad)
      return () => {
        element.removeEventListener('load', onLoad)
        stopWatching()
        if (frame === element) frame = null
      }
    },
  }
}

function readablePage(frame: HTMLIFrameElement | null): Window | undefined {
  const page = frame?.contentWindow
  try {
    return page?.document ? page : undefined
  } catch {
    // The browser shows an error page of its own, which cannot be accessed.
    return undefined
  }
}
