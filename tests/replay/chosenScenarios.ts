import { scenarios, type Scenario } from '../../src/scenarios/index.ts'
import { readHistory } from '../../src/command/history/readHistory.ts'
import { shardsOf } from '../../src/command/history/shardsOf.ts'
import { timesOf } from '../../src/command/history/timesOf.ts'
import { chooseScenarios } from '../../src/command/replay/chooseScenarios.ts'
import { recordedScenarios } from './recordedScenarios.ts'
import { replayChoice } from './replayChoice.ts'

/**
 * The scenarios of this run, in the order of their list: those with the tags and text of the command line, and of these the shard.
 * @throws Error if there is none
 */
export async function chosenScenarios(): Promise<readonly Scenario[]> {
  const all = [...scenarios, ...(await recordedScenarios())]
  const { tags, grep, shard, history } = replayChoice()
  const named = all.map((recording) => ({ name: recording.id, recording }))
  const chosen = chooseScenarios(named, { tags, ...(grep === undefined ? {} : { grep }) })
  const times = timesOf(
    chosen.map(({ name }) => name),
    readHistory(history),
  )
  const mine = new Set(shardsOf(times, shard.count)[shard.index - 1])
  return chosen.filter(({ name }) => mine.has(name)).map(({ recording }) => recording)
}
