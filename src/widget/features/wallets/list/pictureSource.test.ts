import { expect, it } from 'vitest'
import { pictureSource } from './pictureSource.ts'
import { aConnector } from '../testing/aConnector.ts'
import { aWallet } from '../testing/aWallet.ts'

it("prefers the wallet's own picture, then the host's", () => {
  const connector = aConnector('a', { imageUrl: 'data:image/png;base64,AA' })
  const wallet = aWallet('1', { image_id: 'i', image_url: 'https://host.test/a.png' })
  expect(pictureSource({ connector, wallet })).toEqual({
    from: 'url',
    url: 'data:image/png;base64,AA',
  })
  expect(pictureSource({ wallet })).toEqual({ from: 'url', url: 'https://host.test/a.png' })
})

it("finds the directory's picture by image_id, separately for connectors [C-303]", () => {
  expect(pictureSource({ wallet: aWallet('1', { image_id: 'i' }) })).toEqual({
    from: 'directory',
    kind: 'wallet',
    imageId: 'i',
  })
  expect(pictureSource({ connector: aConnector('a', { imageId: 'c' }) })).toEqual({
    from: 'directory',
    kind: 'asset',
    imageId: 'c',
  })
  expect(pictureSource({ wallet: aWallet('1') })).toBeUndefined()
})
