import { http, type RequestHandler } from 'msw'
import { hashText } from '../../world/hashText.ts'
import type { World } from '../../world/worldTypes.ts'
import { answerJson, answerText } from '../answers.ts'
import { generateDirectory, type DirectoryRecord } from './generateDirectory.ts'
import { searchDirectory } from './searchDirectory.ts'

export interface DirectoryService {
  /** Returns all wallets listed now, the scenario's own first. */
  records(): readonly DirectoryRecord[]
  readonly handlers: readonly RequestHandler[]
}

/** The wallet API's lists, answered from the world (wire 1.3). */
export function createDirectoryService(world: World, walletApi: string): DirectoryService {
  let generated: { seed: number; size: number; records: readonly DirectoryRecord[] } | undefined

  function records(): readonly DirectoryRecord[] {
    const { seed, directory } = world.get()
    if (generated?.seed !== seed || generated.size !== directory.size) {
      generated = { seed, size: directory.size, records: generateDirectory(seed, directory.size) }
    }
    return [...directory.extra.map(completed), ...generated.records]
  }

  return {
    records,
    handlers: [
      http.get(`${walletApi}/getWallets`, ({ request }) => {
        const refused = refusal(request)
        if (refused !== undefined) return refused
        const query = new URL(request.url).searchParams
        const entries = Number(query.get('entries') ?? 10)
        const page = Number(query.get('page') ?? 1)
        if (!within(entries, 100)) return answerText(400, 'entries must be between 1 and 100')
        if (!within(page, Number.MAX_SAFE_INTEGER)) return answerText(400, 'page must be 1 or more')
        const list = (name: string) => query.get(name)?.split(',').filter(Boolean) ?? []
        return answerJson(
          searchDirectory(records(), {
            page,
            entries,
            search: query.get('search') ?? '',
            include: list('include'),
            exclude: list('exclude'),
            chains: list('chains'),
          }),
        )
      }),
      http.get(
        `${walletApi}/getAnalyticsConfig`,
        ({ request }) => refusal(request) ?? answerJson({ isAnalyticsEnabled: true }),
      ),
    ],
  }
}

function within(value: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= most
}

/** Completes a wallet of a scenario, which may omit the id and the name. */
function completed(extra: Readonly<Record<string, unknown>>, index: number): DirectoryRecord {
  const seed = hashText(`${index} ${String(extra['name'])}`)
    .toString(16)
    .padStart(8, '0')
  return { id: seed.repeat(8), name: `Wallet ${index + 1}`, ...extra }
}

/**
 * Rejects a request without a project id and the name of a client, which the wallet API requires in
 * headers or in the query (wire 1.2, 1.3).
 */
function refusal(request: Request): Response | undefined {
  const query = new URL(request.url).searchParams
  const missing = Object.entries(credentials).filter(
    ([header, parameter]) => !request.headers.get(header) && !query.get(parameter),
  )
  if (missing.length === 0) return undefined
  return answerText(
    400,
    `Missing ${missing.map(([header]) => header).join(', ')}. Send the 32-character project id in x-project-id, and x-sdk-type and x-sdk-version; or projectId, st and sv in the query.`,
  )
}

/** The required headers, and the equivalent query parameters. */
const credentials = { 'x-project-id': 'projectId', 'x-sdk-type': 'st', 'x-sdk-version': 'sv' }
