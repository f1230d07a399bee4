import { expect, it } from 'vitest'
import { findStepProblem, type Action } from '../../scenarios/index.ts'
import { chooseSteps } from './chooseSteps.ts'
import { createRandomPicker } from './randomPicker.ts'
import type { Situation } from './readSituation.ts'

const now: Situation = {
  open: false,
  otherOpen: false,
  view: '',
  path: '/',
  controls: [
    { role: 'button', name: 'Pay' },
    { role: 'link', name: 'Cart', nth: 1 },
    { role: 'textbox', name: 'Bread' },
  ],
  waiting: ['fox'],
  wallets: ['fox', 'orbit'],
  installed: ['fox', 'orbit'],
  removed: [],
  chains: ['eip155:1'],
  tokens: [{ chainId: 'eip155:1', token: 'USDC' }],
  calls: ['wallet.eth_requestAccounts', 'balances.balances'],
  answers: {},
  faults: 0,
  connected: false,
  people: ['ada@example.com'],
  loggedIn: true,
  phone: false,
  phoneLacks: false,
  phoneChains: ['eip155:1'],
  phoneOnline: true,
  phoneSessions: false,
  qrCode: undefined,
  time: 0,
  frame: false,
  social: false,
  onramp: false,
  purchase: false,
  farcaster: false,
  codesFor: [],
  devicesOf: [],
}
const codes = { canScan: () => false }

function choose(seed: number, situation = now): readonly Action[] {
  const random = createRandomPicker(seed)
  return Array.from({ length: 400 }, () => chooseSteps(random, situation, codes)).flat()
}

it('chooses the same steps for the same seed, and others for another', () => {
  expect(choose(7)).toEqual(choose(7))
  expect(choose(7)).not.toEqual(choose(8))
})

it('uses every control, waiting request, call and way of time of a page', () => {
  const chosen = [1, 2, 3].flatMap((seed) => choose(seed))
  const [pay, cart, bread] = now.controls
  expect(chosen).toContainEqual({ do: 'click', target: pay })
  expect(chosen).toContainEqual({ do: 'click', target: cart })
  expect(chosen).toContainEqual(expect.objectContaining({ do: 'retype', target: bread }))
  expect(chosen).toContainEqual({ do: 'wallet.approve', wallet: 'fox' })
  const kinds = new Set(chosen.map((step) => step.do))
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'run',
      'jump',
      'fault.add',
      'wallet.reject',
      'wallet.misbehave',
      'chain.setTokenCode',
      'otherTab.logIn',
      'otherTab.accountType',
    ]),
  )
})

it('leaves out what the page does not offer', () => {
  const chosen = choose(1, { ...now, controls: [], waiting: [] })
  const kinds = new Set(chosen.map((step) => step.do))
  expect([...kinds].filter((kind) => ['click', 'retype', 'wallet.approve'].includes(kind))).toEqual(
    [],
  )
})

it('chooses only steps that a scenario can play', () => {
  expect(choose(3).map((step) => findStepProblem(step))).toEqual(choose(3).map(() => undefined))
})

it('lies about a field of an answer that the page has received', () => {
  const answers = { 'balances.balances': { symbol: 'ETH' } }
  const page = { ...now, calls: ['balances.balances'], answers } as const
  const chosen = [1, 2, 3].flatMap((seed) => choose(seed, page))
  const effect = { kind: 'patch', set: { symbol: expect.anything() } }
  expect(chosen).toContainEqual(
    expect.objectContaining({ rule: expect.objectContaining({ effect }) }),
  )
})
