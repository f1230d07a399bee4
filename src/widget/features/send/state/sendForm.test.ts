import { describe, expect, it } from 'vitest'
import { createAccountTypeChanges } from '../../../core/login/accountTypeChanges.ts'
import { createSendState } from './sendState.ts'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import { createSendForm, sameToken } from './sendForm.ts'
import { testAddress } from '../../../testing/testConnection.ts'
import { createSendTest, other } from '../testing/sendTest.ts'
import { ether, usdc } from '../testing/testTokens.ts'
import { createTokenSearchFlow, filterTokens } from '../services/tokenSearchFlow.ts'

function setUp(options: Parameters<typeof createSendTest>[0] = {}) {
  const test = createSendTest(options)
  const form = test.core.use(createSendForm)
  form.choose(ether)
  form.type('1,5')
  return { ...test, form, state: () => form.store.getState() }
}

const empty = { token: undefined, sendTokenAmount: '' }

describe('the form', () => {
  it('accepts digits, comma and point in an amount [A-140]', () => {
    const { form, state } = setUp()
    expect(state()).toEqual({ token: ether, sendTokenAmount: '1.5' })
    form.type('-2.0x1')
    expect(state().sendTokenAmount).toBe('2.01')
  })

  it("cuts digits beyond the token's decimals, when typing and when choosing a token", () => {
    const { form, state } = setUp()
    form.type('1.1234567')
    form.choose(usdc)
    expect(state().sendTokenAmount).toBe('1.123456')
    form.type('2.7654321')
    expect(state().sendTokenAmount).toBe('2.765432')
  })

  it('resets the form for another account type, another account or a closed modal', () => {
    const type = setUp()
    type.core.use(createSendState).reset()
    expect(type.state()).toEqual(empty)
    const account = setUp()
    account.notify.accountsChanged([other])
    expect(account.state()).toEqual(empty)
    const modal = setUp()
    modal.core.close()
    expect(modal.state()).toEqual(empty)
  })

  it('resets the form at each change of the account, and at nothing else', () => {
    const { core, form, notify, state } = setUp()
    const filled = state()
    notify.accountsChanged([testAddress, other])
    core.networks.setActive('eip155:1')
    expect(state()).toEqual(filled)
    for (const accounts of [[other], [testAddress, other]]) {
      notify.accountsChanged(accounts)
      expect(state()).toEqual(empty)
      form.choose(ether)
    }
  })

  it('keeps its values when the modal opens', () => {
    const { core, form, state } = setUp()
    core.close()
    form.choose(usdc)
    core.open('WalletSend')
    expect(state().token).toEqual(usdc)
  })

  it('resets before the account type changes [C-232]', () => {
    const { core, state } = setUp()
    core.use(createAccountTypeChanges).notify(undefined)
    expect(state()).toEqual(empty)
  })

  it('the form does not choose a token when balances arrive', async () => {
    const { core, form, state } = setUp({ tokens: [ether] })
    core.use(createSendState).reset()
    await core.use(createTokenBalances).load()
    expect(core.use(createTokenBalances).store.getState().status).toBe('ready')
    expect(state()).toEqual(empty)
    form.choose(usdc)
    await core.use(createTokenBalances).load()
    expect(state().token).toBe(usdc)
  })

  it('treats a contract as the same token on one chain only, in any case', () => {
    const lower = { ...usdc, address: String(usdc.address).toLowerCase() }
    expect([sameToken(usdc, lower), sameToken(lower, usdc)]).toEqual([true, true])
    expect(sameToken(usdc, { ...usdc, chainId: 'eip155:137' })).toBe(false)
    expect(sameToken(usdc, ether)).toBe(false)
  })

  it('drops its token when the network changes', () => {
    const { core, state } = setUp()
    core.networks.setActive('eip155:137')
    expect(state()).toEqual(empty)
  })

  it('uses the newest balance of its token', async () => {
    const poorer = { ...ether, quantity: { numeric: '0.5', decimals: 18 } }
    const { core, state } = setUp({ tokens: [usdc, poorer] })
    await core.use(createTokenBalances).load()
    expect(state()).toEqual({ token: poorer, sendTokenAmount: '1.5' })
  })
})

describe('the search', () => {
  it('matches names in any case [A-146]', () => {
    expect(filterTokens([ether, usdc], 'usd C')).toEqual([usdc])
    expect(filterTokens([ether, usdc], ' ')).toEqual([ether, usdc])
    expect(filterTokens([ether, usdc], 'USDC')).toEqual([])
  })

  it('waits until the typing rests for 100 ms [A-146]', async () => {
    const { clock, core } = setUp()
    const flow = createTokenSearchFlow(core)
    flow.start()
    flow.send({ type: 'typed', text: 'eth' })
    await clock.run(99)
    flow.send({ type: 'typed', text: 'ether' })
    await clock.run(99)
    expect(flow.store.getState()).toMatchObject({ typed: 'ether', query: '' })
    await clock.run(1)
    expect(flow.store.getState()).toEqual({ status: 'idle', typed: 'ether', query: 'ether' })
  })
})
