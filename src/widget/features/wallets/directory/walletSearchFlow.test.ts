import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import type { WalletPage, WalletQuery } from '../../../../backends/port/services/wallets.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { aDirectory } from '../testing/aDirectory.ts'
import { aWallet } from '../testing/aWallet.ts'
import { createWalletSearchFlow } from './walletSearchFlow.ts'

const answers = () => aDirectory([aWallet('meta'), aWallet('metro'), aWallet('trust')])

function setUp(wallets: (query: WalletQuery) => Promise<WalletPage>) {
  const { core, clock } = createTestCore({ backend: { directory: { wallets } } })
  const flow = createWalletSearchFlow(core)
  flow.start()
  return {
    clock,
    flow,
    type: (text: string) => flow.send({ type: 'typed', text }),
    state: () => flow.store.getState(),
  }
}

describe('walletSearchFlow', () => {
  it('starts at 2 characters [C-090]', async () => {
    const { asked, wallets } = answers()
    const { clock, type, state } = setUp(wallets)
    type('m')
    await clock.run(1000)
    expect(state().status).toBe('browsing')
    type('me')
    await clock.run(1000)
    expect(state()).toMatchObject({ status: 'found', query: 'me' })
    expect(asked.map(({ search }) => search)).toEqual(['me'])
  })

  it('ignores surrounding spaces', async () => {
    const { asked, wallets } = answers()
    const { clock, type, state } = setUp(wallets)
    type('  m  ')
    await clock.run(1000)
    expect(state().status).toBe('browsing')
    expect(asked).toEqual([])
  })

  it('waits 500 ms after the last letter before it searches [C-091]', async () => {
    const { asked, wallets } = answers()
    const { clock, type } = setUp(wallets)
    type('me')
    await clock.run(499)
    type('met')
    await clock.run(499)
    expect(asked).toEqual([])
    await clock.run(1)
    expect(asked.map(({ search }) => search)).toEqual(['met'])
  })

  it('searches again only when the trimmed query changes [C-266]', async () => {
    const { asked, wallets } = answers()
    const { clock, type, state } = setUp(wallets)
    type('met')
    await clock.run(500)
    type('met ')
    type(' met')
    await clock.run(2000)
    expect(asked).toHaveLength(1)
    type('metr')
    await clock.run(500)
    expect(asked.map(({ search }) => search)).toEqual(['met', 'metr'])
    expect(state()).toMatchObject({ status: 'found', wallets: [aWallet('metro')] })
  })

  it('keeps the results on screen during further typing', async () => {
    const { clock, type, state } = setUp(answers().wallets)
    type('met')
    await clock.run(500)
    type('metr')
    type('metro')
    expect(state()).toMatchObject({
      status: 'waiting',
      shown: [aWallet('meta'), aWallet('metro')],
    })
  })

  it('returns to the whole list when the text gets too short', async () => {
    const { asked, wallets } = answers()
    const { clock, type, state } = setUp(wallets)
    type('met')
    type('m')
    await clock.run(1000)
    expect(state()).toEqual({ status: 'browsing' })
    expect(asked).toEqual([])
  })

  it('drops a result that arrives after another query', async () => {
    const waiting: ((page: WalletPage) => void)[] = []
    const { clock, type, state } = setUp(
      () =>
        new Promise((resolve) => {
          waiting.push(resolve)
        }),
    )
    type('meta')
    await clock.run(500)
    type('trust')
    await clock.run(500)
    waiting[0]?.({ wallets: [aWallet('meta')], count: 1 })
    await clock.run(0)
    expect(state()).toEqual({ status: 'searching', query: 'trust' })
    waiting[1]?.({ wallets: [aWallet('trust')], count: 1 })
    await clock.run(0)
    expect(state()).toMatchObject({ status: 'found', wallets: [aWallet('trust')] })
  })

  it('treats no match as a result, not as a failure', async () => {
    const { clock, type, state } = setUp(answers().wallets)
    type('nobody')
    await clock.run(500)
    expect(state()).toEqual({ status: 'found', query: 'nobody', wallets: [] })
  })

  it('shows a failure of the directory and retries on request', async () => {
    const { wallets, breakFor } = answers()
    const { clock, flow, type, state } = setUp(wallets)
    breakFor(100, new FoyerError('http.status', 'Failed to load wallets: status 500.'))
    type('met')
    await clock.run(500)
    expect(state()).toMatchObject({
      status: 'failed',
      query: 'met',
      error: { code: 'http.status' },
    })
    breakFor()
    flow.send({ type: 'retry' })
    await clock.run(0)
    expect(state()).toMatchObject({ status: 'found', query: 'met' })
  })

  it('stops when its view is left', async () => {
    const { asked, wallets } = answers()
    const { clock, flow, type } = setUp(wallets)
    type('met')
    flow.stop()
    await clock.run(1000)
    expect(asked).toEqual([])
    expect(clock.pending()).toEqual([])
  })
})
