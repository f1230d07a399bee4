import { describe, expect, it } from 'vitest'
import { signingRules } from './signingRules.ts'

const refusal = expect.objectContaining({ code: 'chain.mismatch' })
const check = (params?: unknown, wallet = 'eip155:1', active = 'eip155:1') =>
  signingRules.assertChain(
    // A host's page may send more than the type allows.
    { method: 'eth_sendTransaction', params } as Parameters<typeof signingRules.assertChain>[0],
    wallet as 'eip155:1',
    active as 'eip155:1',
  )

it.each([
  'eth_sendTransaction',
  'eth_signTransaction',
  'eth_sign',
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v1',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'wallet_sendCalls',
  'eth_sendUserOperation',
  'eth_signUserOperation',
  'eth_sendRawTransaction',
  'wallet_sendPreparedCalls',
  'wallet_sendTransaction',
  'wallet_signTypedData',
  'wallet_signAuthorization',
  'experimental_signAuthorization',
  'wallet_grantPermissions',
  'wallet_requestExecutionPermissions',
  'wallet_upgradeAccount',
])('treats %s as signing', (method) => {
  expect(signingRules.isSigning(method)).toBe(true)
})

it.each(['eth_call', 'eth_chainId', 'wallet_getCapabilities', 'wallet_switchEthereumChain', ''])(
  'the rules do not treat %j as signing',
  (method) => {
    expect(signingRules.isSigning(method)).toBe(false)
  },
)

describe('the wallet', () => {
  it('allows signing on the active chain only', () => {
    expect(() => check([{}])).not.toThrow()
    expect(() => check([{}], 'eip155:5')).toThrow(refusal)
  })

  it("refuses to sign on the wallet's chain when another one is active", () => {
    expect(() => check([{ chainId: 5 }], 'eip155:5')).toThrow(refusal)
    expect(() => check([{ chainId: 1 }], 'eip155:5')).toThrow(refusal)
  })
})

describe('typed data', () => {
  const signOn = (data: unknown) =>
    signingRules.assertChain(
      { method: 'eth_signTypedData_v4', params: ['0xabc', data] },
      'eip155:1',
      'eip155:1',
    )
  const on = (chainId: unknown) => ({ domain: { chainId }, primaryType: 'Permit' })

  it.each([1, '1', '0x1', 1n])(
    'allows typed data whose domain names the active chain as %o',
    (chainId) => {
      expect(() => signOn(on(chainId))).not.toThrow()
    },
  )

  it.each([137, '137', '0x89', 137n, 0])(
    'refuses typed data whose domain names another chain as %o',
    (chainId) => {
      expect(() => signOn(on(chainId))).toThrow(refusal)
    },
  )

  it('reads typed data as text, too', () => {
    expect(() => signOn(JSON.stringify(on(137)))).toThrow(refusal)
    expect(() => signOn(JSON.stringify(on(1)))).not.toThrow()
  })

  it.each([{}, { domain: {} }, 'no JSON', undefined])(
    'finds no chain in typed data with %o',
    (data) => {
      expect(() => signOn(data)).not.toThrow()
    },
  )
})

describe('the request', () => {
  it.each([
    [undefined],
    [[]],
    [['0x68', '0xabc']],
    [[null]],
    [[{ from: '0xabc' }]],
    [[{ chainId: undefined }]],
    [[{ chainId: null }]],
    [['0x68', { chainId: '0x5' }]],
    [{ from: '0xabc' }],
  ])('uses the active chain when a request names none: %j', (params) => {
    expect(() => check(params)).not.toThrow()
  })

  it.each(['0x1', '0X1', '0x01', '0x0000000000001', 1, '1', 'eip155:1'])(
    'accepts a request that names the active chain as %j',
    (chainId) => {
      expect(() => check([{ chainId }])).not.toThrow()
      expect(() => check({ chainId })).not.toThrow()
    },
  )

  it('accepts a chain with letters in its hex, and one of 52 bits', () => {
    expect(() => check([{ chainId: '0xA4b1' }], 'eip155:42161', 'eip155:42161')).not.toThrow()
    const most = `eip155:${2 ** 52 - 1}`
    expect(() => check([{ chainId: '0xfffffffffffff' }], most, most)).not.toThrow()
  })

  it.each(['0x5', '0x89', 5, '5', 'eip155:5', 'solana:1'])(
    'refuses a request that names another chain: %j',
    (chainId) => {
      expect(() => check([{ chainId }])).toThrow(refusal)
      expect(() => check({ chainId })).toThrow(refusal)
    },
  )

  it.each([
    '',
    ' 0x1',
    '0x',
    '0x1 ',
    'x0x1',
    '0x00000000000001',
    '0x1g',
    '1.0',
    '01',
    0,
    -1,
    1.5,
    true,
    ['0x1'],
    { toString: () => '0x1' },
  ])('refuses a request with an unreadable chain: %j', (chainId) => {
    expect(() => check([{ chainId }])).toThrow(refusal)
  })

  it('names the request and the three chains in its message', () => {
    expect(() => check([{ chainId: '0x89' }], 'eip155:5')).toThrow(
      /eth_sendTransaction: the active chain is eip155:1, the wallet is on eip155:5 and the request is for eip155:137/,
    )
    expect(() => check([{ chainId: 'x' }])).toThrow(/for a chain that cannot be read/)
  })
})
