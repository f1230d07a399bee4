import { stoppedClock } from '../testing/stoppedClock.ts'
import { describe, expect, it } from 'vitest'
import { fakeFetch, type SentCall } from '../testing/fakeFetch.ts'
import { createHttpClient } from './httpClient.ts'
import { createWalletDirectory } from './walletDirectory.ts'

function directory(answer: (call: SentCall) => Response | undefined) {
  const { fetch, calls } = fakeFetch(answer)
  let last = 0
  return {
    calls,
    directory: createWalletDirectory({
      http: createHttpClient({ fetch, clock: stoppedClock, baseUrl: 'https://api.example' }),
      createObjectUrl: () => `blob:${++last}`,
    }),
  }
}

const image = (type: string) => () => new Response('x', { headers: { 'content-type': type } })
const page = (...data: unknown[]) => directory(() => Response.json({ count: 640, data }))

describe('the list', () => {
  it('requests wallets by page, with ids in and out and chains [C-301]', async () => {
    const { directory: wallets, calls } = page({ id: 'a', name: 'A' })
    const answer = await wallets.wallets({
      page: 3,
      entries: 40,
      include: ['a', 'b'],
      exclude: ['c'],
      chains: ['eip155:1'],
    })
    expect(answer).toEqual({ wallets: [{ id: 'a', name: 'A' }], count: 640 })
    expect(calls[0]?.url.pathname).toBe('/getWallets')
    expect(calls[0]?.query).toEqual({
      page: '3',
      entries: '40',
      include: 'a,b',
      exclude: 'c',
      chains: 'eip155:1',
    })
  })

  it('searches wallets by text [C-302]', async () => {
    const { directory: wallets, calls } = page()
    await wallets.wallets({ page: 1, entries: 100, search: ' meta ' })
    expect(calls[0]?.url.searchParams.get('search')).toBe('meta')
  })

  it('returns all fields of a wallet [C-166]', async () => {
    const wallet = {
      id: 'a',
      name: 'A',
      homepage: 'https://a.example',
      chrome_store: 'https://c',
      app_store: 'https://s',
      play_store: 'https://p',
      mobile_link: 'a://',
      desktop_link: 'a-desk://',
      webapp_link: 'https://w',
      rdns: 'io.a',
      image_id: 'i-1',
      injected: [{ namespace: 'eip155', injected_id: 'isA' }],
    }
    const { directory: wallets } = page({ ...wallet, order: 1, evil: '<b>' })
    expect((await wallets.wallets({ page: 1, entries: 1 })).wallets).toEqual([wallet])
  })

  it('skips malformed wallets, duplicates and fields that are not bounded text', async () => {
    const { directory: wallets } = page(
      null,
      'text',
      { name: 'no id' },
      { id: 'x', name: 7 },
      {
        id: 'a',
        name: 'First',
        mobile_link: null,
        rdns: { toString: 'x' },
        homepage: 'h'.repeat(5000),
      },
      { id: 'a', name: 'Second' },
    )
    expect((await wallets.wallets({ page: 1, entries: 40 })).wallets).toEqual([
      { id: 'a', name: 'First' },
    ])
  })

  it.each([[[]], [{ data: [] }], [{ count: -1, data: [] }], [{ count: 1, data: {} }], ['text']])(
    'refuses the response %j',
    async (body) => {
      const { directory: wallets } = directory(() => Response.json(body))
      await expect(wallets.wallets({ page: 1, entries: 4 })).rejects.toMatchObject({
        code: 'http.malformed',
      })
    },
  )

  it('the directory never keeps more entries than it requested', async () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ id: `w${at}`, name: 'W' }))
    const { directory: wallets } = page(...many)
    expect((await wallets.wallets({ page: 1, entries: 40 })).wallets).toHaveLength(40)
  })
})

describe('pictures', () => {
  it('fetches pictures by image id [C-303]', async () => {
    const { directory: wallets, calls } = directory(image('image/webp'))
    expect(await wallets.walletImage('5195e9db-94d8')).toBe('blob:1')
    expect(calls[0]?.url.pathname).toBe('/getWalletImage/5195e9db-94d8')
  })

  it('uses one address for each kind of picture, including tokens [A-155]', async () => {
    const { directory: wallets, calls } = directory(image('image/svg+xml'))
    await wallets.assetImage('n/../1')
    await wallets.tokenImage('ETH')
    await wallets.currencyImage('USD')
    expect(calls.map(({ url }) => url.pathname)).toEqual([
      '/public/getAssetImage/n%2F..%2F1',
      '/public/getTokenImage/ETH',
      '/public/getCurrencyImage/USD',
    ])
  })

  it('loads a picture once for all callers', async () => {
    const { directory: wallets, calls } = directory(image('image/png'))
    const urls = await Promise.all([wallets.walletImage('a'), wallets.walletImage('a')])
    expect([...urls, await wallets.walletImage('a')]).toEqual(['blob:1', 'blob:1', 'blob:1'])
    expect(calls).toHaveLength(1)
  })

  it('keeps a picture for the other callers when one aborts', async () => {
    const { directory: wallets } = directory(image('image/png'))
    const leaving = new AbortController()
    const left = wallets.walletImage('a', leaving.signal)
    const stays = wallets.walletImage('a')
    leaving.abort()
    await expect(left).rejects.toMatchObject({ code: 'aborted' })
    expect(await stays).toBe('blob:1')
  })

  it('requests a picture again after a failure', async () => {
    const answers = [new Response('', { status: 404 }), image('image/png')()]
    const { directory: wallets } = directory(() => answers.shift())
    await expect(wallets.walletImage('a')).rejects.toMatchObject({ code: 'http.status' })
    expect(await wallets.walletImage('a')).toBe('blob:1')
  })

  it.each(['text/html', 'application/javascript', ''])(
    'rejects a picture of type %j',
    async (type) => {
      const { directory: wallets } = directory(image(type))
      await expect(wallets.walletImage('a')).rejects.toMatchObject({ code: 'http.malformed' })
    },
  )
})
