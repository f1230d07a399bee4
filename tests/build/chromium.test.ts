import { describe, expect, it } from 'vitest'
import { findChromiums } from '../../scripts/lib/findChromium.mjs'
import { nodeVersionProblem } from '../../scripts/lib/nodeVersion.mjs'

const program = process.execPath

describe('looking for a Chromium', () => {
  it('takes the one that FOYER_CHROMIUM names before all others', () => {
    expect(findChromiums({ env: { FOYER_CHROMIUM: program, PATH: '' }, own: program })).toEqual([
      { path: program, from: 'FOYER_CHROMIUM' },
    ])
  })

  it('says so when FOYER_CHROMIUM names nothing that runs', () => {
    expect(() => findChromiums({ env: { FOYER_CHROMIUM: '/none' } })).toThrow(
      'FOYER_CHROMIUM names "/none", and no program can be run there.',
    )
  })

  it("takes Playwright's own before the system's", () => {
    expect(findChromiums({ env: { PATH: '' }, own: program })[0]).toEqual({
      path: program,
      from: "Playwright's download",
    })
  })
})

describe('looking at Node', () => {
  it('accepts what the tools run on', () => {
    expect(nodeVersionProblem('20.19.0')).toBe(undefined)
    expect(nodeVersionProblem('24.1.0')).toBe(undefined)
  })

  it.each(['18.20.4', '20.18.3'])('says in one sentence that %s is too old', (version) => {
    expect(nodeVersionProblem(version)).toContain(
      `needs Node 20.19 or newer, and this is Node ${version}`,
    )
  })
})
