import { address } from '@solana/kit'

/** The program that owns every account without one of its own, and moves coins. */
export const systemProgram = address('11111111111111111111111111111111')
