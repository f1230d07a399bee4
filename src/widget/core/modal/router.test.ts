import { describe, expect, it, vi } from 'vitest'
import { createRouter } from './router.ts'

const viewsOf = (router: ReturnType<typeof createRouter>) =>
  router.store.getState().history.map(({ view }) => view)

describe('the router', () => {
  it('starts at Connect [C-037]', () => {
    expect(viewsOf(createRouter())).toEqual(['Connect'])
  })

  it('keeps a history of named views that can be pushed, replaced, left and reset [C-036]', () => {
    const router = createRouter()
    router.push('AllWallets')
    router.push('ConnectingExternal', { connectorId: 'injected' })
    expect(viewsOf(router)).toEqual(['Connect', 'AllWallets', 'ConnectingExternal'])
    expect(router.current().params).toEqual({ connectorId: 'injected' })
    router.replace('Downloads')
    expect(viewsOf(router)).toEqual(['Connect', 'AllWallets', 'Downloads'])
    router.goBack()
    expect(viewsOf(router)).toEqual(['Connect', 'AllWallets'])
    router.reset('Account')
    expect(viewsOf(router)).toEqual(['Account'])
  })

  it('keeps the router in place when there is nothing to go back to', () => {
    const onChange = vi.fn()
    const router = createRouter({ onChange })
    router.goBack()
    expect(viewsOf(router)).toEqual(['Connect'])
    expect(onChange).not.toHaveBeenCalled()
  })

  it('goes back to the newest visit of a view, or resets to it when there was none', () => {
    const router = createRouter()
    router.push('Networks')
    router.push('SwitchNetwork', { networkId: 'eip155:10' })
    router.push('WhatIsANetwork')
    router.goBackTo('Networks')
    expect(viewsOf(router)).toEqual(['Connect', 'Networks'])
    router.goBackTo('Account')
    expect(viewsOf(router)).toEqual(['Account'])
  })

  it('moves to prev when the history got shorter and to next otherwise', () => {
    const router = createRouter()
    const direction = () => router.store.getState().direction
    router.push('AllWallets')
    expect(direction()).toBe('next')
    router.replace('GetWallet')
    expect(direction()).toBe('next')
    router.goBack()
    expect(direction()).toBe('prev')
    router.reset('Account')
    expect(direction()).toBe('next')
  })

  it('gives every visit an id of its own', () => {
    const router = createRouter()
    router.push('AllWallets')
    const first = router.current().id
    router.goBack()
    router.push('AllWallets')
    expect(router.current().id).not.toBe(first)
  })
})
