import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stages } from './stages.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-stage-'))
})
afterEach(() => rmSync(root, { recursive: true }))

async function format(text: string) {
  writeFileSync(join(root, 'one.js'), text)
  const said: string[] = []
  const run = { root, say: (line: string) => said.push(line), options: Object({}) }
  const counts = await stages.find(({ id }) => id === 'format')?.run(run)
  return { said, failed: counts?.failed }
}

it('names the command for unformatted files', async () => {
  const { said, failed } = await format('let  a=1')
  expect(failed).toBe(1)
  expect(said[0]).toContain('one.js')
  expect(said.at(-1)).toBe('Run npm run format, which formats these files.')
})

it('reports nothing for formatted files', async () => {
  expect(await format('let a = 1;\n')).toEqual({ said: [], failed: 0 })
})
