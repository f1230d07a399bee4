import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { serviceAddresses } from '../../src/backends/real/serviceAddresses.ts'
import type { FoyerOptions } from '../../src/widget/core/options/config.ts'
import { validateOptions } from '../../src/widget/core/options/validateOptions.ts'
import { ethereum } from '../../src/widget/networkDefinitions/evmMain.ts'
import { readInterface } from './snippets/readInterface.ts'

const options = 'src/widget/core/options/config.ts'
const documented = [
  ['options', options, 'FoyerOptions'],
  ['options', options, 'Adapter'],
  ['options', 'src/backends/port/network.ts', 'Network'],
  ['options', options, 'AuthOptions'],
  ['options', options, 'SiweConfig'],
  ['options', 'src/backends/port/auth.ts', 'AppMetadata'],
  ['options', 'src/backends/port/services/wallets.ts', 'Wallet'],
  ['options', 'src/backends/port/backend.ts', 'MultiChainWallet'],
  ['options', options, 'HostToken'],
  ['options', options, 'OnrampProvider'],
  ['options', 'src/backends/real/realBackendOptions.ts', 'RealBackendOptions'],
  ['options', 'src/backends/real/chain/chainBalances.ts', 'ListedToken'],
  ['options', 'src/backends/real/serviceAddresses.ts', 'ServiceAddresses'],
  ['theming', 'src/widget/theme/ThemeVariables.ts', 'ThemeVariables'],
] as const

/** The rows below a heading: name, type and default, as written. */
function rowsBelow(document: string, heading: string) {
  const text = readFileSync(`docs/${document}.md`, 'utf8')
  const section = text.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  return [...section.matchAll(/^\| `(\w+)` +\| `((?:\\\||[^|])+)` +\| ([^|]*)\|/gm)].map(
    ([, name = '', type = '', value = '']) => ({
      name,
      type: type.replaceAll('\\|', '|'),
      value: value.trim(),
    }),
  )
}

/** The defaults below a heading that are values, by name. */
const valuesBelow = (heading: string) =>
  Object.fromEntries(
    rowsBelow('options', heading)
      .map(({ name, value }) => [name, /^`(.+)`$/.exec(value)?.[1]] as const)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, JSON.parse((value ?? '').replaceAll("'", '"'))]),
  )

const minimal: FoyerOptions = {
  projectId: 'id',
  backend: () => {
    throw new Error('Nothing is built here.')
  },
  adapters: [{ namespace: 'eip155', networks: [ethereum] }],
}
const config = { ...validateOptions(minimal), defaultChain: 1 }

describe('the tables of options', () => {
  it.each(documented)(
    'lists in docs/%s.md the options that %s declares as %s, with their types',
    (document, path, name) => {
      const rows = rowsBelow(document, name)
      expect(rows.map((row) => ({ name: row.name, type: row.type }))).toEqual(
        readInterface(path, name),
      )
    },
  )

  it('documents the defaults of the code', () => {
    const values = valuesBelow('FoyerOptions')
    expect(Object.keys(values).length).toBeGreaterThan(12)
    expect(config).toMatchObject(values)
    expect(config.auth).toEqual(valuesBelow('AuthOptions'))
    expect(valuesBelow('ServiceAddresses')).toEqual(serviceAddresses())
  })
})
