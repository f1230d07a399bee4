import { PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'

/** A token of the local chain, as a page knows it. */
interface Token {
  readonly mint: PublicKey
  readonly program: PublicKey
  readonly decimals: number
}

const associatedProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

export const tokens = {
  usdc: {
    mint: new PublicKey('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
    program: new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
    decimals: 6,
  },
  levy: {
    mint: new PublicKey('Levy111111111111111111111111111111111111111'),
    program: new PublicKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
    decimals: 9,
  },
} satisfies Record<string, Token>

export function associatedAccount(owner: PublicKey, { mint, program }: Token): PublicKey {
  const seeds = [owner.toBuffer(), program.toBuffer(), mint.toBuffer()]
  return PublicKey.findProgramAddressSync(seeds, associatedProgram)[0]
}

/** Creates the owner's associated account if there is none. */
export function createAssociated(payer: PublicKey, owner: PublicKey, token: Token) {
  const writable = { isSigner: false, isWritable: true }
  const readonly = { isSigner: false, isWritable: false }
  return new TransactionInstruction({
    programId: associatedProgram,
    keys: [
      { pubkey: payer, isSigner: true, isWritable: true },
      { pubkey: associatedAccount(owner, token), ...writable },
      { pubkey: owner, ...readonly },
      { pubkey: token.mint, ...readonly },
      { pubkey: SystemProgram.programId, ...readonly },
      { pubkey: token.program, ...readonly },
    ],
    data: Buffer.from([1]),
  })
}

export function transferChecked(owner: PublicKey, to: PublicKey, token: Token, units: bigint) {
  const data = Buffer.alloc(10)
  data.writeUInt8(12, 0)
  data.writeBigUInt64LE(units, 1)
  data.writeUInt8(token.decimals, 9)
  return new TransactionInstruction({
    programId: token.program,
    keys: [
      { pubkey: associatedAccount(owner, token), isSigner: false, isWritable: true },
      { pubkey: token.mint, isSigner: false, isWritable: false },
      { pubkey: to, isSigner: false, isWritable: true },
      { pubkey: owner, isSigner: true, isWritable: false },
    ],
    data,
  })
}
