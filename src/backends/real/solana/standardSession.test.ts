import { describe, expect, it } from 'vitest'
import { fakeStandardWallet } from '../testing/fakeStandardWallet.ts'
import { readStandardWallet } from './readStandardWallet.ts'
import { standardAccounts } from './standardAccounts.ts'
import { createStandardSession } from './standardSession.ts'

const ADA = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const BOB = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'
const account = (address: string, ...chains: string[]) => ({ address, chains })

function raise(message: string): never {
  throw new Error(message)
}

function setUp(options: Parameters<typeof fakeStandardWallet>[0] = {}) {
  const changes: ((change: unknown) => void)[] = []
  const fake = fakeStandardWallet({
    features: {
      'standard:events': {
        on: (_event: string, listener: (change: unknown) => void) => void changes.push(listener),
      },
    },
    ...options,
  })
  const wallet = readStandardWallet(fake.wallet)
  if (wallet === undefined) throw new Error('The fake wallet does not read as one.')
  const errors: Error[] = []
  const accounts = standardAccounts([account(ADA, 'solana:mainnet')])
  const session = createStandardSession({ wallet, accounts, onError: (e) => errors.push(e) })
  const heard: unknown[] = []
  const events = {
    accountsChanged: (now: readonly string[]) => heard.push(now),
    chainChanged: () => undefined,
    disconnected: () => heard.push('end'),
  }
  const emit = (change: unknown) => changes.forEach((listener) => listener(change))
  return { ...fake, session, errors, heard, emit, events }
}

describe('a change that the wallet reports', () => {
  it.each([[undefined], ['x'], [{}], [{ features: {} }]])(
    'ignores a change without accounts: %o',
    (change) => {
      const { emit, errors, events, heard, session } = setUp()
      session.subscribe(events)
      emit(change)
      expect([heard, errors]).toEqual([[], []])
      expect(session.accounts.map(({ address }) => address)).toEqual([ADA])
    },
  )

  it('reports new accounts once', () => {
    const { emit, events, heard, session } = setUp()
    const stop = session.subscribe(events)
    emit({ accounts: [account(ADA, 'solana:mainnet')] })
    emit({ accounts: [account(BOB, 'solana:mainnet')] })
    stop()
    emit({ accounts: [account(ADA, 'solana:mainnet')] })
    expect(heard).toEqual([[BOB]])
    expect(session.accounts.map(({ address }) => address)).toEqual([ADA])
  })

  it('reports no change after the session has ended', () => {
    const { emit, events, heard, session } = setUp()
    session.subscribe(events)
    session.end()
    emit({ accounts: [account(BOB, 'solana:mainnet')] })
    emit({ accounts: [] })
    session.endAndNotify()
    expect(heard).toEqual([])
    expect(session.ended).toBe(true)
    expect(session.accounts.map(({ address }) => address)).toEqual([ADA])
  })

  it('reports a change event that throws when read, and ignores it', () => {
    const { emit, errors, session } = setUp()
    emit(Object.defineProperty({}, 'accounts', { get: () => raise('no accounts') }))
    expect(errors).toEqual([expect.objectContaining({ code: 'wallet.malformed' })])
    expect(session.accounts).toHaveLength(1)
  })

  it('ends the session once when a change leaves no account', () => {
    const { emit, events, heard, session } = setUp()
    session.subscribe(events)
    emit({ accounts: [] })
    session.endAndNotify()
    expect([heard, session.ended]).toEqual([['end'], true])
  })
})

describe('a wallet whose events throw', () => {
  it('keeps the accounts of a wallet that accepts no listener', () => {
    const on = () => raise('no events')
    const { errors, session } = setUp({ features: { 'standard:events': { on } } })
    expect(errors).toEqual([expect.objectContaining({ code: 'wallet.malformed' })])
    expect(session.accounts).toHaveLength(1)
  })

  it('ends its session even if the listener cannot be removed', () => {
    const on = () => () => raise('no way back')
    const { errors, events, heard, session } = setUp({ features: { 'standard:events': { on } } })
    session.subscribe(events)
    session.endAndNotify()
    expect([heard, session.ended, errors.length]).toEqual([['end'], true, 1])
  })
})

describe('the accounts of a wallet', () => {
  it('reads only accounts for Solana', () => {
    const list = [account('0x1', 'eip155:1'), account(BOB, 'eip155:1', 'solana:mainnet')]
    expect(standardAccounts(list)).toEqual([{ address: BOB, account: list[1] }])
  })

  it('reads at most a thousand accounts', () => {
    const many = Array.from({ length: 1_001 }, () => account(ADA, 'solana:mainnet'))
    expect(() => standardAccounts(many)).toThrow(
      expect.objectContaining({ code: 'wallet.malformed' }),
    )
    expect(standardAccounts(many.slice(1))).toHaveLength(1_000)
  })

  it.each([[null], ['x'], [{ chains: ['solana:mainnet'] }], [{ address: ADA.slice(0, 20) }]])(
    'refuses accounts with %o among them',
    (odd) => {
      expect(() => standardAccounts([account(ADA, 'solana:mainnet'), odd])).toThrow(
        expect.objectContaining({ code: 'wallet.malformed' }),
      )
    },
  )
})

describe('a wallet of the wallet standard', () => {
  const { wallet } = fakeStandardWallet()
  const { 'standard:events': _, ...deaf } = wallet.features

  it.each([
    [undefined],
    [null],
    ['wallet'],
    [{ ...wallet, chains: undefined }],
    [{ ...wallet, features: undefined }],
    [{ ...wallet, chains: ['eip155:1'] }],
    [{ ...wallet, features: deaf }],
  ])('rejects a wallet that cannot connect, emit changes or name a cluster: %o', (other) => {
    expect(readStandardWallet(other)).toBeUndefined()
  })

  it("calls a wallet's methods with the right `this`", () => {
    const feature = {
      connect(this: unknown, ...inputs: readonly unknown[]) {
        return [this === feature, inputs]
      },
    }
    const read = readStandardWallet({
      ...wallet,
      features: { ...wallet.features, 'standard:connect': feature },
    })
    expect(read?.calls.connect?.({ silent: true })).toEqual([true, [{ silent: true }]])
  })
})
