import { existsSync } from 'node:fs'
import type { TestInfo } from '@playwright/test'
import { isOpen, resultPicture, type ScreenResult } from '../../server/screens/screenResults.ts'
import { describeScreen } from './describeScreen.ts'

/** Attaches a screen that differs to its test: the pictures under the names that Playwright's report shows beside each other, and the words. */
export async function attachScreen(
  screen: ScreenResult,
  folder: string,
  info: TestInfo,
): Promise<void> {
  if (!isOpen(screen)) return
  const { id, accepted, actual, diff } = screen
  const name = id.replaceAll('/', '-')
  const pictures = [
    ['expected', accepted?.picture],
    ['actual', actual?.picture],
    ['diff', diff?.replace(/\.png$/, '')],
  ] as const
  for (const [kind, hash] of pictures) {
    const path = hash === undefined ? undefined : resultPicture(folder, hash)
    if (path === undefined || !existsSync(path)) continue
    await info.attach(`${name}-${kind}.png`, { contentType: 'image/png', path })
  }
  await info.attach(name, { contentType: 'text/plain', body: describeScreen(screen).join('\n') })
}
