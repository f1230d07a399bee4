import type { Network } from '../../port/network.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { localNetworks } from '../../mock/chains/localNetworks.ts'
import { createPairingTest } from './testing/pairingTest.ts'
import { until } from '../../mock/actors/phone/testing/until.ts'

const test = createPairingTest()
const { phone, walletConnect, oneRequest, pairFor } = test
const [base] = localNetworks.filter(({ id }) => id === 'eip155:8453') as [Network]

beforeAll(test.load, 120_000)
afterAll(() => vi.unstubAllGlobals())

const solana: Network = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
}
const onSolana = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'

it('requests Solana if the host has it, and ends both namespaces together', async () => {
  const connection = await pairFor([base, solana])
  expect(connection).toMatchObject({ chain: 'eip155', chainId: 'eip155:8453' })
  const companion = connection.companions?.[0]
  expect(companion).toMatchObject({
    connectorId: 'walletConnect',
    chain: 'solana',
    chainId: solana.id,
    accounts: [onSolana],
    approvedChainIds: [solana.id],
  })
  expect(companion?.companions).toEqual([connection])

  const request = { method: 'solana_signMessage', params: [{ message: 'StV1DL6CwTryKyV' }] }
  const signing = companion?.provider.request(request)
  await phone.approveRequest(await oneRequest())
  expect(await signing).toEqual({ signature: expect.stringMatching(/^[1-9A-Za-z]{80,90}$/) })
  await expect(companion?.provider.request({ method: 'eth_sign' })).rejects.toMatchObject({
    code: 'wallet.unsupportedMethod',
  })

  const received: string[] = []
  const handle = (name: string) => ({
    accountsChanged: (accounts: readonly string[]) => received.push(`${name} ${accounts.join()}`),
    chainChanged: () => undefined,
    disconnected: () => received.push(`${name} ended`),
  })
  connection.subscribe(handle('evm'))
  companion?.subscribe(handle('solana'))
  await phone.setAccounts([1])
  await until(() => received.length === 2)
  expect(received.toSorted()).toEqual([
    'evm 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'solana 9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu',
  ])
  await companion?.disconnect()
  expect(received.slice(2)).toEqual(['evm ended'])
  await connection.disconnect()
  await until(() => phone.sessions().length === 0)
})

it('connects on Solana alone, or on Solana first, and ends with the phone', async () => {
  const alone = await pairFor([solana])
  expect(alone).toMatchObject({ chain: 'solana', accounts: [onSolana], companions: [] })
  await alone.disconnect()
  await until(() => phone.sessions().length === 0)

  const first = await pairFor([solana, base])
  expect(first.chain).toBe('solana')
  const again = await walletConnect.reconnect({ networks: [base, solana] })
  expect(again).toMatchObject({ chain: 'eip155', companions: [{ chain: 'solana' }] })
  const ended: string[] = []
  first.subscribe({
    accountsChanged: () => undefined,
    chainChanged: () => undefined,
    disconnected: () => ended.push('solana'),
  })
  await phone.disconnect()
  await until(() => ended.length > 0)
  await expect(first.provider.request({ method: 'solana_getAccounts' })).rejects.toMatchObject({
    code: 'wallet.disconnected',
  })
})
