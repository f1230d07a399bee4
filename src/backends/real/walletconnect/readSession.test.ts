import { expect, it } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createLibraryStorage } from './libraryStorage.ts'
import { readChainEvent } from './readChainEvent.ts'
import { readSession } from './readSession.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const session = (accounts: unknown, more: object = {}) => ({
  topic: 't',
  namespaces: { eip155: { accounts, methods: ['personal_sign'], ...more } },
})

it("reads accounts and chains of a session in the wallet's order", () => {
  const read = readSession(session([`eip155:137:${account}`, `eip155:1:${account}`]))
  expect(read.chainIds).toEqual(['eip155:137', 'eip155:1'])
  expect(read.accountsOn('eip155:1')).toEqual([account])
  expect(read.accountsOn('eip155:10')).toEqual([])
  expect(read.methods).toEqual(['personal_sign'])
})

it('reads a chain of 16 digits, and an account in any letter case', () => {
  const chainId = `eip155:${'9'.repeat(16)}`
  const upper = account.toUpperCase().replace('0X', '0x')
  const read = readSession(session([`${chainId}:${upper}`]))
  expect([read.chainIds, read.accountsOn('eip155:9999999999999999')]).toEqual([[chainId], [upper]])
})

it('reads the first thousand accounts and methods of a session with a million', () => {
  const many = Array.from({ length: 1_000_000 }, (_, nth) => `eip155:${nth + 1}:${account}`)
  const read = readSession(session(many, { methods: many }))
  expect([read.chainIds.length, read.methods.length]).toEqual([1_000, 1_000])
  expect(read.accountsOn('eip155:1')).toEqual([account])
})

it('skips malformed EVM accounts, and refuses a session without one', () => {
  const odd = [
    `eip155:1:${account}`,
    'eip155:1:0x12',
    'eip155:0x1:',
    7,
    null,
    `cosmos:1:${account}`,
    `xeip155:2:${account}`,
    `eip155:3:${account}0`,
    `eip155:4:${account.slice(0, -1)}`,
    `eip155:5:${account} `,
    `eip155:${'9'.repeat(17)}:${account}`,
  ]
  expect(readSession(session(odd)).chainIds).toEqual(['eip155:1'])
  for (const broken of [undefined, {}, session([]), session('x'), session(['eip155:1:me'])]) {
    expect(() => readSession(broken)).toThrow(expect.objectContaining({ code: 'wallet.malformed' }))
  }
})

it.each([
  ['a third namespace', 't', 'cosmos'],
  ['a namespace that only ends like one', 't', 'my-eip155'],
  ['a session without a topic', 7, 'eip155'],
])('ignores EVM accounts in %s', (_, topic, name) => {
  const namespaces = { [name]: { accounts: [`eip155:1:${account}`], methods: [] } }
  expect(() => readSession({ topic, namespaces })).toThrow(
    expect.objectContaining({ code: 'wallet.malformed' }),
  )
})

it('refuses malformed namespaces, and skips methods that are not text', () => {
  expect(() => readSession({ topic: 't', namespaces: { eip155: null } })).toThrow(
    expect.objectContaining({ code: 'wallet.malformed' }),
  )
  const methods = ['personal_sign', 7, null]
  expect(readSession(session([`eip155:1:${account}`], { methods })).methods).toEqual([
    'personal_sign',
  ])
})

it('reads a namespace named by its chain', () => {
  const named = {
    topic: 't',
    namespaces: { 'eip155:10': { accounts: [`eip155:10:${account}`], methods: 'none' } },
  }
  expect(readSession(named)).toMatchObject({ chainIds: ['eip155:10'], methods: [] })
})

it('reads the chain of an event in every format of wallets', () => {
  for (const data of [137, '137', '0x89', 'eip155:137']) {
    expect(readChainEvent('chainChanged', data)).toBe('eip155:137')
  }
  expect(readChainEvent('chainChanged', { odd: true }, 'eip155:10')).toBe('eip155:10')
  expect(readChainEvent('chainChanged', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBeUndefined()
  for (const none of ['0x0', '0x20000000000000', `0x${'f'.repeat(64)}`]) {
    expect(readChainEvent('chainChanged', none)).toBeUndefined()
  }
  expect(readChainEvent('accountsChanged', 137)).toBeUndefined()
})

it('stores plain data under its prefix, and reports unreadable entries', async () => {
  const storage = memoryStorage(new Map([['other', 'untouched']]))
  const notified: string[] = []
  const kept = createLibraryStorage({
    storage,
    prefix: 'wc/',
    onError: (error) => notified.push(error.message),
  })
  await kept.setItem('a', { deep: [1] })
  await kept.setItem('b', 'text')
  expect(await kept.getKeys()).toEqual(['a', 'b'])
  expect(await kept.getItem('a')).toEqual({ deep: [1] })
  expect(await kept.getEntries()).toEqual([
    ['a', { deep: [1] }],
    ['b', 'text'],
  ])
  storage.set('wc//a', '{')
  expect(await kept.getItem('a')).toBeUndefined()
  expect(notified).toEqual([expect.stringContaining('Reading wc//a')])
  await kept.removeItem('a')
  await kept.removeItem('b')
  expect([...storage.entries]).toEqual([['other', 'untouched']])
})

it('lists each key once, and only valid keys', async () => {
  const storage = memoryStorage()
  const kept = createLibraryStorage({ storage, prefix: 'wc/', onError: () => undefined })
  await kept.setItem('a', 1)
  await kept.setItem('a', 2)
  await kept.setItem('b', 3)
  expect(await kept.getKeys()).toEqual(['a', 'b'])
  await kept.removeItem('a')
  expect(await kept.getKeys()).toEqual(['b'])
  storage.set('wc/keys', '["b",7,null]')
  expect(await kept.getKeys()).toEqual(['b'])
})
