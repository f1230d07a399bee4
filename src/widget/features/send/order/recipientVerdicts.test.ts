import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import { createSendTest, other, toVera, vera } from '../testing/sendTest.ts'
import { usdc } from '../testing/testTokens.ts'
import { isBurnAddress } from '../rules/addressRules.ts'
import { createRecipientVerdicts } from './recipientVerdicts.ts'

const { signal } = new AbortController()
const refused = new FoyerError('chain.failed', 'reverted', { details: { rpcCode: 3 } })
const throwing = (error: unknown) => () => {
  throw error
}
/** AAVE, which is in the table and not held. */
const aave = '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9'

async function judge(
  recipient: string,
  rpc: Readonly<Record<string, () => unknown>> = {},
  token?: string,
) {
  const { core } = createSendTest({ rpc, tokens: [usdc] })
  await core.use(createTokenBalances).load()
  return core.use(createRecipientVerdicts).load({ ...toVera, recipient, token }, signal)
}

describe('a recipient on an EVM chain', () => {
  it('is a wallet without code, and with the code of a delegated key', async () => {
    expect(await judge(vera)).toBe('wallet')
    const delegated = `0xef0100${'ab'.repeat(20)}`
    expect(await judge(vera, { eth_getCode: () => delegated })).toBe('wallet')
    expect(await judge(vera, { eth_getCode: () => `${delegated}00` })).not.toBe('wallet')
  })

  it('is a token if it is held, sent, well known or has decimals', async () => {
    const code = { eth_getCode: () => '0x60' }
    expect(await judge(String(usdc.address))).toBe('token')
    expect(await judge(other.toLowerCase(), {}, other)).toBe('token')
    expect(await judge(aave)).toBe('token')
    expect(await judge(vera, code)).toBe('token')
    expect(await judge(vera, { ...code, eth_call: throwing(refused) })).toBe('contract')
    expect(await judge(vera, { ...code, eth_call: () => '0x' })).toBe('contract')
    // A contract with a fallback function may answer any call.
    expect(await judge(vera, { ...code, eth_call: () => `0x${'f'.repeat(64)}` })).toBe('contract')
  })

  it('is a wallet if the chain cannot be read and no list has it', async () => {
    const down = { eth_getCode: throwing(new FoyerError('network.failed', 'down')) }
    expect(await judge(vera, down)).toBe('wallet')
    expect(await judge(aave, down)).toBe('token')
  })

  it('is a wallet if it is an account of the same login', async () => {
    const { core } = createSendTest({ rpc: { eth_getCode: () => '0x60' } })
    core.account.setState({ allAccounts: [{ address: vera, type: 'smartAccount' }] })
    expect(await core.use(createRecipientVerdicts).load(toVera, signal)).toBe('wallet')
  })

  it.each([
    `0x${'0'.repeat(40)}`,
    `0x${'0'.repeat(36)}dEaD`,
    `0x${'0'.repeat(39)}9`,
    '0xdEAD000000000000000042069420694206942069',
    '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  ])('is nobody at %s', async (address) => {
    expect(await judge(address)).toBe('burn')
  })

  it('is known once it was judged, for its network, sender and token', async () => {
    const verdicts = createSendTest().core.use(createRecipientVerdicts)
    expect(verdicts.find(toVera)).toBeUndefined()
    await verdicts.load(toVera, signal)
    expect(verdicts.find({ ...toVera })).toBe('wallet')
    expect(verdicts.find({ ...toVera, token: other })).toBeUndefined()
    expect(verdicts.find({ ...toVera, recipient: other })).toBeUndefined()
  })

  it('is not taken for a burn address by its first letters', () => {
    expect(isBurnAddress(`0xdead${'12'.repeat(18)}`)).toBe(false)
    expect(isBurnAddress(`0x${'0'.repeat(8)}${'ab'.repeat(16)}`)).toBe(false)
  })
})
