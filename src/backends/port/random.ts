/** The only source of randomness: the platform's in production, seeded in the workbench and tests. */
export interface Random {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number
  /** Returns a version 4 UUID. */
  uuid(): string
  /** Returns a short base-36 id that matches a reply to its request (wire 2.2). */
  id(): string
}
