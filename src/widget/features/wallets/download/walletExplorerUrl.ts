/** The public list of wallets that 'Explore all' opens (C-108, C-324). */
export const walletExplorerUrl = 'https://explorer.walletconnect.com/?type=wallet'
