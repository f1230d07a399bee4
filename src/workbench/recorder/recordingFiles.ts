import type { Scenario } from '../../scenarios/index.ts'
import { idOfTitle } from '../format/idOfTitle.ts'
import type { RunFile } from '../stage/recordings/runFile.ts'

/** A recording with its own title. The id is derived from the title: of a title without Latin letters, from their code points. */
export function nameRecording(recording: Scenario, title: string): Scenario {
  const named = title.trim()
  if (named === '') return recording
  return { ...recording, id: idOfTitle(named, 'recording'), title: named }
}

/** A test of a host's app that plays a recording with `foyerkit/playwright`. */
export function playwrightTestOf(recording: Scenario): string {
  const { seed, startedAt, world, faults, page = '/' } = recording
  const start = {
    ...(seed === undefined ? {} : { seed }),
    ...(world === undefined ? {} : { world }),
    ...(faults === undefined ? {} : { faults }),
    isPaused: true,
  }
  return `import { test } from 'foyerkit/playwright'
import { scenario } from 'foyerkit/scenarios'

const recording = scenario(${JSON.stringify(recording, null, 2)})

test.use({
  foyerStart: {
    ...${JSON.stringify(start)},${startedAt === undefined ? '' : `\n    startedAt: Date.parse('${startedAt}'),`}
  },
})

test(${JSON.stringify(recording.title)}, async ({ page, foyer }) => {
  await page.goto(${JSON.stringify(page)})
  await foyer.play(recording)
})
`
}

/** Saves a recording as the file `{id}.scenario.json` of the person's computer. */
export function downloadRecording(page: Document, recording: Scenario): void {
  download(page, `${recording.id}.scenario.json`, recording)
}

/** Saves a run as the file `{id}.foyer` of the person's computer. */
export function downloadRun(page: Document, run: RunFile): void {
  download(page, `${run.recording.id}.foyer`, run)
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
