/** The public list of wallets that 'Explore all' opens (C-108, C-324, open point 43). */
export const walletExplorerUrl = 'https://explorer.walletconnect.com/?type=wallet'
