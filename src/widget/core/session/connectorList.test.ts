import { describe, expect, it } from 'vitest'
import type { Connector } from '../../../backends/port/connectors.ts'
import { authConnectorId } from './connectorList.ts'
import { createTestCore } from '../../testing/testCore.ts'

const fox: Connector = { id: 'io.fox', type: 'ANNOUNCED', name: 'Fox', chain: 'eip155' }

function setUp(auth?: false) {
  let notify: (found: readonly Connector[]) => void = () => undefined
  const { core } = createTestCore({
    ...(auth === false ? { host: { auth } } : {}),
    backend: {
      auth: {},
      connectors: {
        list: () => [fox],
        subscribe(listener) {
          notify = listener
          return () => undefined
        },
      },
    },
  })
  return { connectors: core.connectors, notify: (found: readonly Connector[]) => notify(found) }
}

describe('the connectors of a page', () => {
  it('lists external wallets and, for e-mail and social login, a connector called AUTH [A-002 C-168 C-169]', () => {
    const { connectors } = setUp()
    connectors.start()
    expect(connectors.list().map(({ type }) => type)).toEqual(['ANNOUNCED', 'AUTH'])
    expect(connectors.auth()).toMatchObject({ id: authConnectorId, email: true, socials: [] })
  })

  it('lists no AUTH connector if the host turned it off', () => {
    const { connectors } = setUp(false)
    connectors.start()
    expect(connectors.list()).toEqual([fox])
    expect(connectors.auth()).toBeUndefined()
  })

  it('includes wallets that the browser finds later', () => {
    const { connectors, notify } = setUp()
    connectors.start()
    notify([fox, { ...fox, id: 'io.hound' }])
    expect(connectors.find('io.hound')).toMatchObject({ id: 'io.hound' })
  })

  it('keeps the fields that the wallet and the host gave a connector [C-167]', () => {
    const harbour: Connector = {
      id: 'io.harbour',
      type: 'MULTI_CHAIN',
      name: 'Harbour',
      chain: 'eip155',
      info: { rdns: 'io.harbour' },
      explorerId: 'f'.repeat(64),
      providers: [
        { connectorId: 'io.harbour:eip155', chain: 'eip155', name: 'Harbour', type: 'ANNOUNCED' },
        { connectorId: 'io.harbour:solana', chain: 'solana', name: 'Harbour', type: 'ANNOUNCED' },
      ],
    }
    const { connectors, notify } = setUp()
    connectors.start()
    notify([harbour])
    expect(connectors.find('io.harbour')).toEqual(harbour)
    expect(connectors.find('io.harbour:solana')).toMatchObject({
      chain: 'solana',
      type: 'ANNOUNCED',
    })
    expect(connectors.auth()).toEqual({
      id: authConnectorId,
      type: 'AUTH',
      name: 'Auth',
      chain: 'eip155',
      email: true,
      socials: [],
      showWallets: true,
      walletFeatures: true,
    })
  })
})
