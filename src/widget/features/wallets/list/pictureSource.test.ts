import { expect, it } from 'vitest'
import { pictureSource } from './pictureSource.ts'
import { aConnector } from '../testing/aConnector.ts'
import { aWallet } from '../testing/aWallet.ts'

it('prefers what the wallet shows of itself, then what the host gave', () => {
  const connector = aConnector('a', { imageUrl: 'data:image/png;base64,AA' })
  const wallet = aWallet('1', { image_id: 'i', image_url: 'https://host.test/a.png' })
  expect(pictureSource({ connector, wallet })).toEqual({
    from: 'url',
    url: 'data:image/png;base64,AA',
  })
  expect(pictureSource({ wallet })).toEqual({ from: 'url', url: 'https://host.test/a.png' })
})

it('finds the picture of the directory by image_id, those of connectors apart [C-303]', () => {
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
