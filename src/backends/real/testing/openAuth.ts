import { createFrameAuth } from '../frame/frameAuth.ts'
import { createAuthOptions } from './authOptions.ts'
import { memoryStorage } from './memoryStorage.ts'

/** The secure wallet with its frame loaded, answered by the test through `site`. */
export async function openAuth(storage = memoryStorage()) {
  const { options, ...parts } = createAuthOptions(storage)
  const { site } = parts
  const auth = createFrameAuth(options)
  // The fake frame never uses its parent.
  const mounting = auth.mount({} as HTMLElement, { chainId: 'eip155:1' })
  site.start()
  await mounting

  /** Starts a call, answers it with a success and returns its outcome. */
  async function answered<T>(call: Promise<T>, payload?: unknown): Promise<T> {
    site.success(await site.next(), payload)
    return call
  }
  /** Starts a call and answers it with an error. */
  async function refusedWith<T>(call: Promise<T>, message?: string): Promise<T> {
    site.error(await site.next(), message === undefined ? undefined : { message })
    return call
  }
  return { auth, ...parts, answered, refusedWith }
}

export const USER = {
  email: 'ada@example.org',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 1,
}
