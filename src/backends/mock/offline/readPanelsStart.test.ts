import { expect, it } from 'vitest'
import { panelsFrameName } from './offlinePage.ts'
import { readPanelsStart } from './readPanelsStart.ts'

const foyerPanelsStart = { worldId: '1', seed: 7 }
const panels = { foyerPanelsStart } as unknown as Window

it('reads the start that the panels have set for the page in their frame', () => {
  expect(readPanelsStart({ name: panelsFrameName, parent: panels })).toEqual(foyerPanelsStart)
})

it('reads nothing from a page around a frame with another name', () => {
  expect(readPanelsStart({ name: 'preview', parent: panels })).toBeUndefined()
})

it('reads nothing from a page of another origin', () => {
  const parent = new Proxy({} as Window, {
    get() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(readPanelsStart({ name: panelsFrameName, parent })).toBeUndefined()
})
