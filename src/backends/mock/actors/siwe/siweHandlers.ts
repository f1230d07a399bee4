import { http, type RequestHandler } from 'msw'
import { answerJson, answerReasons } from '../../services/answers.ts'
import { readJson } from '../../services/readJson.ts'
import type { SiweServer } from './siweServer.ts'

/** The session server over HTTP, on the origin of the host page: `/api/siwe/…`. */
export function createSiweHandlers(server: SiweServer, origin: string): readonly RequestHandler[] {
  const base = `${origin}/api/siwe`
  return [
    http.get(`${base}/nonce`, () => answerJson({ nonce: server.nonce() })),
    http.get(`${base}/session`, () => answerJson(server.session())),
    http.post(`${base}/signout`, () => {
      server.signOut()
      return answerJson({ signedOut: true })
    }),
    http.post(`${base}/verify`, async ({ request }) => {
      const { message, signature } = readJson(await request.text())
      if (typeof message !== 'string' || typeof signature !== 'string') {
        return answerReasons(422, { field: 'message', description: 'Message and signature needed' })
      }
      const { refused } = await server.verify(message, signature)
      return refused === undefined
        ? answerJson({ verified: true })
        : answerReasons(401, { field: 'signature', description: refused })
    }),
  ]
}
