import type { Address } from '../../../../../backends/port/connectors.ts'
import { FoyerError } from '../../../../../backends/port/errors.ts'
import type { Transfer } from '../transfer.ts'
import type { TokenRoute } from './tokenRoute.ts'
import { compileSolana, type SolanaInstruction } from '../../../../money/solana/compileSolana.ts'
import { solanaPrograms } from '../../../../money/solana/solanaPrograms.ts'

/** The fee of a transfer in lamports: that of its one signature. */
export const solanaFee = 5_000n

/** The instructions `Transfer` of the system program and `TransferChecked` of the token programs. */
const coinTransfer = 2
const tokenTransfer = 12
/** Creates an associated account if it does not exist. It also succeeds if the account was created in the meantime. */
const createIdempotent = 1

/**
 * Encodes a Solana transfer in wire format, base64, with room for the wallet's signature. It moves lamports, or units
 * of a token between associated accounts; a token's decimals are part of the signed data. Throws `internal` for an
 * amount outside the range of an account, a transfer to the sender, a token without a route, and an invalid address.
 */
export function solanaTransfer(transfer: Transfer, blockhash: string, route?: TokenRoute): string {
  const { from, recipient, token, units } = transfer
  const isSound =
    units > 0n && units < 2n ** 64n && from !== recipient && (token === undefined) === !route
  if (!isSound) {
    throw new FoyerError('internal', 'Refused to send: not a transfer between addresses.')
  }
  return compileSolana(from, blockhash, route ? ofToken(transfer, route) : [ofCoin(transfer)])
}

function ofCoin({ from, recipient, units }: Transfer): SolanaInstruction {
  return {
    program: solanaPrograms.system,
    accounts: [writable(from), writable(recipient)],
    data: [...littleEndian(BigInt(coinTransfer), 4), ...littleEndian(units, 8)],
  }
}

function ofToken(transfer: Transfer, route: TokenRoute): readonly SolanaInstruction[] {
  const { from, recipient, units, decimals } = transfer
  const { program, source, destination, creates } = route
  const mint = transfer.token ?? ''
  const create: SolanaInstruction = {
    program: solanaPrograms.associated,
    accounts: [
      writable(from),
      writable(destination),
      ...[recipient, mint, solanaPrograms.system, program].map(readonly),
    ],
    data: [createIdempotent],
  }
  const pass: SolanaInstruction = {
    program,
    accounts: [writable(source), readonly(mint), writable(destination), readonly(from)],
    data: [tokenTransfer, ...littleEndian(units, 8), decimals],
  }
  return creates ? [create, pass] : [pass]
}

const writable = (address: Address) => ({ address, writable: true })
const readonly = (address: Address) => ({ address, writable: false })

function littleEndian(value: bigint, length: number): number[] {
  return Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
}
