import { describe, expect, it } from 'vitest'
import type { FoyerOptions } from '../../../core/options/config.ts'
import { settled } from '../../../testing/settled.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { aDirectory } from '../../wallets/testing/aDirectory.ts'
import { aWallet } from '../../wallets/testing/aWallet.ts'
import { createWalletDirectoryStore } from '../../wallets/directory/walletDirectoryStore.ts'
import { prefetchConnect } from './prefetchConnect.ts'

const all = ['quay', 'reef', 'shoal', 'tide'].map((id) => ({
  ...aWallet(id),
  image_id: `of-${id}`,
}))

function setUp(host: Partial<FoyerOptions> = {}, savesData = false) {
  const { asked, wallets } = aDirectory(all)
  const pictures: string[] = []
  const { core } = createTestCore({
    host,
    backend: {
      auth: {},
      browser: { savesData: () => savesData },
      directory: {
        wallets,
        walletImage(id) {
          pictures.push(id)
          return Promise.resolve(`blob:${id}`)
        },
      },
    },
  })
  return { core, asked, pictures }
}

describe('what Connect shows first', () => {
  it('is asked for once, with the pictures of its rows and no page of the whole list', async () => {
    const { core, asked, pictures } = setUp({ featuredWalletIds: ['tide'] })
    prefetchConnect(core)
    prefetchConnect(core)
    await settled()
    prefetchConnect(core)
    expect(asked.map(({ include }) => include)).toEqual([['tide'], undefined])
    expect(asked.map(({ entries }) => entries)).toEqual([1, 4])
    expect(pictures).toEqual(['of-tide', 'of-quay', 'of-reef'])

    core.use(createWalletDirectoryStore).ensure()
    await settled()
    expect(asked).toHaveLength(2)
  })

  it('is not asked for again after a failure, which Connect shows', async () => {
    const { asked, wallets, breakFor } = aDirectory(all)
    const { core } = createTestCore({
      backend: { browser: { savesData: () => false }, directory: { wallets } },
    })
    breakFor(4)
    prefetchConnect(core)
    await settled()
    prefetchConnect(core)
    expect(asked).toHaveLength(1)
    breakFor()
    core.use(createWalletDirectoryStore).ensure()
    await settled()
    expect(asked).toHaveLength(2)
  })

  it('is not asked for when Connect hides the wallets', async () => {
    const { core, asked } = setUp({ auth: { email: true, showWallets: false } })
    prefetchConnect(core)
    await settled()
    expect(asked).toEqual([])
  })

  it.each([
    ['the host does not want it', { prefetch: false }, false, 0],
    ['the visitor saves data', {}, true, 0],
    ['nobody minds', {}, false, 1],
  ])('when %s, the button asks as often: %j, %s, %i', async (_why, host, savesData, times) => {
    const { core, asked } = setUp(host, savesData)
    prefetchConnect(core)
    await settled()
    expect(asked).toHaveLength(times)
  })
})
