/**
 * The time limits of a tab that was left, in ms. Its world ends before its chains do, so no page continues with a world whose chains have
 * restarted.
 */
export const abandonedTabLimits = { worldEndsAfter: 600_000, chainsStopAfter: 660_000 } as const
