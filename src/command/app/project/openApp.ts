import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../../../server/pages/packageFolder.ts'
import { diskIn } from '../apply/disk.ts'
import { ask, canAsk } from '../ask.ts'
import { lab } from '../lab.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { appsBelow, hasOwnApp } from './packageFolders.ts'
import { readTree } from './readTree.ts'
import { isWorkspace, levelsOf } from './surroundings.ts'

/** The app that a command works on. */
export interface OpenedApp {
  readonly folder: string
  readonly manifest: Manifest
}

/** The ranges of other packages that this package needs. */
export function ownRequirements(): Readonly<Record<string, string>> {
  const own = readFileSync(join(packageFolder(import.meta.url), 'package.json'), 'utf8')
  return Object(JSON.parse(own).peerDependencies)
}

/**
 * The package.json of a folder.
 * @throws Error if there is none, or if it is broken
 */
export function manifestIn(folder: string): Manifest {
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

/**
 * The app of a folder: this one, or the one among several packages that the developer chooses.
 * @param verb the command, as it is typed behind the name of the package
 */
export async function openApp(here: string, verb: string): Promise<OpenedApp> {
  const manifest = manifestIn(here)
  const folder = await appFolder(here, manifest, verb)
  return { folder, manifest: folder === here ? manifest : manifestIn(folder) }
}

async function appFolder(here: string, manifest: Manifest, verb: string): Promise<string> {
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
      `This folder holds several packages: ${named.join(', ')}. Run the command in one of them, as in cd ${only.folder} && npx ${lab.command} ${verb}.`,
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
