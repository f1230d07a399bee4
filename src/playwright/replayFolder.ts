import type { TestInfo } from '@playwright/test'
import type { Scenario } from '../scenarios/index.ts'
import { deviceProfiles } from '../stage/deviceProfiles.ts'
import { hideSecretsIn } from '../run/file/hideSecrets.ts'
import { callFrom } from './callFrom.ts'
import { contextOptionsOf } from './contextOptionsOf.ts'
import { findRunFiles } from './files/findRunFiles.ts'
import { readRunFile } from './files/readRunFile.ts'
import type { FoyerControls } from './foyerControls.ts'
import { pageOfApp } from './pageOfApp.ts'
import { placeIn } from './placeIn.ts'
import { startOfRecording } from './startOfRecording.ts'
import { foyerTest } from './foyerTest.ts'

/** Which scenarios are replayed, and where. */
export interface ReplayFolderOptions {
  /** The page of the app that is opened before each scenario; the page of the recording if absent, else `/`. */
  readonly url?: string | undefined
  /** The secrets that the steps type, by name. */
  readonly secrets?: Readonly<Record<string, string>> | undefined
  /** Replays only scenarios with one of these tags; all if absent. */
  readonly tags?: readonly string[] | undefined
}

/**
 * Declares a test for each scenario and run file in a folder: it opens a page of the app in the world of the recording, and plays the steps
 * there. A failed test has the recording and all calls attached.
 *
 * @param folder relative to the folder in which Playwright was started
 * @throws Error if there is no such folder or file, or if one of them cannot be played
 */
export function replayFolder(folder: string, options: ReplayFolderOptions = {}): void {
  const { url, tags, secrets = {} } = options
  // Of the caller of this function.
  const place = placeIn(String(new Error('replayFolder').stack), 1)
  const call = place === undefined ? callHere : callFrom(place)
  for (const file of findRunFiles([folder])) {
    const { recording } = readRunFile(file)
    if (tags !== undefined && !recording.tags.some((tag) => tags.includes(tag))) continue
    call<[string, () => void]>(foyerTest.describe, file.replaceAll('\\', '/'), () => {
      foyerTest.use({ ...contextOf(recording), foyerStart: startOfRecording(recording) })
      const tag = recording.tags.map((each) => `@${each}`)
      call(foyerTest, recording.title, { tag }, async ({ page, foyer, baseURL }, info) => {
        const address = url ?? addressOf(recording, baseURL)
        await page.goto(address)
        const { origin } = new URL(address, baseURL)
        try {
          await foyer.play(recording, { secrets, origin })
        } catch (error) {
          await attachEnd(foyer, info, { recording, secrets })
          throw error
        }
      })
    })
  }
}

/** Without an address of the app, Playwright itself refuses a path. */
const addressOf = ({ page = '/' }: Scenario, app: string | undefined) =>
  app === undefined ? page : pageOfApp(page, app)

const callHere: ReturnType<typeof callFrom> = (called, ...args) => called(...args)

/** A recording without a device is played in the window of the project's configuration. */
const contextOf = ({ device }: Scenario) =>
  device === undefined ? {} : contextOptionsOf(deviceProfiles[device])

async function attachEnd(
  foyer: FoyerControls,
  info: TestInfo,
  {
    recording,
    secrets,
  }: { readonly recording: Scenario; readonly secrets: Readonly<Record<string, string>> },
): Promise<void> {
  // A page that could not be operated has no calls; the first error says why.
  const calls = await foyer.calls().catch(() => [])
  const contentType = 'application/json'
  const attach = (name: string, body: string) => info.attach(name, { contentType, body })
  await attach(`${recording.id}.scenario.json`, JSON.stringify(recording, null, 2))
  await attach('calls', hideSecretsIn(JSON.stringify(calls, null, 2), secrets))
}
