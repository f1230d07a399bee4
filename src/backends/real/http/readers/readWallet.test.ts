import { expect, it } from 'vitest'
import { readWallet } from './readWallet.ts'

it('reads only known fields of bounded text', () => {
  const wallet = { id: 'a', name: 'Quill', mobile_link: 'quill://', rdns: 'test.quill' }
  const odd = { homepage: '', app_store: 7, desktop_link: 'x'.repeat(2_049), script: 'x' }
  expect(readWallet({ ...wallet, ...odd })).toEqual(wallet)
})

it('keeps at most twenty platforms of a page, and only records', () => {
  const place = { namespace: 'eip155', injected_id: 'isQuill' }
  const wallet = { id: 'a', name: 'Quill' }
  expect(readWallet({ ...wallet, injected: [7, null, place] })?.injected).toEqual([place])
  const many = Array.from({ length: 30 }, () => place)
  expect(readWallet({ ...wallet, injected: many })?.injected).toHaveLength(20)
  expect(readWallet({ ...wallet, injected: 'isQuill' })).toEqual(wallet)
})
