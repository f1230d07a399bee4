import { describe, expect, it } from 'vitest'
import { createCallLog } from '../../calls/callLog.ts'
import { createSeededRandom } from '../../clock/seededRandom.ts'
import { createTestClock } from '../../clock/testing/createTestClock.ts'
import { createFaults } from '../../faults/faults.ts'
import type { FaultEffect } from '../../faults/faultTypes.ts'
import { createWorld } from '../../world/createWorld.ts'
import { drawWorld } from '../../world/drawWorld.ts'
import { createProviderWindows } from './createProviderWindows.ts'
import type { SimulatorSays } from './providerMessages.ts'
import { createSocialDesk } from './socialDesk.ts'

const site = 'http://sites.test/sites/social/'

function setUp() {
  const world = createWorld(drawWorld({ startedAt: 0 }))
  const desk = createSocialDesk({ world, site })
  const log = createCallLog({ clock: () => clock })
  const clock = createTestClock({ activity: log })
  const faults = createFaults({ random: createSeededRandom(1) })
  const forged: unknown[] = []
  const { hear, ...actor } = createProviderWindows({
    desk,
    clock,
    log,
    faults,
    forge: async (message) => void forged.push(message),
    arrival: () => Promise.resolve(),
    onError: (error) => expect.fail(String(error)),
  })
  const redirect = new URL(desk.redirectUri('discord'))
  const said: SimulatorSays[] = []
  let closed = false
  const end = {
    // Only its identity matters.
    source: new EventTarget() as unknown as MessageEventSource,
    isClosed: () => closed,
    close: () => void (closed = true),
    tell: (message: SimulatorSays) => void said.push(message),
  }
  const here = () => hear(end, { say: 'here', ...Object.fromEntries(redirect.searchParams) })
  const strike = (effect: FaultEffect) =>
    faults.add({ target: 'social.result', when: { nth: 1 }, effect })
  const posted = () => said.flatMap((each) => (each.say === 'post' ? each.messages : []))
  return { world, desk, actor, hear, end, here, said, posted, forged, strike, clock, log, redirect }
}

describe('the desk of the login providers', () => {
  it("sends to the provider's page on the sites' origin", () => {
    const { redirect } = setUp()
    expect(redirect.href.startsWith(site)).toBe(true)
    expect(redirect.searchParams.get('provider')).toBe('discord')
  })

  it('knows a person by a result once, and only by a true one', () => {
    const { desk, redirect } = setUp()
    const state = String(redirect.searchParams.get('state'))
    const [person] = desk.people('discord')
    const uri = desk.grant(state, String(person?.email))
    expect(() => desk.redeem(uri.replace(state, 'other'))).toThrow('not valid')
    expect(() => desk.redeem(uri.replace('sites.test', 'evil.test'))).toThrow('not valid')
    expect(desk.redeem(uri)).toEqual(person)
    expect(() => desk.redeem(uri)).toThrow('not valid')
    expect(() => desk.redeem('nonsense')).toThrow('not valid')
    expect(() => desk.redeem(desk.deny(state))).toThrow('refused')
  })

  it('lists who has a login there', () => {
    const { desk, world } = setUp()
    world.update((state) => ({ ...state, people: state.people.slice(0, 1) }))
    expect(desk.people('discord')).toEqual([])
  })
})

describe("a provider's window", () => {
  it('appears when its page is there, and shows who may continue', () => {
    const { actor, here, said } = setUp()
    let told = 0
    actor.subscribe(() => (told += 1))
    expect(actor.windows()).toEqual([])
    here()
    expect(actor.windows()).toMatchObject([{ id: 1, provider: 'discord', people: [{}] }])
    expect(said).toEqual([{ say: 'people', people: actor.windows()[0]?.people }])
    expect(told).toBe(1)
  })

  it('is none for a login that nobody began', () => {
    const { actor, hear, end, said } = setUp()
    hear(end, { say: 'here', provider: 'discord', state: 'made-up' })
    hear(end, { say: 'here' })
    hear(end, { say: 'continue', email: 'ada@example.com' })
    expect(actor.windows()).toEqual([])
    expect(said).toEqual([{ say: 'people', people: [] }])
  })

  it('brings the result of whoever continues, beside it or in it', async () => {
    const { actor, desk, here, hear, end, posted, clock } = setUp()
    here()
    await actor.continueAs(1)
    hear(end, { say: 'continue', email: desk.people('discord')[0]?.email })
    await clock.idle()
    const people = posted().map((each) => desk.redeem(String(Object(each).resultUri)).email)
    const [person] = desk.people('discord')
    expect(people).toEqual([person?.email, person?.email])
  })

  it('brings a refusal', async () => {
    const { actor, here, posted } = setUp()
    here()
    await actor.refuse(1)
    expect(posted()).toEqual([{ resultUri: expect.stringContaining('error=access_denied') }])
  })

  it('is gone once it is closed', async () => {
    const { actor, here } = setUp()
    here()
    actor.close(1)
    expect(actor.windows()).toEqual([])
    await expect(actor.continueAs(1)).rejects.toThrow('it is closed')
  })

  it.each([
    [{ kind: 'hang' }, 0],
    [{ kind: 'duplicate' }, 2],
    [{ kind: 'malformed' }, 1],
    [{ kind: 'reject', code: 0, message: '' }, 1],
    [{ kind: 'stale' }, 1],
  ] as const)('struck by %j posts that often: %i', async (effect, times) => {
    const { actor, here, posted, strike } = setUp()
    strike(effect)
    here()
    await actor.continueAs(1)
    expect(posted()).toHaveLength(times)
  })

  it('posts late when it is struck so, and time goes on meanwhile', async () => {
    const { actor, here, posted, strike, clock } = setUp()
    strike({ kind: 'late', ms: 3_000 })
    here()
    const done = actor.continueAs(1)
    await clock.run(2_999)
    expect(posted()).toEqual([])
    await clock.run(1)
    await done
    expect(posted()).toHaveLength(1)
  })

  it('lets another origin post first when it is struck so', async () => {
    const { actor, here, posted, forged, strike } = setUp()
    strike({ kind: 'wrongOrigin' })
    here()
    await actor.continueAs(1)
    expect(forged).toEqual(posted())
    expect(forged).toHaveLength(1)
  })
})
