import type { StageApi } from '../../stage/stageApi.ts'
import type { StageLink } from '../state/stageLink.ts'

/**
 * Follows the pages of the stage; returns the way to stop.
 * @param on `leave`: the stage is another one. `follow`: a page is ready; returns the way to leave it.
 */
export function followStage(
  stage: StageLink,
  on: { leave(): void; follow(api: StageApi, page: Document): () => void },
): () => void {
  let leavePage = () => {}
  let generation = -1
  let watched: StageApi | undefined
  const look = () => {
    const state = stage.store.getState()
    if (state.generation !== generation) {
      on.leave()
      generation = state.generation
    }
    if (state.api === watched) return
    leavePage()
    watched = state.api
    const page = stage.frame()?.contentDocument
    leavePage = state.api && page ? on.follow(state.api, page) : () => {}
  }
  const unfollow = stage.store.subscribe(look)
  look()
  return () => {
    leavePage()
    unfollow()
  }
}

/** Reloads the page of a stage; its world and the pace of its time continue. Resolves when the page is ready or has failed. */
export async function reloadStage(link: StageLink, api: StageApi, isNewTab = false): Promise<void> {
  const { state, rate } = api.simulator.clock
  await api.prepareReload(isNewTab)
  try {
    const next = await link.reload()
    if (state === 'running') next.simulator.clock.resume(rate)
  } catch (error) {
    // The stage itself shows why it could not be loaded.
    if (!(error instanceof Error)) throw error
  }
}
