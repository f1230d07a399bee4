/** The address that stands for SOL in lists of addresses (wire 1.9). */
export const solanaCoinAddress = 'So11111111111111111111111111111111111111111'
