import { expect, it } from 'vitest'
import { openAuth, USER } from './openAuth.ts'

it('says what the app posted when a test waits for a request that does not come', async () => {
  const { auth, answered, site } = await openAuth()
  await expect(site.next()).rejects.toThrow('the app posted nothing.')
  await answered(auth.connect({ chainId: 'eip155:1' }), USER)
  await expect(site.next()).rejects.toThrow('the app posted GET_USER.')
})
