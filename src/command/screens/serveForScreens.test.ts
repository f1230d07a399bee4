import { expect, it } from 'vitest'
import { serveForScreens } from './serveForScreens.ts'

/**
 * Serves pages on a machine.
 * @param ports that are free, one for each attempt to serve
 * @param answers whether Foyer answers on port 4960, one for each look
 */
async function serveOn(ports: readonly number[], ...answers: readonly boolean[]) {
  const events: string[] = []
  const left = { ports: [...ports], answers: [...answers] }
  const served = await serveForScreens({
    async serve(firstPort) {
      const port = left.ports.shift()
      events.push(`serve ${port} from ${firstPort}`)
      const host = `http://localhost:${port}`
      const origins = { host, sites: host, hostile: host }
      return { origins, close: async () => void events.push(`close ${port}`) }
    },
    isFoyer: async () => left.answers.shift() === true,
    wait: async () => void events.push('wait'),
    say: (line) => void events.push(line),
  })
  expect(left).toEqual({ ports: [], answers: [] })
  return { events, host: served.origins.host }
}

const waits = expect.stringMatching(/^Another run takes screens on port 4960 .* waits for its end/)

it('serves on the port of screens', async () => {
  const { host, events } = await serveOn([4960])
  expect(host).toBe('http://localhost:4960')
  expect(events).toEqual(['serve 4960 from 4960'])
})

it('waits for the end of another run with screens', async () => {
  const { host, events } = await serveOn([4961, 4960], true, true, true, false)
  expect(host).toBe('http://localhost:4960')
  expect(events).toEqual([
    'serve 4961 from 4960',
    'close 4961',
    waits,
    'wait',
    'wait',
    'serve 4960 from 4960',
  ])
})

it('waits again if a third run takes the port first, and says it once', async () => {
  const { host, events } = await serveOn([4961, 4961, 4960], true, false, true, true, false)
  expect(host).toBe('http://localhost:4960')
  expect(events).toEqual([
    'serve 4961 from 4960',
    'close 4961',
    waits,
    'serve 4961 from 4960',
    'close 4961',
    'wait',
    'serve 4960 from 4960',
  ])
})

it('uses the next port beside another program, and says which screens differ', async () => {
  const { host, events } = await serveOn([4961], false)
  expect(host).toBe('http://localhost:4961')
  expect(events).toEqual([
    'serve 4961 from 4960',
    expect.stringMatching(/^Port 4960 is taken, so pages are on 4961\. /),
  ])
})
