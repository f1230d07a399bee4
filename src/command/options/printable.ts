const escape = '\u001B'
const colours = new RegExp(`${escape}\\[[\\d;]*m`, 'g')

/**
 * The text without what a terminal or the log of a CI obeys: the texts of a file may come from anyone. Control characters, and those that
 * reverse the direction of text, are replaced; commands of GitHub Actions (`::error::`, `##[error]`) and Azure (`##vso[…]`) are broken up, which
 * are obeyed after spaces, too. Line breaks and tabs stay, colours are left out.
 */
export const printable = (text: string): string =>
  text
    .replaceAll(colours, '')
    .replaceAll(/\r\n/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')
    .replaceAll(/^(\s*):(?=:)/gm, '$1: ')
    .replaceAll(/#(?=#(?:vso)?\[)/gi, '# ')

/** The same for a text that is a single line, so that it cannot write a line of its own. */
export const printableLine = (text: string): string =>
  printable(text.replaceAll(/\s*[\r\n]\s*/g, ' '))
