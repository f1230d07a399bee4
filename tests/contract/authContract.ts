import { ed25519 } from '@noble/curves/ed25519'
import { describe, expect, it } from 'vitest'
import { base58 } from '../../src/backends/port/base58.ts'
import type { Auth } from '../../src/backends/port/auth.ts'

const MINUTE = 60_000
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** The secure wallet with its frame in place, and a person's actions in the mailbox. */
export interface AuthHarness {
  readonly auth: Auth
  pass(ms: number): Promise<void>
  /** An e-mail address whose device the secure site knows. */
  readonly email: string
  /** An e-mail address whose device it does not know. */
  readonly newDeviceEmail: string
  /** The newest mailed code. */
  code(): string
  approveDevice(): void
  rejectDevice(): void
  /** The person approves the request that waits for them, or the next one. */
  approveSigning(): Promise<void>
}

/** The contract of secure wallets for a login by e-mail (wire 2.5). */
export function authContract(name: string, make: () => Promise<AuthHarness>): void {
  const failure = (call: Promise<unknown>) => call.catch((error: unknown) => error)

  async function loggedIn() {
    const harness = await make()
    await harness.auth.connectEmail(harness.email)
    await harness.auth.connectOtp(harness.code())
    const connection = await harness.auth.connect({ chainId: 'eip155:1' })
    return { ...harness, connection }
  }

  describe(`auth: ${name}`, () => {
    it('logs in with the code of the mail [C-284 C-286]', async () => {
      const { auth, email, code } = await make()
      expect(await auth.connectEmail(email)).toBe('VERIFY_OTP')
      await auth.connectOtp(code())
      const connection = await auth.connect({ chainId: 'eip155:1' })
      expect(connection).toMatchObject({ type: 'AUTH', chainId: 'eip155:1', user: { email } })
      expect(connection.accounts[0]).toMatch(/^0x[0-9a-fA-F]{40}$/)
      expect(await connection.provider.request({ method: 'eth_chainId' })).toBe('0x1')
    })

    it('refuses a wrong code and accepts the right one after it', async () => {
      const { auth, email, code } = await make()
      await auth.connectEmail(email)
      const wrong = code().replace(/\d/g, (digit) => String((Number(digit) + 1) % 10))
      expect(await failure(auth.connectOtp(wrong))).toMatchObject({
        code: 'otp.invalid',
        details: { serverText: expect.any(String) },
      })
      await auth.connectOtp(code())
      expect(await auth.connect({ chainId: 'eip155:1' })).toMatchObject({ user: { email } })
    })

    it('refuses a code after 20 minutes', async () => {
      const { auth, email, code, pass } = await make()
      await auth.connectEmail(email)
      await pass(20 * MINUTE)
      expect(await failure(auth.connectOtp(code()))).toMatchObject({ code: 'otp.expired' })
    })

    it('refuses a repeat within 30 s while it counts down [C-254]', async () => {
      const { auth, email, pass } = await make()
      await auth.connectEmail(email)
      await pass(10_000)
      expect(await failure(auth.connectEmail(email))).toMatchObject({
        code: 'email.coolDown',
        message: 'Please try again after 20 seconds',
        details: { seconds: 20 },
      })
      await pass(20_000)
      expect(await auth.connectEmail(email)).toBe('VERIFY_OTP')
    })

    it('refuses an invalid e-mail address', async () => {
      const { auth } = await make()
      expect(await failure(auth.connectEmail('nobody'))).toMatchObject({ code: 'email.invalid' })
    })

    it('requires the approval of a new device first [C-284 C-285]', async () => {
      const { auth, newDeviceEmail, approveDevice, code } = await make()
      expect(await auth.connectEmail(newDeviceEmail)).toBe('VERIFY_DEVICE')
      const approval = auth.connectDevice()
      approveDevice()
      await approval
      await auth.connectOtp(code())
      expect(await auth.connect({ chainId: 'eip155:1' })).toMatchObject({
        user: { email: newDeviceEmail },
      })
    })

    it('rejects when the device is rejected', async () => {
      const { auth, newDeviceEmail, rejectDevice } = await make()
      await auth.connectEmail(newDeviceEmail)
      const approval = failure(auth.connectDevice())
      rejectDevice()
      expect(await approval).toMatchObject({ code: 'device.rejected' })
    })

    it('switches to another network', async () => {
      const { auth, connection } = await loggedIn()
      const reported: string[] = []
      connection.subscribe({
        accountsChanged: () => reported.push('accounts'),
        chainChanged: (chainId) => reported.push(chainId),
        disconnected: () => reported.push('disconnected'),
      })
      await connection.switchNetwork({
        id: 'eip155:137',
        name: 'Polygon',
        chain: 'eip155',
        currency: { name: 'POL', symbol: 'POL', decimals: 18 },
      })
      expect([connection.chainId, reported]).toEqual(['eip155:137', ['eip155:137']])
      expect(await auth.getUser('eip155:137')).toMatchObject({ chainId: 'eip155:137' })
    })

    it('the user is still logged in until they sign out [C-240]', async () => {
      const { auth, connection } = await loggedIn()
      expect(await auth.reconnect('eip155:1')).toMatchObject({ accounts: connection.accounts })
      await auth.signOut()
      expect(await auth.reconnect('eip155:1')).toBeUndefined()
      expect(await failure(connection.provider.request({ method: 'eth_call' }))).toMatchObject({
        code: 'wallet.disconnected',
      })
    })

    it('signs a message with the account on Solana after an approval [C-282]', async () => {
      const harness = await make()
      await harness.auth.connectEmail(harness.email)
      await harness.auth.connectOtp(harness.code())
      const { provider, accounts } = await harness.auth.connect({ chainId: solana })
      const [pubkey] = accounts
      const reported: string[] = []
      harness.auth.subscribeApproval((approval) => reported.push(approval))
      const text = new TextEncoder().encode('Hello')
      const message = base58.encode(text)
      const signing = provider.request({
        method: 'solana_signMessage',
        params: { message, pubkey },
      })
      await harness.approveSigning()
      const signature = base58.decode(Object(await signing).signature)
      expect(ed25519.verify(Object(signature), text, Object(base58.decode(pubkey)))).toBe(true)
      expect(reported).toEqual(['open', 'succeeded'])
    })

    it('refuses methods that are on no list [C-283]', async () => {
      const { auth, connection } = await loggedIn()
      const reported: string[] = []
      auth.subscribeApproval((approval) => reported.push(approval))
      expect(await failure(connection.provider.request({ method: 'eth_sign' }))).toMatchObject({
        code: 'frame.notAllowed',
        message: 'Requested RPC call is not allowed',
      })
      expect(reported).toEqual(['refused'])
    })
  })
}
