import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { playStep } from '../scenarios/index.ts'
import { createPlaywrightDriver } from './playwrightDriver.ts'
import { createPlaywrightStage } from './playwrightStage.ts'

const app = 'http://localhost:3000'
const other = 'http://localhost:3001'
const secret = '1234'

/** A page that is led away to another origin by its nth click or key, counted from 1; from the start at 0. */
function pageThatLeaves({ click = Infinity, key = Infinity }) {
  let [clicks, keys] = [0, 0]
  const typed: string[] = []
  const isAway = () => clicks >= click || keys >= key
  const page = {
    url: () => (isAway() ? `${other}/steal` : `${app}/login`),
    evaluate: async (_read: unknown, [method]: readonly [string]) =>
      method === 'pointOf' ? { x: 1, y: 1 } : undefined,
    mouse: {
      async click() {
        clicks += 1
      },
    },
    keyboard: {
      async press() {},
      async type(text: string) {
        typed.push(`${isAway() ? 'other' : 'app'} ${text}`)
        keys += 1
      },
    },
  } as unknown as Page
  return { page, typed }
}

const typeOn = (page: Page) =>
  playStep(
    { do: 'typeSecret', target: { role: 'textbox', name: 'PIN' }, secret: 'PIN' },
    createPlaywrightDriver(page),
    createPlaywrightStage(page, { PIN: secret }, app),
  )

it('types a secret on a page of the app', async () => {
  const { page, typed } = pageThatLeaves({})
  await typeOn(page)
  expect(typed).toEqual(['app 1', 'app 2', 'app 3', 'app 4'])
})

it('refuses a secret on a page that the app was left for', async () => {
  const { page, typed } = pageThatLeaves({ click: 0 })
  await expect(typeOn(page)).rejects.toThrow(
    `The secret "PIN" is for ${app}, and the page is of ${other}.`,
  )
  expect(typed).toEqual([])
})

it('types nothing when the click on the field leads to another origin', async () => {
  const { page, typed } = pageThatLeaves({ click: 1 })
  await expect(typeOn(page)).rejects.toThrow(
    `The page left ${app} for ${other} before the text was typed.`,
  )
  expect(typed).toEqual([])
})

it('stops typing when the page leaves between two keys', async () => {
  const { page, typed } = pageThatLeaves({ key: 2 })
  await expect(typeOn(page)).rejects.toThrow('before the text was typed')
  expect(typed).toEqual(['app 1', 'app 2'])
})
