/** How lists of addresses name SOL (wire 1.9). */
export const solanaCoinAddress = 'So11111111111111111111111111111111111111111'
