/** Frequently used amounts of time, with the key that runs each. */
export const clockPresets = [
  { ms: 1_000, title: '1 s', key: '1' },
  { ms: 30_000, title: '30 s', key: '2' },
  { ms: 60_000, title: '1 min', key: '3' },
  { ms: 240_000, title: '4 min', key: '4' },
  { ms: 1_200_000, title: '20 min', key: '5' },
] as const
