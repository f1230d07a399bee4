import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../../server/pages/packageFolder.ts'
import { diskIn } from './apply/disk.ts'
import { ask, canAsk } from './ask.ts'
import type { InitOptions } from './initOptions.ts'
import { isWorkspace, levelsOf } from './project/surroundings.ts'
import { appsBelow, hasOwnApp } from './project/packageFolders.ts'
import { readTree } from './project/readTree.ts'
import { readManifest, type Manifest } from './project/manifest.ts'
import { removeInit } from './removeInit.ts'
import { setUp } from './setUp.ts'
import { nodeProblem } from './nodeProblem.ts'
import { lab } from './lab.ts'

/**
 * Sets the lab up in the app of the working folder, or takes that back.
 * @returns whether everything is done
 * @throws Error with one sentence: what failed, why, and how to go on
 */
export async function initTask(
  options: InitOptions,
  say: (line: string) => void,
): Promise<boolean> {
  const own = readFileSync(join(packageFolder(import.meta.url), 'package.json'), 'utf8')
  const { engines, peerDependencies } = JSON.parse(own)
  const problem = nodeProblem(process.versions.node, String(engines?.node))
  if (problem !== undefined) throw new Error(problem)
  const here = process.cwd()
  const manifest = manifestIn(here)
  if (options.isRemoval) return removeInit(here, manifest, options, say)
  const folder = await appFolder(here, manifest)
  const inApp = folder === here ? manifest : manifestIn(folder)
  return setUp({ folder, manifest: inApp, wanted: Object(peerDependencies) }, options, say)
}

function manifestIn(folder: string): Manifest {
  const text = diskIn(folder).read('package.json')
  if (text === undefined) {
    throw new Error(
      `There is no package.json in ${folder}: change to the folder of your app, or create one with npm init -y, and run the command again.`,
    )
  }
  try {
    return readManifest(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `package.json cannot be read: ${reason}. Correct it, and run the command again.`,
      {
        cause,
      },
    )
  }
}

/** The folder of the app: this one, or the one among several packages that the developer chooses. */
async function appFolder(here: string, manifest: Manifest): Promise<string> {
  const tree = readTree(here)
  const [level] = levelsOf(here)
  if (level === undefined || !isWorkspace({ ...level, manifest }) || hasOwnApp(tree)) return here
  const apps = appsBelow(tree)
  const named = apps.map(({ folder, title }) => `${folder} (${title})`)
  const [only] = apps
  if (only === undefined) {
    throw new Error(
      'This folder holds several packages, and none of them is an app that this command knows: run it in the folder of your app.',
    )
  }
  if (!canAsk()) {
    throw new Error(
      `This folder holds several packages: ${named.join(', ')}. Run the command in one of them, as in cd ${only.folder} && npx ${lab.command} init.`,
    )
  }
  const list = named.map((each, index) => `  ${index + 1}  ${each}`).join('\n')
  const answer = await ask(
    `This folder holds several packages:\n${list}\nWhich one? (1-${named.length}) `,
  )
  const chosen = apps[Number(answer) - 1]
  if (chosen === undefined) throw new Error('No package was chosen, and nothing was changed.')
  return join(here, chosen.folder)
}
