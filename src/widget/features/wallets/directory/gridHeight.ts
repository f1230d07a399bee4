/** Height of the wallet grid at most, in px: with title and search, the card then has its maximum height. */
export const gridHeight = 500
