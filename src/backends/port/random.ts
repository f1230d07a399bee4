/** The only source of randomness: the platform's in production, seeded in the workbench and tests. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number
  /** A version 4 UUID. */
  uuid(): string
  /** A short base-36 id for matching a reply to its request (wire 2.2). */
  id(): string
}
