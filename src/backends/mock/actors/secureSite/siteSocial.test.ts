import { describe, expect, it } from 'vitest'
import type { AppMessage } from '../../../real/frame/frameProtocol.ts'
import { createFakeChains } from '../../chains/testing/fakeChains.ts'
import { createTestClock } from '../../clock/testing/testClock.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import { createFarcasterService } from '../farcaster/farcasterService.ts'
import { createSocialService } from '../social/socialService.ts'
import { createMailbox } from './mailbox.ts'
import { createSecureSite } from './secureSite.ts'

function setUp() {
  const clock = createTestClock()
  const world = createWorld(generateWorld({ startedAt: 0 }))
  const social = createSocialService({ world, site: 'http://sites.test/sites/social/' })
  const farcaster = createFarcasterService({ world, clock })
  const { chains } = createFakeChains({})
  const mailbox = createMailbox({ world, clock })
  const refuse = () => Promise.reject(new Error('nothing is signed or sent here'))
  const parts = { world, clock, mailbox, chains, send: refuse, service: { request: refuse } }
  const asking = (site: ReturnType<typeof createSecureSite>) => (message: Omit<AppMessage, 'id'>) =>
    // Without the id, the test could not tell which payload belongs to which call.
    site({ ...message, id: '1' } as AppMessage, (wait) => wait)
  return {
    world,
    social,
    farcaster,
    ask: asking(createSecureSite({ ...parts, social, farcaster })),
    askPlain: asking(createSecureSite(parts)),
  }
}

describe('social logins at the simulated secure site', () => {
  it('sends the visitor to the provider and logs in the person who returns', async () => {
    const { ask, social, world } = setUp()
    const answer = await ask({ call: 'GET_SOCIAL_REDIRECT_URI', payload: { provider: 'x' } })
    const { uri } = answer as { uri: string }
    const state = String(new URL(uri).searchParams.get('state'))
    const [person] = social.people('x')
    const result = social.grant(state, String(person?.email))
    expect(await ask({ call: 'CONNECT_SOCIAL', payload: { uri: result } })).toEqual({
      userName: person?.userName,
      email: person?.email,
      address: expect.stringMatching(/^0x[0-9a-f]{40}$/i),
      chainId: 1,
      accounts: [{ address: expect.stringMatching(/^0x[0-9a-f]{40}$/i), type: 'eoa' }],
    })
    expect(world.get().secureSession?.email).toBe(person?.email)
  })

  it('rejects an invalid result without a login', async () => {
    const { ask, world } = setUp()
    const uri = 'http://sites.test/sites/social/result?state=1&code=2'
    await expect(ask({ call: 'CONNECT_SOCIAL', payload: { uri } })).rejects.toThrow('not valid')
    expect(world.get().secureSession).toBeNull()
  })
})

describe('Farcaster logins at the simulated secure site', () => {
  it('waits for the phone and logs in the person who approves', async () => {
    const { ask, farcaster, world } = setUp()
    const answer = await ask({ call: 'GET_FARCASTER_URI', payload: undefined })
    const login = ask({ call: 'CONNECT_FARCASTER', payload: undefined })
    expect(farcaster.requests()).toMatchObject([answer])
    farcaster.approve(1)
    const person = world.get().people.find(({ socials }) => socials?.includes('farcaster'))
    expect(await login).toEqual({ userName: person?.userName })
    expect(world.get().secureSession?.email).toBe(person?.email)
  })
})

describe('a secure site without such logins', () => {
  it('rejects them with a message', async () => {
    const { askPlain } = setUp()
    await expect(askPlain({ call: 'GET_FARCASTER_URI', payload: undefined })).rejects.toThrow(
      'does not offer GET_FARCASTER_URI',
    )
  })
})
