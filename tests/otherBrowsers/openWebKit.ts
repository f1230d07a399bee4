import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from '../../scripts/lib/freePort.mjs'
import type { OtherBrowser } from './otherBrowser.ts'
import { readLine } from './readLine.ts'
import { stopProcess } from './stopProcess.ts'

/** Starts the browser of WebKitGTK through its WebDriver server, on a virtual screen if there is none. */
export async function openWebKit(program: string, xvfb: string | undefined): Promise<OtherBrowser> {
  const screen = xvfb === undefined ? undefined : await openScreen(xvfb)
  const port = await freePort()
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...(screen ? { DISPLAY: screen.display } : {}) },
  })

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`Failed to ${method} ${path}: ${value.message}`)
    return value
  }

  await untilReady(driver, () => send('GET', '/status'))
  const { sessionId, capabilities } = await send('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  })
  const session = `/session/${sessionId}`
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 1000 })

  return {
    version: capabilities.browserVersion,
    open: (url) => send('POST', `${session}/url`, { url }),
    async evaluate(expression) {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })))`
      const answer = JSON.parse(
        await send('POST', `${session}/execute/async`, { script, args: [] }),
      )
      if (answer.error !== undefined) throw new Error(answer.error)
      return answer.value
    },
    perform: (actions) => send('POST', `${session}/actions`, { actions }),
    async close() {
      await send('DELETE', session)
      await stopProcess(driver)
      if (screen) await stopProcess(screen.process)
    },
  }
}

/** An X server without a screen, which prints the first free display. */
async function openScreen(xvfb: string) {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp']
  const screen = spawn(xvfb, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  return { process: screen, display: `:${await readLine(screen, /^(\d+)\n/m)}` }
}

/** The server does not report when it listens, so it is polled until it answers. */
async function untilReady(driver: ChildProcess, isReady: () => Promise<unknown>): Promise<void> {
  while (driver.exitCode === null) {
    try {
      await isReady()
      return
    } catch (error) {
      // `fetch` throws this while nothing listens.
      if (!(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error(`The WebDriver server of WebKitGTK ended with code ${driver.exitCode}.`)
}
