import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createImages } from './images.ts'
import { createTestCore } from '../../testing/testCore.ts'

function setUp(assetImage: (id: string) => Promise<string>) {
  const asked: string[] = []
  const { core, seen } = createTestCore({
    backend: {
      directory: {
        assetImage: (id) => {
          asked.push(id)
          return assetImage(id)
        },
      },
    },
  })
  return { images: core.use(createImages), asked, seen, core }
}

describe('images', () => {
  it('requests a picture once and shares its address', async () => {
    const { images, asked } = setUp((id) => Promise.resolve(`blob:${id}`))
    images.load('asset', 'ethereum')
    images.load('asset', 'ethereum')
    await Promise.resolve()
    expect(asked).toEqual(['ethereum'])
    expect(images.store.getState()).toEqual({ 'asset/ethereum': 'blob:ethereum' })
  })

  it('reports a failed picture, which may be requested again', async () => {
    const { images, asked, seen } = setUp(() =>
      Promise.reject(new FoyerError('network.failed', 'Failed to load the picture: offline.')),
    )
    images.load('asset', 'ethereum')
    await Promise.resolve()
    await Promise.resolve()
    images.load('asset', 'ethereum')
    expect(asked).toEqual(['ethereum', 'ethereum'])
    expect(seen.filter(({ type }) => type === 'note')).toEqual([
      {
        type: 'note',
        about: 'images',
        code: 'network.failed',
        message: 'Failed to load the picture: offline.',
      },
    ])
  })

  it('creates one image store for the whole widget', () => {
    const { core, images } = setUp((id) => Promise.resolve(id))
    expect(core.use(createImages)).toBe(images)
  })
})
