import type { Simulator } from '../../../backends/mock/simulatorTypes.ts'
import type { Finding, StageExpectation } from '../../../scenarios/index.ts'

type FrameExpectation = Extract<StageExpectation, { expect: 'frame' }>

/** Looks at the secure site's frame on this page: where it stands, and what the page in it says. */
export function checkFrame(wanted: FrameExpectation, { secureSite }: Simulator): Finding {
  const frames = [...document.querySelectorAll('foyer-modal')].flatMap((host) => [
    ...(host.shadowRoot?.querySelectorAll('iframe') ?? []),
  ])
  const frame = frames.find((each) => each.checkVisibility())
  const screen = secureSite.screen()
  if (!frame) return { ok: !wanted.shown, actual: 'the frame is hidden' }
  const { left, top, width, height } = frame.getBoundingClientRect()
  const bottom = innerHeight - top - height
  const near = (is: number, should: number | undefined) =>
    should === undefined || Math.abs(is - should) < 1
  const centred = near(left, innerWidth - left - width) && near(top - 32, bottom + 32)
  const ok =
    wanted.shown &&
    near(width, wanted.width) &&
    near(height, wanted.height) &&
    near(left, wanted.left) &&
    near(bottom, wanted.bottom) &&
    (wanted.centred === undefined || wanted.centred === centred) &&
    (wanted.theme === undefined || wanted.theme === screen?.theme) &&
    (wanted.heading === undefined || screen?.heading.includes(wanted.heading) === true) &&
    (wanted.amount === undefined || screen?.amount === wanted.amount)
  return { ok, actual: JSON.stringify({ left, top, width, height, bottom, centred, ...screen }) }
}
