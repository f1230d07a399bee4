import { http, type RequestHandler } from 'msw'
import type { Clock } from '../../../port/clock.ts'
import type { NameEntry, World } from '../../world/worldTypes.ts'
import { answerJson, answerReasons } from '../answers.ts'
import { checkRegistration, type VerifySignature } from './checkRegistration.ts'
import { nameRules } from './nameRules.ts'
import { readJson } from '../readJson.ts'

/**
 * The coin type at which every name resolves, besides the one it was registered with (wire 1.6).
 */
const etherCoin = 60

/** The service of account names: a registered name then resolves both ways (wire 1.6). */
export function createNameHandlers(options: {
  world: World
  clock: Pick<Clock, 'now'>
  blockchainApi: string
  verify: VerifySignature
}): readonly RequestHandler[] {
  const { world, clock, blockchainApi, verify } = options
  const base = `${blockchainApi}/v1/profile`
  const names = () => world.get().names
  const find = (name: string) => names().find((entry) => entry.name === name)

  /** Returns the response to a request without a project id. */
  function stranger(request: Request): Response | undefined {
    return new URL(request.url).searchParams.get('projectId')
      ? undefined
      : answerReasons(401, { field: 'projectId', description: 'A project id is required' })
  }

  return [
    http.get(`${base}/account/:name`, ({ params, request }) => {
      const known = find(String(params['name']).toLowerCase())
      if (known !== undefined) return stranger(request) ?? answerJson(nameRecord(known))
      const version = new URL(request.url).searchParams.get('apiVersion')
      const unknown =
        version === '2'
          ? answerJson([])
          : answerReasons(404, { field: 'name', description: 'Name is not registered' })
      return stranger(request) ?? unknown
    }),

    http.get(`${base}/reverse/:address`, ({ params, request }) => {
      const address = String(params['address']).toLowerCase()
      const own = names().filter(({ addresses }) =>
        Object.values(addresses).some((each) => each.toLowerCase() === address),
      )
      return stranger(request) ?? answerJson(own.map(nameRecord))
    }),

    http.get(`${base}/suggestions/:label`, ({ params, request }) => {
      const label = String(params['label']).toLowerCase()
      if (!nameRules.isLabel(label)) {
        return answerReasons(400, { field: 'name', description: 'Invalid name' })
      }
      const zone = new URL(request.url).searchParams.get('zone') ?? nameRules.zones[0] ?? ''
      if (!nameRules.zones.includes(zone)) {
        return answerReasons(400, { field: 'zone', description: `Unknown zone ${zone}` })
      }
      const suggestions = nameRules
        .similar(label)
        .map((each) => `${each}.${zone}`)
        .map((name) => ({ name, registered: find(name) !== undefined }))
      return stranger(request) ?? answerJson({ suggestions })
    }),

    http.post(`${base}/account`, async ({ request }) => {
      const outcome = await checkRegistration(readJson(await request.text()), {
        now: clock.now(),
        isTaken: (name) => find(name) !== undefined,
        verify,
      })
      if ('refused' in outcome) {
        const { status, field, description } = outcome.refused
        return answerReasons(status, { field, description })
      }
      const { name, address, coinType } = outcome
      const entry: NameEntry = {
        name,
        registeredAt: clock.now(),
        addresses: { [coinType]: address, [etherCoin]: address },
      }
      world.update((state) => ({ ...state, names: [...state.names, entry] }))
      return answerJson(nameRecord(entry))
    }),
  ]
}

/** Returns a name in the format of the service (wire 1.6). */
function nameRecord({ name, registeredAt, addresses }: NameEntry) {
  const at = isoSeconds(registeredAt)
  return {
    name,
    registered_at: at,
    updated_at: at,
    attributes: null,
    addresses: Object.fromEntries(
      Object.entries(addresses).map(([coinType, address]) => [
        coinType,
        { address, created_at: at },
      ]),
    ),
  }
}

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', dateStyle: 'short' })
const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', timeStyle: 'medium' })

function isoSeconds(at: number): string {
  return `${day.format(at)}T${time.format(at)}Z`
}
