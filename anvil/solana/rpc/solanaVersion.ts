/** The version of the node that is simulated, as `getVersion` and every context report it. */
export const solanaVersion = '3.0.0'
