import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { environmentOf } from './outside/environmentOf.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { commandIn, runFoyerkitIn } from './outside/runInApp.ts'
import { startVite } from './outside/startVite.ts'

/** Folder of the app. */
const name = 'offline-app'
const email = 'ada@example.com'

/** Real ms for a sign-in and two replays: only ends what hangs. */
const timeout = 600_000

test.beforeEach(() => test.setTimeout(timeout))

test('an agent signs in by e-mail on the page of an app, and saves a scenario that replays', async ({
  outsideProject,
}) => {
  const project = await outsideProject({ react: 'react', viem: 'viem-newest' })
  const app = join(project, name)
  const port = String(await freePort())
  const page = `http://localhost:${port}`
  const vite = startVite(app, port)
  const agent = new Client({ name: 'an agent', version: '1.0.0' })
  const env = Object.fromEntries(
    Object.entries(await environmentOf(app)).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
  /** The answer of a tool: its text as JSON, or the text of an error. */
  async function ask(tool: string, args: Record<string, unknown> = {}): Promise<unknown> {
    const answer = await agent.callTool({ name: tool, arguments: args }, undefined, { timeout })
    const [first] = answer.content as readonly { readonly text: string }[]
    const text = first?.text ?? ''
    return answer.isError === true ? { error: text } : JSON.parse(text)
  }
  const act = (step: object) => ask('act', { step })
  try {
    await vite.waitFor(/ready in/)
    await agent.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [commandIn(project), 'mcp', '--page', page, '--act'],
        cwd: app,
        env,
      }),
    )
    const { tools } = await agent.listTools()
    expect(tools.map((tool) => tool.name)).toEqual([
      'look',
      'actors',
      'calls',
      'act',
      'run_time',
      'save_scenario',
    ])

    expect(await ask('look')).toMatchObject({ path: '/', modal: 'closed', connected: false })
    const connect = { role: 'button', name: 'Connect Wallet', within: 'page', nth: 0 }
    expect(await act({ do: 'click', target: connect })).toEqual({
      done: 'Click the first button “Connect Wallet” on the page',
      modal: { view: 'Connect' },
      steps: 1,
    })
    expect(await act({ do: 'fly' })).toEqual({ error: expect.stringContaining('"fly"') })
    const field = { role: 'textbox', name: 'Email' }
    await act({ do: 'type', target: field, text: email })
    await act({ do: 'press', key: 'Enter' })
    expect(await act({ expect: 'view', is: 'EmailVerifyOtp' })).toMatchObject({ steps: 4 })
    expect(await ask('actors')).toMatchObject({ mail: { codesFor: [email] } })
    expect(await ask('calls', { name: 'frame.*', count: 1 })).toEqual([
      expect.objectContaining({ name: 'frame.connectEmail', status: 'done' }),
    ])
    await act({ do: 'typeCode', email })
    expect(await act({ expect: 'modal', open: false })).toMatchObject({ modal: 'closed' })
    expect(await ask('run_time', { ms: 1_000 })).toMatchObject({ done: 'Let 1.0 s pass' })
    expect(await ask('look')).toMatchObject({ connected: true })

    expect(await ask('save_scenario', { title: 'Ada signs in' })).toEqual({
      scenario: 'foyer-scenarios/ada-signs-in.scenario.json',
      run: 'foyer-runs/ada-signs-in.foyer',
    })
    expect(await ask('save_scenario', { title: 'Ada signs in' })).toEqual({
      error: expect.stringContaining('There is nothing to save'),
    })
    const files = ['foyer-scenarios/ada-signs-in.scenario.json', 'foyer-runs/ada-signs-in.foyer']
    const replayed = await runFoyerkitIn(project, name, 'replay', ...files, '--page', page)
    expect(replayed, replayed.said).toMatchObject({ failed: false })
    expect(replayed.said).toContain('2 passed')
  } finally {
    await agent.close()
    await vite.interrupt()
  }
})
