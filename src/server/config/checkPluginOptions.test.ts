import { expect, it } from 'vitest'
import { checkPluginOptions } from './checkPluginOptions.ts'

it.each([
  {},
  { allow: ['api.example.org', '*.example.org:8443', '*'], sitesPort: 5199 },
  { wallets: true },
  { wallets: { asks: true, windowEthereum: false } },
])('accepts %j', (options) => expect(() => checkPluginOptions(options)).not.toThrow())

it.each([
  [{ allow: 'api.example.org' }, 'allow must be a list of hosts, and is "api.example.org".'],
  [
    { allow: ['a.example', 'https://b.example'] },
    `allow[1] must be a host such as 'api.example.org' or '*.example.org', without https://, and is "https://b.example".`,
  ],
  [{ sitesPort: 'a' }, 'sitesPort must be a port from 1 to 65535, and is "a".'],
  [{ wallet: true }, 'wallet is no option. Correct its name, or leave it out.'],
  [{ wallets: 'yes' }, 'wallets must be true, false or { asks, windowEthereum }, and is "yes".'],
  [{ wallets: { ask: true } }, 'wallets.ask is no option. Correct its name, or leave it out.'],
  [null, 'what is passed must be an object of options, and is null.'],
])('rejects %j in one sentence', (options, sentence) => {
  expect(() => checkPluginOptions(options)).toThrow(
    new Error(`Failed to read the options of foyer(): ${sentence}`),
  )
})
