import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Socket from 'ws'
import type { OtherBrowser } from './otherBrowser.ts'
import { readLine } from './readLine.ts'
import { stopProcess } from './stopProcess.ts'

/** Sends nothing to Mozilla, and shows no page except the tested one. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
}

/** Starts a Firefox without a window, and controls it directly with WebDriver BiDi. */
export async function openFirefox(program: string): Promise<OtherBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'foyer-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const address = await readLine(firefox, /WebDriver BiDi listening on (ws:\S+)/)
  const { socket, send } = await connect(`${address}/session`)

  const { capabilities } = await send('session.new', { capabilities: {} })
  // The first tab never has the focus, so its page gets no focus events.
  const { context } = await send('browsingContext.create', { type: 'tab' })
  const viewport = { width: 1280, height: 900 }
  await send('browsingContext.setViewport', { context, viewport })

  return {
    version: capabilities.browserVersion,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const wrapped = `Promise.resolve(${expression}).then((value) => JSON.stringify({ value }))`
      const answer = await send('script.evaluate', {
        target: { context },
        expression: wrapped,
        awaitPromise: true,
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return JSON.parse(answer.result.value).value
    },
    async perform(actions) {
      await send('input.performActions', { context, actions })
    },
    async close() {
      socket.close()
      await stopProcess(firefox)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Numbers each command, and finds its response among the messages. */
async function connect(address: string) {
  const socket = new Socket(address)
  const waiting = new Map<number, (message: Answer) => void>()
  let last = 0
  socket.on('message', (text: unknown) => {
    const message: Answer = JSON.parse(String(text))
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const send = (method: string, params: object) =>
    new Promise<Answer['result']>((resolve, reject) => {
      last += 1
      waiting.set(last, ({ type, message, result }) => {
        if (type === 'error') reject(new Error(`Failed to call ${method}: ${message}`))
        else resolve(result)
      })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { socket, send }
}

/** The parts of the protocol's responses that are read here. */
interface Answer {
  readonly id: number
  readonly type: 'success' | 'error'
  readonly message?: string
  readonly result: Readonly<Record<string, ReturnType<typeof JSON.parse>>>
}
