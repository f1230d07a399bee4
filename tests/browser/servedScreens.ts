import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PNG } from 'pngjs'
import { preview } from 'vite'
import { writeScreenResults, type ScreenResult } from '../../src/server/screens/screenResults.ts'
import type { AcceptedScreen } from '../../src/server/screens/screensFile.ts'
import { workbenchPlugin } from '../../src/server/vitePlugin/workbenchPlugin.ts'

const pictures = 'foyer-screens/pictures'

/** The built workbench with a project of its own, whose last run is prepared. */
export interface ServedScreens {
  /** Address of the workbench, without a slash at the end. */
  readonly url: string
  /** Path of the project. */
  readonly project: string
  /** Path of the accepted screens of a scenario. */
  acceptedFile(scenario: string): string
  /** Prepares results; each call is another run. */
  run(...screens: readonly ScreenResult[]): void
  /** Empties the project. */
  empty(): void
  close(): Promise<void>
}

/** Serves the workbench to tests of screens, on a free port. */
export async function serveScreens(): Promise<ServedScreens> {
  const project = mkdtempSync(join(tmpdir(), 'foyer-screens-'))
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: project,
    plugins: [workbenchPlugin({ scenarios: 'foyer-scenarios' })],
    preview: { port: 0 },
    build: { outDir: resolve('dist/workbench') },
  })
  const local = server.resolvedUrls?.local[0]
  const origins = await (await fetch(`${local}__foyer/origins`)).json()
  return {
    url: origins.host,
    project,
    acceptedFile: (scenario) => join(project, `foyer-scenarios/screens/${scenario}.screens.json`),
    run: (...screens) =>
      writeScreenResults(join(project, 'foyer-screens'), {
        foyerkit: '0.1.0',
        browser: 'Chromium 140.0',
        failsOnNew: false,
        screens,
      }),
    empty() {
      for (const name of readdirSync(project)) rmSync(join(project, name), { recursive: true })
      mkdirSync(join(project, pictures), { recursive: true })
      mkdirSync(join(project, 'foyer-scenarios'))
    },
    async close() {
      await server.close()
      rmSync(project, { recursive: true })
    },
  }
}

/** A screen with a picture of one colour and a box on it. */
export interface DrawnScreen {
  readonly width?: number
  readonly height?: number
  readonly ground: string
  /** Distance of the box from the left edge, px. */
  readonly box: number
  readonly text: readonly string[]
}

/**
 * Draws a screen into the results of a project.
 * @returns the screen as a run would record it
 */
export function drawScreen(
  { project }: Pick<ServedScreens, 'project'>,
  { width = 640, height = 400, ground, box, text }: DrawnScreen,
): AcceptedScreen {
  const bytes = paint(width, height, (x, y) =>
    x >= box && x < box + 160 && y >= 60 && y < 300 ? '#c98a1d' : ground,
  )
  const picture = createHash('sha256').update(bytes).digest('hex')
  writeFileSync(join(project, pictures, `${picture}.png`), bytes)
  return { picture, text }
}

/** Draws the picture of a difference, and returns its name. */
export function drawDifference(
  { project }: Pick<ServedScreens, 'project'>,
  accepted: AcceptedScreen,
  actual: AcceptedScreen,
): string {
  const name = `${accepted.picture.slice(0, 16)}-${actual.picture.slice(0, 16)}.png`
  const bytes = paint(640, 400, (x) => (x > 200 && x < 280 ? '#ff0000' : '#f4f4f4'))
  writeFileSync(join(project, pictures, name), bytes)
  return name
}

function paint(width: number, height: number, colourAt: (x: number, y: number) => string): Buffer {
  const png = new PNG({ width, height })
  for (let at = 0; at < width * height; at += 1) {
    const colour = Buffer.from(colourAt(at % width, Math.floor(at / width)).slice(1), 'hex')
    png.data.set([...colour, 255], at * 4)
  }
  return PNG.sync.write(png)
}
