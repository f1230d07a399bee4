/** The part of a window that stores data. */
export interface StoringPage {
  readonly localStorage: Storage
  readonly sessionStorage: Storage
  readonly document: Pick<Document, 'cookie'>
}

export interface StoredEntry {
  readonly name: string
  readonly value: string
  /** True if the widget has stored it. */
  readonly isWidget: boolean
}

/** The stored entries of a page, each list sorted by name. */
export interface PageStorage {
  readonly local: readonly StoredEntry[]
  readonly session: readonly StoredEntry[]
  /** Cookies that scripts may read. */
  readonly cookies: readonly StoredEntry[]
}

/** Keys of the simulator and of the workbench: of this tab, and of others. */
const foreignKey = /^foyer(:|\.(workbench|stage|mock)\.)/

/**
 * Reads the storage of a page without the keys that the simulator and the workbench add. Throws if the browser denies it.
 * @param widget the widget's entries, which the simulator keeps under a prefix per tab
 * @param ofTab those in the session storage
 */
export function readStorage(
  page: StoringPage,
  widget: readonly Pair[],
  ofTab: readonly Pair[] = [],
): PageStorage {
  return {
    local: [
      ...sorted(widget).map((entry) => toEntry(entry, true)),
      ...sorted(ownEntries(page.localStorage)).map((entry) => toEntry(entry, false)),
    ],
    session: [
      ...sorted(ofTab).map((entry) => toEntry(entry, true)),
      ...sorted(ownEntries(page.sessionStorage)).map((entry) => toEntry(entry, false)),
    ],
    cookies: sorted(readCookies(page.document.cookie)).map((entry) => toEntry(entry, false)),
  }
}

type Pair = readonly [name: string, value: string]

const toEntry = ([name, value]: Pair, isWidget: boolean): StoredEntry => ({ name, value, isWidget })

const sorted = (pairs: readonly Pair[]) =>
  pairs.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))

function ownEntries(storage: Storage): readonly Pair[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => !foreignKey.test(key))
    .map((key): Pair => [key, storage.getItem(key) ?? ''])
}

function readCookies(text: string): readonly Pair[] {
  return text
    .split('; ')
    .filter(Boolean)
    .map((cookie): Pair => {
      const at = cookie.indexOf('=')
      return at < 0 ? ['', cookie] : [cookie.slice(0, at), cookie.slice(at + 1)]
    })
}
