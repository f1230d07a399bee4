import { describe, expect, it, vi } from 'vitest'
import { createTestCore } from '../../testing/testCore.ts'
import { warmUp } from '../warmUp.ts'
import { createLazyViews } from './lazyViews.ts'

const settle = () => new Promise<void>((resolve) => queueMicrotask(resolve)).then(() => undefined)

function withLoad(load: () => Promise<{ default: () => null }>) {
  const test = createTestCore()
  const core = {
    ...test.core,
    views: { ...test.core.views, Connect: { ...test.core.views.Connect, load } },
  }
  return { core, views: createLazyViews(core), seen: test.seen }
}

describe('the code of the views', () => {
  it('loads the code of a view once', async () => {
    const View = () => null
    const load = vi.fn(() => Promise.resolve({ default: View }))
    const { views } = withLoad(load)
    views.load('Connect')
    views.load('Connect')
    expect(views.store.getState().Connect).toEqual({ status: 'loading' })
    await settle()
    expect(views.store.getState().Connect).toEqual({ status: 'ready', Component: View })
    views.load('Connect')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('has a view at once whose code arrived before', async () => {
    const View = () => null
    const load = vi.fn(() => Promise.resolve({ default: View }))
    const { core, views } = withLoad(load)
    warmUp(core, 'Connect')
    await settle()
    views.load('Connect')
    expect(views.store.getState().Connect).toEqual({ status: 'ready', Component: View })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('requests the code of a view again after a failure, which is reported to the observer', async () => {
    const View = () => null
    const load = vi
      .fn<() => Promise<{ default: () => null }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ default: View })
    const { views, seen } = withLoad(load)
    views.load('Connect')
    await settle()
    expect(views.store.getState().Connect).toEqual({ status: 'failed', again: false })
    expect(seen).toContainEqual(expect.objectContaining({ type: 'note', about: 'view.Connect' }))
    views.load('Connect')
    await settle()
    expect(views.store.getState().Connect).toEqual({ status: 'ready', Component: View })
  })

  it('notes a second failure, after which only a new page can help', async () => {
    const { views } = withLoad(() => Promise.reject(new Error('gone')))
    views.load('Connect')
    await settle()
    views.load('Connect')
    await settle()
    expect(views.store.getState().Connect).toEqual({ status: 'failed', again: true })
  })
})
