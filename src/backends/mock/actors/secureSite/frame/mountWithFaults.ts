import type { Clock } from '../../../../port/clock.ts'
import type { FramePlace } from '../../../../port/auth.ts'
import type { FrameElement, MountFrame } from '../../../../real/frame/frameElement.ts'
import { readAppMessage } from '../../../../real/frame/frameProtocol.ts'
import { createDeferred } from '../../../shared/deferred.ts'
import type { Faults } from '../../../faults/faultTypes.ts'
import { frameCallName } from './frameCallName.ts'
import type { FrameCalls } from './frameCalls.ts'

/**
 * Injects faults into the loading of the secure site's frame, for which there is no message: `latency` and `late` load it
 * later, `hang` never, and the others show the browser's error page. A browser fires `load` for that page, too.
 */
export function mountWithFaults(
  mount: MountFrame,
  { calls, faults, clock }: { calls: FrameCalls; faults: Faults; clock: Clock },
): MountFrame {
  return (options) => {
    const { call, isOwn } = calls.claim('frame.mount', undefined)
    const rule = faults.match('frame.mount')
    if (rule !== undefined) call.faulted(rule.id)
    const onLoad = () => {
      if (isOwn) call.done(undefined)
      options.onLoad()
    }
    const given = { ...options, onLoad }
    const effect = rule?.effect
    if (effect === undefined) return mount(given)
    if (effect.kind === 'latency' || effect.kind === 'late') {
      return mountLater(mount, given, call.park(clock.sleep('fault.frame.mount', effect.ms)))
    }
    if (effect.kind === 'hang') void call.park(new Promise(() => undefined))
    else queueMicrotask(onLoad)
    return errorPage(calls)
  }
}

/** A frame that receives messages and answers none. */
function errorPage(calls: FrameCalls): FrameElement {
  const { promise, resolve } = createDeferred<void>()
  return {
    post(message) {
      const request = readAppMessage(message)
      if (request !== undefined) {
        const { call, isOwn } = calls.claim(frameCallName(request), request.payload)
        void call.park(promise).then(() => {
          if (isOwn) call.failed(new Error('No answer'))
        })
      }
      calls.hold(promise)
      return true
    },
    isSource: () => false,
    place: () => undefined,
    remove: () => resolve(),
  }
}

function mountLater(
  mount: MountFrame,
  options: Parameters<MountFrame>[0],
  turn: Promise<unknown>,
): FrameElement {
  let element: FrameElement | undefined
  let placed: FramePlace = { shown: false }
  let isRemoved = false
  void turn.then(() => {
    if (isRemoved) return
    element = mount(options)
    element.place(placed)
  })
  return {
    post: (message, origin) => element?.post(message, origin) ?? true,
    isSource: (source) => element?.isSource(source) ?? false,
    place(place) {
      placed = place
      element?.place(place)
    },
    remove() {
      isRemoved = true
      element?.remove()
    },
  }
}
