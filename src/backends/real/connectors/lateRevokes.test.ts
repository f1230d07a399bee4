import { expect, it } from 'vitest'
import type { Connection } from '../../port/connectors.ts'
import { openPage, settled, startConnecting } from '../testing/connectedWallet.ts'
import { ALICE, fakeProvider, rpcError } from '../testing/fakeProvider.ts'

async function reconnect(revokeMs: number, accounts: () => readonly string[]) {
  const page = openPage()
  const provider = fakeProvider({
    wallet_revokePermissions: () => page.clock.sleep('clock.timeout', revokeMs),
  })
  const first = (await startConnecting(provider, undefined, page).connecting) as Connection
  await first.disconnect()
  const { connecting, errors } = startConnecting(provider, undefined, page)
  const again = settled(connecting)
  provider.answers.eth_accounts = accounts
  return { ...page, provider, again, errors }
}

it('lets the next connection wait for the revoke of the one before', async () => {
  const { again, clock, provider } = await reconnect(2_500, () => [])
  await clock.run(2_499)
  expect(again.outcome).toBeUndefined()
  provider.emit('accountsChanged', [])
  await clock.run(1)
  expect(again.outcome).toMatchObject({ accounts: [ALICE] })
})

it('connects after five seconds while a revoke stays open, and requests again what it takes', async () => {
  const { again, clock, provider, errors } = await reconnect(20_000, () => [])
  await clock.run(5_000)
  const connection = again.outcome as Connection
  const ends: string[] = []
  connection.subscribe({
    accountsChanged: () => undefined,
    chainChanged: () => undefined,
    disconnected: () => ends.push('end'),
  })
  await clock.run(15_000)
  provider.emit('accountsChanged', [])
  await clock.idle()
  expect([ends, connection.accounts, errors]).toEqual([[], [ALICE], []])
  expect(provider.requests.slice(-2).map(({ method }) => method)).toEqual([
    'eth_accounts',
    'eth_requestAccounts',
  ])
})

it('ends a connection that the visitor does not grant again', async () => {
  const { again, clock, provider } = await reconnect(20_000, () => [])
  await clock.run(5_000)
  const connection = again.outcome as Connection
  const ends: string[] = []
  connection.subscribe({
    accountsChanged: () => undefined,
    chainChanged: () => undefined,
    disconnected: () => ends.push('end'),
  })
  provider.answers.eth_requestAccounts = () => Promise.reject(rpcError(4001, 'no'))
  provider.emit('accountsChanged', [])
  await clock.idle()
  expect(ends).toEqual(['end'])
})

it('ends a later connection as soon as its own accounts are gone', async () => {
  const { again, clock, provider } = await reconnect(100, () => [])
  await clock.run(2_000)
  const connection = again.outcome as Connection
  const ends: string[] = []
  connection.subscribe({
    accountsChanged: () => undefined,
    chainChanged: () => undefined,
    disconnected: () => ends.push('end'),
  })
  provider.emit('accountsChanged', [])
  expect(ends).toEqual(['end'])
})
