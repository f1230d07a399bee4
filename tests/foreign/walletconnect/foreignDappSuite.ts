import { verifyMessage, verifyTypedData, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { testAccounts } from '../../../anvil/accounts.ts'
import { nextRequest } from '../../../src/backends/mock/actors/phone/testing/testDapp.ts'
import { mail } from '../evm/typedDataSamples.ts'
import type { createForeignDappTest } from './foreignDappTest.ts'
import { until } from '../../../src/backends/mock/actors/phone/testing/until.ts'

const [owner = '0x', friend = '0x'] = testAccounts.map(({ address }) => address)
const hello = toHex('Hello')
const tenth = 100_000_000_000_000_000n

/**
 * The tests of an app with a foreign client, the simulated phone and the simulated relay, each checked by its effect.
 */
export function foreignDappSuite(test: ReturnType<typeof createForeignDappTest>): void {
  const { name, phone, oneProposal, chains, proposed, connected, agreed, balanceOf } = test

  describe(`${name} as an app with the simulated phone`, () => {
    it('connects on the requested chains', async () => {
      const dapp = await connected()
      expect(dapp.accounts()).toEqual([`eip155:1:${owner}`, `eip155:137:${owner}`])
    })

    it('is rejected when the phone has none of the chains, and connects later', async () => {
      const { outcome } = await proposed({ optional: ['eip155:56'] })
      await phone.reject(oneProposal())
      expect(String(Object(await outcome).message)).toContain('Unsupported chains. eip155:56')
      expect((await connected()).accounts()).toHaveLength(2)
    })

    it('is rejected by the owner', async () => {
      const { outcome } = await proposed({ optional: ['eip155:1', 'eip155:137'] })
      await phone.reject(oneProposal())
      expect(String(Object(await outcome).message)).toContain('User rejected')
    })

    it('signs a message', async () => {
      const dapp = await connected()
      const signature = await agreed(dapp.request('personal_sign', [hello, owner]))
      expect(
        await verifyMessage({ address: owner, message: 'Hello', signature: signature as '0x' }),
      ).toBe(true)
    })

    it('signs typed data', async () => {
      const dapp = await connected()
      const signature = await agreed(
        dapp.request('eth_signTypedData_v4', [owner, JSON.stringify(mail)]),
      )
      expect(await verifyTypedData({ ...mail, address: owner, signature: signature as '0x' })).toBe(
        true,
      )
    })

    it('pays on the chain', async () => {
      const dapp = await connected()
      const before = await balanceOf(friend)
      const transaction = { from: owner, to: friend, value: toHex(tenth) }
      const hash = await agreed(dapp.request('eth_sendTransaction', [transaction]))
      expect(await chains.rpc('eip155:1', 'eth_getTransactionReceipt', [hash])).toMatchObject({
        status: '0x1',
      })
      expect((await balanceOf(friend)) - before).toBe(tenth)
    })

    it('receives the error of a payment that cannot be made', async () => {
      const dapp = await connected()
      const transaction = { from: owner, to: friend, value: toHex(10n ** 30n) }
      const paying = agreed(dapp.request('eth_sendTransaction', [transaction]))
      await expect(paying).rejects.toMatchObject({
        message: expect.stringMatching(/insufficient/i),
      })
    })

    it('receives 4001 when the owner declines', async () => {
      const dapp = await connected()
      const declined = dapp
        .request('personal_sign', [hello, owner])
        .catch((error: unknown) => error)
      await phone.rejectRequest((await nextRequest(phone)).id)
      expect(await declined).toMatchObject({ code: 4001 })
    })

    it('receives 4100 for an account it was not granted', async () => {
      const dapp = await connected()
      const signing = dapp.request('personal_sign', [hello, friend])
      await expect(signing).rejects.toMatchObject({ code: 4100 })
      expect(phone.requests()).toEqual([])
    })

    it('receives each of ten answers at its own request, in any order', async () => {
      const dapp = await connected()
      const messages = Array.from({ length: 10 }, (_, index) => `message ${index}`)
      const signing = new Array<Promise<unknown>>()
      for (const message of messages) {
        signing.push(dapp.request('personal_sign', [toHex(message), owner]))
        // One at a time: the clients number requests by the millisecond and three random digits, so two in the same
        // millisecond may get the same number.
        await until(() => phone.requests().length === signing.length)
      }
      for (const { id } of phone.requests().toReversed()) await phone.approveRequest(id)
      const signatures = await Promise.all(signing)
      const valid = messages.map((message, index) =>
        verifyMessage({ address: owner, message, signature: signatures[index] as '0x' }),
      )
      expect(await Promise.all(valid)).toEqual(messages.map(() => true))
    })

    it('receives the answer to a request sent while the phone was offline', async () => {
      const dapp = await connected()
      await phone.setOnline(false)
      const signing = dapp.request('personal_sign', [hello, owner])
      await until(() => test.world.get().relayMessages.some(({ tag }) => tag === 1108))
      await phone.setOnline(true)
      const signature = await agreed(signing)
      expect(
        await verifyMessage({ address: owner, message: 'Hello', signature: signature as '0x' }),
      ).toBe(true)
    })

    it('is notified when the phone switches to another chain', async () => {
      const dapp = await connected()
      const moved = dapp.next('chainChanged')
      await phone.setChain('eip155:137')
      expect(await moved).toBe(137)
    })

    it('is notified when the phone changes its accounts', async () => {
      const dapp = await connected()
      const changed = dapp.next('accountsChanged')
      await phone.setAccounts([1])
      expect(await changed).toEqual([friend])
      await until(() => dapp.accounts().includes(`eip155:137:${friend}`))
    })

    it('receives 4902 for a chain that the phone does not know, and adds it', async () => {
      const dapp = await connected()
      const switching = dapp.request('wallet_switchEthereumChain', [{ chainId: '0xa' }])
      await expect(switching).rejects.toMatchObject({ code: 4902 })
      const chain = {
        chainId: '0xa',
        chainName: 'Optimism',
        rpcUrls: ['https://op.example'],
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      }
      expect(await agreed(dapp.request('wallet_addEthereumChain', [chain]))).toBeNull()
      await until(() => dapp.accounts().includes(`eip155:10:${owner}`))
      test.world.update((state) => ({
        ...state,
        phone: { ...state.phone, knownChainIds: ['eip155:1', 'eip155:137'] },
      }))
    })

    it('pings the phone, and receives an extension of seven days', async () => {
      const dapp = await connected()
      await dapp.ping()
      const until = dapp.expiry()
      await phone.extend()
      expect(dapp.expiry()).toBeGreaterThanOrEqual(until)
    })

    it('continues its session after a reload of its page', async () => {
      const dapp = await (await connected()).reopen()
      expect(dapp.accounts()).toEqual([`eip155:1:${owner}`, `eip155:137:${owner}`])
      const signature = await agreed(dapp.request('personal_sign', [hello, owner]))
      expect(
        await verifyMessage({ address: owner, message: 'Hello', signature: signature as '0x' }),
      ).toBe(true)
    })

    it('is notified when the phone disconnects', async () => {
      const dapp = await connected()
      const ended = dapp.ended()
      await phone.disconnect()
      await ended
      expect(phone.sessions()).toEqual([])
    })

    it('disconnects from the phone', async () => {
      const dapp = await connected()
      expect(phone.sessions()).toHaveLength(1)
      await dapp.disconnect()
      await until(() => phone.sessions().length === 0)
    })
  })
}
