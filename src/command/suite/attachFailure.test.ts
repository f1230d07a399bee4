import type { Page, TestInfo } from '@playwright/test'
import { expect, it } from 'vitest'
import { textOfLink } from '../../run/file/recordingLink.ts'
import { runFormat, runVersion, type RunFile } from '../../run/file/runFile.ts'
import { attachFailure } from './attachFailure.ts'
import { noteTypes } from './noteTypes.ts'

const runOf = (recording: Partial<RunFile['recording']>): RunFile => ({
  format: runFormat,
  version: runVersion,
  foyerkit: '0.1.0',
  browser: 'Chromium',
  recording: { id: 'a', title: 'Ada connects', tags: [], steps: [{ do: 'reload' }], ...recording },
  steps: [],
  failure: { step: 1, message: 'Failed.' },
  timeline: [],
  errors: [],
})

interface FailedPage {
  readonly url?: string
  /** Origin of the server of the simulator that the page names. */
  readonly server?: string | undefined
  /** Whether the page answers. */
  readonly answers?: boolean
  /** Origin of the app that the command was given. */
  readonly app?: string
}

const workbench = 'http://localhost:4851'
const here = `${noteTypes.link}: `
const inApp = `${noteTypes.linkInApp}: `

/** The links that a failed run adds to its test, behind their words. */
async function linksOf(run: RunFile, { url = '', server, answers = true, app }: FailedPage = {}) {
  const page = {
    url: () => url,
    evaluate: () => Promise.resolve(server),
    locator: () => undefined,
    screenshot: () => Promise.resolve(Buffer.from('')),
  } as unknown as Page
  const info: Pick<TestInfo, 'annotations' | 'repeatEachIndex'> = {
    annotations: [],
    repeatEachIndex: 0,
  }
  await attachFailure((read) => (answers ? read(page) : Promise.resolve(undefined)), run, {
    planned: { file: '', name: '', title: '', tags: [], typesSecrets: false, output: 'a' },
    plan: { repeat: 1, workbench, ...(app === undefined ? {} : { page: app }) },
    info: info as TestInfo,
  })
  const notes = info.annotations.map(({ type, description }) => `${type}: ${description}`)
  return notes.filter((note) => note.startsWith(here) || note.startsWith(inApp))
}

it('links a failed run to the workbench, with its recording up to the failed step', async () => {
  const run = runOf({})
  const [note = ''] = await linksOf(run)
  expect(note).toContain(`${here}${workbench}/#recording=`)
  expect(JSON.parse(String(await textOfLink(note.slice(here.length))))).toEqual(run.recording)
})

it.each<[string, FailedPage]>([
  ['whose own server has the panels', { server: undefined }],
  ['that names its own server', { server: 'http://localhost:5173' }],
])('links a run on a page %s to its panels', async (_, page) => {
  const links = await linksOf(runOf({ page: '/shop' }), {
    url: 'http://localhost:5173/shop',
    ...page,
  })
  expect(links).toEqual([
    expect.stringContaining(`${inApp}http://localhost:5173/__foyer/#recording=`) as string,
  ])
})

it.each<[string, Partial<RunFile['recording']>, FailedPage]>([
  [
    'on a page whose panels are in a window without an address',
    { page: '/shop' },
    { url: 'http://localhost:3000/shop', server: 'http://localhost:4848' },
  ],
  ['on a page that does not answer', { page: '/shop' }, { answers: false }],
  ['that is too long for a link', { title: incompressible() }, {}],
])('adds no link to a run %s', async (_, recording, page) => {
  expect(await linksOf(runOf(recording), page)).toEqual([])
})

/** A text that compression does not make short. */
function incompressible(): string {
  let number = 1
  return Array.from({ length: 20_000 }, () => {
    number = (number * 48_271) % 2_147_483_647
    return String.fromCharCode(33 + (number % 90))
  }).join('')
}

it('links to no panels of another site that the app led to', async () => {
  const run = runOf({ page: '/cart' })
  const app = 'http://localhost:3000'
  expect(await linksOf(run, { url: 'https://evil.example/', app })).toEqual([])
  expect(await linksOf(run, { url: `${app}/cart`, app })).toEqual([
    expect.stringContaining(`${inApp}${app}/__foyer/#recording=`),
  ])
})
