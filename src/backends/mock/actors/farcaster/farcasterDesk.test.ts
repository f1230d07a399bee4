import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../clock/testing/createTestClock.ts'
import { createWorld } from '../../world/createWorld.ts'
import { drawWorld } from '../../world/drawWorld.ts'
import { createFarcasterDesk } from './farcasterDesk.ts'

function setUp() {
  const world = createWorld(drawWorld({ startedAt: 0 }))
  const desk = createFarcasterDesk({ world, clock: createTestClock() })
  const parked: Promise<unknown>[] = []
  const connect = () =>
    desk.connect((wait) => {
      parked.push(wait)
      return wait
    })
  return { desk, world, connect, parked }
}

describe('Farcaster logins', () => {
  it('keep one address until they are decided', async () => {
    const { desk, connect } = setUp()
    const first = desk.url()
    expect(desk.url()).toBe(first)
    const login = connect()
    desk.approve(1)
    await login
    expect(desk.url()).not.toBe(first)
  })

  it('wait on the phone, parked, from when the page waits', () => {
    const { desk, connect, parked } = setUp()
    let told = 0
    desk.subscribe(() => (told += 1))
    const url = desk.url()
    expect(desk.requests()).toEqual([])
    void connect()
    expect(desk.requests()).toMatchObject([{ id: 1, url }])
    expect([parked.length, told]).toEqual([1, 1])
  })

  it('bring the person who approves', async () => {
    const { desk, connect, world } = setUp()
    const login = connect()
    desk.approve(1)
    expect((await login).socials).toContain('farcaster')
    expect(desk.requests()).toEqual([])
    const other = connect()
    desk.approve(2, 'ada@example.com')
    expect(await other).toBe(world.get().people[0])
  })

  it('reject with the words of the refusal, once', async () => {
    const { desk, connect } = setUp()
    const login = connect()
    desk.refuse(1, 'Not today')
    await expect(login).rejects.toThrow('Not today')
    expect(() => desk.refuse(1)).toThrow('does not wait')
  })

  it('cannot be approved where nobody uses Farcaster', () => {
    const { desk, connect, world } = setUp()
    world.update((state) => ({ ...state, people: [] }))
    void connect()
    expect(() => desk.approve(1)).toThrow('nobody uses Farcaster')
    expect(desk.requests()).toHaveLength(1)
  })
})
