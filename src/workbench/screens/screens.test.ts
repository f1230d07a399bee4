import { expect, it } from 'vitest'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { createScreens } from './screens.ts'

const screen = {
  id: 'swap/4/dark',
  checkpoint: 'The view is Swap',
  variant: 'dark',
  result: 'changed',
} as ScreenResult
const answerOf = (run: string, ...screens: readonly ScreenResult[]) => ({
  folder: 'foyer-screens',
  run,
  results: { browser: 'Chromium 140.0', screens },
})

/** Answers requests one after the other, and notes them. */
function serve(...answers: readonly (Response | Error)[]) {
  const asked: (readonly [method: string, path: string, body: unknown])[] = []
  const rest = [...answers]
  const screens = createScreens((path, { method = 'GET', body = 'null' } = {}) => {
    asked.push([method, String(path), JSON.parse(String(body))])
    const answer = rest.shift()
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer)
  }, 'http://localhost:4848')
  return { screens, asked, state: screens.store.getState }
}

const refusal = (status: number, message: string) =>
  Response.json({ error: { message } }, { status })

it('reads the results of the last run', async () => {
  const { screens, asked, state } = serve(Response.json(answerOf('1', screen)))
  expect(state().status).toBe('unread')
  await screens.load()
  expect(state()).toMatchObject({ status: 'read', run: '1', screens: [screen] })
  expect(asked).toEqual([['GET', 'http://localhost:4848/__foyer/screens', null]])
  expect(screens.pictureOf('0a')).toBe('http://localhost:4848/__foyer/screens/pictures/0a.png')
})

it.each([
  ['none', Response.json({ folder: 'foyer-screens' })],
  ['unserved', Response.json({})],
  ['unserved', Response.json({ advice: 'Start it with --page.' }), 'Start it with --page.'],
  ['unserved', new Response('<html>', { status: 404 })],
])('has the status %s without results', async (status, answer, advice?) => {
  const { screens, state } = serve(answer)
  await screens.load()
  expect(state()).toMatchObject({ status, screens: [], problem: undefined })
  expect(state().advice).toBe(advice)
})

it.each([
  [refusal(500, 'It is of another version.'), 'It is of another version.'],
  [new TypeError('fetch failed'), 'fetch failed. Is the server running?'],
])('says why the results cannot be read', async (answer, reason) => {
  const { screens, state } = serve(answer)
  await screens.load()
  expect(state()).toMatchObject({
    status: 'failed',
    problem: `The screens cannot be read: ${reason}`,
  })
})

it('keeps the screens when the server cannot be reached later', async () => {
  const { screens, state } = serve(Response.json(answerOf('1', screen)), new TypeError('gone'))
  await screens.load()
  await screens.load()
  expect(state()).toMatchObject({ status: 'read', screens: [screen] })
  expect(state().problem).toContain('gone')
})

it('decides screens of the run that it shows, and says so', async () => {
  const accepted = { ...screen, decision: 'accepted' } as const
  const { screens, asked, state } = serve(
    Response.json(answerOf('1', screen)),
    Response.json(answerOf('1', accepted)),
  )
  await screens.load()
  expect(await screens.decide('accept', [screen.id])).toBe(true)
  expect(asked[1]).toEqual([
    'POST',
    'http://localhost:4848/__foyer/screens',
    { run: '1', decision: 'accept', ids: [screen.id] },
  ])
  expect(state()).toMatchObject({
    screens: [accepted],
    isDeciding: false,
    said: 'Accepted: The view is Swap, dark. No screen differs.',
  })
})

it('undoes the last decision once, and not after another run', async () => {
  const accepted = { ...screen, decision: 'accepted' } as const
  const { screens, asked, state } = serve(
    Response.json(answerOf('1', screen)),
    Response.json(answerOf('1', accepted)),
    Response.json(answerOf('1', screen)),
    Response.json(answerOf('1', accepted)),
    Response.json(answerOf('2', screen)),
  )
  await screens.load()
  await screens.decide('accept', [screen.id])
  expect(state().undoable).toEqual([screen.id])
  await screens.decide('undo', state().undoable)
  expect(asked[2]).toEqual([
    'POST',
    'http://localhost:4848/__foyer/screens',
    { run: '1', decision: 'undo', ids: [screen.id] },
  ])
  expect(state()).toMatchObject({
    undoable: [],
    said: 'Undone: The view is Swap, dark. 1 screen differs.',
  })
  await screens.decide('accept', [screen.id])
  await screens.load()
  expect(state()).toMatchObject({ run: '2', undoable: [], said: '' })
})

it('says why nothing is decided, and reads the results again', async () => {
  const { screens, state } = serve(
    Response.json(answerOf('1', screen)),
    refusal(409, 'There has been another run since.'),
    Response.json(answerOf('2')),
  )
  await screens.load()
  expect(await screens.decide('reject', [screen.id])).toBe(false)
  expect(state()).toMatchObject({
    run: '2',
    screens: [],
    isDeciding: false,
    said: '',
    problem: 'Nothing is rejected. There has been another run since.',
  })
})

it('says that the server is gone when a decision cannot be sent', async () => {
  const { screens, state } = serve(
    Response.json(answerOf('1', screen)),
    new TypeError('fetch failed'),
    new TypeError('fetch failed'),
  )
  await screens.load()
  expect(await screens.decide('accept', [screen.id])).toBe(false)
  expect(state().problem).toBe('Nothing is accepted. fetch failed. Is the server running?')
})
