import { missingLine } from '../shared/missingLine.ts'

/** A page's view of the simulated outside. */
export interface FindProblemsOptions {
  /** A `fetch` that is not simulated. */
  readonly fetch: (input: string) => Promise<Response>
  /** The origin of the server that runs the chains. */
  readonly host: string
  /** Names the tab's chains. */
  readonly stageKey: string
  /**
   * The origin of the page. If it differs from `host`, another server than the page's own runs the
   * chains.
   */
  readonly page: string
  /**
   * The address of the page's script that contains the addresses of the simulated parts; absent if
   * the page has none.
   */
  readonly places: string | undefined
  /** True if the page lacks the simulated sites and needs them. */
  readonly lacksSites: boolean
  /** The reason why the server rejects this page. It is then the only problem, and the page's console already shows it. */
  readonly refusal?: string | undefined
}

/**
 * Returns the requirements for offline use that this page lacks, each as one sentence that says
 * what to do.
 */
export async function findProblems(options: FindProblemsOptions): Promise<readonly string[]> {
  if (options.refusal !== undefined) return []
  const { host, page, lacksSites } = options
  const serverAnswer = await askForProblems(options)
  if (serverAnswer.answered) {
    const isWithoutTags = lacksSites && host === page
    return [...serverAnswer.problems, ...(isWithoutTags ? [missingLine] : [])]
  }
  if (isOnOtherSite(options)) {
    const { port } = new URL(page)
    return [
      `This page is on ${page}, and the simulator is for pages on http://localhost. Open http://localhost${port === '' ? '' : `:${port}`} instead.`,
    ]
  }
  const toDo = whatToDo(options)
  return [
    `There are no local chains behind ${host} (${serverAnswer.why}). ${toDo}`,
    ...(lacksSites
      ? [`E-mail, social login and card purchases have no simulated sites here. ${toDo}`]
      : []),
  ]
}

type Asked =
  | { readonly answered: true; readonly problems: readonly string[] }
  | { readonly answered: false; readonly why: string }

async function askForProblems({ fetch, host, stageKey }: FindProblemsOptions): Promise<Asked> {
  try {
    const response = await fetch(`${host}/__foyer/stage/${encodeURIComponent(stageKey)}/problems`)
    const problems: unknown = await response.json()
    if (response.ok && Array.isArray(problems)) {
      return { answered: true, problems: problems.map(String) }
    }
    throw new TypeError(`it answered ${response.status}`)
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it answered with a page' : String(error)
    return { answered: false, why }
  }
}

/** True if the server of its tags is on `localhost` and the page is not. */
function isOnOtherSite({ host, page }: FindProblemsOptions): boolean {
  return new URL(host).hostname === 'localhost' && new URL(page).hostname !== 'localhost'
}

function whatToDo({ host, page, places }: FindProblemsOptions): string {
  if (host !== page) {
    return `Run npx foyerkit again, on that port; where it runs, allow ${host} in the connect-src of the page's content policy.`
  }
  if (places !== undefined) {
    return new URL(places).origin === page
      ? `The page names ${places}, which could not be loaded: add the plugin foyer() from foyerkit-lab/vite to the Vite config of this server, and start it in development.`
      : `The page names ${places}, which could not be loaded: run npx foyerkit, on that port, and load the page again.`
  }
  return 'Add the plugin foyer() from foyerkit-lab/vite to your Vite config; for another server run npx foyerkit, and add the script that it names.'
}
