import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { installed } from '../../scripts/lib/installed.mjs'
import { runNpm } from '../../scripts/lib/runNpm.mjs'
import { runTool } from '../../scripts/lib/runTool.mjs'

const tools = [
  'attw',
  'knip',
  'oxlint',
  'playwright',
  'prettier',
  'publint',
  'rolldown',
  'tsc',
  'vite',
  'vitest',
]

describe('an installed tool', () => {
  it.each(tools)('is a file that Node runs, and no starter that a shell has to run: %s', (tool) => {
    const file = installed(tool)
    expect(file).not.toContain('.bin')
    expect(readFileSync(file, 'utf8')).toMatch(/^#!.*\bnode\b/)
  })

  it('runs on every system alike, and gives its output', async () => {
    expect(await runTool('prettier', ['--version'])).toEqual({
      code: 0,
      output: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    })
  })

  it('is named when no installed package has it', () => {
    expect(() => installed('left-pad')).toThrow('Failed to find left-pad')
  })
})

describe('npm', () => {
  it('runs without a shell', async () => {
    const { code, output } = await runNpm(['--version'])
    expect([code, output]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+$/m)])
  })
})
