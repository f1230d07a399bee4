import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createSendingTest } from '../testing/sendingTest.ts'
import { hash, vera } from '../testing/sendTest.ts'
import { usdc } from '../testing/testTokens.ts'

describe('after it was sent', () => {
  const coin = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

  it('reloads the balances of the token and of the coin', async () => {
    const token = await createSendingTest({}, { token: usdc, to: vera })
    await token.send()
    expect(token.loads.at(-1)).toEqual([coin, `eip155:1:${usdc.address}`])
    const ethers = await createSendingTest()
    await ethers.send()
    expect(ethers.loads.at(-1)).toEqual([coin])
  })

  it('leaves the navigation to a secure wallet’s own screen', async () => {
    const { core, send, toasts, views } = await createSendingTest({
      wallet: {
        eth_sendTransaction() {
          core.router.push('ApproveTransaction')
          return hash
        },
      },
    })
    await send()
    expect(views()).toEqual(['WalletSend', 'WalletSendPreview', 'ApproveTransaction'])
    expect(toasts()).toEqual(['Transaction started'])
  })

  it('reports a balance that could not be read', async () => {
    const { core, seen, send } = await createSendingTest()
    core.refreshBalance = () => Promise.reject(new FoyerError('network.failed', 'Down.'))
    await send()
    expect(seen).toContainEqual(expect.objectContaining({ about: 'send.balance' }))
  })

  const receipt = (status: 'success' | 'reverted') => async () => ({
    hash,
    status,
    blockNumber: 1n,
  })
  const none = async () => undefined
  const calls = (known: unknown) => async () => known

  it.each([
    ['arrived', { waitForReceipt: receipt('success') }, []],
    ['failed', { waitForReceipt: receipt('reverted') }, ['The transfer failed on the network']],
    ['is not visible yet', { waitForReceipt: none, call: calls(null) }, []],
    ['still waits', { waitForReceipt: none, call: calls({ hash }) }, []],
  ] as const)('reports the result: it %s', async (_, chains, words) => {
    const { core, loads, send, toasts } = await createSendingTest(
      {
        // No line of the account is on the screen.
        wallet: {
          eth_sendTransaction() {
            core.router.push('ApproveTransaction')
            return hash
          },
        },
      },
      { to: vera },
    )
    Object.assign(core.backend.chains, chains)
    await send()
    expect(toasts()).toEqual(['Transaction started', ...words])
    expect(loads.at(-1)).toEqual([coin])
  })
})
