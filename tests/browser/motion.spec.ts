import { expect, type Locator, type Page } from '@playwright/test'
import { click } from '../../src/scenarios/dsl/builders.ts'
import { submitEmail } from '../../src/scenarios/dsl/flows/flows.ts'
import type { Step } from '../../src/scenarios/index.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { playUpTo } from './keyboard.ts'
import { openStage } from './openStage.ts'
import { untilModalRests } from './untilStill.ts'
import { keptPageTest as test } from './keptPageTest.ts'

// Checks how long things move, and in which direction, as the browser ran it.

test.afterEach(({ page }) => closeStage(page))

/** Lists the animations of the modal that end from now on: element, animation or property, and duration in ms. */
async function watchMotion(page: Page) {
  const ended = await page.evaluateHandle(() => {
    const list: string[] = []
    const root = document.querySelector('foyer-modal')?.shadowRoot
    for (const type of ['animationend', 'transitionend'] as const) {
      root?.addEventListener(type, (event) => {
        const { elapsedTime, target, pseudoElement } = event as AnimationEvent | TransitionEvent
        const name =
          'animationName' in event
            ? event.animationName
            : 'propertyName' in event && event.propertyName
        const [first = ''] = target instanceof Element ? target.classList : []
        const part = `${first}${pseudoElement}`
        list.push(`${part} ${String(name)} ${Math.round(elapsedTime * 1000)}`)
      })
    }
    return list
  })
  return () => ended.evaluate((list) => [...list])
}

/** The start of the view's slide, in px to the right of its place, and its duration in ms. */
function slideOf(page: Page) {
  return page
    .getByRole('dialog')
    .locator('.fy-view')
    .evaluate((view: HTMLElement) => {
      view.style.animation = 'none'
      void view.offsetWidth
      view.style.animation = ''
      const [slide] = view.getAnimations()
      slide?.pause()
      if (slide) slide.currentTime = 0
      const from = new DOMMatrix(getComputedStyle(view).transform).m41
      return { from, ms: slide?.effect?.getTiming().duration }
    })
}

test('views change without a change of the URL or of the browser’s history [C-036]', async ({
  page,
}) => {
  const place = () => page.evaluate(() => [location.href, history.length])
  await openStage(page)
  const before = await place()
  const dialog = page.getByRole('dialog')
  await page.evaluate(() => window.foyerStage?.foyer.open())
  await dialog.getByRole('button', { name: 'Help' }).click()
  await dialog.getByRole('button', { name: 'Get a wallet' }).click()
  await expect(dialog.getByRole('heading', { level: 1, name: 'Get a wallet' })).toBeVisible()
  expect(await place()).toEqual(before)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('heading', { level: 1, name: 'What is a wallet?' })).toBeVisible()
  expect(await place()).toEqual(before)
})

test('a view slides in from the right, after Back from the left, for 150 ms, and mirrored in Arabic [C-039]', async ({
  page,
}) => {
  await openStage(page)
  await page.evaluate(() => window.foyerStage?.foyer.open())
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Help' }).click()
  await expect(dialog.getByRole('heading', { level: 1, name: 'What is a wallet?' })).toBeVisible()
  const onward = await slideOf(page)
  expect(onward).toEqual({ from: 16, ms: 150 })
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('heading', { level: 1, name: 'Connect' })).toBeVisible()
  const back = await slideOf(page)
  expect(back).toEqual({ from: -16, ms: 150 })
  await page.evaluate(() => window.foyerStage?.foyer.setLocale('ar'))
  await expect(dialog).toHaveAttribute('lang', 'ar')
  expect((await slideOf(page)).from).toBe(16)
})

test('the height changes in 150 ms, the title in 120 ms and a toast comes in 150 ms [C-039 C-356 C-358]', async ({
  page,
}) => {
  await openStage(page)
  await page.evaluate(() => window.foyerStage?.foyer.open())
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Emberfox')).toBeVisible()
  const motion = await watchMotion(page)
  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  await expect.poll(motion).toContain('fy-view fy-slide 150')
  await expect.poll(motion).toContain('fy-modal-height height 150')
  await expect.poll(motion).toContain('fy-header-title fy-title 120')
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(motion).toContain('fy-snackbar fy-snackbar 150')
})

test('the sheet of a phone slides from its former height to the new one in 150 ms [C-358 C-361]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openStage(page)
  await page.evaluate(() => window.foyerStage?.foyer.open())
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Emberfox')).toBeVisible()
  const sheet = dialog.locator('.fy-modal-place')
  const topOf = () => sheet.evaluate((place) => Math.round(place.getBoundingClientRect().top))
  /** Neither the sheet nor the card in it or the dialog around it moves. */
  const isStill = () =>
    sheet.evaluate((place) => {
      const parts = [place, place.querySelector('.fy-modal'), place.closest('dialog')]
      return parts.every((part) => part?.getAnimations().length === 0)
    })
  /** The next slide: its ms, its start, and whether the sheet reaches below the window. */
  const nextSlide = () =>
    sheet.evaluateHandle((place) => {
      const slides: { ms: unknown; from: number; isFilled: boolean }[] = []
      const observer = new MutationObserver(() => {
        const [slide] = place.getAnimations()
        if (!slide || !place.hasAttribute('data-sliding')) return
        slide.currentTime = 0
        const ms = slide.effect?.getTiming().duration
        const { top, bottom } = place.getBoundingClientRect()
        const card = place.querySelector('.fy-modal') ?? place
        // The first shadow is the card's colour, that much lower.
        const [, filled] =
          /^\S.*?\) 0px ([\d.]+)px 0px 0px/.exec(getComputedStyle(card).boxShadow) ?? []
        const isFilled = bottom + Number(filled) >= innerHeight
        slides.push({ ms, from: Math.round(top), isFilled })
      })
      observer.observe(place, { attributeFilter: ['data-sliding'] })
      return slides
    })
  for (const button of ['WalletConnect', 'Back']) {
    await expect.poll(isStill).toBe(true)
    const from = await topOf()
    const slides = await nextSlide()
    await dialog.getByRole('button', { name: button }).click()
    await expect
      .poll(() => slides.evaluate((list) => list[0]))
      .toEqual({ ms: 150, from, isFilled: true })
    await expect.poll(isStill).toBe(true)
    await expect(sheet).not.toHaveAttribute('data-sliding')
    expect(await topOf()).not.toBe(from)
  }
  // Short views share one height.
  const list = await topOf()
  await dialog.getByRole('button', { name: 'Emberfox' }).click()
  await expect(dialog.getByRole('heading', { level: 1, name: 'Emberfox' })).toBeVisible()
  // The slide begins after the view is there.
  await expect.poll(async () => (await topOf()) !== list && (await isStill())).toBe(true)
  const short = await topOf()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Help' }).click()
  await dialog.getByRole('button', { name: 'Get a wallet' }).click()
  await expect(dialog.getByRole('heading', { level: 1, name: 'Get a wallet' })).toBeVisible()
  await expect.poll(topOf).toBe(short)
})

test('the card can be read in its first frame: only the card and the backdrop move on opening', async ({
  page,
}) => {
  await openStage(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Emberfox')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  // A dialog that is still fading out would fade back in.
  await expect(dialog).toBeHidden()
  const motion = await watchMotion(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await expect.poll(motion).toContain('fy-dialog::backdrop opacity 100')
  await expect.poll(motion).toContain('fy-modal transform 100')
  const moved = (await motion()).join('; ')
  expect(moved).not.toContain('fy-dialog opacity 100')
  expect(moved).not.toContain('fy-slide')
  expect(moved).not.toContain('fy-title')
})

for (const width of [360, 1280]) {
  test(`nothing moves for more than 1 ms with reduced motion, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openStage(page)
    const dialog = page.getByRole('dialog')
    const press = (name: string) => dialog.getByRole('button', { name }).first().click()
    const open = () => page.getByRole('button', { name: 'Connect Wallet' }).first().click()
    await open()
    await press('Close')
    await expect(dialog).toBeHidden()
    const motion = await watchMotion(page)
    /** The durations of scripted motions, whose events do not bubble. */
    const slides = await page.evaluateHandle(() => {
      const list: unknown[] = []
      const root = document.querySelector('foyer-modal')?.shadowRoot
      const place = root?.querySelector('.fy-modal-place')
      const look = () =>
        place?.getAnimations().forEach(({ effect }) => list.push(effect?.getTiming().duration))
      if (place) new MutationObserver(look).observe(place, { attributeFilter: ['data-sliding'] })
      const animate = Element.prototype.animate
      Element.prototype.animate = function (...call) {
        list.push(this.className)
        return animate.apply(this, call)
      }
      return list
    })
    await open()
    const views = [
      ['All Wallets', 'All Wallets'],
      ['Help', 'What is a wallet?'],
      ['Emberfox', 'Emberfox'],
      ['WalletConnect', 'WalletConnect'],
    ] as const
    for (const [button, title] of views) {
      await press(button)
      await expect(dialog.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await press('Back')
      await expect(dialog.getByRole('heading', { level: 1, name: 'Connect' })).toBeVisible()
    }
    await press('Close')
    await expect(dialog).toBeHidden()
    const moved = await motion()
    expect(moved.join('; ')).toContain('fy-view fy-slide')
    expect(moved.filter((each) => Number(each.split(' ').at(-1)) > 1)).toEqual([])
    expect(await slides.evaluate((list) => [...new Set(list)])).toEqual([])
  })
}

test('spinners stop with the clock', async ({ page }) => {
  await openStage(page)
  await page.evaluate(() => window.foyerStage?.foyer.open())
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Emberfox' }).click()
  const turning = dialog.locator('.fy-spin').first()
  const state = () => turning.evaluate((element) => getComputedStyle(element).animationPlayState)
  await expect.poll(state).toBe('paused')
  await page.evaluate(() => window.foyerStage?.simulator.clock.resume(1))
  await expect.poll(state).toBe('running')
})

/** Pauses whatever begins to move in the modal, in its first moment. The returned function ends it. */
async function holdMotion(page: Page) {
  const held = await page.evaluateHandle(() => {
    const root = document.querySelector('foyer-modal')?.shadowRoot
    const moving = () => root?.getAnimations() ?? []
    const hold = () => moving().forEach((each) => each.pause())
    const parts = { subtree: true, childList: true, attributeFilter: ['open', 'data-state'] }
    if (root) new MutationObserver(hold).observe(root, parts)
    return { end: () => moving().forEach((each) => each.finish()) }
  })
  return () => held.evaluate(({ end }) => end())
}

test('the picture of a wallet moves from its row to the view that waits for it, and back', async ({
  page,
}) => {
  await openStage(page)
  await page.evaluate(() => window.foyerStage?.foyer.open())
  const dialog = page.getByRole('dialog')
  const row = dialog.getByRole('button', { name: 'Emberfox' }).locator('.fy-image')
  const hero = dialog.locator('.fy-thumbnail .fy-image')
  /** The middle of a picture and the length of its edge, in px. */
  const placeOf = (picture: Locator) =>
    picture.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const [middle, line, edge] = [x + width / 2, y + height / 2, width].map(Math.round)
      return { middle, line, edge }
    })
  await expect(row).toBeVisible()
  await untilModalRests(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  const setSpeed = (playbackRate: number) =>
    session.send('Animation.setPlaybackRate', { playbackRate })
  const atRow = await placeOf(row)
  await setSpeed(0)
  await row.click()
  await expect.poll(() => placeOf(hero)).toEqual(atRow)
  await setSpeed(1)
  await expect.poll(async () => (await placeOf(hero)).edge).toBe(80)
  await expect.poll(() => dialog.locator('.fy-still').count()).toBe(0)
  const { middle, edge } = await placeOf(hero)

  await setSpeed(0)
  await dialog.getByRole('button', { name: 'Back' }).click()
  // The card begins to grow, which moves both in height.
  await expect.poll(() => placeOf(row)).toMatchObject({ middle, edge })
  await setSpeed(1)
  await expect.poll(() => placeOf(row)).toEqual(atRow)
})

/** Notes the newest picture of a left view: no code of a page can look into it. */
const notePictures = (page: Page) =>
  page.addInitScript(() => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init)
      if (this.classList.contains('fy-still')) window.newestPicture = root
      return root
    }
  })

test('a view stays in sight, out of reach, while the next one slides in and while the modal closes', async ({
  page,
}) => {
  await notePictures(page)
  await openStage(page)
  const connect = page.getByRole('button', { name: 'Connect Wallet' }).first()
  await connect.click()
  const dialog = page.getByRole('dialog', { includeHidden: true })
  const picture = dialog.locator('.fy-still')
  const textOf = () => page.evaluate(() => window.newestPicture?.textContent)
  await expect(dialog.getByText('Emberfox')).toBeVisible()
  const endMotion = await holdMotion(page)

  await dialog.getByRole('button', { name: 'Help' }).click()
  await expect(dialog.getByRole('heading', { level: 1, name: 'What is a wallet?' })).toBeVisible()
  await expect(picture).toHaveCSS('opacity', '1')
  await expect(picture).toHaveAttribute('inert')
  await expect(picture).toHaveAttribute('aria-hidden', 'true')
  expect(await textOf()).toContain('Emberfox')
  await expect(dialog.getByText('Emberfox')).toHaveCount(0)
  // One text goes before the other comes, and one of them can always be seen.
  expect(await opacitiesAt(page, 30)).toEqual({ left: 0.6, next: 0 })
  const half = await opacitiesAt(page, 52)
  expect(half.left + half.next).toBeGreaterThan(0.5)
  expect((await opacitiesAt(page, 75)).left).toBe(0)
  await endMotion()
  await expect(picture).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).not.toHaveAttribute('open')
  await expect(picture).toBeVisible()
  await expect(picture).toHaveCSS('opacity', '1')
  expect(await textOf()).toContain('Get a wallet')
  await expect(dialog.getByText('Get a wallet')).toHaveCount(0)
  await expect(connect).toBeFocused()
  expect(await closingOf(page)).toEqual({
    isOpen: false,
    hasMark: false,
    words: undefined,
    delay: 0,
    duration: 150,
  })

  await connect.click()
  await expect(dialog.getByText('Emberfox')).toBeVisible()
  await expect(picture).toHaveCount(0)

  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await endMotion()
  const toast = dialog.locator('.fy-snackbar')
  await expect(toast).toHaveAttribute('data-state', 'open')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.evaluate(() => window.foyerStage?.simulator.clock.run(2_500))
  await expect(toast).toHaveAttribute('data-state', 'closing')
  await expect(toast).toHaveText('Link copied')
  await endMotion()
  await expect(dialog).toBeHidden()
  await expect(toast).toHaveText('')
  await expect(picture).toHaveCount(0)
})

/** The opacity of the view that is left and of the next one, so many ms after a view change. */
const opacitiesAt = (page: Page, ms: number) =>
  page.evaluate((time) => {
    const root = document.querySelector('foyer-modal')?.shadowRoot
    const [left, next] = ['.fy-still', '.fy-view[data-direction]'].map((selector) => {
      const part = root?.querySelector(selector)
      for (const motion of part?.getAnimations() ?? []) {
        motion.currentTime = (motion.effect?.getTiming().delay ?? 0) + time
      }
      return part ? Math.round(Number(getComputedStyle(part).opacity) * 100) / 100 : NaN
    })
    return { left: left ?? NaN, next: next ?? NaN }
  }, ms)

/**
 * The closing modal: whether a check mark is on the picture of the view, the words below it, and the ms until the card
 * begins to fade.
 */
const closingOf = (page: Page) =>
  page.evaluate(() => {
    const picture = window.newestPicture?.querySelector('.fy-hero > :first-child')
    const mark = picture && getComputedStyle(picture, '::before')
    const below = window.newestPicture?.querySelector('.fy-hero-words')
    const words = below ? getComputedStyle(below, '::after').content : undefined
    const dialog = document.querySelector('foyer-modal')?.shadowRoot?.querySelector('dialog')
    const fade = dialog
      ?.getAnimations()
      .find((each) => each instanceof CSSTransition && each.transitionProperty === 'opacity')
    const { delay, duration } = fade?.effect?.getTiming() ?? {}
    return { isOpen: dialog?.open, hasMark: mark?.position === 'absolute', words, delay, duration }
  })

const successes: readonly {
  what: string
  scenario: string
  before: readonly Step[]
  last: Step
}[] = [
  {
    what: 'a wallet approves',
    scenario: 'account-of-wallet',
    before: [
      click('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      click('button', 'Emberfox', { exact: false, within: 'modal' }),
      { expect: 'view', is: 'ConnectingExternal' },
    ],
    last: { do: 'wallet.approve', wallet: 'fox', method: 'eth_requestAccounts' },
  },
  {
    what: 'a code is right',
    scenario: 'tokens-of-login',
    before: [...submitEmail('ada@example.com'), { expect: 'view', is: 'EmailVerifyOtp' }],
    last: { do: 'typeCode', email: 'ada@example.com' },
  },
]

for (const { what, scenario, before, last } of successes) {
  test(`when ${what}, the view gets a check mark and fades 150 ms later`, async ({ page }) => {
    await notePictures(page)
    const { play } = await playUpTo(page, { scenario, steps: before })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const endMotion = await holdMotion(page)
    await play(last)
    const words = expect.stringMatching(/^"Connected as 0x\w+\.\.\.\w+"$/)
    const closing = { isOpen: false, hasMark: true, words, delay: 150, duration: 150 }
    await expect.poll(() => closingOf(page)).toEqual(closing)
    await endMotion()
    await expect(page.locator('foyer-modal dialog')).toBeHidden()
  })
}

declare global {
  interface Window {
    newestPicture?: ShadowRoot
  }
}
