import { expect, it } from 'vitest'
import { rowOfWallet } from './rowOfWallet.ts'
import { aConnector } from '../testing/aConnector.ts'
import { aWallet } from '../testing/aWallet.ts'

it('flags a listed wallet as installed only when the page has its connector [C-166]', () => {
  const fox = aConnector('com.fox', { info: { rdns: 'com.fox' } })
  const listed = aWallet('1', { rdns: 'com.fox' })
  expect(rowOfWallet('custom', listed, [fox])).toMatchObject({
    wallet: { ...listed, installed: true },
    connector: fox,
  })
  expect(
    rowOfWallet('custom', aWallet('2', { rdns: 'com.hound' }), [fox]).wallet,
  ).not.toHaveProperty('installed')
})
