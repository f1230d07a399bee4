import { describe, expect, it } from 'vitest'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { createUnsupportedChainFlow } from './unsupportedChainFlow.ts'

function setUp(swap: boolean) {
  const test = createTestCore()
  const wallet = createTestConnection({ chainId: 'eip155:999' })
  test.core.session.adopt(testConnector, wallet.connection)
  test.core.open('UnsupportedChain', { swap })
  const flow = createUnsupportedChainFlow(test.core, { swap })
  flow.start()
  return { ...test, ...wallet }
}

describe('an unsupported chain', () => {
  it('goes to the account as soon as the wallet is on a supported network', () => {
    const { notify, views } = setUp(false)
    notify.chainChanged('eip155:998')
    expect(views()).toEqual(['UnsupportedChain'])
    notify.chainChanged('eip155:137')
    expect(views()).toEqual(['Account'])
  })

  it('leaves swap mode only for a network of the swap', () => {
    const { notify, views } = setUp(true)
    notify.chainChanged('eip155:11155111')
    expect(views()).toEqual(['UnsupportedChain'])
    notify.chainChanged('eip155:8453')
    expect(views()).toEqual(['Account'])
  })
})
