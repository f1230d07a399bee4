import { AxeBuilder } from '@axe-core/playwright'
import type { Frame, Page } from '@playwright/test'

type Options = Parameters<AxeBuilder['options']>[0]
interface Part {
  include?: string
  exclude?: string
}
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/**
 * Violations that axe finds in a page, or in a part of it, and in the frames inside. Axe describes only violations: the passes would
 * take most of its time.
 */
export async function axeViolations(
  page: Page,
  { include, exclude }: Part = {},
  options: Options = {},
): Promise<Violations> {
  const builder = new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations'] })
  if (include !== undefined) builder.include(include)
  if (exclude !== undefined) builder.exclude(exclude)
  // Only frames of other origins need the second page that axe opens for the results.
  const frames = page.mainFrame().childFrames()
  const outside = await Promise.all(frames.map((frame) => isOutside(frame, exclude)))
  const { violations } = await builder.setLegacyMode(outside.every(Boolean)).analyze()
  return violations
}

/** Whether a frame is in a part of the page that axe skips. */
async function isOutside(frame: Frame, exclude: string | undefined): Promise<boolean> {
  if (exclude === undefined) return false
  const element = await frame.frameElement()
  return element.evaluate((each, part) => (each as Element).closest(part) !== null, exclude)
}
