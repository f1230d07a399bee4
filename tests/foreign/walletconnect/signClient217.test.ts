import type { SignClient } from '@walletconnect/sign-client'
import { describe, expect, it } from 'vitest'
import { testAccounts } from '../../../anvil/accounts.ts'
import { createForeignDappTest } from './foreignDappTest.ts'
import { foreignDappSuite } from './foreignDappSuite.ts'
import { openSignClientDapp } from './signClientDapp.ts'

const test = createForeignDappTest({
  name: 'sign-client 2.17',
  load: () => import('sign-client-2-17'),
  async open(name) {
    const { SignClient: Client } = await import('sign-client-2-17')
    // The used part is the same as in the newer client, whose types differ elsewhere.
    const init = Client.init as unknown as typeof SignClient.init
    return openSignClientDapp((options) => init(options), name)
  },
})
const { phone, oneProposal, proposed, connected } = test
const [owner = '0x'] = testAccounts.map(({ address }) => address)

foreignDappSuite(test)

describe('an older app, which sends required chains as such', () => {
  it('connects on required chains that the phone knows', async () => {
    const { dapp, outcome } = await proposed({ required: ['eip155:1'], optional: ['eip155:56'] })
    expect(phone.proposals()).toMatchObject([
      { requiredChainIds: ['eip155:1'], approvableChainIds: ['eip155:1'] },
    ])
    await phone.approve(oneProposal())
    expect(await outcome).toBe('approved')
    expect(dapp.accounts()).toEqual([`eip155:1:${owner}`])
  })

  it('rejects an older app with 5100 when the phone lacks a required chain', async () => {
    const { outcome } = await proposed({ required: ['eip155:1', 'eip155:56'] })
    expect(phone.proposals()).toMatchObject([{ unmet: { code: 5100 } }])
    await phone.reject(oneProposal())
    expect(await outcome).toMatchObject({ code: 5100, message: 'Unsupported chains. eip155:56' })
  })

  it('rejects an older app with 5101 when the phone lacks a method', async () => {
    const { outcome } = await proposed({ required: ['eip155:1'], methods: ['eth_decrypt'] })
    await phone.reject(oneProposal())
    expect(await outcome).toMatchObject({ code: 5101, message: 'Unsupported methods. eth_decrypt' })
  })

  it('approves an older app on all required chains or on no chain', async () => {
    const { outcome } = await proposed({ required: ['eip155:1', 'eip155:137'] })
    await expect(phone.approve(oneProposal(), { chainIds: ['eip155:1'] })).rejects.toThrow(
      'requires eip155:137',
    )
    await phone.approve(oneProposal())
    expect(await outcome).toBe('approved')
  })

  it('an older app may require eth_sign, which the phone declines with 4200', async () => {
    const dapp = await connected({ required: ['eip155:1'], methods: ['eth_sign'] })
    await expect(dapp.request('eth_sign', [owner, '0x00'])).rejects.toMatchObject({ code: 4200 })
    expect(phone.requests()).toEqual([])
  })
})
