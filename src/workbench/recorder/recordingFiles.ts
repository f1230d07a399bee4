import type { Scenario } from '../../scenarios/index.ts'
import { idOfTitle } from '../../run/format/idOfTitle.ts'
import { isKeptId } from '../../run/file/keptRecordings.ts'
import type { RunFile } from '../../run/file/runFile.ts'

/** A recording with its own title. The id is derived from the title: of a title without Latin letters, from their code points. */
export function nameRecording(recording: Scenario, title: string): Scenario {
  const named = title.trim()
  if (named === '') return recording
  return { ...recording, id: idOfTitle(named, 'recording'), title: named }
}

/** A test of a host's app that plays a recording with `foyerkit-lab/playwright`. */
export function playwrightTestOf(recording: Scenario): string {
  const { seed, startedAt, world, faults, page = '/' } = recording
  const start = {
    ...(seed === undefined ? {} : { seed }),
    ...(world === undefined ? {} : { world }),
    ...(faults === undefined ? {} : { faults }),
    isPaused: true,
  }
  return `import { test } from 'foyerkit-lab/playwright'
import { scenario } from 'foyerkit-lab/scenarios'

const recording = scenario(${JSON.stringify(recording, null, 2)})

test.use({
  foyerStart: {
    ...${JSON.stringify(start)},${startedAt === undefined ? '' : `\n    startedAt: Date.parse(${JSON.stringify(startedAt)}),`}
  },
})

test(${JSON.stringify(recording.title)}, async ({ page, foyer }) => {
  await page.goto(${JSON.stringify(page)})
  await foyer.play(recording)
})
`
}

/** Saves a recording as the file `{name}.scenario.json` of the person's computer; see `fileNameOf`. */
export function downloadRecording(page: Document, recording: Scenario): void {
  download(page, `${fileNameOf(recording)}.scenario.json`, recording)
}

/** Saves a run as the file `{name}.foyer` of the person's computer; see `fileNameOf`. */
export function downloadRun(page: Document, run: RunFile): void {
  download(page, `${fileNameOf(run.recording)}.foyer`, run)
}

/** The name of a file without its ending: the title of a recording that the browser has numbered, the id of another one. */
export function fileNameOf(recording: Scenario): string {
  const { id, title } = recording
  return isKeptId(id) ? nameRecording(recording, title).id : id
}

function download(page: Document, name: string, content: unknown) {
  const link = page.createElement('a')
  const text = `${JSON.stringify(content, null, 2)}\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
