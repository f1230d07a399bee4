import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { expect, it } from 'vitest'
import type { Step } from '../../scenarios/index.ts'
import type { LiveRun } from './liveRun.ts'
import { createMcpServer } from './mcpServer.ts'

/** An agent beside a run whose page is `look`. */
async function setUp(canAct: boolean, run: Partial<LiveRun> = {}) {
  const server = createMcpServer({
    app: 'http://localhost:3000',
    version: '1.2.3',
    canAct,
    run: {
      steps: () => [],
      play: () => Promise.reject(new Error('Failed to do the step: there is no step "fly".')),
      read: () => Promise.reject(new Error('The page did not answer.')),
      save: (title) =>
        Promise.resolve({ scenario: `${title}.scenario.json`, run: `${title}.foyer` }),
      end: () => Promise.resolve(),
      ...run,
    },
  })
  const agent = new Client({ name: 'an agent', version: '1.0.0' })
  const [one, other] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(one), agent.connect(other)])
  return agent
}

const namesOf = async (agent: Client) => (await agent.listTools()).tools.map(({ name }) => name)

it('only looks, unless it may act', async () => {
  const agent = await setUp(false)
  expect(await namesOf(agent)).toEqual(['look', 'actors', 'calls'])
  expect(agent.getInstructions()).toContain('This server was started without --act')
  expect(await agent.callTool({ name: 'act', arguments: { step: {} } })).toMatchObject({
    isError: true,
  })
})

it('has six tools, and names every step', async () => {
  const agent = await setUp(true)
  const { tools } = await agent.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'look',
    'actors',
    'calls',
    'act',
    'run_time',
    'save_scenario',
  ])
  const description = tools.find(({ name }) => name === 'act')?.description
  expect(description).toContain('{"do": "wallet.approve", "wallet": string, "method"?: string}')
  expect(description).toContain('{"expect": "view", "is": "Connect"|…}')
})

it('answers with the reason when a step or a look fails, and goes on', async () => {
  const agent = await setUp(true)
  expect(await agent.callTool({ name: 'act', arguments: { step: { do: 'fly' } } })).toEqual({
    isError: true,
    content: [{ type: 'text', text: 'Failed to do the step: there is no step "fly".' }],
  })
  expect(await agent.callTool({ name: 'look', arguments: {} })).toEqual({
    isError: true,
    content: [{ type: 'text', text: 'The page did not answer.' }],
  })
  const saved = await agent.callTool({ name: 'save_scenario', arguments: { title: 'a' } })
  expect(saved.isError).toBeUndefined()
})

it('does one step after the other, also when they are asked for at once', async () => {
  const begun: Step[] = []
  const ends: (() => void)[] = []
  const agent = await setUp(true, {
    play: (step) => {
      begun.push(step)
      return new Promise((resolve) => ends.push(resolve))
    },
  })
  const first = agent.callTool({ name: 'run_time', arguments: { ms: 5 } })
  const second = agent.callTool({ name: 'run_time', arguments: {} })
  await new Promise(setImmediate)
  expect(begun).toEqual([{ do: 'run', ms: 5 }])
  ends[0]?.()
  await first
  await new Promise(setImmediate)
  expect(begun).toEqual([{ do: 'run', ms: 5 }, { do: 'runToNext' }])
  ends[1]?.()
  await second
})
