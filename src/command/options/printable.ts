const escape = '\u001B'
const colours = new RegExp(`${escape}\\[[\\d;]*m`, 'g')

/**
 * The text without control characters, which a terminal obeys: the texts of a file may come from anyone. Line breaks and tabs stay, colours
 * are left out.
 */
export const printable = (text: string): string =>
  text.replaceAll(colours, '').replaceAll(/[^\P{Cc}\n\t]/gu, '\uFFFD')
