/** The names of the invariants of every healthy page. */
export const builtInInvariants = {
  error: 'no uncaught error',
  console: 'no error on the console',
  settles: 'the page settles',
  reviewed: 'nothing is signed that was not reviewed',
} as const

/** The names of all of them. */
export const builtInNames: readonly string[] = Object.values(builtInInvariants)
