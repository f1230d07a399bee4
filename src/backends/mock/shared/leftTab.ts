/**
 * What happens to a tab that was left, in ms after that. Its world ends before its chains do, so no page goes on with a world whose chains
 * have begun again.
 */
export const leftTab = { worldEndsAfter: 600_000, chainsStopAfter: 660_000 } as const
