import { stoppedClock } from '../testing/stoppedClock.ts'
import { describe, expect, it } from 'vitest'
import { fakeFetch, type SentCall } from '../testing/fakeFetch.ts'
import { ALICE, BOB, fakeProvider, rpcError } from '../testing/fakeProvider.ts'
import { createHttpClient } from './httpClient.ts'
import { createNames } from './names.ts'

const signature = `0x${'ab'.repeat(65)}`
const record = {
  name: 'ada-l.wcn.id',
  registered_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  attributes: null,
  addresses: {
    '60': { address: ALICE, created_at: '2026-01-01T00:00:00Z' },
    '2147483649': { address: ALICE, created_at: '2026-01-01T00:00:00Z' },
    '2147483785': { address: BOB, created_at: '2026-01-01T00:00:00Z' },
  },
}

function setUp(answer: (call: SentCall) => Response | undefined, suffix = '.wcn.id') {
  const { fetch, calls } = fakeFetch(answer)
  const http = createHttpClient({ fetch, clock: stoppedClock, baseUrl: 'https://chain.test' })
  const clock = { now: () => 1_768_478_400_999 }
  return { calls, names: createNames({ http, projectId: 'p1', clock, suffix }) }
}

function wallet(answers: Parameters<typeof fakeProvider>[0] = { personal_sign: () => signature }) {
  const provider = fakeProvider(answers)
  return {
    provider,
    signer: { address: ALICE, chainId: 'eip155:137' as `${string}:${string}`, provider },
  }
}

describe('whether a name is registered [C-299]', () => {
  it('looks up a name with its suffix from the second version', async () => {
    const { calls, names } = setUp(() => Response.json(record))
    expect(await names.isRegistered('ada-l')).toBe(true)
    expect(calls[0]?.url.pathname).toBe('/v1/profile/account/ada-l.wcn.id')
    expect(calls[0]?.query).toEqual({ projectId: 'p1', apiVersion: '2' })
  })

  it('reports a name as free for an empty list and for 404', async () => {
    expect(await setUp(() => Response.json([])).names.isRegistered('free')).toBe(false)
    const missing = setUp(() => new Response('', { status: 404 }))
    expect(await missing.names.isRegistered('free')).toBe(false)
  })

  it('rejects when the service fails or sends a malformed response', async () => {
    const down = setUp(() => new Response('', { status: 503 }))
    await expect(down.names.isRegistered('ada')).rejects.toMatchObject({ code: 'http.status' })
    const odd = setUp(() => Response.json({ name: 7 }))
    await expect(odd.names.isRegistered('ada')).rejects.toMatchObject({ code: 'http.malformed' })
    for (const answer of [{ length: 0 }, [record], 'x']) {
      const other = setUp(() => Response.json(answer)).names.isRegistered('ada')
      await expect(other).rejects.toMatchObject({ code: 'http.malformed' })
    }
  })
})

describe('resolving a name', () => {
  it('removes the suffix first and returns each address with its coin type [C-300]', async () => {
    const { calls, names } = setUp(() => Response.json(record))
    expect(await names.resolve('ada-l.wcn.id')).toEqual([
      { coinType: 60, address: ALICE },
      { coinType: 2_147_483_649, address: ALICE },
      { coinType: 2_147_483_785, address: BOB },
    ])
    expect(calls[0]?.url.pathname).toBe('/v1/profile/account/ada-l.wcn.id')
  })

  it('skips malformed coin types and addresses, and all beyond 500', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 600 }, (_, index) => [index, { address: ALICE }]),
    )
    const odd = {
      x: { address: ALICE },
      '01': { address: ALICE },
      '60': { address: 7 },
      '61': null,
    }
    const held = async (addresses: object) =>
      setUp(() => Response.json({ ...record, addresses })).names.resolve('ada-l')
    expect(await held(odd)).toEqual([])
    expect(await held({ ...odd, '-1': { address: ALICE }, '1e3': { address: ALICE } })).toEqual([])
    expect((await held(many)).length).toBe(500)
  })

  it('returns no address for a free name', async () => {
    expect(await setUp(() => Response.json([])).names.resolve('free')).toEqual([])
  })

  it('normalises by ENSIP-15 and refuses invalid names', async () => {
    const { calls, names } = setUp(() => Response.json([]))
    await names.resolve('ADA')
    expect(calls[0]?.url.pathname).toBe('/v1/profile/account/ada.wcn.id')
    await expect(names.resolve('a da')).rejects.toMatchObject({ code: 'name.invalid' })
    expect(calls).toHaveLength(1)
  })

  it('accepts a host’s own suffix', async () => {
    const { calls, names } = setUp(() => Response.json([]), '.shop.id')
    await names.resolve('ada.shop.id')
    expect(calls[0]?.url.pathname).toBe('/v1/profile/account/ada.shop.id')
    expect(names.suffix).toBe('.shop.id')
  })
})

describe('suggestions', () => {
  it('returns suggestions without the suffix, five at most, and skips malformed ones [C-174 C-299]', async () => {
    const rows = ['ada', 'ada1', 'ada2', 'ada3', 'ada4', 'ada5'].map((label) => ({
      name: `${label}.wcn.id`,
      registered: label === 'ada',
    }))
    const { calls, names } = setUp(() => Response.json({ suggestions: [7, ...rows] }))
    const found = await names.suggestions('ada')
    expect(found.map(({ name }) => name)).toEqual(['ada', 'ada1', 'ada2', 'ada3', 'ada4'])
    expect(found[0]).toEqual({ name: 'ada', registered: true })
    expect(calls[0]?.url.pathname).toBe('/v1/profile/suggestions/ada')
  })

  it('refuses suggestions that are not a list', async () => {
    await expect(setUp(() => Response.json({})).names.suggestions('ada')).rejects.toMatchObject({
      code: 'http.malformed',
    })
  })
})

describe('the name of an address', () => {
  it('returns the first name of an address', async () => {
    const { calls, names } = setUp(() => Response.json([record, { ...record, name: 'b.wcn.id' }]))
    expect(await names.reverse(ALICE)).toBe('ada-l.wcn.id')
    expect(calls[0]?.query).toEqual({ sender: ALICE, projectId: 'p1', apiVersion: '2' })
  })

  it('returns no name for an empty list', async () => {
    expect(await setUp(() => Response.json([])).names.reverse(ALICE)).toBe(undefined)
  })

  it.each([[{ 0: record }], [null], [[7]]])('rejects for %o', async (answer) => {
    const { names } = setUp(() => Response.json(answer))
    await expect(names.reverse(ALICE)).rejects.toMatchObject({ code: 'http.malformed' })
  })
})

describe('registering a name', () => {
  it('sends an uppercase signature, and reports an abort as one', async () => {
    const capitals = `0x${'AB'.repeat(65)}`
    const { signer } = wallet({ personal_sign: () => capitals })
    const { calls, names } = setUp(() => Response.json(record))
    await names.register('ada', signer)
    expect(calls[0]?.body).toMatchObject({ signature: capitals })
    const leaving = new AbortController()
    const { names: slow } = setUp(() => {
      leaving.abort()
      return undefined
    })
    await expect(slow.register('ada', signer, leaving.signal)).rejects.toMatchObject({
      code: 'aborted',
    })
  })

  it('sends nothing when the visitor aborts during the signature', async () => {
    const leaving = new AbortController()
    const { signer } = wallet({
      personal_sign() {
        leaving.abort()
        return signature
      },
    })
    const { calls, names } = setUp(() => Response.json(record))
    await expect(names.register('ada', signer, leaving.signal)).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(calls).toEqual([])
  })

  it.each([`x${ALICE}`, `${ALICE}0`, ALICE.slice(0, -1)])(
    'requests no signature for the address %s',
    async (address) => {
      const { provider, signer } = wallet()
      const { names } = setUp(() => Response.json(record))
      await expect(names.register('ada', { ...signer, address })).rejects.toMatchObject({
        code: 'none.address',
        message: 'Address or auth connector not found',
      })
      expect(provider.requests).toEqual([])
    },
  )

  it.each([`0x${'ab'.repeat(64)}`, `0x${'AB'.repeat(65)}`])(
    'sends a signature in the form %s',
    async (answer) => {
      const { signer } = wallet({ personal_sign: () => answer })
      const { calls, names } = setUp(() => Response.json(record))
      await names.register('ada', signer)
      expect(calls[0]?.body).toMatchObject({ signature: answer })
    },
  )

  it.each([`0x${'ab'.repeat(63)}`, `x${signature}`, `${signature}0`, `${signature} `, '0x12', 7])(
    'rejects the invalid signature %s',
    async (answer) => {
      const { signer } = wallet({ personal_sign: () => answer })
      const { calls, names } = setUp(() => Response.json(record))
      await expect(names.register('ada', signer)).rejects.toMatchObject({
        code: 'wallet.malformed',
      })
      expect(calls).toEqual([])
    },
  )

  it('sends what the signer signed: name, seconds, coin type of its chain [C-299]', async () => {
    const { calls, names } = setUp(() => Response.json(record))
    const { signer, provider } = wallet()
    await names.register('ada-l', signer)
    const message = '{"name":"ada-l.wcn.id","attributes":{},"timestamp":1768478400}'
    expect(calls[0]?.method).toBe('POST')
    expect(calls[0]?.url.pathname).toBe('/v1/profile/account')
    expect(calls[0]?.body).toEqual({ coin_type: 2_147_483_785, address: ALICE, message, signature })
    expect(calls[0]?.headers.get('content-type')).toBe('application/json')
    const hex = `0x${Buffer.from(message).toString('hex')}`
    expect(provider.requests).toEqual([{ method: 'personal_sign', params: [hex, ALICE] }])
  })

  it('writes the coin type of Ethereum as an unsigned number', async () => {
    const { calls, names } = setUp(() => Response.json(record))
    await names.register('ada-l', { ...wallet().signer, chainId: 'eip155:1' })
    await names.register('ada-l', { ...wallet().signer, chainId: 'eip155:10' })
    expect(calls.map(({ body }) => Object(body).coin_type)).toEqual([2_147_483_649, 2_147_483_658])
  })

  it('requests no signature without an address [C-342]', async () => {
    const { calls, names } = setUp(() => Response.json(record))
    const { signer, provider } = wallet()
    await expect(names.register('ada-l', { ...signer, address: '' })).rejects.toMatchObject({
      code: 'none.address',
      message: 'No address found',
    })
    expect([calls, provider.requests]).toEqual([[], []])
  })

  it('rejects with its own code when the service refuses [C-335]', async () => {
    const { names } = setUp(() => Response.json({ status: 'FAILED' }, { status: 400 }))
    await expect(names.register('ada-l', wallet().signer)).rejects.toMatchObject({
      code: 'name.failed',
      message: 'Error registering name ada-l.wcn.id',
      details: { status: 400 },
    })
  })

  it('sends nothing when the wallet declines or returns no signature', async () => {
    const { calls, names } = setUp(() => Response.json(record))
    const declines = wallet({
      personal_sign() {
        throw rpcError(4001, 'User rejected the request')
      },
    })
    await expect(names.register('ada-l', declines.signer)).rejects.toMatchObject({
      code: 'wallet.rejected',
      details: { serverText: 'User rejected the request' },
    })
    const odd = wallet({ personal_sign: () => 'yes' })
    await expect(names.register('ada-l', odd.signer)).rejects.toMatchObject({
      code: 'wallet.malformed',
    })
    expect(calls).toEqual([])
  })

  it('rejects an account outside EVM chains', async () => {
    const { names } = setUp(() => Response.json(record))
    const { signer } = wallet()
    await expect(
      names.register('ada-l', { ...signer, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }),
    ).rejects.toMatchObject({
      code: 'none.network',
      message: 'Network not found',
    })
  })
})
