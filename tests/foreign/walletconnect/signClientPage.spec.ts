import { expect, test } from '@playwright/test'
import { stringToHex, verifyMessage, type Hex } from 'viem'
import { testAccounts } from '../../../anvil/accounts.ts'
import { closeStage } from '../../../src/playwright/closeStage.ts'
import { openStage } from '../../browser/openStage.ts'
import { bundlePage } from '../bundlePage.ts'

test('a foreign app in the page connects, signs and pings within the time of the clock', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await openStage(page)
  await page.addScriptTag({
    type: 'module',
    content: await bundlePage('tests/foreign/walletconnect/signClientPage.ts'),
  })
  await page.waitForFunction(() => window.openForeignApp)
  const [owner = '0x'] = testAccounts.map(({ address }) => address)
  const seen = await page.evaluate(
    async ([account, message]) => {
      const { phone, clock } = window.foyerStage?.simulator ?? {}
      if (!phone || !clock) throw new Error('The stage is not there.')
      // The client checks its storage every 20 ms of the clock.
      clock.resume(10)
      const app = await window.openForeignApp?.()
      clock.pause()
      if (!app) throw new Error('The app is not there.')
      const startedAt = clock.now()
      const { uri = '', approval } = await app.connect({
        optionalNamespaces: {
          eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] },
        },
      })
      await phone.open(uri)
      await phone.approve(phone.proposals()[0]?.id ?? 0)
      const { topic } = await approval()
      const params = [message, account]
      const signing = app.request<string>({
        topic,
        chainId: 'eip155:1',
        request: { method: 'personal_sign', params },
      })
      await new Promise<void>((resolve) => {
        const look = () => phone.requests().length > 0 && resolve()
        phone.subscribe(look)
        look()
      })
      await phone.approveRequest(phone.requests()[0]?.id ?? 0)
      const signature = await signing
      const signedAfter = clock.now() - startedAt
      clock.resume(10)
      await app.ping({ topic })
      clock.pause()
      const pingedAfter = clock.now() - startedAt
      const frames = document.querySelectorAll('iframe[src*="verify"]').length
      return { signature, signedAfter, pingedAfter, frames }
    },
    [owner, stringToHex('Hello')] as const,
  )
  const signature = seen.signature as Hex
  expect(await verifyMessage({ address: owner, message: 'Hello', signature })).toBe(true)
  expect(seen).toMatchObject({ signedAfter: 0, frames: 0 })
  // The client answers a ping half a second later.
  expect(seen.pingedAfter).toBeGreaterThanOrEqual(500)
  expect(requested.filter((url) => url.includes('walletconnect'))).toEqual([])
  await closeStage(page)
})
