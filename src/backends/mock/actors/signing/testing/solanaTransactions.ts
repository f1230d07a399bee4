import { tokenPrograms } from '../../../../../../anvil/solana/tokens/tokenPrograms.ts'
import type { SolanaInstruction } from '../../../../../widget/money/solana/compileSolana.ts'

const systemProgram = '11111111111111111111111111111111'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

const readonly = (address: string) => ({ address, writable: false })
const writable = (address: string) => ({ address, writable: true })
const littleEndian = (value: bigint, length: number) =>
  Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))

/**
 * Returns calls of programs that move the coins and the USDC of `from` on Solana's main cluster.
 */
export const solanaTransactions = (from: string) => ({
  payment: (to: string, lamports: bigint): SolanaInstruction => ({
    program: systemProgram,
    accounts: [writable(from), writable(to)],
    data: [2, 0, 0, 0, ...littleEndian(lamports, 8)],
  }),
  /** The creation of the recipient's token account, and the transfer to it. */
  tokens({
    owner,
    tokenAccount,
    units,
  }: {
    owner: string
    tokenAccount: string
    units: bigint
  }): readonly [SolanaInstruction, SolanaInstruction] {
    const { token, associated } = tokenPrograms
    return [
      {
        program: associated,
        accounts: [
          writable(from),
          writable(tokenAccount),
          ...[owner, usdc, systemProgram, token].map(readonly),
        ],
        data: [1],
      },
      {
        program: token,
        accounts: [writable(from), readonly(usdc), writable(tokenAccount), readonly(from)],
        data: [12, ...littleEndian(units, 8), 6],
      },
    ]
  },
  call: (program: string): SolanaInstruction => ({ program, accounts: [], data: [7] }),
})
