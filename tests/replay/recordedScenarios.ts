import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Scenario } from '../../src/scenarios/index.ts'
import { projectIdOf } from '../../src/workbench/stage/recordings/projectScenarios.ts'
import { readRecording } from '../../src/workbench/stage/recordings/readRecording.ts'

/** The folder of `vite.config.ts` in which the workbench saves. */
const folder = fileURLToPath(new URL('../../src/scenarios/recorded', import.meta.url))
const ending = '.scenario.json'

/**
 * The scenarios that the workbench saved in this repository, with the ids of their files.
 * @throws Error if one cannot be played
 */
export function recordedScenarios(): readonly Scenario[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith(ending))
  return names.toSorted().map((name) => {
    const { recording, problem } = readRecording(readFileSync(join(folder, name), 'utf8'))
    if (!recording) throw new Error(`${name}: ${problem}`)
    return { ...recording, id: projectIdOf(name.slice(0, -ending.length)) }
  })
}
