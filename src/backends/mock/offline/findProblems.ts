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
  /** Address of the script of `npx foyerkit` that the page names, which says where everything is; absent where it names none. */
  readonly places: string | undefined
  /** Whether the page lacks the simulated sites and has a use for them. */
  readonly lacksSites: boolean
  /** Why the server refuses this page, which is then all that is wrong; the page's console has it already. */
  readonly refusal?: string | undefined
}

/** What this page lacks to run offline, each as one sentence that says what to do. */
export async function findProblems(options: FindProblemsOptions): Promise<readonly string[]> {
  if (options.refusal !== undefined) return []
  const noSites = options.lacksSites
    ? [`E-mail, social login and card purchases have no simulated sites here. ${whatToDo(options)}`]
    : []
  return [...(await chainProblems(options)), ...noSites]
}

async function chainProblems(options: FindProblemsOptions): Promise<readonly string[]> {
  const { fetch, host, stageKey } = options
  try {
    const response = await fetch(`${host}/__foyer/stage/${encodeURIComponent(stageKey)}/problems`)
    const problems: unknown = await response.json()
    if (response.ok && Array.isArray(problems)) return problems.map(String)
    throw new TypeError(`it answered ${response.status}`)
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it answered with a page' : String(error)
    return [`There are no local chains behind ${host} (${why}). ${whatToDo(options)}`]
  }
}

function whatToDo({ isElsewhere, places, host }: FindProblemsOptions): string {
  if (isElsewhere) {
    return `Run npx foyerkit again, on that port; where it runs, allow ${host} in the connect-src of the page's content policy.`
  }
  if (places !== undefined) {
    return `The page names ${places}, which did not come: run npx foyerkit, on that port, and load the page again.`
  }
  return 'Add the plugin foyer() from foyerkit/vite to your Vite config; for another server run npx foyerkit, and add the script that it names.'
}
