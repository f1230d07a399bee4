/** What a page found of the world outside of it. */
export interface FindProblemsOptions {
  /** A `fetch` that is not simulated. */
  readonly fetch: (input: string) => Promise<Response>
  /** Origin of the server behind which the chains stand. */
  readonly host: string
  /** Names the tab's chains. */
  readonly stageKey: string
  /** Whether another server than the page's own is to have them. */
  readonly isElsewhere: boolean
  /** Whether the page lacks the simulated sites and has a use for them. */
  readonly lacksSites: boolean
}

const whatToDo =
  'Add the plugin foyer() from foyerkit/vite to your Vite config; for another server run npx foyerkit, and add the script that it names'

/** What this page lacks to run offline, each as one sentence that says what to do. */
export async function findProblems(options: FindProblemsOptions): Promise<readonly string[]> {
  const noSites = options.lacksSites
    ? [`E-mail, social login and card purchases have no simulated sites here. ${whatToDo}.`]
    : []
  return [...(await chainProblems(options)), ...noSites]
}

async function chainProblems({
  fetch,
  host,
  stageKey,
  isElsewhere,
}: FindProblemsOptions): Promise<readonly string[]> {
  try {
    const response = await fetch(`${host}/__foyer/stage/${encodeURIComponent(stageKey)}/problems`)
    const problems: unknown = await response.json()
    if (response.ok && Array.isArray(problems)) return problems.map(String)
    throw new TypeError(`it answered ${response.status}`)
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it answered with a page' : String(error)
    const then = isElsewhere ? 'Run npx foyerkit again, on that port' : whatToDo
    return [`There are no local chains behind ${host} (${why}). ${then}.`]
  }
}
