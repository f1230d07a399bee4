import type { WorkbenchParts } from '../state/workbench.ts'
import { isUnderWay } from '../state/isUnderWay.ts'

/** The id of the button that plays; a failure leads to it. */
export const playButtonId = 'wb-play'

/** Whether there is no scenario to play, but a recording of what a person did on this stage. */
function isRecordingOnly({ recorder, stage }: Pick<WorkbenchParts, 'recorder' | 'stage'>) {
  const { api } = stage.store.getState()
  const hasScenario = (api?.scenario?.steps.length ?? 0) > 0
  return !hasScenario && recorder.store.getState().steps.some(({ by }) => by === 'manual')
}

/** Plays the scenario, or without one the recording in a new world. Pauses a play that is under way. */
export function playNow(
  parts: Pick<WorkbenchParts, 'player' | 'recorder' | 'stage' | 'play'>,
): void {
  const { player, recorder, play } = parts
  if (isUnderWay(player.store.getState())) player.pause()
  else if (isRecordingOnly(parts)) play(recorder.save())
  else player.run()
}
