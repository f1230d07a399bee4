/** The largest height of the wallet grid, in px; with title and search, the card then has its maximum height. */
export const gridHeight = 500
