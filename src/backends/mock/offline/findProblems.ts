/** What a page found of the world outside of it. */
export interface FindProblemsOptions {
  /** A `fetch` that is not simulated. */
  readonly fetch: (input: string) => Promise<Response>
  /** Origin of the server behind which the chains stand. */
  readonly host: string
  /** Whether the page names the origin of the simulated sites. */
  readonly hasSites: boolean
}

const whatToDo =
  'Add the plugin foyer() from foyerkit/vite to your Vite config; for another server see docs/offline.md of foyerkit'

/** What this page lacks to run offline, each as one sentence that says what to do. */
export async function findProblems(options: FindProblemsOptions): Promise<readonly string[]> {
  const noSites = options.hasSites
    ? []
    : [`E-mail, social login and card purchases have no simulated sites here. ${whatToDo}.`]
  return [...(await chainProblems(options)), ...noSites]
}

async function chainProblems({ fetch, host }: FindProblemsOptions): Promise<readonly string[]> {
  try {
    const response = await fetch(`${host}/__foyer/problems`)
    const problems: unknown = await response.json()
    if (response.ok && Array.isArray(problems)) return problems.map(String)
    throw new TypeError(`it answered ${response.status}`)
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it answered with a page' : String(error)
    return [`There are no local chains behind ${host} (${why}). ${whatToDo}.`]
  }
}
