/** The version of a node that is spoken here, as `getVersion` and every context say it. */
export const solanaVersion = '3.0.0'
