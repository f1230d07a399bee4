import { expect, it } from 'vitest'
import { directoryWallet } from './directoryWallet.ts'
import { walletOf } from './walletOf.ts'

const picture = (name: string) =>
  decodeURIComponent(walletOf({ key: 'key', name, rdns: 'example.key' }).icon)

it('draws the first letter of a wallet name as its picture, the same for the same name', () => {
  expect(picture('Twin Keys')).toContain('>T</text>')
  expect(picture('<b>evil</b>')).toContain('>B</text>')
  expect(picture('Twin Keys')).toBe(picture('Twin Keys'))
  expect(picture('Tide')).not.toBe(picture('Twin Keys'))
})

it('keeps a picture that a scenario gives', () => {
  const icon = 'data:image/png;base64,AA'
  expect(walletOf({ key: 'key', name: 'Tide', rdns: 'example.tide', icon }).icon).toBe(icon)
})

it('gives a wallet of the host or of the directory a picture of its own', () => {
  const { image_url, image_id } = directoryWallet('d', { name: 'Dockpurse' })
  expect(decodeURIComponent(String(image_url))).toContain('>D</text>')
  expect(image_id).toBe('picture-d')
})
