import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestCore } from '../testing/testCore.ts'
import type { ModalElements } from './modalElements.ts'
import { createModalHost } from './modalHost.ts'

beforeEach(() => vi.stubGlobal('document', {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function setUp() {
  const { core, seen } = createTestCore()
  const elements = { host: { remove: () => undefined }, frame: {} }
  const code = {
    // The host only passes them on.
    buildModalElements: vi.fn(() => elements as unknown as ModalElements),
    mountModal: vi.fn(() => () => undefined),
  }
  let arrive = () => undefined as void
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  vi.spyOn(core.views.Connect, 'load').mockResolvedValue({ default: () => null })
  const host = createModalHost(() => arrived.then(() => code))
  host.follow(core)
  const notes = () => seen.filter(({ type }) => type === 'note')
  return { ...code, core, elements, host, notes, arrive: () => arrive() }
}

it('creates its elements once, for the frame and for the modal', async () => {
  const { arrive, buildModalElements, core, elements, host, mountModal } = setUp()
  arrive()
  expect(await host.frameParent()).toBe(elements.frame)
  core.open()
  await vi.waitUntil(() => mountModal.mock.calls.length > 0)
  expect(buildModalElements).toHaveBeenCalledOnce()
})

it('waits for the view, so that the card does not open empty', async () => {
  const { arrive, core, mountModal } = setUp()
  let arriveView = (_: { default: () => null }) => undefined as void
  const load = () => new Promise<{ default: () => null }>((resolve) => (arriveView = resolve))
  vi.spyOn(core.views.Connect, 'load').mockImplementation(load)
  core.open()
  arrive()
  await new Promise(setImmediate)
  expect(mountModal).not.toHaveBeenCalled()
  arriveView({ default: () => null })
  await vi.waitUntil(() => mountModal.mock.calls.length > 0)
})

it('opens without the code of its view where that cannot be loaded', async () => {
  const { arrive, core, mountModal } = setUp()
  vi.spyOn(core.views.Connect, 'load').mockRejectedValue(new Error('gone'))
  core.open()
  arrive()
  await vi.waitUntil(() => mountModal.mock.calls.length > 0)
  expect(mountModal).toHaveBeenCalledOnce()
})

it('adds nothing to the page when the widget is destroyed while its code loads', async () => {
  const { arrive, buildModalElements, core, host, mountModal, notes } = setUp()
  core.open()
  const frame = host.frameParent()
  host.destroy()
  arrive()
  await expect(frame).rejects.toMatchObject({ code: 'aborted' })
  await new Promise(setImmediate)
  expect(buildModalElements).not.toHaveBeenCalled()
  expect(mountModal).not.toHaveBeenCalled()
  expect(notes()).toEqual([])
})
