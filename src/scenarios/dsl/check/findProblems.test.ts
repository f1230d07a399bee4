import { describe, expect, it } from 'vitest'
import { localNetworks } from '../../../backends/mock/chains/localNetworks.ts'
import { effectsOf } from '../../../backends/mock/faults/effectsOf.ts'
import { defaultWallets } from '../../../backends/mock/world/defaultWallets.ts'
import { scenarios } from '../../allScenarios.ts'
import { findScenarioProblems, findStepProblem, findStepProblems } from './findProblems.ts'

const wallets = defaultWallets(1)
const networks = localNetworks.map(({ id }) => id)
const known = { wallets: wallets.map(({ key }) => key), networks }

it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  'finds nothing wrong with %s',
  (_id, scenario) => {
    const { wallets: kept = wallets, chains = [] } = { ...scenario.world }
    const keys = kept.map(({ key }) => key)
    const own = chains.map(({ id }) => `eip155:${id}`)
    expect(
      findScenarioProblems(scenario, { wallets: keys, networks: [...networks, ...own] }),
    ).toEqual([])
  },
)

describe('a step that cannot be played', () => {
  it.each<[object, string]>([
    [
      { do: 'price.sett', symbol: 'ETH', usd: 1 },
      'there is no step "price.sett". Did you mean "price.set"?',
    ],
    [{ expect: 'texts', text: 'a' }, 'there is no expectation "texts". Did you mean "text"?'],
    [{ doo: 'click' }, '{"doo":"click"} has neither "do" nor "expect".'],
    [{ do: 'click', taget: { role: 'button' } }, '"click" has no "taget". Did you mean "target"?'],
    [{ do: 'click' }, '"click" needs "target".'],
    [
      { do: 'click', target: { role: 'button', nmae: 'x' } },
      'a target has no "nmae". Did you mean "name"?',
    ],
    [{ do: 'click', target: { name: 'Swap' } }, 'a target needs a "role", such as "button".'],
    [{ do: 'wallet.approve', wallet: 'fix' }, 'there is no wallet "fix". Did you mean "fox"?'],
    [
      { expect: 'walletWaiting', wallet: 'orbitt', count: 1 },
      'there is no wallet "orbitt". Did you mean "orbit"?',
    ],
    [
      { expect: 'calls', name: 'swap.quotes' },
      'There is no call "swap.quotes". Did you mean "swap.quote"?',
    ],
    [
      { expect: 'timer', label: 'onramp.pol', pending: true },
      'there is no timer "onramp.pol". Did you mean "onramp.poll"?',
    ],
    [{ expect: 'view', is: 'Acount' }, 'there is no view "Acount". Did you mean "Account"?'],
    [
      { expect: 'analytics', event: 'CONNECT_SUCESS' },
      'there is no analytics event "CONNECT_SUCESS". Did you mean "CONNECT_SUCCESS"?',
    ],
    [
      { do: 'chain.mine', chainId: 'eip155:11' },
      'there is no network "eip155:11". Did you mean "eip155:1"?',
    ],
    [{ do: 'chain.mine', chainId: 1 }, '1 is not a network: a CAIP-2 id such as "eip155:1".'],
    [
      { do: 'chain.setBalance', chainId: 'eip155:1', account: 0, wei: '1.5' },
      '"1.5" is not an amount: decimal base units as text, such as "1000000".',
    ],
    [
      { do: 'chain.setBalance', chainId: 'eip155:1', account: 12, wei: '1' },
      '12 is not an account: "active", a test account from 0 to 9, or an address.',
    ],
    [
      { do: 'host.open', refused: 'none.walet' },
      'there is no error code "none.walet". Did you mean "none.wallet"?',
    ],
    [
      { do: 'host.setThemeVariables', variables: { acent: '#a04' } },
      'there is no theme variable "acent". Did you mean "accent"?',
    ],
    [{ do: 'host.setThemeMode', mode: 'drak' }, '"drak" is not one of "light", "dark".'],
    [
      { do: 'world.patch', patch: { price: {} } },
      'there is no "price" in the world. Did you mean "prices"?',
    ],
    [
      { do: 'world.patch', patch: { phone: { page: { socket: 'silent' } } } },
      'a page on the phone has no "socket". Did you mean "sockets"?',
    ],
    [
      { do: 'world.patch', patch: { phone: { page: 'iphone' } } },
      '"page" of the phone is not an object.',
    ],
    [
      {
        do: 'fault.add',
        rule: { target: 'balancez.foo', when: { always: true }, effect: { kind: 'drop' } },
      },
      'There is no call "balancez.foo". Did you mean "balances.*"?',
    ],
    [
      {
        do: 'fault.add',
        rule: {
          target: 'wallet.*',
          when: { always: true },
          effect: { kind: 'status', status: 500 },
        },
      },
      `The fault "status" cannot happen to wallet.*. Use one of: ${effectsOf('wallet.*').join(', ')}.`,
    ],
    [
      {
        do: 'fault.add',
        rule: { target: 'swap.*', when: { always: true }, effect: { kind: 'latenci', ms: 1 } },
      },
      'there is no kind of fault "latenci". Did you mean "latency"?',
    ],
    [
      {
        do: 'fault.add',
        rule: { target: 'swap.*', when: { always: true }, effect: { kind: 'latency' } },
      },
      'the fault "latency" needs "ms".',
    ],
    [{ do: 'run', ms: '5 s' }, '"5 s" is not a time in ms.'],
  ])('%o: %s', (step, problem) => {
    expect(findStepProblem(step, known)).toBe(problem)
  })
})

it('names each invalid step by its number', () => {
  const steps = [{ do: 'runToNext' }, { do: 'rn', ms: 1 }, { do: 'run', ms: 1 }, null]
  expect(findStepProblems(steps)).toEqual([
    'Step 2: there is no step "rn". Did you mean "run"?',
    'Step 4: null is not a step.',
  ])
})

it('accepts a wallet that an earlier step installs', () => {
  const steps = [
    { do: 'wallet.approve', wallet: 'mine' },
    { do: 'wallet.install', wallet: { ...wallets[0], key: 'mine' } },
    { do: 'wallet.approve', wallet: 'mine' },
  ]
  expect(findStepProblems(steps, known)).toEqual(['Step 1: there is no wallet "mine".'])
})

it('finds problems outside the steps', () => {
  const broken: object = {
    id: 'x',
    title: 'x',
    tags: [],
    devices: 'iphone',
    device: 'ipone',
    options: { enableSwap: false },
    world: { people: [], walets: [] },
    faults: [{ id: 'a', target: 'swop.*', when: { nth: 1 }, effect: { kind: 'drop' } }],
    steps: [],
  }
  expect(findScenarioProblems({ steps: [], ...broken })).toEqual([
    'a scenario has no "devices". Did you mean "device"?',
    '"device": there is no device "ipone". Did you mean "iphone"?',
    '"world": there is no "walets" in the world. Did you mean "wallets"?',
    'there is no option "enableSwap". Did you mean "enableSwaps"?',
    'There are no calls "swop.*". Did you mean "swap.*"?',
  ])
})

it.each<[object, ...string[]]>([
  [{ device: ['android', 'phone'], textSize: 150, seed: 2, because: 'It is narrow.' }],
  [{ device: 'iphone' }, 'a cell needs "because": why the scenario does not apply to it.'],
  [{ because: 'No.' }, 'a cell needs one of its values, such as device: "iphone".'],
  [{ devise: 'iphone', because: 'No.' }, 'a cell has no "devise". Did you mean "device"?'],
  [{ device: ['ipone'], because: 'No.' }, 'there is no device "ipone". Did you mean "iphone"?'],
  [{ theme: 'drak', because: 'No.' }, '"drak" is not one of "light", "dark".'],
])('checks the cells that a scenario skips: %j', (cell, ...found) => {
  const problems = findScenarioProblems({ steps: [], skip: [cell] } as never)
  expect(problems).toEqual(found.map((problem) => `"skip": ${problem}`))
})
