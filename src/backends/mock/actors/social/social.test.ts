import { describe, expect, it } from 'vitest'
import { createCallLog } from '../../calls/callLog.ts'
import { createSeededRandom } from '../../clock/seededRandom.ts'
import { createTestClock } from '../../clock/testing/testClock.ts'
import { createFaults } from '../../faults/faults.ts'
import type { FaultEffect } from '../../faults/faultTypes.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import { createProviderWindows } from './providerWindows.ts'
import type { SimulatorMessage } from './providerMessages.ts'
import { createSocialService } from './socialService.ts'

const site = 'http://sites.test/sites/social/'

function setUp() {
  const world = createWorld(generateWorld({ startedAt: 0 }))
  const service = createSocialService({ world, site })
  const log = createCallLog({ clock: () => clock })
  const clock = createTestClock({ activity: log })
  const faults = createFaults({ random: createSeededRandom(1), clock: { now: () => 0 } })
  const forged: unknown[] = []
  const { handle, ...actor } = createProviderWindows({
    service,
    clock,
    log,
    faults,
    forge: async (message) => void forged.push(message),
    arrival: () => Promise.resolve(),
    onError: (error) => expect.fail(String(error)),
  })
  const redirect = new URL(service.redirectUri('discord'))
  const said: SimulatorMessage[] = []
  let closed = false
  const end = {
    // Only its identity matters.
    source: new EventTarget() as unknown as MessageEventSource,
    isClosed: () => closed,
    close: () => void (closed = true),
    detach: () => undefined,
    isDetached: () => false,
    notify: (message: SimulatorMessage) => void said.push(message),
  }
  const here = () => handle(end, { say: 'here', ...Object.fromEntries(redirect.searchParams) })
  const inject = (effect: FaultEffect) =>
    faults.add({ target: 'social.result', when: { nth: 1 }, effect })
  const posted = () => said.flatMap((each) => (each.say === 'post' ? each.messages : []))
  return {
    world,
    service,
    actor,
    handle,
    end,
    here,
    said,
    posted,
    forged,
    inject,
    clock,
    log,
    redirect,
  }
}

describe('the service of the login providers', () => {
  it("sends the visitor to the provider's page on the sites' origin", () => {
    const { redirect } = setUp()
    expect(redirect.href.startsWith(site)).toBe(true)
    expect(redirect.searchParams.get('provider')).toBe('discord')
  })

  it('accepts a true result once, and no other', () => {
    const { service, redirect } = setUp()
    const state = String(redirect.searchParams.get('state'))
    const [person] = service.people('discord')
    const uri = service.grant(state, String(person?.email))
    expect(() => service.redeem(uri.replace(state, 'other'))).toThrow('not valid')
    expect(() => service.redeem(uri.replace('sites.test', 'evil.test'))).toThrow('not valid')
    expect(service.redeem(uri)).toEqual(person)
    expect(() => service.redeem(uri)).toThrow('not valid')
    expect(() => service.redeem('nonsense')).toThrow('not valid')
    expect(() => service.redeem(service.deny(state))).toThrow('refused')
  })

  it('lists the people who have a login there', () => {
    const { service, world } = setUp()
    world.update((state) => ({ ...state, people: state.people.slice(0, 1) }))
    expect(service.people('discord')).toEqual([])
  })
})

describe("a provider's window", () => {
  it("lists a provider's window when its page has loaded, and shows who may continue", () => {
    const { actor, here, said } = setUp()
    let notified = 0
    actor.subscribe(() => (notified += 1))
    expect(actor.windows()).toEqual([])
    here()
    expect(actor.windows()).toMatchObject([{ id: 1, provider: 'discord', people: [{}] }])
    expect(said).toEqual([{ say: 'people', people: actor.windows()[0]?.people }])
    expect(notified).toBe(1)
  })

  it("rejects a provider's window for a login that was not started", () => {
    const { actor, handle, end, said } = setUp()
    handle(end, { say: 'here', provider: 'discord', state: 'made-up' })
    handle(end, { say: 'here' })
    handle(end, { say: 'continue', email: 'ada@example.com' })
    expect(actor.windows()).toEqual([])
    expect(said).toEqual([{ say: 'people', people: [] }])
  })

  it('returns the person who continues, in the window or beside it', async () => {
    const { actor, service, here, handle, end, posted, clock } = setUp()
    here()
    await actor.continueAs(1)
    handle(end, { say: 'continue', email: service.people('discord')[0]?.email })
    await clock.idle()
    const people = posted().map((each) => service.redeem(String(Object(each).resultUri)).email)
    const [person] = service.people('discord')
    expect(people).toEqual([person?.email, person?.email])
  })

  it('returns a refusal', async () => {
    const { actor, here, posted } = setUp()
    here()
    await actor.refuse(1)
    expect(posted()).toEqual([{ resultUri: expect.stringContaining('error=access_denied') }])
  })

  it("removes a provider's window once it is closed", async () => {
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
  ] as const)('posts its result under the fault %j that many times: %i', async (effect, times) => {
    const { actor, here, posted, inject } = setUp()
    inject(effect)
    here()
    await actor.continueAs(1)
    expect(posted()).toHaveLength(times)
  })

  it('posts its result late under such a fault, while virtual time advances', async () => {
    const { actor, here, posted, inject, clock } = setUp()
    inject({ kind: 'late', ms: 3_000 })
    here()
    const done = actor.continueAs(1)
    await clock.run(2_999)
    expect(posted()).toEqual([])
    await clock.run(1)
    await done
    expect(posted()).toHaveLength(1)
  })

  it('lets another origin post first under such a fault', async () => {
    const { actor, here, posted, forged, inject } = setUp()
    inject({ kind: 'wrongOrigin' })
    here()
    await actor.continueAs(1)
    expect(forged).toEqual(posted())
    expect(forged).toHaveLength(1)
  })
})
