// Makes the pictures of the documentation from the built workbench: docs/workbench.png, a swap from the first click to its
// entry in the activity, animated (docs/swap.webp) and still (docs/swap-still.webp), docs/recording-*.webp and
// docs/run-many-matrix.webp.
//
//   npm run pictures                                 all
//   npm run pictures -- --only swap                  some of them
//   npm run pictures -- --url http://localhost:5173  with a workbench that runs already
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { startWorkbench } from './lib/bench/startBench.mjs'
import { findChromiums } from './lib/findChromium.mjs'
import { shootMatrix } from './lib/pictures/shootMatrix.mjs'
import { shootRecording } from './lib/pictures/shootRecording.mjs'
import { shootSwap } from './lib/pictures/shootSwap.mjs'
import { shootWorkbench } from './lib/pictures/shootWorkbench.mjs'
import { readOptionsOrExit } from './lib/readOptionsOrExit.mjs'

const { values } = readOptionsOrExit(
  'pictures',
  { only: { type: 'string' }, url: { type: 'string' } },
  {
    only: 'only these pictures: workbench, swap, recording, matrix',
    url: 'address of a running workbench; without it, one is started',
  },
)

/** @type {Readonly<Record<string, typeof shootSwap>>} */
const pictures = {
  workbench: shootWorkbench,
  swap: shootSwap,
  recording: shootRecording,
  matrix: shootMatrix,
}
const chosen = values.only?.split(',') ?? Object.keys(pictures)
const unknown = chosen.filter((name) => !(name in pictures))
if (unknown.length > 0) {
  console.error(
    `Failed to make "${unknown.join(', ')}": the pictures are ${Object.keys(pictures).join(', ')}.`,
  )
  process.exit(1)
}

/** The next free one is taken where it is in use. */
const usualPort = 5_173

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const started = values.url === undefined ? await startWorkbench(root, usualPort) : undefined
const executablePath = findChromiums()[0]?.path
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath === undefined ? {} : { executablePath }),
})
try {
  const host = started?.host ?? values.url ?? ''
  for (const [name, shoot] of Object.entries(pictures)) {
    if (!chosen.includes(name)) continue
    for (const [file, bytes] of Object.entries(await shoot(browser, host))) {
      writeFileSync(join(root, 'docs', file), bytes)
      console.log(`  docs/${file}  ${Math.round(bytes.length / 1_000)} kB`)
    }
  }
} finally {
  await browser.close()
  await started?.stop()
}
