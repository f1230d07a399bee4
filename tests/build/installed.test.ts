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
  it.each(tools)('finds a file that Node runs, not a shell script: %s', (tool) => {
    const file = installed(tool)
    expect(file).not.toContain('.bin')
    expect(readFileSync(file, 'utf8')).toMatch(/^#!.*\bnode\b/)
  })

  it('runs the same on every system, and returns its output', async () => {
    expect(await runTool('prettier', ['--version'])).toEqual({
      code: 0,
      output: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    })
  })

  it('names a tool that no installed package has', () => {
    expect(() => installed('left-pad')).toThrow('Failed to find left-pad')
  })
})

describe('npm', () => {
  it('runs npm without a shell', async () => {
    const { code, output } = await runNpm(['--version'])
    expect([code, output]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+$/m)])
  })
})
