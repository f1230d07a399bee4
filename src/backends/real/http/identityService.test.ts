import { imageUrl } from '../guards/imageUrl.ts'
import { stoppedClock } from '../testing/stoppedClock.ts'
import { expect, it } from 'vitest'
import { FoyerError } from '../../port/errors.ts'
import { fakeFetch } from '../testing/fakeFetch.ts'
import { ALICE, BOB } from '../testing/fakeProvider.ts'
import { createHttpClient } from './httpClient.ts'
import { createIdentityService } from './identityService.ts'

const ENS = { name: 'ada.eth', avatar: 'https://img.example/ens.png' }

function answering(
  answer: () => Response,
  ens: () => Promise<typeof ENS> = async () => ENS,
  leadsTo: () => Promise<boolean> = async () => true,
) {
  const { fetch, calls } = fakeFetch(answer)
  const errors: Error[] = []
  const asked: string[] = []
  const service = createIdentityService({
    image: imageUrl,
    leadsTo,
    http: createHttpClient({ fetch, clock: stoppedClock, baseUrl: 'https://rpc.example' }),
    projectId: 'p1',
    chains: {
      ensIdentity(address) {
        asked.push(address)
        return ens()
      },
    },
    onError: (error) => errors.push(error),
  })
  return { service, calls, errors, asked }
}

it('requests the address from the identity service [C-304]', async () => {
  const { service, calls, asked } = answering(() =>
    Response.json({ name: 'ada.wcn.id', avatar: 'https://img.example/a.png', resolvedAt: 'x' }),
  )
  expect(await service.identity(ALICE, BOB)).toEqual({
    name: 'ada.wcn.id',
    avatar: 'https://img.example/a.png',
  })
  expect(calls[0]?.url.pathname).toBe(`/v1/identity/${ALICE}`)
  expect(calls[0]?.query).toEqual({
    projectId: 'p1',
    sender: BOB,
  })
  expect(asked).toEqual([])
})

it('queries ENS when the service has no entry [C-307]', async () => {
  const { service, asked } = answering(() => Response.json({ name: null, avatar: null }))
  expect(await service.identity(ALICE, undefined)).toEqual(ENS)
  expect(asked).toEqual([ALICE])
})

it('queries ENS when the service fails, and reports the failure [C-307]', async () => {
  const { service, errors } = answering(() => new Response('', { status: 500 }))
  expect(await service.identity(ALICE, undefined)).toEqual(ENS)
  expect(errors).toMatchObject([{ code: 'http.status' }])
})

it('returns no name when both fail', async () => {
  const { service, errors } = answering(
    () => new Response('', { status: 500 }),
    () => Promise.reject(new FoyerError('chain.failed', 'down')),
  )
  expect(await service.identity(ALICE, undefined)).toEqual({})
  expect(errors).toMatchObject([{ code: 'http.status' }, { code: 'chain.failed' }])
})

it('accepts a name of the service only if it resolves to the address', async () => {
  const named = () => Response.json({ name: 'ada.wcn.id', avatar: 'https://img.example/a.png' })
  const wrong = answering(named, undefined, async () => false)
  expect(await wrong.service.identity(ALICE, BOB)).toEqual({ avatar: 'https://img.example/a.png' })
  const down = answering(named, undefined, () => Promise.reject(new FoyerError('http.status', 'x')))
  expect(await down.service.identity(ALICE, BOB)).toEqual({ avatar: 'https://img.example/a.png' })
  expect(down.errors).toMatchObject([{ code: 'http.status' }])
  const left = answering(named, undefined, () => Promise.reject(new FoyerError('aborted', 'x')))
  await expect(left.service.identity(ALICE, BOB)).rejects.toMatchObject({ code: 'aborted' })
})

it('the service does not query ENS for an address of another chain namespace', async () => {
  const { service, asked } = answering(() => Response.json({ name: null, avatar: null }))
  const solana = '58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx'
  expect(await service.identity(solana, undefined)).toEqual({})
  expect(asked).toEqual([])
})

it('drops a picture with a scheme that may not be shown', async () => {
  const { service } = answering(() => Response.json({ name: 'ada', avatar: 'javascript:alert(1)' }))
  expect(await service.identity(ALICE, undefined)).toEqual({ name: 'ada' })
})

it('rejects only when its caller aborts', async () => {
  const { service, errors } = answering(() => Response.json({}))
  await expect(service.identity(ALICE, undefined, AbortSignal.abort())).rejects.toMatchObject({
    code: 'aborted',
  })
  expect(errors).toEqual([])
})

it('keeps a picture from the service without a name, and does not query ENS for it', async () => {
  const avatar = 'https://img.example/a.png'
  const { service, asked } = answering(() => Response.json({ avatar }))
  expect(await service.identity(ALICE, undefined)).toEqual({ avatar })
  expect(asked).toEqual([])
})

it('treats a malformed response as no identity', async () => {
  const { service, asked, errors } = answering(() => Response.json(null))
  expect(await service.identity(ALICE, undefined)).toEqual(ENS)
  expect([asked, errors]).toEqual([[ALICE], []])
})
