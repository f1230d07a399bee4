/** Of the wallet grid at most, in px: a card with title and search is then as high as a card may be. */
export const gridHeight = 500
