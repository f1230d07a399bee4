import { expect, it } from 'vitest'
import { openAuth, USER } from './openAuth.ts'

it("reports the app's messages when an expected request does not arrive", async () => {
  const { auth, answered, site } = await openAuth()
  await expect(site.next()).rejects.toThrow('the app posted nothing.')
  await answered(auth.connect({ chainId: 'eip155:1' }), USER)
  await expect(site.next()).rejects.toThrow('the app posted GET_USER.')
})
