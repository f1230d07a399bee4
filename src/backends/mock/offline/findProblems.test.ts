import { expect, it } from 'vitest'
import { findProblems } from './findProblems.ts'

const page = {
  host: 'http://localhost:5173',
  stageKey: 'a b',
  page: 'http://localhost:5173',
  places: undefined,
  lacksSites: false,
}
const answered = (body: BodyInit, status = 200) => Promise.resolve(new Response(body, { status }))

it('finds nothing when chains and sites are served', async () => {
  const problems = await findProblems({ fetch: () => answered('[]'), ...page })
  expect(problems).toEqual([])
})

it('reports the problems of the server', async () => {
  const fetch = (url: string) => answered(JSON.stringify([`${url} lacks anvil`]))
  expect(await findProblems({ fetch, ...page })).toEqual([
    'http://localhost:5173/__foyer/stage/a%20b/problems lacks anvil',
  ])
})

it.each([
  [
    'answers every address with its page',
    () => answered('<!doctype html>'),
    'answered with a page',
  ],
  ['has no such address', () => answered('{}', 404), 'it answered 404'],
  ['is gone', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])('says what to add when the server %s', async (_what, fetch, why) => {
  const problems = await findProblems({ fetch, ...page })
  expect(problems).toEqual([expect.stringContaining(why)])
  expect(problems[0]).toMatch(
    /^There are no local chains behind http:\/\/localhost:5173 .*Add the plugin foyer\(\) from foyerkit-lab\/vite/,
  )
})

it('names the line that a page lacks if its server has the plugin but renders the page itself', async () => {
  const problems = await findProblems({ fetch: () => answered('[]'), ...page, lacksSites: true })
  expect(problems).toEqual([
    expect.stringMatching(
      /^This page lacks the tags of the plugin .* put <script src="\/__foyer\/places\.js"><\/script> into its head/,
    ),
  ])
})

it('says what to add when neither chains nor sites are served', async () => {
  const fetch = () => answered('{}', 404)
  const problems = await findProblems({ fetch, ...page, lacksSites: true })
  expect(problems).toEqual([
    expect.stringMatching(/^There are no local chains .* Add the plugin foyer\(\)/),
    expect.stringMatching(/^E-mail, .* have no simulated sites here\. Add the plugin foyer\(\)/),
  ])
})

it('adds nothing when the server has said why it rejects the page', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const refusal = 'the page is not on localhost over http'
  expect(await findProblems({ fetch, ...page, lacksSites: true, refusal })).toEqual([])
})

it('the problem only says where to open a page on 127.0.0.1 whose server is on localhost', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const host = 'http://localhost:4848'
  const here = { ...page, page: 'http://127.0.0.1:6006', host, lacksSites: true }
  expect(await findProblems({ fetch, ...here })).toEqual([
    'This page is on http://127.0.0.1:6006, and the simulator is for pages on http://localhost. Open http://localhost:6006 instead.',
  ])
})

it("says to add the plugin when the page's script is from its own server and did not load", async () => {
  const places = 'http://localhost:5173/__foyer/places.js'
  const fetch = () => answered('{}', 404)
  expect(await findProblems({ fetch, ...page, places })).toEqual([
    expect.stringContaining('which could not be loaded: add the plugin foyer()'),
  ])
})

it('says to run the command again when the server of another origin is gone', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await findProblems({ fetch, ...page, page: 'http://localhost:3000' })).toEqual([
    'There are no local chains behind http://localhost:5173 (TypeError: Failed to fetch). Run npx foyerkit again, on that port; ' +
      "where it runs, allow http://localhost:5173 in the connect-src of the page's content policy.",
  ])
})

it("says to run the command when the page's script from another server did not load", async () => {
  const fetch = () => answered('<!doctype html>')
  const places = 'http://localhost:4848/__foyer/places.js'
  expect(await findProblems({ fetch, ...page, places })).toEqual([
    'There are no local chains behind http://localhost:5173 (it answered with a page). ' +
      `The page names ${places}, which could not be loaded: run npx foyerkit, on that port, and load the page again.`,
  ])
})
