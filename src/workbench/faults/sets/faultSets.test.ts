import { expect, it } from 'vitest'
import { createFaultSets } from './faultSets.ts'

const set = {
  name: 'lost-quotes',
  title: 'Lost quotes',
  faults: [{ target: 'swap.quote', when: { always: true }, effect: { kind: 'drop' } }],
} as const

function createStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

/** A server whose project has files by name. */
function createProject(files: Record<string, string> = {}) {
  const requests: string[] = []
  const fetch = (async (
    address: string,
    { method = 'GET', body }: { method?: string; body?: string } = {},
  ) => {
    const name = address.slice('/__foyer/faults/'.length)
    requests.push(`${method} ${name}`)
    const [file = ''] = name.split('?')
    const answers: Record<string, () => Response> = {
      GET: () =>
        Response.json({
          folder: 'foyer-scenarios',
          files: Object.entries(files).map(([name, text]) => ({ name, text })),
        }),
      PUT() {
        files[file] = String(body)
        return Response.json({ path: file }, { status: 201 })
      },
      DELETE() {
        delete files[file]
        return Response.json({ path: file })
      },
    }
    return answers[method]?.()
  }) as typeof globalThis.fetch
  return { fetch, files, requests }
}

const noProject = (async () => new Response('', { status: 404 })) as typeof globalThis.fetch
const createSets = (storage: ReturnType<typeof createStorage>, fetch = noProject) =>
  createFaultSets({ storage, fetch })

const own = ({ store }: ReturnType<typeof createFaultSets>) =>
  store
    .getState()
    .sets.filter(({ from }) => from !== 'builtIn')
    .map((known) => [known.set.title, known.from])

it('keeps a saved set in the browser, for the next page', async () => {
  const storage = createStorage()
  expect(await createSets(storage).save({ set, from: 'browser' })).toBeUndefined()
  expect(own(createSets(storage))).toEqual([['Lost quotes', 'browser']])
})

it('saves no new set under the name of another one', async () => {
  const sets = createSets(createStorage())
  await sets.save({ set, from: 'browser' })
  expect(await sets.save({ set: { ...set, title: 'Again' }, from: 'browser' })).toBe(
    'There is already a set “Again”. Choose another title.',
  )
  expect(own(sets)).toEqual([['Lost quotes', 'browser']])
})

it('renames a set that is edited', async () => {
  const sets = createSets(createStorage())
  await sets.save({ set, from: 'browser' })
  await sets.save(
    { set: { ...set, title: 'No quotes' }, from: 'browser' },
    { set, from: 'browser' },
  )
  expect(own(sets)).toEqual([['No quotes', 'browser']])
})

it('deletes a set', async () => {
  const sets = createSets(createStorage())
  await sets.save({ set, from: 'browser' })
  expect(await sets.remove({ set, from: 'browser' })).toBeUndefined()
  expect(own(sets)).toEqual([])
})

it('lists a set of a link until it is saved', async () => {
  const sets = createSets(createStorage())
  sets.remember(set)
  expect(own(sets)).toEqual([['Lost quotes', 'link']])
  await sets.save({ set, from: 'browser' })
  expect(own(sets)).toEqual([['Lost quotes', 'browser']])
})

it('lists the sets of the project, and says why a file is none', async () => {
  const { title, faults } = set
  const project = createProject({
    'lost-quotes': JSON.stringify({ title, faults }),
    broken: '{',
  })
  const sets = createSets(createStorage(), project.fetch)
  await sets.load()
  expect(own(sets)).toEqual([['Lost quotes', 'project']])
  expect(sets.store.getState()).toMatchObject({
    folder: 'foyer-scenarios',
    problems: ['broken.faults.json: It is not JSON.'],
  })
})

it('saves a set in the project without its name, and replaces the file only for an edit', async () => {
  const project = createProject()
  const sets = createSets(createStorage(), project.fetch)
  expect(await sets.save({ set, from: 'project' })).toBeUndefined()
  const { name: _, ...content } = set
  expect(JSON.parse(String(project.files['lost-quotes']))).toEqual(content)
  const renamed = { ...set, title: 'No quotes' }
  await sets.save({ set: renamed, from: 'project' }, { set, from: 'project' })
  expect(own(sets)).toEqual([['No quotes', 'project']])
  expect(project.requests.filter((each) => each.startsWith('PUT'))).toEqual([
    'PUT lost-quotes',
    'PUT lost-quotes?replace',
  ])
})

it('moves a set from the browser to the project, and deletes it there', async () => {
  const project = createProject()
  const sets = createSets(createStorage(), project.fetch)
  await sets.save({ set, from: 'browser' })
  await sets.save({ set, from: 'project' }, { set, from: 'browser' })
  expect(own(sets)).toEqual([['Lost quotes', 'project']])
  await sets.remove({ set, from: 'project' })
  expect(own(sets)).toEqual([])
})

it('says why a set is not saved when the server is gone', async () => {
  const gone = (async () => {
    throw new TypeError('Failed to fetch')
  }) as typeof globalThis.fetch
  const sets = createSets(createStorage(), gone)
  expect(await sets.save({ set, from: 'project' })).toBe(
    'Nothing is changed: Failed to fetch. Is the server running?',
  )
  await sets.load()
  expect(sets.store.getState().problems).toEqual([
    'The sets of the project cannot be read: Failed to fetch.',
  ])
})
