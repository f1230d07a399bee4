import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findChromiums } from '../../scripts/lib/findChromium.mjs'
import { nodeVersionProblem } from '../../scripts/lib/nodeVersion.mjs'
import { describeChromium } from '../../scripts/lib/obtainChromium.mjs'
import { preferShell } from '../../scripts/lib/preferShell.mjs'

const program = process.execPath
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-browsers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Creates an executable file below the test's folder. */
function place(name: string): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return path
}
const ownPath = () => join(folder, 'pw/chromium-1255/chrome-linux64/chrome')
const system = () => ({ PATH: join(folder, 'bin') })
const pathsFound = () =>
  findChromiums({ env: system(), own: ownPath() })
    .map(({ path }) => path)
    .filter((path) => path.startsWith(folder))

describe('looking for a Chromium', () => {
  it('prefers the one that FOYER_CHROMIUM names', () => {
    expect(findChromiums({ env: { FOYER_CHROMIUM: program, PATH: '' }, own: program })).toEqual([
      { path: program, from: 'FOYER_CHROMIUM', isShell: false },
    ])
  })

  it('throws when FOYER_CHROMIUM names nothing that runs', () => {
    expect(() => findChromiums({ env: { FOYER_CHROMIUM: '/none' } })).toThrow(
      'FOYER_CHROMIUM names "/none", and no program can be run there.',
    )
  })

  it("tries headless shells before full browsers, and Playwright's before the system's", () => {
    const chrome = place('bin/google-chrome')
    const chromium = place('bin/chromium')
    const full = place('pw/chromium-1255/chrome-linux64/chrome')
    expect(pathsFound()).toEqual([full, chromium, chrome])
    const shell = place('bin/chromium-headless-shell')
    expect(pathsFound()).toEqual([shell, full, chromium, chrome])
    const ownShell = place(
      'pw/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell',
    )
    place('pw/chromium_headless_shell-1255/chrome-headless-shell-linux64/libEGL.so')
    expect(pathsFound()).toEqual([ownShell, shell, full, chromium, chrome])
  })

  it("finds Playwright's shell by its older name", () => {
    const shell = place('pw/chromium_headless_shell-1255/chrome-linux/headless_shell')
    place('pw/chromium_headless_shell-1200/chrome-linux/headless_shell')
    expect(pathsFound()).toEqual([shell])
  })
})

describe('with only a full browser', () => {
  const full = { path: '/bin/chromium', from: 'the system', isShell: false }
  const shell = { path: '/bin/chromium-headless-shell', from: 'the system', isShell: true }
  let done: string[]
  let best = full
  const means = () => ({
    say: (line: string) => void done.push(line),
    find: async () => best,
    download: async () => void done.push('download'),
    mark: join(folder, 'cache/none'),
  })
  beforeEach(() => {
    done = []
    best = full
  })

  it('downloads a headless shell and uses it', async () => {
    const download = async () => void (best = shell)
    expect(await preferShell(full, { ...means(), download })).toEqual(shell)
    expect(done).toEqual([
      'fetching a headless shell, which runs the tests faster than /bin/chromium',
    ])
  })

  it("installs the system's shell when the download fails", async () => {
    const install = async () => void (best = shell)
    expect(await preferShell(full, { ...means(), install })).toEqual(shell)
    expect(done).toContain('download')
  })

  it('uses the full browser when neither works, and tries again only a day later', async () => {
    expect(await preferShell(full, means())).toEqual(full)
    expect(existsSync(means().mark)).toBe(true)
    done = []
    expect(await preferShell(full, means())).toEqual(full)
    expect(done).toEqual([])
  })

  it.each([shell, { ...full, from: 'FOYER_CHROMIUM' }])(
    'downloads nothing for %j',
    async (found) => {
      expect(await preferShell(found, means())).toEqual(found)
      expect(done).toEqual([])
    },
  )

  it('prints the choice, and that a headless shell is faster', () => {
    expect(describeChromium(shell)).toBe('Chromium: /bin/chromium-headless-shell (the system)')
    expect(describeChromium(full)).toMatch(
      /^Chromium: \/bin\/chromium \(the system\), a full browser\. .* faster: npx playwright install/,
    )
  })
})

describe('checking Node', () => {
  it('accepts the versions that the tools support', () => {
    expect(nodeVersionProblem('20.19.0')).toBe(undefined)
    expect(nodeVersionProblem('24.1.0')).toBe(undefined)
  })

  it.each(['18.20.4', '20.18.3'])('rejects %s as too old in one sentence', (version) => {
    expect(nodeVersionProblem(version)).toContain(
      `needs Node 20.19 or newer, and this is Node ${version}`,
    )
  })
})
