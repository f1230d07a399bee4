import { describe, expect, it } from 'vitest'
import type { Network } from '../../port/network.ts'
import { connected, POLYGON, settled } from '../testing/connectedWallet.ts'
import { rpcError } from '../testing/fakeProvider.ts'

describe('switching the network', () => {
  it('requests the accounts, then the chain, and takes its event for an answer', async () => {
    const { connection, provider, methods, notified } = await connected({
      wallet_switchEthereumChain: () => {
        provider.answers.eth_chainId = () => '0x89'
        provider.emit('chainChanged', '0x89')
        return null
      },
    })
    await connection.switchNetwork(POLYGON)
    expect(methods().slice(2)).toEqual(['wallet_switchEthereumChain'])
    expect(provider.requests[2]?.params).toEqual([{ chainId: '0x89' }])
    expect([connection.chainId, notified]).toEqual(['eip155:137', ['eip155:137']])
  })

  it.each([
    ['4902', rpcError(4902, 'unknown')],
    ['5000', rpcError(5000, 'unknown')],
    [
      '4902 inside',
      Object.assign(rpcError(-32603, 'x'), { data: { originalError: { code: 4902 } } }),
    ],
  ])('adds a network that the wallet does not know by %s, then switches', async (_, unknown) => {
    const { connection, provider, methods } = await connected({
      wallet_switchEthereumChain: () => Promise.reject(unknown),
      wallet_addEthereumChain: () => {
        provider.answers.wallet_switchEthereumChain = () => null
        provider.answers.eth_chainId = () => '0x89'
        return null
      },
    })
    await connection.switchNetwork(POLYGON)
    expect(methods().slice(2)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
      'eth_chainId',
    ])
    expect(provider.requests[3]?.params).toEqual([
      {
        chainId: '0x89',
        chainName: 'Polygon',
        nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
        rpcUrls: ['https://rpc.example/eip155:137'],
        blockExplorerUrls: ['https://polygonscan.com'],
      },
    ])
  })

  it.each([
    ['a text without a code', new Error('Unrecognized chain ID "0x89".')],
    ['the code as text', Object.assign(new Error('no'), { code: '4902' })],
    ['another language', rpcError(-32603, 'Dieses Netzwerk ist nicht vorhanden.')],
    ['4902 in the data', Object.assign(rpcError(-32603, 'x'), { data: { code: 4902 } })],
    ['4902 in the cause', new Error('x', { cause: rpcError(4902, 'unknown') })],
    ['another code with a text', rpcError(4100, 'Unknown chain')],
    ['no error at all', undefined],
  ])('adds a network that the wallet refuses with %s', async (_, unknown) => {
    const { connection, provider, methods } = await connected({
      wallet_switchEthereumChain: () => Promise.reject(unknown),
      wallet_addEthereumChain: () => {
        provider.answers.wallet_switchEthereumChain = () => null
        provider.answers.eth_chainId = () => 137
        return null
      },
    })
    await connection.switchNetwork(POLYGON)
    expect(methods()).toContain('wallet_addEthereumChain')
    expect(connection.chainId).toBe('eip155:137')
  })

  it.each([
    ['4001', rpcError(4001, 'Unrecognized chain')],
    ['4001 around another code', Object.assign(rpcError(4001, 'x'), { data: { code: 4902 } })],
    [
      '4001 inside',
      Object.assign(rpcError(-32603, 'x'), { data: { originalError: { code: 4001 } } }),
    ],
    ['a refusal over WalletConnect', rpcError(5000, 'User rejected.')],
    ['a text only', new Error('User rejected the request.')],
    ['a request that is still open', rpcError(-32002, 'pending')],
  ])('adds no network after %s', async (_, refusal) => {
    const { connection, methods } = await connected({
      wallet_switchEthereumChain: () => Promise.reject(refusal),
      wallet_addEthereumChain: () => null,
    })
    await expect(connection.switchNetwork(POLYGON)).rejects.toBeInstanceOf(Error)
    expect(methods()).not.toContain('wallet_addEthereumChain')
  })

  it('the connection does not add a network when the visitor declines', async () => {
    const { connection, methods } = await connected({
      wallet_switchEthereumChain: () => Promise.reject(rpcError(4001, 'no')),
    })
    await expect(connection.switchNetwork(POLYGON)).rejects.toMatchObject({
      code: 'wallet.rejected',
    })
    expect(methods().slice(2)).toEqual(['wallet_switchEthereumChain'])
  })

  it('rejects when a wallet accepts a switch but stays on its chain', async () => {
    const { connection, clock } = await connected({ wallet_switchEthereumChain: () => null })
    const switching = settled(connection.switchNetwork(POLYGON))
    await clock.run(4_999)
    expect(switching.outcome).toBeUndefined()
    await clock.run(1)
    expect(switching.outcome).toMatchObject({ code: 'chain.mismatch' })
    expect([connection.chainId, clock.pending()]).toEqual(['eip155:1', []])
  })

  it.each([400, 1_500, 4_700])(
    'waits for a chain that follows %i ms after the answer',
    async (ms) => {
      const { connection, clock, provider, notified } = await connected({
        wallet_switchEthereumChain: () => null,
      })
      const switching = settled(connection.switchNetwork(POLYGON))
      await clock.run(ms)
      expect([switching.outcome, notified]).toEqual([undefined, []])
      provider.answers.eth_chainId = () => '0x89'
      await clock.run(250)
      expect([switching.outcome, notified]).toEqual(['done', ['eip155:137']])
      expect(clock.pending()).toEqual([])
    },
  )

  it('has switched as soon as the wallet reports the new chain', async () => {
    const { connection, clock, provider } = await connected({
      wallet_switchEthereumChain: () => new Promise(() => undefined),
    })
    const switching = settled(connection.switchNetwork(POLYGON))
    provider.emit('chainChanged', 137)
    await clock.idle()
    expect([switching.outcome, connection.chainId]).toEqual(['done', 'eip155:137'])
  })

  it('waits for the event of a wallet that stops to answer `eth_chainId`', async () => {
    const { connection, clock, provider } = await connected({
      wallet_switchEthereumChain: () => null,
    })
    provider.answers.eth_chainId = () => new Promise(() => undefined)
    const switching = settled(connection.switchNetwork(POLYGON))
    await clock.run(1_000)
    provider.emit('chainChanged', '0x89')
    await clock.idle()
    expect([switching.outcome, clock.pending()]).toEqual(['done', []])
  })

  it('fails at once when the wallet disconnects during a switch', async () => {
    const { connection, clock, provider } = await connected({
      wallet_switchEthereumChain: () => null,
    })
    const switching = settled(connection.switchNetwork(POLYGON))
    await clock.run(300)
    provider.emit('disconnect', { code: 4900 })
    await clock.idle()
    expect(switching.outcome).toMatchObject({ code: 'wallet.disconnected' })
    expect(clock.pending()).toEqual([])
  })

  it('stops to wait for the chain when its caller aborts', async () => {
    const { connection, clock } = await connected({ wallet_switchEthereumChain: () => null })
    const leaving = new AbortController()
    const switching = settled(connection.switchNetwork(POLYGON, leaving.signal))
    await clock.run(300)
    leaving.abort()
    await clock.run(250)
    expect(switching.outcome).toMatchObject({ code: 'aborted' })
    expect(clock.pending()).toEqual([])
  })

  it('reports that an EVM wallet has no other chains', async () => {
    const { connection } = await connected()
    const solana: Network = { ...POLYGON, id: 'solana:abc', chain: 'solana' }
    await expect(connection.switchNetwork(solana)).rejects.toMatchObject({
      code: 'wallet.unknownChain',
    })
  })
})
