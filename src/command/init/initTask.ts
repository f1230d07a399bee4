import { manifestIn, openApp, ownRequirements } from '../app/project/openApp.ts'
import type { InitOptions } from './initOptions.ts'
import { removeInit } from './removeInit.ts'
import { setUp } from './setUp.ts'

/**
 * Sets the lab up in the app of the working folder, or takes that back.
 * @returns whether everything is done
 * @throws Error with one sentence: what failed, why, and how to go on
 */
export async function initTask(
  options: InitOptions,
  say: (line: string) => void,
): Promise<boolean> {
  const wanted = ownRequirements()
  const here = process.cwd()
  if (options.isRemoval) return removeInit(here, manifestIn(here), options, say)
  return setUp({ ...(await openApp(here, 'init')), wanted }, options, say)
}
