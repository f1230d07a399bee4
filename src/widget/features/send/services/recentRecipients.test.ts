import { describe, expect, it } from 'vitest'
import { recentRecipients } from './recentRecipients.ts'
import { createSendTest, other, toVera, vera } from '../testing/sendTest.ts'

const sender = { chain: 'eip155', account: toVera.from } as const

describe('recent recipients', () => {
  it('keeps the newest 20 recipients, each once', () => {
    const { storage } = createSendTest().core.backend
    const all = Array.from({ length: 25 }, (_, index) => `0x${String(index).padStart(40, '0')}`)
    for (const each of [vera, ...all, vera, other, vera.toLowerCase(), toVera.from])
      recentRecipients.add(storage, sender, each)
    const kept = recentRecipients.read(storage, sender)
    expect(kept).toHaveLength(20)
    expect(kept.slice(0, 4)).toEqual([toVera.from, vera.toLowerCase(), other, all.at(-1)])
    const stored = JSON.parse(String(storage.get('@foyer/recipients'))) as Record<string, string[]>
    expect(Object.values(stored).map(({ length }) => length)).toEqual([20])
  })

  it('keeps the recipients of one account and chain namespace, whatever its case', () => {
    const { storage } = createSendTest().core.backend
    recentRecipients.add(storage, sender, vera)
    const lower = { ...sender, account: toVera.from.toLowerCase() }
    expect(recentRecipients.read(storage, lower)).toEqual([vera])
    expect(recentRecipients.read(storage, { ...sender, account: other })).toEqual([])
    expect(recentRecipients.read(storage, { ...sender, chain: 'solana' })).toEqual([])
    recentRecipients.add(storage, { ...sender, account: other }, other)
    expect(recentRecipients.read(storage, sender)).toEqual([vera])
  })

  it('keeps the recipients of the 20 accounts that sent last', () => {
    const { storage } = createSendTest().core.backend
    const accounts = Array.from({ length: 21 }, (_, index) => `0x${index}`)
    for (const account of accounts) recentRecipients.add(storage, { ...sender, account }, vera)
    const kept = accounts.filter(
      (account) => recentRecipients.read(storage, { ...sender, account }).length > 0,
    )
    expect(kept).toEqual(accounts.slice(1))
    expect(Object.keys(JSON.parse(String(storage.get('@foyer/recipients'))))).toHaveLength(20)
  })

  it('reads at most 20 recipients of at most 20 accounts', () => {
    const { storage } = createSendTest().core.backend
    const many = Array.from({ length: 30 }, (_, index) => `0x${index}`)
    const kept = Object.fromEntries(many.map((account) => [account, many]))
    storage.set('@foyer/recipients', JSON.stringify(kept))
    const read = (account: string) => recentRecipients.read(storage, { chain: 'eip155', account })
    expect(read('0x19')).toEqual(many.slice(0, 20))
    expect(read('0x20')).toEqual([])
  })

  it('forgets them when the session ends', async () => {
    const { core } = createSendTest()
    recentRecipients.add(core.backend.storage, sender, vera)
    await core.session.disconnect()
    expect(recentRecipients.read(core.backend.storage, sender)).toEqual([])
    expect(core.backend.storage.get('@foyer/recipients')).toBeUndefined()
  })

  it('reads them beside an invalid entry of another account', () => {
    const { storage } = createSendTest().core.backend
    const kept = { '0x1': 5, '0x2': 'text', [sender.account.toLowerCase()]: [vera] }
    storage.set('@foyer/recipients', JSON.stringify(kept))
    expect(recentRecipients.read(storage, sender)).toEqual([vera])
    expect(recentRecipients.read(storage, { ...sender, account: '0x1' })).toEqual([])
  })

  it.each(['{', '5', '"text"', 'null', '[1,null]', `{"${toVera.from.toLowerCase()}":[1,null]}`])(
    'returns none if the storage contains %s',
    (kept) => {
      const { storage } = createSendTest().core.backend
      storage.set('@foyer/recipients', kept)
      expect(recentRecipients.read(storage, sender)).toEqual([])
    },
  )
})
