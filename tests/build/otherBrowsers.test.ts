import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findOtherBrowsers, leftOutLines } from '../../scripts/lib/findOtherBrowsers.mjs'

describe('finding browsers other than Chromium', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-path-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function install(...names: readonly string[]) {
    for (const name of names) {
      await writeFile(join(folder, name), '')
      await chmod(join(folder, name), 0o755)
    }
  }
  const find = (env: Record<string, string>) => findOtherBrowsers({ PATH: folder, ...env })
  const engines = (env: Record<string, string> = {}) => find(env).map(({ engine }) => engine)

  it('says of each missing browser that it is left out, and how to get it', () => {
    expect(engines()).toEqual([])
    expect(leftOutLines(find({}))).toEqual([
      'LEFT OUT: no firefox that can be driven was found (apt-get install firefox-esr)',
      'LEFT OUT: no webkit that can be driven was found (apt-get install webkit2gtk-driver xvfb)',
    ])
  })

  it('says nothing when both are installed', async () => {
    await install('firefox', 'WebKitWebDriver', 'Xvfb')
    expect(engines()).toEqual(['firefox', 'webkit'])
    expect(leftOutLines(find({}))).toEqual([])
  })

  it('uses WebKit only with a screen', async () => {
    await install('WebKitWebDriver')
    expect(engines()).toEqual([])
    expect(engines({ DISPLAY: ':0' })).toEqual(['webkit'])
  })
})
