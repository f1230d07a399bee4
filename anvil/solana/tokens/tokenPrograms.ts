/** The token programs, by the names that nodes have for them. */
export const tokenPrograms = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  associated: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
} as const

/**
 * Returns the name of the program of a parsed token account; `undefined` for every other program.
 */
export function tokenProgramName(address: string): 'spl-token' | 'spl-token-2022' | undefined {
  if (address === tokenPrograms.token) return 'spl-token'
  return address === tokenPrograms.token2022 ? 'spl-token-2022' : undefined
}
