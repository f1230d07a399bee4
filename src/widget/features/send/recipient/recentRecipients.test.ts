import { describe, expect, it } from 'vitest'
import { recentRecipients } from './recentRecipients.ts'
import { createSendTest, other, toVera, vera } from '../testing/sendTest.ts'

const sender = { chain: 'eip155', account: toVera.from } as const

describe('recent recipients', () => {
  it('are kept newest first, each once, at most 20', () => {
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

  it('are those of one account on one chain namespace, whatever its case', () => {
    const { storage } = createSendTest().core.backend
    recentRecipients.add(storage, sender, vera)
    const lower = { ...sender, account: toVera.from.toLowerCase() }
    expect(recentRecipients.read(storage, lower)).toEqual([vera])
    expect(recentRecipients.read(storage, { ...sender, account: other })).toEqual([])
    expect(recentRecipients.read(storage, { ...sender, chain: 'solana' })).toEqual([])
    recentRecipients.add(storage, { ...sender, account: other }, other)
    expect(recentRecipients.read(storage, sender)).toEqual([vera])
  })

  it('are kept for the 20 accounts that sent last', () => {
    const { storage } = createSendTest().core.backend
    const accounts = Array.from({ length: 21 }, (_, index) => `0x${index}`)
    for (const account of accounts) recentRecipients.add(storage, { ...sender, account }, vera)
    const kept = accounts.filter(
      (account) => recentRecipients.read(storage, { ...sender, account }).length > 0,
    )
    expect(kept).toEqual(accounts.slice(1))
    expect(Object.keys(JSON.parse(String(storage.get('@foyer/recipients'))))).toHaveLength(20)
  })

  it('are at most 20 of at most 20 accounts, whatever was kept', () => {
    const { storage } = createSendTest().core.backend
    const many = Array.from({ length: 30 }, (_, index) => `0x${index}`)
    const kept = Object.fromEntries(many.map((account) => [account, many]))
    storage.set('@foyer/recipients', JSON.stringify(kept))
    const read = (account: string) => recentRecipients.read(storage, { chain: 'eip155', account })
    expect(read('0x19')).toEqual(many.slice(0, 20))
    expect(read('0x20')).toEqual([])
  })

  it('end with the session', async () => {
    const { core } = createSendTest()
    recentRecipients.add(core.backend.storage, sender, vera)
    await core.session.disconnect()
    expect(recentRecipients.read(core.backend.storage, sender)).toEqual([])
    expect(core.backend.storage.get('@foyer/recipients')).toBeUndefined()
  })

  it('are read where something else was kept for another account', () => {
    const { storage } = createSendTest().core.backend
    const kept = { '0x1': 5, '0x2': 'text', [sender.account.toLowerCase()]: [vera] }
    storage.set('@foyer/recipients', JSON.stringify(kept))
    expect(recentRecipients.read(storage, sender)).toEqual([vera])
    expect(recentRecipients.read(storage, { ...sender, account: '0x1' })).toEqual([])
  })

  it.each(['{', '5', '"text"', 'null', '[1,null]', `{"${toVera.from.toLowerCase()}":[1,null]}`])(
    'are none when %s was kept',
    (kept) => {
      const { storage } = createSendTest().core.backend
      storage.set('@foyer/recipients', kept)
      expect(recentRecipients.read(storage, sender)).toEqual([])
    },
  )
})
