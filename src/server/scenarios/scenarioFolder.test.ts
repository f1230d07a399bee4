import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileKinds } from './fileKinds.ts'
import { createScenarioFolder } from './scenarioFolder.ts'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'foyer-project-'))
})
afterEach(() => rmSync(project, { recursive: true }))

const open = () => createScenarioFolder(project, 'tests/foyer')
const scenario = (title: string) => JSON.stringify({ title, steps: [] })

it('the folder is empty before its first scenario, and lists scenarios by name', async () => {
  const folder = open()
  expect(await folder.list()).toEqual([])
  expect(await folder.save('swap', scenario('Swap'), false)).toBe('tests/foyer/swap.scenario.json')
  await folder.save('buy', scenario('Buy'), false)
  writeFileSync(join(project, 'tests/foyer/notes.json'), '{}')
  expect(await folder.list()).toEqual([
    { name: 'buy', text: scenario('Buy') },
    { name: 'swap', text: scenario('Swap') },
  ])
})

it('replaces a file only when it is asked to', async () => {
  const folder = open()
  await folder.save('swap', scenario('First'), false)
  await expect(folder.save('swap', scenario('Second'), false)).rejects.toMatchObject({
    status: 409,
    message: 'There is already a file tests/foyer/swap.scenario.json.',
  })
  const file = join(project, 'tests/foyer/swap.scenario.json')
  expect(readFileSync(file, 'utf8')).toBe(scenario('First'))
  await folder.save('swap', scenario('Second'), true)
  expect(readFileSync(file, 'utf8')).toBe(scenario('Second'))
  expect(readdirSync(join(project, 'tests/foyer'))).toEqual(['swap.scenario.json'])
})

it.each(['../swap', 'a/b', 'a\\b', '.hidden', 'Swap', '', '-a', 'a-', 'ü', 'a'.repeat(65), 'con.'])(
  'rejects the name "%s"',
  async (name) => {
    await expect(open().save(name, scenario('Swap'), false)).rejects.toMatchObject({ status: 400 })
    expect(readdirSync(project)).toEqual([])
  },
)

it.each([
  ['text', 400, 'Failed to save the scenario: the text is not JSON.'],
  ['{"title":"a"}', 400, 'Failed to save the scenario: title or steps are missing.'],
  ['null', 400, 'Failed to save the scenario: title or steps are missing.'],
  [`"${'a'.repeat(1_000_000)}"`, 413, 'Failed to save the scenario: it is larger than 1 MB.'],
])('rejects %.20s', async (text, status, message) => {
  await expect(open().save('swap', text, false)).rejects.toMatchObject({ status, message })
  expect(readdirSync(project)).toEqual([])
})

it('says why a file cannot be written', async () => {
  writeFileSync(join(project, 'tests'), 'a file in the place of the folder')
  await expect(open().save('swap', scenario('Swap'), false)).rejects.toMatchObject({
    status: 500,
    message: expect.stringMatching(/^Failed to save tests\/foyer\/swap\.scenario\.json: E/),
  })
})

it('the folder does not read a file that is too large', async () => {
  mkdirSync(join(project, 'tests/foyer'), { recursive: true })
  writeFileSync(join(project, 'tests/foyer/swap.scenario.json'), ' '.repeat(1_000_001))
  expect(await open().list()).toEqual([{ name: 'swap', problem: 'The file is larger than 1 MB.' }])
})

it('lists files of subfolders, whatever their names, as a replay finds them', async () => {
  mkdirSync(join(project, 'tests/foyer/money'), { recursive: true })
  writeFileSync(join(project, 'tests/foyer/money/My Swap.scenario.json'), scenario('Swap'))
  expect(await open().list()).toEqual([{ name: 'money/My Swap', text: scenario('Swap') }])
})

it('lists the other files beside one that cannot be read', async () => {
  mkdirSync(join(project, 'tests/foyer/a.scenario.json'), { recursive: true })
  writeFileSync(join(project, 'tests/foyer/b.scenario.json'), scenario('Swap'))
  expect(await open().list()).toEqual([
    { name: 'a', problem: expect.stringContaining('It cannot be read: EISDIR') },
    { name: 'b', text: scenario('Swap') },
  ])
})

it('takes an absolute path, and names it relative to the project', async () => {
  const folder = createScenarioFolder(project, join(project, '../elsewhere'))
  expect(folder.path).toBe('../elsewhere')
})

it('keeps sets of faults beside the scenarios, and deletes them', async () => {
  const scenarios = open()
  const sets = createScenarioFolder(project, 'tests/foyer', fileKinds.faults)
  const text = JSON.stringify({ title: 'Down', faults: [] })
  await scenarios.save('down', scenario('Down'), false)
  expect(await sets.save('down', text, false)).toBe('tests/foyer/down.faults.json')
  expect(await sets.list()).toEqual([{ name: 'down', text }])
  expect(await sets.remove('down')).toBe('tests/foyer/down.faults.json')
  expect(readdirSync(join(project, 'tests/foyer'))).toEqual(['down.scenario.json'])
  await expect(sets.remove('down')).rejects.toMatchObject({
    status: 404,
    message: 'There is no file tests/foyer/down.faults.json.',
  })
  await expect(sets.remove('../down')).rejects.toMatchObject({ status: 400 })
})

it('rejects a scenario as a set of faults', async () => {
  const sets = createScenarioFolder(project, 'tests/foyer', fileKinds.faults)
  await expect(sets.save('down', scenario('Down'), false)).rejects.toMatchObject({
    status: 400,
    message: 'Failed to save the set of faults: title or faults are missing.',
  })
})
