import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { foundry, mainnet } from 'viem/chains'
import { generateWorld } from '../../backends/mock/world/generateWorld.ts'
import { hostWorld } from '../../backends/mock/world/testing/hostWorld.ts'
import { defineConfig } from './defineConfig.ts'
import { readConfig } from './readConfig.ts'

const name = 'foyer.config.ts'
const [person] = generateWorld().people
const [wallet] = generateWorld().wallets
const own = {
  id: 31_337,
  name: 'Gold',
  nativeCurrency: { name: 'Nugget', symbol: 'N', decimals: 18 },
}
const fault = { id: 'a', target: 'balance', when: { nth: 1 }, effect: { kind: 'drop' } } as const

it.each([
  ['nothing at all', {}],
  ["viem's chains", { chains: [foundry, { ...mainnet, forkUrl: 'https://node.example/key' }] }],
  [
    'what a world may have',
    defineConfig({
      seed: 3,
      startedAt: 1_800_000_000_000,
      chains: [own],
      setup: () => undefined,
      world: {
        people: generateWorld().people,
        wallets: generateWorld().wallets,
        tokens: [hostWorld.bar],
        prices: { BAR: 0.5 },
        directory: { size: 3, extra: [] },
      },
      faults: [fault],
      scenarios: 'tests/foyer..old',
      explore: { invariants: [{ name: 'a', check: () => undefined }], ignore: ['noise'] },
      screens: {
        variants: [
          { name: 'dark-arabic', theme: 'dark', device: 'phone', language: 'ar', textScale: 1.5 },
        ],
      },
    }),
  ],
])('accepts %s', (_, config) => {
  expect(readConfig(config, name)).toBe(config)
})

it.each<[unknown, string]>([
  [
    undefined,
    'the default export must be an object: export default defineConfig({ … }), and is missing.',
  ],
  [{ chain: [] }, 'chain is no option. Correct its name, or leave it out.'],
  [{ seed: '1' }, 'seed must be a whole number from 0 on, and is "1".'],
  [{ chains: own }, 'chains must be a list of chains, and is an object.'],
  [{ chains: null }, 'chains must be a list of chains, and is null.'],
  [{ chains: () => [own] }, 'chains must be a list of chains, and is a function.'],
  ...['../tests', '/tests', 'a/../../b', 'C:\\tests'].map((scenarios): [unknown, string] => [
    { scenarios },
    `scenarios must be a folder below that of this file, such as tests/foyer, and is ${JSON.stringify(scenarios)}.`,
  ]),
  [{ screens: {} }, 'screens.variants must be a list of variants, and is missing.'],
  [
    { screens: { variants: [{ name: 'a' }, { name: 'a' }] } },
    'screens.variants must be a list of variants with different names, and is a list.',
  ],
  [
    { screens: { variants: [{ name: 'a', language: 'sv' }] } },
    'screens.variants[0].language must be the tag of a language of the widget, such as de or ar, and is "sv".',
  ],
  [{ setup: [] }, 'setup must be a function, and is a list.'],
  [
    { chains: [{ ...own, id: '1' }] },
    'chains[0].id must be the EIP-155 number of the chain, such as 31337, and is "1".',
  ],
  [
    { chains: [{ ...own, nativeCurrency: { ...own.nativeCurrency, decimals: 8 } }] },
    'chains[0].nativeCurrency.decimals must be 18: the local chains have coins of 18 decimals, and is 8.',
  ],
  [
    { chains: [{ ...own, forkUrl: 'node' }] },
    'chains[0].forkUrl must be an address that begins with http:// or https://, and is "node".',
  ],
  [
    { chains: [{ ...own, forkBlockNumber: 5n }] },
    'chains[0].forkBlockNumber must be a whole number from 0 on, and is 5n.',
  ],
  [
    { chains: [{ ...own, forkBlockNumber: 5 }] },
    'chains[0].forkBlockNumber needs a forkUrl. Add it, or leave both out.',
  ],
  [{ chains: [own, own] }, 'chains[1].id is 31337, and so is another. Leave one out.'],
  [{ setup: {} }, 'setup must be a function, and is an object.'],
  [{ world: { chains: [] } }, 'world.chains is no option. Correct its name, or leave it out.'],
  [
    { world: { prices: { BAR: 0 } } },
    'world.prices.BAR must be a number of US dollars above 0, and is 0.',
  ],
  [
    { chains: [own], world: { tokens: [{ ...hostWorld.bar, address: '0x12' }] } },
    'world.tokens[0].address must be an address: 0x and 40 hexadecimal digits, and is "0x12".',
  ],
  [
    { world: { tokens: [{ ...hostWorld.bar, decimals: 37 }] } },
    'world.tokens[0].decimals must be a whole number from 0 to 36, and is 37.',
  ],
  [
    { world: { tokens: [hostWorld.bar] } },
    'world.tokens[0].chainId is eip155:31337, and there is no such chain. Add it to chains, or use eip155:1,',
  ],
  [{ world: { people: [{ ...person, mail: '' }] } }, 'world.people[0].mail is no option.'],
  [
    { world: { people: [{ ...person, accountIndexes: [10] }] } },
    'world.people[0].accountIndexes[0] must be a whole number from 0 to 9, and is 10.',
  ],
  [
    { world: { wallets: [{ ...wallet, policy: 'no' }] } },
    "world.wallets[0].policy must be 'ask', 'approve' or 'reject', and is \"no\".",
  ],
  [{ world: { names: [() => 1] } }, 'world.names must be plain data'],
  [
    { faults: [{ ...fault, when: 'now' }] },
    'faults[0].when must be { nth: 1 }, { always: true }, { probability: 0.5 } or { forMs: 60_000 }, and is "now".',
  ],
  [
    { faults: [{ ...fault, effect: { kind: 'fire' } }] },
    'faults[0].effect.kind must be the kind of a fault, such as latency, hang, drop or status, and is "fire".',
  ],
])('reports which option is wrong, why, and how to fix it (%#)', (config, sentence) => {
  expect(() => readConfig(config, name)).toThrow(`Failed to read ${name}: ${sentence}`)
})

it('accepts each language of the widget for a variant of screens', () => {
  const folders = readdirSync(new URL('../../widget/locales/', import.meta.url), {
    withFileTypes: true,
  })
  const languages = folders.filter((each) => each.isDirectory()).map((each) => each.name)
  const variants = [...languages, 'en', 'de-AT', 'en-XA'].map((language) => ({
    name: language.toLowerCase(),
    language,
  }))
  const config = { screens: { variants } }
  expect(variants.length).toBeGreaterThan(10)
  expect(readConfig(config, name)).toBe(config)
})
