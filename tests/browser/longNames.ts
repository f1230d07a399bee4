import type { ScenarioOptions } from '../../src/scenarios/dsl/scenario.ts'
import type { ScenarioFault } from '../../src/scenarios/dsl/scenarioFault.ts'
import type { Step } from '../../src/scenarios/dsl/step.ts'
import { directoryWallet } from '../../src/scenarios/dsl/directoryWallet.ts'
import { solanaId, twinPair, twinWallet } from '../../src/scenarios/dsl/flows/solanaFlows.ts'
import { walletOf } from '../../src/scenarios/dsl/walletOf.ts'
import { ethereum, polygon } from '../../src/widget/networkDefinitions/evmMain.ts'

/** A name with the given number of letters, whose end has no space to break at. */
const long = (start: string, letters: number) =>
  `${start} of the ${'Fernseeschifffahrtsgesellschaft'.repeat(8)}`.slice(0, letters)

const manyDigits = '123456789012345678901234567890.123456789012345678'

/** The host, its networks and everyone the visitor meets, with the longest accepted names. */
export const longNames = {
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  ens: `captain-${'x'.repeat(54)}.eth`,
  email: `${'somebody.with.a.very.long.mailbox.'.repeat(2).slice(0, 60)}@mail.harbour-authority.example.com`,
  newEmail: `${'another.mailbox.of.the.same.person.'.repeat(2).slice(0, 60)}@mail.harbour-authority.example.com`,
  symbol: (index: number) => `${index}${'TOKENWITHALONGSYMBOL'.repeat(4)}`.slice(0, 64),
  token: (index: number) => long(`Token ${index}`, 120),
  wallet: walletOf({
    key: 'long',
    name: long('Wallet', 60),
    rdns: 'example.long',
  }),
  twin: { ...twinWallet, name: long('Twin', 60) },
  listed: directoryWallet('d', {
    name: long('Listed', 60),
    mobile_link: 'listed://',
  }),
} as const

/** The options of the host. */
export const longOptions: ScenarioOptions = {
  metadata: {
    name: long('Market', 90),
    description: '',
    url: 'https://long.example',
    icons: [],
  },
  networks: [ethereum.id, polygon.id, solanaId],
  customNetworks: [ethereum, polygon].map((network) => ({
    ...network,
    name: long(network.name, 60),
    currency: {
      ...network.currency,
      symbol: long(network.currency.symbol, 60).replaceAll(' ', ''),
    },
  })),
  customWallets: [longNames.listed],
  multiChainWallets: [{ ...twinPair, solanaName: longNames.twin.name }],
  auth: {
    socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  },
}

/** The visitor's tokens, balances and activity, renamed, with the most accepted digits. */
export function longAnswers(tokens: number): readonly Step[] {
  const rows = Array.from({ length: tokens }, (_, index) => index)
  const patch = (
    target: ScenarioFault['target'],
    entries: readonly (readonly [string, unknown])[],
  ) =>
    ({
      do: 'fault.add',
      rule: {
        target,
        when: { always: true },
        effect: { kind: 'patch', set: Object.fromEntries(entries) },
      },
    }) as const
  return [
    patch(
      'balances.balances',
      rows.flatMap((row) => [
        [`balances.${row}.name`, longNames.token(row)],
        [`balances.${row}.symbol`, longNames.symbol(row)],
        [`balances.${row}.quantity.numeric`, manyDigits],
        [`balances.${row}.value`, 1e20 / 3],
      ]),
    ),
    patch(
      'swap.tokens',
      rows.flatMap((row) => [
        [`tokens.${row}.name`, longNames.token(row)],
        [`tokens.${row}.symbol`, longNames.symbol(row)],
      ]),
    ),
    patch('history.transactions', [['data.0.transfers', [transferOf('in'), transferOf('out')]]]),
  ]
}

const transferOf = (direction: string) => ({
  direction,
  quantity: { numeric: manyDigits },
  fungible_info: {
    name: longNames.token(0),
    symbol: longNames.symbol(0),
    icon: null,
  },
  nft_info: null,
  value: null,
  price: null,
})
