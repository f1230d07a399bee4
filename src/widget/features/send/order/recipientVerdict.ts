/**
 * What an address is, as far as it decides whether money can leave it again. `contract` may be an account of someone,
 * `noKey` a vault of a Solana program; `token` and `burn` keep what they get; `notWallet` is a token, token account or
 * program of Solana, which is never sent to.
 */
export type RecipientVerdict = 'wallet' | 'contract' | 'token' | 'burn' | 'noKey' | 'notWallet'
