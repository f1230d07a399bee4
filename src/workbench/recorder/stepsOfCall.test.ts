import { expect, it, vi } from 'vitest'
import { builtInFaultSets } from '../../backends/mock/index.ts'
import type { FaultSet } from '../../backends/mock/faults/faultTypes.ts'
import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { StageStep } from '../../scenarios/index.ts'
import { recordSimulator } from './stepsOfCall.ts'

/** A simulator in which one wallet waits and one fault is at work, with what is reported of it. */
function createRecorded(wallets: object = {}) {
  const reported: StageStep[] = []
  const ends: string[] = []
  const none = {}
  const faults = [
    { id: 'a', target: 'balances.*' },
    { id: 'b', target: 'rates.*' },
  ]
  const simulator = {
    wallets: {
      requests: () => [{ id: 7, walletKey: 'fox', method: 'eth_requestAccounts' }],
      approve: () => Promise.resolve(),
      lock: () => undefined,
      ...wallets,
    },
    phone: none,
    handset: {
      leave: () => undefined,
      comeBack: () => undefined,
      install: () => undefined,
      uninstall: () => undefined,
    },
    mailbox: none,
    social: none,
    farcaster: none,
    secureSite: none,
    onramp: none,
    chains: {
      accounts: [{ index: 2, address: '0xAb' }],
      solanaAccounts: [],
      setBalance: () => Promise.resolve(),
      solana: { airdrop: () => Promise.resolve() },
    },
    faults: { list: () => faults, remove: vi.fn(), use: vi.fn(), stop: vi.fn() },
    clock: { now: () => 5, run: () => Promise.resolve() },
  } as unknown as Simulator
  const recorded = recordSimulator(simulator, (steps) => {
    reported.push(...steps)
    return { returned: () => ends.push('returned'), threw: () => ends.push('threw') }
  })
  return { recorded, reported, ends }
}

it('reports the approval of a request with its wallet and method', async () => {
  const { recorded, reported, ends } = createRecorded()
  await recorded.wallets.approve(7)
  expect(reported).toEqual([{ do: 'wallet.approve', wallet: 'fox', method: 'eth_requestAccounts' }])
  expect(ends).toEqual(['returned'])
})

it('reports a failed call as failed, and passes on the error', async () => {
  const rejecting = createRecorded({ approve: () => Promise.reject(new Error('no')) })
  await expect(rejecting.recorded.wallets.approve(7)).rejects.toThrow('no')
  expect(rejecting.ends).toEqual(['threw'])
  const throwing = createRecorded({
    lock() {
      throw new Error('locked')
    },
  })
  expect(() => throwing.recorded.wallets.lock('fox', true)).toThrow('locked')
  expect(throwing.ends).toEqual(['threw'])
})

it('names a test account by its number, in any case of its address, and another one by its address', async () => {
  const { recorded, reported } = createRecorded()
  await recorded.chains.setBalance('eip155:1', '0xaB', 5n)
  await recorded.chains.setBalance('eip155:1', '0xcd', 6n)
  await recorded.chains.solana.airdrop('solana:x', '0xAb', 7n)
  expect(reported).toEqual([
    { do: 'chain.setBalance', chainId: 'eip155:1', account: 2, wei: '5' },
    { do: 'chain.setBalance', chainId: 'eip155:1', account: '0xcd', wei: '6' },
    { do: 'chain.airdrop', chainId: 'solana:x', account: 2, lamports: '7' },
  ])
})

it('reports a removed fault as all faults removed and the others added again', () => {
  const { recorded, reported } = createRecorded()
  recorded.faults.remove('a')
  expect(reported).toEqual([
    { do: 'fault.clear' },
    { do: 'fault.add', rule: { id: 'b', target: 'rates.*' } },
  ])
})

it('reports a built-in set by its name, and each rule of another one', () => {
  const { recorded, reported } = createRecorded()
  const [builtIn] = builtInFaultSets
  const rule = { target: 'swap.*', when: { always: true }, effect: { kind: 'drop' } } as const
  recorded.faults.use(builtIn as FaultSet)
  recorded.faults.use({ name: 'my-own', title: 'My own', faults: [rule] })
  recorded.faults.stop('my-own')
  expect(reported).toEqual([
    { do: 'fault.use', set: 'services-down' },
    { do: 'fault.add', rule: { ...rule, id: 'my-own/1' } },
    { do: 'fault.stop', set: 'my-own' },
  ])
})

it('ignores a call that matches no step', () => {
  const { recorded, reported } = createRecorded()
  expect(recorded.clock.now()).toBe(5)
  expect(recorded.wallets.requests()).toHaveLength(1)
  expect(reported).toEqual([])
})

it('reports the apps of the phone, and that the visitor leaves the page for one and returns', () => {
  const { recorded, reported } = createRecorded()
  recorded.handset.leave('Mail')
  recorded.handset.leave()
  recorded.handset.comeBack()
  recorded.handset.install('Quillsafe')
  recorded.handset.uninstall('Quillsafe')
  expect(reported).toEqual([
    { do: 'page.visible', visible: false, app: 'Mail' },
    { do: 'page.visible', visible: false },
    { do: 'page.visible', visible: true },
    { do: 'phone.install', app: 'Quillsafe' },
    { do: 'phone.uninstall', app: 'Quillsafe' },
  ])
})
