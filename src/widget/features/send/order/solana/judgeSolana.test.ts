import { describe, expect, it } from 'vitest'
import { solanaAccounts } from '../../../../../../anvil/solana/solanaAccounts.ts'
import { associatedAccount } from '../../../../money/solana/associatedAccount.ts'
import { solanaPrograms } from '../../../../money/solana/solanaPrograms.ts'
import { testNetworks } from '../../../../testing/testNetworks.ts'
import { judgeSolana } from './judgeSolana.ts'

const [from = '', to = '', stranger = ''] = solanaAccounts.map(({ address }) => address)
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const { associated, system, token, token2022 } = solanaPrograms
const { signal } = new AbortController()

function judge(recipient: string, account: unknown = null, trusted: readonly string[] = []) {
  const call = async () => ({ value: account })
  const core = { backend: { chains: { call } } } as unknown as Parameters<typeof judgeSolana>[0]
  return judgeSolana(
    core,
    testNetworks.ethereum,
    { from, recipient, tokens: [mint], trusted },
    signal,
  )
}

describe('a recipient on Solana', () => {
  it('is a wallet if it is a key, with or without an account', async () => {
    expect(await judge(to)).toBe('wallet')
    expect(await judge(to, { owner: system, executable: false })).toBe('wallet')
  })

  it.each([
    ['the System program', system, null],
    ['the token program', token, null],
    ['Token-2022', token2022, null],
    ['the associated token program', associated, null],
    ['the vote program', 'Vote111111111111111111111111111111111111111', null],
    ['a variable of the cluster', 'SysvarC1ock11111111111111111111111111111111', null],
    ['the incinerator', '1nc1nerator11111111111111111111111111111111', null],
    ['the mint that is sent', mint, null],
    ['a mint or token account', to, { owner: token, executable: false }],
    ['one of Token-2022', to, { owner: token2022, executable: false }],
    ['a program', to, { owner: 'BPFLoader2111111111111111111111111111111111', executable: true }],
    [
      'the data of a program',
      to,
      { owner: 'BPFLoaderUpgradeab1e11111111111111111111111', executable: false },
    ],
  ])('is refused if it is %s', async (_, recipient, account) => {
    expect(await judge(recipient, account)).toBe('notWallet')
  })

  it.each([token, token2022])(
    'is refused if it is a token account of a known wallet by %s that does not exist yet',
    async (program) => {
      const of = (owner: string) => associatedAccount(owner, mint, program)
      expect(await judge(await of(from))).toBe('notWallet')
      expect(await judge(await of(to), null, [to])).toBe('notWallet')
      expect(await judge(await of(to))).toBe('noKey')
      expect(await judge(await of(stranger), null, [to])).toBe('noKey')
    },
  )

  it('has no key off the curve, and as an account of another program', async () => {
    const vault = await associatedAccount(stranger, stranger, token)
    expect(await judge(vault, { owner: system, executable: false })).toBe('noKey')
    expect(await judge(to, { owner: stranger, executable: false })).toBe('noKey')
    expect(await judge(to, { owner: 'Stake11111111111111111111111111111111111111' })).toBe('noKey')
  })

  it.each([{}, { value: {} }, { value: 'account' }])(
    'rejects for the answer %j',
    async (answer) => {
      const call = async () => answer
      const core = { backend: { chains: { call } } } as unknown as Parameters<typeof judgeSolana>[0]
      const judged = { from, recipient: to, tokens: [], trusted: [] }
      await expect(judgeSolana(core, testNetworks.ethereum, judged, signal)).rejects.toMatchObject({
        code: 'chain.malformed',
      })
    },
  )
})
