import { http, type RequestHandler } from 'msw'
import type { World } from '../world/worldTypes.ts'
import { answerJson, answerReasons } from './answers.ts'

/** The service that returns name and picture of an address: nulls if it has none (wire 1.6). */
export function createIdentityHandlers(
  world: World,
  blockchainApi: string,
): readonly RequestHandler[] {
  return [
    http.get(`${blockchainApi}/v1/identity/:address`, ({ params, request }) => {
      const address = String(params['address'])
      if (!new URL(request.url).searchParams.get('projectId')) {
        return answerReasons(401, { field: 'projectId', description: 'A project id is required' })
      }
      if (address.startsWith('0x') && !/^0x[0-9a-f]{40}$/i.test(address)) {
        return answerReasons(400, { field: 'address', description: 'Invalid address' })
      }
      const same = (other: string) => other.toLowerCase() === address.toLowerCase()
      const { identities, names } = world.get()
      const known = identities.find((record) => same(record.address))
      const registered = names.find(({ addresses }) => Object.values(addresses).some(same))
      return answerJson({
        name: known?.name ?? registered?.name ?? null,
        avatar: known?.avatar ?? null,
      })
    }),
  ]
}
