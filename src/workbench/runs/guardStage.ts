import type { Recorder } from '../recorder/recorder.ts'
import type { Runs } from './runs.ts'
import type { StageLink } from '../state/stageLink.ts'

export interface StageGuardOptions {
  readonly runs: Runs
  readonly stage: StageLink
  readonly recorder: Recorder
  /** Window of the workbench. */
  readonly page: Window
  /** Called when the stage loses the focus to a field during a run. */
  readonly onDisturb: () => void
}

/** Keeps a person and the plays of a run apart: both need the page and the focus of the one stage. Returns the way to stop. */
export function guardStage(options: StageGuardOptions): () => void {
  const stops = [stopByHand(options), takeKeys(options), keepFocus(options)]
  return () => stops.forEach((stop) => stop())
}

const isActive = ({ store }: Runs) => store.getState().active !== undefined

/** A manual step on the stage or in a panel ends the run: the play would depend on it. */
function stopByHand({ runs, recorder }: StageGuardOptions): () => void {
  return recorder.store.subscribe(({ steps }, before) => {
    if (steps.length > before.steps.length && steps.at(-1)?.by === 'manual') {
      runs.stop('The run was stopped, because the stage was used by hand.')
    }
  })
}

/** Opens the question when a key is pressed in the stage, which has the focus during a play. The page does not get the key. */
function takeKeys({ runs, stage }: StageGuardOptions): () => void {
  let release = (): void => undefined
  const onKey = (event: KeyboardEvent) => {
    const isCombined = event.ctrlKey || event.metaKey || event.altKey
    const isShortcut = /^F\d+$|^(?:Shift|Control|Alt|Meta)$/.test(event.key)
    if (!isActive(runs) || !event.isTrusted || isCombined || isShortcut) return
    event.preventDefault()
    event.stopImmediatePropagation()
    runs.whenFree(() => undefined)
  }
  const unfollow = stage.store.subscribe(({ api }, before) => {
    if (api === before.api) return
    release()
    // A page that was left cannot be accessed any more, so the signal ends the listening.
    const listening = new AbortController()
    const inStage = api && stage.page()
    inStage?.addEventListener('keydown', onKey, { capture: true, signal: listening.signal })
    release = () => listening.abort()
  })
  return () => {
    release()
    unfollow()
  }
}

/** A click leaves the focus in the stage during a run, unless a field needs it. */
function keepFocus({ runs, page, onDisturb }: StageGuardOptions): () => void {
  const onDown = (event: MouseEvent) => {
    if (!isActive(runs)) return
    const { target } = event
    const isField = target instanceof Element && target.closest('input, select, textarea') !== null
    if (isField) onDisturb()
    else event.preventDefault()
  }
  page.addEventListener('mousedown', onDown)
  return () => page.removeEventListener('mousedown', onDown)
}
