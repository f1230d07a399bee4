import { imageUrl } from '../guards/imageUrl.ts'
import { stoppedClock } from '../testing/stoppedClock.ts'
import { describe, expect, it } from 'vitest'
import { fakeFetch } from '../testing/fakeFetch.ts'
import { createHistoryService } from './historyService.ts'
import { createHttpClient } from './httpClient.ts'

const sent = {
  fungible_info: {
    name: 'USD Coin',
    symbol: 'USDC',
    icon: { url: 'https://img.example/usdc.png' },
  },
  nft_info: null,
  direction: 'out',
  quantity: { numeric: '12.500000' },
  value: 12.5,
  price: 1,
}
const minted = {
  fungible_info: null,
  nft_info: {
    name: 'Heron #4',
    content: { preview: { url: 'https://img.example/4.png', content_type: null }, detail: null },
    flags: { is_spam: true },
  },
  direction: 'in',
  quantity: { numeric: '1' },
  value: null,
  price: null,
}
const row = {
  id: 'tx-1',
  metadata: {
    operationType: 'send',
    hash: '0xabc',
    minedAt: '2026-01-15T12:00:00.000Z',
    nonce: 3,
    sentFrom: '0x1',
    sentTo: '0x2',
    status: 'confirmed',
    application: { name: 'Harbor Swap', iconUrl: null },
    chain: 'eip155:1',
  },
  transfers: [sent, minted],
}
type Row = typeof row
const withMetadata = (changes: object) => ({ ...row, metadata: { ...row.metadata, ...changes } })

function answering(body: unknown) {
  const sentInits: RequestInit[] = []
  const { fetch, calls } = fakeFetch(() => Response.json(body))
  const http = createHttpClient({
    clock: stoppedClock,
    fetch: (input, init) => {
      sentInits.push(init)
      return fetch(input, init)
    },
    baseUrl: 'https://rpc.example',
  })
  return {
    calls,
    sentInits,
    port: createHistoryService({ http, projectId: 'p1', image: imageUrl }),
  }
}

async function read(body: unknown) {
  const { transactions } = await answering({ data: [body], next: null }).port.transactions({
    account: '0x1',
  })
  return transactions[0]
}

describe('the request', () => {
  it('requests account, project and network; purchases only when asked for [A-151]', async () => {
    const { port, calls, sentInits } = answering({ data: [], next: null })
    await port.transactions({ account: '0xabc', chainId: 'eip155:1' })
    expect(calls[0]?.url.pathname).toBe('/v1/account/0xabc/history')
    expect(calls[0]?.query).toEqual({ projectId: 'p1', chainId: 'eip155:1' })
    expect(sentInits[0]?.cache).toBeUndefined()

    await port.transactions({ account: '0xabc', onramp: 'coinbase' })
    expect(calls[1]?.query).toEqual({ projectId: 'p1', onramp: 'coinbase' })
    expect(sentInits[1]?.cache).toBe('no-cache')
  })

  it('requests a page and passes its cursor on for the next one [A-151]', async () => {
    const { port, calls } = answering({ data: [row], next: 'opaque==' })
    const page = await port.transactions({ account: '0xabc' })
    expect(page.transactions.map(({ id }) => id)).toEqual(['tx-1'])
    expect(page.next).toBe('opaque==')
    const second = await port.transactions({ account: '0xabc', cursor: 'opaque==' })
    expect(calls[1]?.query.cursor).toBe('opaque==')
    expect(second.next).toBeUndefined()
  })

  it('stops when its caller aborts', async () => {
    const { port } = answering({ data: [], next: null })
    await expect(
      port.transactions({ account: '0xabc' }, AbortSignal.abort()),
    ).rejects.toMatchObject({ code: 'aborted' })
  })

  it.each([[[]], [{}], [{ data: {} }], ['text'], [null]])(
    'refuses the response %j',
    async (body) => {
      const { port } = answering(body)
      await expect(port.transactions({ account: '0xabc' })).rejects.toMatchObject({
        code: 'http.malformed',
      })
    },
  )

  it('refuses a page of more than 1000 entries', async () => {
    const { port } = answering({ data: Array.from({ length: 1_001 }, () => row), next: null })
    await expect(port.transactions({ account: '0xabc' })).rejects.toMatchObject({
      code: 'http.tooLarge',
    })
    const full = answering({ data: Array.from({ length: 1_000 }, () => row), next: null }).port
    expect((await full.transactions({ account: '0xabc' })).transactions.length).toBe(1_000)
  })

  it('treats an empty page as the last one, whatever its cursor', async () => {
    const { port } = answering({ data: [], next: 'more' })
    expect(await port.transactions({ account: '0xabc' })).toEqual({ transactions: [] })
  })
})

describe('an entry', () => {
  it('reads metadata and transfers of coins and collectibles [A-097 A-098]', async () => {
    expect(await read(row)).toEqual({
      id: 'tx-1',
      hash: '0xabc',
      minedAt: 1_768_478_400_000,
      operationType: 'send',
      status: 'confirmed',
      sentFrom: '0x1',
      sentTo: '0x2',
      nonce: 3,
      application: { name: 'Harbor Swap' },
      chainId: 'eip155:1',
      transfers: [
        {
          direction: 'out',
          fungible: { name: 'USD Coin', symbol: 'USDC', iconUrl: 'https://img.example/usdc.png' },
          quantity: { numeric: '12.500000' },
          value: 12.5,
          price: 1,
        },
        {
          direction: 'in',
          nft: { name: 'Heron #4', previewUrl: 'https://img.example/4.png', spam: true },
          quantity: { numeric: '1' },
        },
      ],
    })
  })

  it('returns no picture of a collectible that another account sent', async () => {
    const stranger = await read(withMetadata({ sentFrom: '0x9', operationType: 'mint' }))
    expect(stranger?.transfers[1]?.nft).toEqual({ name: 'Heron #4', spam: true })
    const drawn = { ...minted.nft_info, content: { preview: { url: 'data:image/png;base64,AA' } } }
    const inline = await read({
      ...withMetadata({ sentFrom: '0x9' }),
      transfers: [{ ...minted, nft_info: drawn }],
    })
    expect(inline?.transfers[0]?.nft?.previewUrl).toBe('data:image/png;base64,AA')
    const blob = { ...drawn, content: { preview: { url: 'blob:https://shop.example/1' } } }
    const other = await read({
      ...withMetadata({ sentFrom: '0x9' }),
      transfers: [{ ...minted, nft_info: blob }],
    })
    expect(other?.transfers[0]?.nft).not.toHaveProperty('previewUrl')
  })

  it('keeps unknown operations and statuses', async () => {
    expect(await read(withMetadata({ operationType: 'teleport', status: 'sealed' }))).toMatchObject(
      {
        operationType: 'teleport',
        status: 'sealed',
      },
    )
  })

  it('reads times of other time zones', async () => {
    const at = (minedAt: string) => read(withMetadata({ minedAt }))
    expect(await at('2026-01-15T13:30:00+01:30')).toMatchObject({ minedAt: 1_768_478_400_000 })
  })

  it('reads an entry without its optional fields', async () => {
    const bare = withMetadata({ chain: null, application: null, nonce: null, sentTo: null })
    const read1 = await read({ ...bare, transfers: null })
    expect(read1).toMatchObject({ sentTo: '', transfers: [] })
    expect(read1).not.toHaveProperty('chainId')
  })

  it.each<[string, (row: Row) => unknown]>([
    ['no fields', () => null],
    ['no metadata', () => ({ ...row, metadata: null })],
    ['no id', () => ({ ...row, id: '' })],
    ['an endless id', () => ({ ...row, id: 'x'.repeat(300) })],
    ['no operation', () => withMetadata({ operationType: undefined })],
    ['a time that is none', () => withMetadata({ minedAt: 'yesterday' })],
    ['a time of no zone', () => withMetadata({ minedAt: '2026-01-15T12:00:00' })],
    ['a status that is no text', () => withMetadata({ status: 1 })],
  ])('skips an entry with %s and keeps the others', async (_, change) => {
    const { port } = answering({ data: [change(row), row], next: null })
    expect((await port.transactions({ account: '0xabc' })).transactions).toHaveLength(1)
  })

  it.each<[string, object]>([
    ['a direction that is none', { direction: 'up' }],
    ['an amount that is no decimal', { quantity: { numeric: '1e9' } }],
    ['an amount that is a number', { quantity: { numeric: 3 } }],
    ['no amount', { quantity: null }],
    ['nothing that moved', { fungible_info: null }],
    ['an endless symbol', { fungible_info: { ...sent.fungible_info, symbol: 'S'.repeat(65) } }],
  ])('skips a transfer with %s', async (_, change) => {
    const read1 = await read({ ...row, transfers: [{ ...sent, ...change }, minted] })
    expect(read1?.transfers).toMatchObject([{ nft: { name: 'Heron #4' } }])
  })

  it('drops a picture that may not be shown, and a negative price', async () => {
    const icon = { url: 'javascript:alert(1)' }
    const fungible_info = { ...sent.fungible_info, icon }
    const read1 = await read({ ...row, transfers: [{ ...sent, fungible_info, price: -1 }] })
    expect(read1?.transfers).toEqual([
      {
        direction: 'out',
        fungible: { name: 'USD Coin', symbol: 'USDC' },
        quantity: { numeric: '12.500000' },
        value: 12.5,
      },
    ])
  })
})
