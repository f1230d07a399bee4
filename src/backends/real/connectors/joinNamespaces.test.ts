import { describe, expect, it } from 'vitest'
import type { Connector, Connectors } from '../../port/connectors.ts'
import { joinNamespaces } from './joinNamespaces.ts'
import { joinPairs } from './joinPairs.ts'

const evm = (id: string, name: string, rdns = id): Connector => ({
  id,
  type: 'ANNOUNCED',
  name,
  chain: 'eip155',
  info: { rdns },
})
const sol = (name: string, id = `solana/${name}`): Connector => ({
  id,
  type: 'ANNOUNCED',
  name,
  chain: 'solana',
})
const twin = { rdns: 'example.twin', solanaName: 'Twin Keys' }

function join(onEvm: readonly Connector[], onSolana: readonly Connector[], pairs = [twin]) {
  const asked: string[] = []
  const side = (name: string, list: readonly Connector[]): Connectors => ({
    list: () => list,
    subscribe: () => () => undefined,
    connect(id) {
      asked.push(`${name} ${id}`)
      return Promise.reject(new Error('not now'))
    },
    reconnect(id) {
      asked.push(`${name} again ${id}`)
      return Promise.resolve(undefined)
    },
  })
  const joined = joinNamespaces(
    side('evm', onEvm),
    side('sol', onSolana),
    (...rows) => joinPairs(...rows, pairs),
    () => undefined,
  )
  return { joined, asked }
}

const names = (connectors: Connectors) => connectors.list().map(({ id }) => id)

describe('a wallet of two chain namespaces', () => {
  it('shows one MULTI_CHAIN row for a wallet that the host joins [C-168]', () => {
    const { joined } = join(
      [evm('example.twin', 'Twin'), evm('example.fox', 'Fox')],
      [sol('Twin Keys'), sol('Harbor')],
    )
    expect(names(joined)).toEqual(['multi/example.twin', 'example.fox', 'solana/Harbor'])
    expect(joined.list()[0]).toMatchObject({
      type: 'MULTI_CHAIN',
      name: 'Twin',
      providers: [
        { connectorId: 'example.twin', chain: 'eip155', name: 'Twin', type: 'ANNOUNCED' },
        { connectorId: 'solana/Twin Keys', chain: 'solana', name: 'Twin Keys', type: 'ANNOUNCED' },
      ],
    })
  })

  it('shows two rows for similar wallets that the host did not join', () => {
    const { joined } = join([evm('example.twin', 'Twin Keys')], [sol('Twin Keys')], [])
    expect(names(joined)).toEqual(['example.twin', 'solana/Twin Keys'])
  })

  it('two namespaces never join while two wallets make the same claim', () => {
    const twice = [evm('example.twin', 'Twin'), evm('example.twin#2', 'Twin', 'example.twin')]
    expect(names(join(twice, [sol('Twin Keys')]).joined)).toHaveLength(3)
    const copies = [sol('Twin Keys'), sol('Twin Keys', 'solana/Twin Keys#2')]
    expect(names(join([evm('example.twin', 'Twin')], copies).joined)).toHaveLength(3)
  })

  it('shows the part of a joined wallet that is present', () => {
    expect(names(join([], [sol('Twin Keys')]).joined)).toEqual(['solana/Twin Keys'])
    expect(names(join([evm('example.twin', 'Twin')], []).joined)).toEqual(['example.twin'])
  })

  it('connects through the namespace that has the connector', async () => {
    const { asked, joined } = join([], [])
    await joined.connect('solana/Twin Keys', {}).catch(() => undefined)
    await joined.connect('example.twin', {}).catch(() => undefined)
    await joined.reconnect('solana/Twin Keys')
    expect(asked).toEqual([
      'sol solana/Twin Keys',
      'evm example.twin',
      'sol again solana/Twin Keys',
    ])
  })
})

it('reports a wallet of either namespace until it is unsubscribed', () => {
  const listeners = { evm: new Set<() => void>(), sol: new Set<() => void>() }
  const side = (name: 'evm' | 'sol', list: readonly Connector[]): Connectors => ({
    list: () => list,
    subscribe(listener) {
      const own = () => listener(list)
      listeners[name].add(own)
      return () => listeners[name].delete(own)
    },
    connect: () => Promise.reject(new Error('not now')),
    reconnect: () => Promise.resolve(undefined),
  })
  const pairs = [{ ...twin, rdns: 'Example.Twin' }]
  const joined = joinNamespaces(
    side('evm', [evm('example.twin', 'Twin')]),
    side('sol', [sol('Twin Keys')]),
    (...rows) => joinPairs(...rows, pairs),
    () => undefined,
  )
  const heard: string[][] = []
  const stop = joined.subscribe((connectors) => heard.push(connectors.map(({ id }) => id)))
  for (const each of [...listeners.evm, ...listeners.sol]) each()
  expect(heard).toEqual([['multi/example.twin'], ['multi/example.twin']])
  stop()
  expect([listeners.evm.size, listeners.sol.size]).toEqual([0, 0])
})

it('lists the wallets of one namespace when the other one throws, and reports that once', () => {
  const half = (list: () => readonly Connector[]): Connectors => ({
    list,
    subscribe: () => () => undefined,
    connect: () => Promise.reject(new Error('not now')),
    reconnect: () => Promise.resolve(undefined),
  })
  const broken = half(() => {
    throw new Error('no list')
  })
  const errors: Error[] = []
  const working = half(() => [evm('example.fox', 'Fox')])
  const joined = joinNamespaces(working, broken, joinPairs, (error) => errors.push(error))
  expect([names(joined), names(joined)]).toEqual([['example.fox'], ['example.fox']])
  expect(errors.map(({ message }) => message)).toEqual(['Listing wallets failed: no list'])
  const other = half(() => [sol('Harbor')])
  expect(names(joinNamespaces(broken, other, joinPairs, () => undefined))).toEqual([
    'solana/Harbor',
  ])
})

it('uses the picture and claims of the EVM part for a joined row', () => {
  const imageUrl = 'data:image/png;base64,eA=='
  const { joined } = join([{ ...evm('example.twin', 'Twin'), imageUrl }], [sol('Twin Keys')])
  expect(joined.list()[0]).toMatchObject({ imageUrl, info: { rdns: 'example.twin' } })
  const plain = join([evm('example.twin', 'Twin')], [sol('Twin Keys')]).joined
  expect(plain.list()[0]).not.toHaveProperty('imageUrl')
})
