/**
 * The timestamp of the genesis block when the caller names none: 2026-01-15T12:00:00Z, in Unix
 * seconds.
 */
export const defaultGenesis = 1_768_478_400
