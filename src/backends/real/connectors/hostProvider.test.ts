import { expect, it } from 'vitest'
import { createDeferred } from '../../mock/shared/deferred.ts'
import { fakeProvider } from '../testing/fakeProvider.ts'
import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import { connectEip1193, createLateRevokes } from './connectEip1193.ts'

/** A connected wallet that is slow to report its chain. */
async function connectSlow() {
  const wallet = fakeProvider({ eth_sendTransaction: () => '0xsent' })
  const clock = createTestClock()
  const connection = await connectEip1193({
    clock,
    revokes: createLateRevokes(clock),
    connector: { id: 'io.fox', type: 'ANNOUNCED', name: 'Fox', chain: 'eip155' },
    provider: wallet,
    silent: false,
    rpcUrl: () => 'https://rpc.example',
    onError: () => undefined,
  })
  if (connection === undefined) throw new Error('The wallet granted no account.')
  const chainId = createDeferred<string>()
  wallet.answers.eth_chainId = () => chainId.promise
  const signed = () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  return { chainId, connection, signed, wallet }
}

const request = { method: 'eth_sendTransaction', params: [{ chainId: '0x1' }] }

it('refuses to sign when the wallet disconnects during the chain check', async () => {
  const { chainId, connection, signed } = await connectSlow()
  const sending = connection.provider.request(request)
  await connection.disconnect()
  chainId.resolve('0x1')
  await expect(sending).rejects.toMatchObject({ code: 'wallet.disconnected' })
  expect(signed()).toEqual([])
})

it('sends a `requestNow` to the wallet at once, and never after the session ended', async () => {
  const { connection, signed } = await connectSlow()
  const sending = connection.requestNow?.(request)
  expect(signed()).toEqual([request])
  expect(await sending).toBe('0xsent')
  await connection.disconnect()
  await expect(connection.requestNow?.(request)).rejects.toMatchObject({
    code: 'wallet.disconnected',
  })
  expect(signed()).toHaveLength(1)
})
