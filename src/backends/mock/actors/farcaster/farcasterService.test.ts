import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../clock/testing/testClock.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import { createFarcasterService } from './farcasterService.ts'

function setUp() {
  const world = createWorld(generateWorld({ startedAt: 0 }))
  const service = createFarcasterService({ world, clock: createTestClock() })
  const parked: Promise<unknown>[] = []
  const connect = () =>
    service.connect((wait) => {
      parked.push(wait)
      return wait
    })
  return { service, world, connect, parked }
}

describe('Farcaster logins', () => {
  it('keeps the same address until a login is decided', async () => {
    const { service, connect } = setUp()
    const first = service.url()
    expect(service.url()).toBe(first)
    const login = connect()
    service.approve(1)
    await login
    expect(service.url()).not.toBe(first)
  })

  it('a login waits for the phone as a parked call, starting when the page waits', () => {
    const { service, connect, parked } = setUp()
    let notified = 0
    service.subscribe(() => (notified += 1))
    const url = service.url()
    expect(service.requests()).toEqual([])
    void connect()
    expect(service.requests()).toMatchObject([{ id: 1, url }])
    expect([parked.length, notified]).toEqual([1, 1])
  })

  it('returns the person who approves', async () => {
    const { service, connect, world } = setUp()
    const login = connect()
    service.approve(1)
    expect((await login).socials).toContain('farcaster')
    expect(service.requests()).toEqual([])
    const other = connect()
    service.approve(2, 'ada@example.com')
    expect(await other).toBe(world.get().people[0])
  })

  it('rejects once with the message of the refusal', async () => {
    const { service, connect } = setUp()
    const login = connect()
    service.refuse(1, 'Not today')
    await expect(login).rejects.toThrow('Not today')
    expect(() => service.refuse(1)).toThrow('does not wait')
  })

  it('rejects an approval when no person has a Farcaster account', () => {
    const { service, connect, world } = setUp()
    world.update((state) => ({ ...state, people: [] }))
    void connect()
    expect(() => service.approve(1)).toThrow('no Farcaster user')
    expect(service.requests()).toHaveLength(1)
  })
})
