import { describe, expect, it } from 'vitest'
import { testAddress } from '../../../testing/testConnection.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createSendForm } from '../state/sendForm.ts'
import { createSendingTest } from '../testing/sendingTest.ts'
import { hash, other, toVera, vera } from '../testing/sendTest.ts'
import { ether, usdc } from '../testing/testTokens.ts'

describe('sending', () => {
  it('sends the wallet exactly the shown transfer, and lets it set the gas price [A-158]', async () => {
    const { send, sent, shown } = await createSendingTest()
    expect(shown()).toEqual(toVera)
    await send()
    const params = [
      { from: toVera.from, to: vera, data: '0x', value: '0xde0b6b3a7640000', chainId: '0x1' },
    ]
    expect(sent()).toEqual([{ method: 'eth_sendTransaction', params }])
  })

  it('tracks the start, resets the form and opens the account', async () => {
    const { core, events, send, status, toasts, views } = await createSendingTest()
    await send()
    expect(views()).toEqual(['Account'])
    expect(toasts()).toEqual([])
    expect(status()).toBe('idle')
    expect(core.use(createSendForm).store.getState().token).toBeUndefined()
    const facts = { isSmartAccount: false, network: 'eip155:1', token: 'ETH', amount: 1 }
    expect(events()).toEqual([
      { event: 'SEND_INITIATED', properties: facts },
      { event: 'SEND_SUCCESS', properties: facts },
    ])
    expect(core.backend.storage.get('@foyer/recipients')).toBe(
      JSON.stringify({ [testAddress.toLowerCase()]: [vera] }),
    )
  })

  it('tracks a token by its address', async () => {
    const { events, send } = await createSendingTest({}, { token: usdc, amount: '2.5', to: vera })
    await send()
    expect(events()[1]?.properties).toMatchObject({ token: usdc.address, amount: 2.5 })
  })

  it('shows a toast and stays when the wallet refuses', async () => {
    const { events, problem, seen, send, toasts, views } = await createSendingTest({
      wallet: {
        eth_sendTransaction: () => Promise.reject(new FoyerError('wallet.rejected', 'no')),
      },
    })
    await send()
    expect(seen).toContainEqual(expect.objectContaining({ about: 'send', code: 'wallet.rejected' }))
    expect(views().at(-1)).toBe('WalletSendPreview')
    expect(toasts()).toEqual(['Something went wrong'])
    expect(problem()).toBeUndefined()
    expect(events().map(({ event }) => event)).toEqual(['SEND_INITIATED', 'SEND_ERROR'])
  })

  it('shows what the wallet said until the next request', async () => {
    const answers = [() => Promise.reject(new Error('insufficient funds for gas')), () => hash]
    const { problem, send, toasts } = await createSendingTest({
      wallet: { eth_sendTransaction: () => answers.shift()?.() },
    })
    await send()
    expect([toasts(), problem()]).toEqual([['Something went wrong'], { kind: 'walletFunds' }])
    await send()
    expect(problem()).toBeUndefined()
  })

  it('reports no success if the wallet answers without a hash', async () => {
    const { send, toasts } = await createSendingTest({
      wallet: { eth_sendTransaction: () => null },
    })
    await send()
    expect(toasts()).toEqual(['Something went wrong'])
  })

  it('ignores a second click', async () => {
    const { send, sent, tracked } = await createSendingTest()
    void send()
    await send()
    expect(sent()).toHaveLength(1)
    expect(tracked().filter((event) => event === 'SEND_INITIATED')).toHaveLength(1)
  })

  it('sends nothing for a screen that is not on top', async () => {
    const { clock, sending, sent, toasts } = await createSendingTest()
    void sending.sendToken(99, toVera)
    await clock.idle()
    expect([sent(), toasts()]).toEqual([[], []])
  })
})

describe('the last look', () => {
  it.each([
    [{ ensAddress: async () => other }, { kind: 'nameChanged', name: 'vera.eth', now: other }],
    [{ ensAddress: async () => undefined }, { kind: 'nameGone', name: 'vera.eth' }],
    [
      { ensAddress: () => Promise.reject(new FoyerError('chain.failed', 'down')) },
      { kind: 'nameUnchecked', name: 'vera.eth' },
    ],
  ])('stops if the name no longer resolves to the recipient: %#', async (chains, problem) => {
    const test = await createSendingTest()
    Object.assign(test.core.backend.chains, chains)
    await test.send()
    expect(test.problem()).toEqual(problem)
    expect([test.sent(), test.toasts()]).toEqual([[], []])
  })

  it('looks up no name if the visitor entered an address', async () => {
    const { core, send, sent } = await createSendingTest({}, { to: vera })
    Object.assign(core.backend.chains, { ensAddress: async () => other })
    await send()
    expect(sent()).toHaveLength(1)
  })

  it.each([
    ['another account', { eth_accounts: () => [other] }, 'account', 'Another account is active'],
    ['no account', { eth_accounts: () => [] }, 'account', 'Another account is active'],
    ['another chain', { eth_chainId: () => '0x89' }, 'chain', 'Your wallet is on another network'],
  ])('stops if the wallet has %s', async (_, wallet, kind, words) => {
    const { problem, send, sent, toasts } = await createSendingTest({ wallet })
    await send()
    expect(problem()).toEqual({ kind })
    expect(toasts().at(-1)).toContain(words)
    expect(sent()).toEqual([])
  })

  it("stops if the token's decimals differ from the shown ones", async () => {
    const row = { ...usdc, quantity: { numeric: '9', decimals: 8 } }
    const { problem, send, sent } = await createSendingTest(
      { tokens: [row] },
      { token: row, to: vera },
    )
    await send()
    expect(problem()).toEqual({ kind: 'units' })
    expect(sent()).toEqual([])
  })

  it("sends nothing if the token's decimals cannot be read", async () => {
    const down = () => Promise.reject(new FoyerError('network.failed', 'Down.'))
    const { send, sent, toasts } = await createSendingTest(
      { rpc: { eth_call: down } },
      { token: usdc, to: vera },
    )
    await send()
    expect([sent(), toasts()]).toEqual([[], ['Something went wrong']])
  })

  it('sends only what is on the screen, and shows an error otherwise', async () => {
    const { problem, send, sent, toasts } = await createSendingTest()
    await send({ ...toVera, units: 2n })
    expect(problem()).toEqual({ kind: 'changed' })
    await send({ ...toVera, from: other })
    expect(toasts()).toEqual(['Another account is active in your wallet. Nothing was sent.'])
    await send({ ...toVera, chainId: 'eip155:137' })
    expect(toasts().at(-1)).toBe('Your wallet is on another network. Nothing was sent.')
    expect(sent()).toEqual([])
  })

  it('clears the error on the next attempt', async () => {
    const { problem, send, sent } = await createSendingTest()
    await send({ ...toVera, units: 2n })
    await send()
    expect([problem(), sent().length]).toEqual([undefined, 1])
  })

  it('shows nothing when the visitor leaves', async () => {
    const { clock, core, send, sent, status, toasts } = await createSendingTest()
    let answer: (address: string) => void = () => undefined
    Object.assign(core.backend.chains, {
      ensAddress: () => new Promise((resolve) => (answer = resolve)),
    })
    await send()
    expect(status()).toBe('checking')
    core.router.goBack()
    expect(status()).toBe('idle')
    answer(vera)
    await clock.idle()
    expect([sent(), toasts()]).toEqual([[], []])
  })
})

describe('an order that the visitor left while the wallet was asking', () => {
  async function left(to = 'vera.eth') {
    let answer: (value: unknown) => void = () => undefined
    const wallet = { eth_sendTransaction: () => new Promise((resolve) => (answer = resolve)) }
    const test = await createSendingTest({ wallet }, { to })
    await test.send()
    test.core.router.goBack()
    test.form.type('0.1')
    test.core.router.push('WalletSendPreview')
    const { id } = test.core.router.current()
    return {
      ...test,
      async click() {
        const transfer = test.shown()
        if (transfer) void test.sending.sendToken(id, transfer)
        await test.clock.idle()
      },
      async answer(value: unknown) {
        answer(value)
        await test.clock.idle()
      },
    }
  }

  it('a left order is never signed again: after a refusal the wallet gets the new order', async () => {
    const { answer, click, sent, toasts } = await left()
    await answer(Promise.reject(new FoyerError('wallet.rejected', 'no')))
    expect(toasts()).toEqual([])
    await click()
    expect(sent().map(({ params }) => Object((params as unknown[])[0]).value)).toEqual([
      '0xde0b6b3a7640000',
      '0x16345785d8a0000',
    ])
  })

  it('blocks further wallet requests until the wallet answers', async () => {
    const { answer, click, sent, tracked } = await left()
    await click()
    expect(sent()).toHaveLength(1)
    expect(tracked().filter((event) => event === 'SEND_INITIATED')).toHaveLength(1)
    await answer(Promise.reject(new FoyerError('wallet.rejected', 'no')))
    expect(sent()).toHaveLength(1)
  })

  it('reports a late approval with its own amount, and keeps the new order on screen', async () => {
    const { answer, core, form, toasts, tracked, views } = await left()
    await answer(hash)
    expect(toasts()).toEqual(['Your wallet approved the earlier request: 1 ETH to vera.eth'])
    expect(views()).toEqual(['WalletSend', 'WalletSendPreview'])
    expect(form.store.getState()).toMatchObject({ token: ether, sendTokenAmount: '0.1' })
    expect(tracked()).toContain('SEND_SUCCESS')
    expect(core.backend.storage.get('@foyer/recipients')).toBe(
      JSON.stringify({ [testAddress.toLowerCase()]: [vera] }),
    )
  })

  it('reports the address if no name was entered', async () => {
    const { answer, toasts } = await left(vera)
    await answer(hash)
    expect(toasts()).toEqual(['Your wallet approved the earlier request: 1 ETH to 0x14dC...9955'])
  })

  it('a late answer does not navigate away from another view', async () => {
    const { answer, core, toasts, views } = await left()
    core.router.reset('Profile')
    await answer(hash)
    expect([views(), toasts()]).toEqual([
      ['Profile'],
      ['Your wallet approved the earlier request: 1 ETH to vera.eth'],
    ])
  })
})
