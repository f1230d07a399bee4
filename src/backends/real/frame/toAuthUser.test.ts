import { expect, it } from 'vitest'
import { ALICE, BOB } from '../testing/fakeProvider.ts'
import { toAuthUser } from './toAuthUser.ts'

const solana = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'

const rest = {
  email: undefined,
  smartAccountDeployed: undefined,
  accounts: undefined,
  preferredAccountType: undefined,
}

it('writes EVM addresses as EIP-55 does, and leaves those of Solana', () => {
  const wire = {
    ...rest,
    address: ALICE.toLowerCase(),
    chainId: 1,
    accounts: [
      { address: ALICE.toLowerCase(), type: 'eoa' },
      { address: BOB.toLowerCase(), type: 'smartAccount' },
    ],
  } as const
  expect(toAuthUser(wire, {})).toMatchObject({
    address: ALICE,
    accounts: [{ address: ALICE }, { address: BOB }],
  })
  expect(toAuthUser({ ...rest, address: solana, chainId: 'solana:abc' }, {}).address).toBe(solana)
})
