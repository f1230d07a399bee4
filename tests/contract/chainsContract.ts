import { describe, expect, it } from 'vitest'
import type { ServicesHarness } from './servicesHarness.ts'

const UNKNOWN_HASH = `0x${'00'.repeat(32)}`

/** The contract of reading chains (wire 1.5). */
export function chainsContract(name: string, make: () => ServicesHarness): void {
  describe(`chains: ${name}`, () => {
    it('reads a native balance in wei', async () => {
      const { backend, known } = make()
      expect(await backend.chains.nativeBalance(known.network, known.holder)).toBe(known.balance)
    })

    it('returns any other read unchanged', async () => {
      const { backend, known } = make()
      const params = [known.holder, 'latest']
      expect(await backend.chains.call(known.network, 'eth_getBalance', params)).toBe(
        `0x${known.balance.toString(16)}`,
      )
    })

    it('keeps the message of a chain that refuses', async () => {
      const { backend, known } = make()
      await expect(backend.chains.call(known.network, 'eth_nonsense', [])).rejects.toMatchObject({
        code: 'chain.failed',
        details: { rpcCode: expect.any(Number), serverText: expect.any(String) },
      })
    })

    it('waits for a receipt no longer than its timeout', async () => {
      const { backend, known, pass } = make()
      const outcomes: unknown[] = []
      // From here on its code is loaded.
      await backend.chains.nativeBalance(known.network, known.holder)
      const waiting = backend.chains
        .waitForReceipt(known.network, UNKNOWN_HASH, { timeoutMs: 25_000 })
        .then((receipt) => outcomes.push(receipt))
      await pass(24_999)
      expect(outcomes).toEqual([])
      await pass(1)
      await waiting
      expect(outcomes).toEqual([undefined])
    })

    it('rejects when the chain cannot be reached', async () => {
      const { backend, breakServices, known } = make()
      breakServices()
      await expect(backend.chains.nativeBalance(known.network, known.holder)).rejects.toMatchObject(
        { code: 'network.failed' },
      )
    })

    it('stops when its caller aborts', async () => {
      const { backend, known } = make()
      await expect(
        backend.chains.nativeBalance(known.network, known.holder, AbortSignal.abort()),
      ).rejects.toMatchObject({ code: 'aborted' })
    })
  })
}
