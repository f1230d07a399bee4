import { plainLetters } from './plainLetters.ts'

/**
 * Top-level domains of lures that are not words. They count in whatever way the address is spelled.
 */
const ends = `com net org io xyz app fi cc gg ly ru cn eu uk tk ml ga cf gq pw ws tv ai sh im gl vip biz info icu sbs cfd cyou
  lol dev limo рф сайт онлайн 中国 网址`
/** Top-level domains that are words as well. They count only right after a dot. */
const wordEnds = `me co us to in is so la it be my one pro top fun win bet click link site online club live space website tech
  digital land zone host page pages shop store buzz world today life email news art network finance exchange money cash gift
  gifts market trade events games game promo sale deals quest monster bond rest bar ink wiki run work works agency ltd fund gold
  capital ventures tools systems services solutions support center social chat community foundation global group team studio
  plus best cool rocks ninja guru id st`

/**
 * Addresses that are the names of their own projects, and that well-known tokens have in their
 * names: a visitor ends up at the project itself.
 */
const projects = `yearn.finance curve.fi ether.fi fetch.ai crypto.com pump.fun friend.tech harvest.finance swerve.fi ellipsis.finance
  belt.fi smoothy.finance akropolis.io beefy.finance alpaca.finance ribbon.finance idle.finance stargate.finance`

/** Characters that look like a dot, or are put in its place. */
const dots =
  /[\u00b7\u0387\u06d4\u0701\u0702\u2022\u2024\u2027\u2219\u22c5\u25cf\u25e6\u26aa\u26ab\u2981\u2e33\u3002\u30fb\ua4f8\ufe52\uff0e\uff61\uff65\u{1f534}\u{1f535}\u{1f7e0}-\u{1f7e4}]|[([{<]\s*(?:\.|dot)\s*[)\]}>]/giu
/** Pictures, marks and invisible characters between the letters. */
const between = /[\p{Extended_Pictographic}\p{M}\p{Cf}\u{1f3fb}-\u{1f3ff}]/gu

/** Makes characters equal that look alike: `i`, `1` and `l` are one, and so are `0` and `o`. */
const read = (text: string) =>
  plainLetters(text).replace(between, '').replace(/[i1|]/g, 'l').replaceAll('0', 'o')
const wordsOf = (list: string) => new Set(list.split(/\s+/).map(read))

const strict = wordsOf(ends)
const loose = wordsOf(wordEnds)
const projectWords = wordsOf(projects)
const anyEnd = [...strict].join('|')

const scheme = /(?<![\p{L}\p{N}])h(?:tt|xx)ps?(?![\p{L}\p{N}])|:\/\/|(?<![\p{L}\p{N}])www\s*\./u
const punycode = /(?<![\p{L}\p{N}])xn--/u
const number = /(?<![\d.])(?:[\dlos]{1,3}\.){3}[\dlos]{1,3}[/:]/u
/** Most names have none of these characters, so lists of thousands are checked quickly. */
const suspicious = /[^\p{ASCII}]|[.,:]|dot|http|hxxp|xn--/iu
const host = /[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)+\/?/gu
const spelled = new RegExp(
  `[\\p{L}\\p{N}](?:\\s+\\.\\s*|\\s*\\.\\s+|\\s*,|\\s+dot\\s+)(?:${anyEnd})(?![\\p{L}\\p{N}])`,
  'u',
)

/**
 * True if a name or a symbol contains a web address in some spelling: `https://`, `www.`,
 * `claim.com`, `t.me/x`, with spaces, other letters, other dots or pictures in between. False for
 * `USD.e`, `stkAAVE v2.1` and the names of well-known projects that are addresses.
 */
export function carriesLink(text: string): boolean {
  if (!suspicious.test(text)) return false
  const plain = read(text.replace(dots, '.'))
    // Joins letters that are spaced out.
    .replace(/(?<=(?<![\p{L}\p{N}])[\p{L}\p{N}])\s+(?=[\p{L}\p{N}](?![\p{L}\p{N}]))/gu, '')
  if ([scheme, punycode, number, spelled].some((each) => each.test(plain))) return true
  return (plain.match(host) ?? []).some((address) => {
    if (projectWords.has(address)) return false
    const [, ...labels] = address.replace('/', '').split('.')
    return labels.some((label) => strict.has(label)) || loose.has(labels.at(-1) ?? '')
  })
}
