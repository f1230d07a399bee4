/** `1 screen`, `2 screens`. */
export const screenCount = (count: number): string => `${count} screen${count === 1 ? '' : 's'}`
