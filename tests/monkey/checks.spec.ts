import { expect, test, type Page } from '@playwright/test'
import type { PageDriver, StagePort, Step } from '../../src/scenarios/index.ts'
import { watchPages } from '../../src/playwright/watchPages.ts'
import { checkPage } from './checkPage.ts'
import { leaveModal } from './leaveModal.ts'

// Each check of the random runs sees a page that violates it, which proves that it can fail.

const view = (parts: string) => `<dialog open><div data-view="Account">${parts}</div></dialog>`
const button = (name: string, more = '') => `<button autofocus ${more}>${name}</button>`

/**
 * A page with this HTML in a shadow root, and an idle stage beside it. With `other`, the modal is that of the page's
 * second widget.
 */
async function show(
  page: Page,
  {
    modal = '',
    open = modal !== '',
    outside = '',
    other = false,
  }: { modal?: string; open?: boolean; outside?: string; other?: boolean },
): Promise<void> {
  await page.setContent(
    `<div id="stage"><button>Host</button></div>${outside}<div id="widget"></div>`,
  )
  await page.evaluate(
    ([html, isOpen, other]) => {
      const root = document.querySelector('#widget')?.attachShadow({ mode: 'open' })
      if (root) root.innerHTML = html
      root?.querySelector<HTMLElement>('[autofocus]')?.focus()
      const none = () => []
      const foyer = {
        getState: () => ({ open: isOpen && root?.querySelector('dialog[open]') !== null }),
        getProvider: () => undefined,
      }
      const another = { ...foyer, getState: () => ({ open: false }) }
      const stage = {
        foyer: other ? another : foyer,
        widgets: other ? [another, foyer] : [foyer],
        usableControls: () =>
          [...(root?.querySelectorAll<HTMLElement>('dialog[open] button') ?? [])].map((each) => ({
            role: 'button',
            name: each.innerText,
          })),
        simulator: {
          world: {
            get: () => ({
              chains: [],
              tokens: [],
              wallets: [],
              people: [],
              mails: [],
              phone: { knownChainIds: [] },
              secureSession: null,
            }),
          },
          wallets: { requests: none },
          chains: { networks: [] },
          calls: { list: none },
          clock: { now: () => 0 },
          faults: { list: none },
          phone: { online: () => true, proposals: none, requests: none, sessions: none },
          secureSite: { requests: none },
          social: { windows: none },
          onramp: { windows: none, waiting: none },
          farcaster: { requests: none },
        },
      }
      Object.assign(window, { foyerStage: stage })
    },
    [modal, open, other] as const,
  )
}

test.describe('after each step', () => {
  test('reports nothing for a correct page', async ({ page }) => {
    await show(page, {})
    expect(await checkPage(page)).toEqual([])
    await show(page, { modal: view(button('Copy address')) })
    expect(await checkPage(page)).toEqual([])
    await show(page, { modal: view(button('Copy address')), other: true })
    expect(await checkPage(page)).toEqual([])
  })

  test('reports a page without a stage', async ({ page }) => {
    await page.setContent('<p>Nothing here</p>')
    expect(await checkPage(page)).toEqual(['the page has no stage'])
  })

  const broken: readonly (readonly [
    what: string,
    shown: Parameters<typeof show>[1],
    said: string,
  ])[] = [
    [
      'a second dialog of one widget',
      { modal: view(button('One')) + view('Two') },
      'widgets that say they are open: 1, open dialogs: 2',
    ],
    [
      'an undefined',
      { modal: view(`${button('One')} undefined ETH`) },
      '"undefined" is on the screen',
    ],
    ['a NaN', { modal: view(`${button('One')} $NaN`) }, '"NaN" is on the screen'],
    [
      'an object',
      { modal: view(`${button('One')} [object Object]`) },
      '"[object Object]" is on the screen',
    ],
    ['an exponent', { modal: view(`${button('One')} 1e-7 ETH`) }, '"1e-7" is on the screen'],
    [
      'a handler in markup',
      { modal: view(`${button('One')}<img onerror="0">`) },
      'markup from outside: <img onerror="0">',
    ],
    [
      'a frame that is not the secure site’s',
      { modal: view(`${button('One')}<iframe></iframe>`) },
      'markup from outside: <iframe></iframe>',
    ],
    [
      'a dialog that the host is not notified of',
      { modal: view(button('One')), open: false },
      'widgets that say they are open: 0, open dialogs: 1',
    ],
    [
      'a page wider than its window',
      { outside: '<div style="width: 200vw">Wide</div>' },
      'the page can be moved sideways',
    ],
    [
      'a page that does not scroll any more',
      { outside: '<style>html { overflow: hidden }</style>' },
      'the page cannot scroll though the modal is closed',
    ],
    [
      'a page that is inert without a modal',
      { outside: '<main inert>Host</main>' },
      'the page is inert without a modal',
    ],
    ['a dialog without the focus', { modal: view('One') }, 'the focus is outside of the dialog'],
  ]
  for (const [what, shown, said] of broken) {
    test(`reports ${what}`, async ({ page }) => {
      await show(page, shown)
      expect(await checkPage(page)).toContain(said)
    })
  }

  test('reports errors, warnings and foreign requests', async ({ page, context }) => {
    await context.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'ok' }))
    const watched = watchPages(context)
    await show(page, { outside: '<img src="https://elsewhere.example/picture.png">' })
    await page.evaluate(() => console.warn('careful'))
    await page.evaluate(() => console.error('broken'))
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('thrown'))))
    await expect.poll(() => watched.complaints).toEqual(['careful', 'broken', 'thrown'])
    expect(watched.foreign).toEqual(['https://elsewhere.example/picture.png'])
    watched.stop()
  })

  test('ignores messages of a page left by an earlier test', async ({ page, context }) => {
    await context.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto('https://one.example/')
    const watched = watchPages(context)
    await page.evaluate(() => console.error('left over'))
    await page.goto('https://two.example/')
    await page.evaluate(() => console.error('broken'))
    await expect.poll(() => watched.complaints).toEqual(['broken'])
    watched.stop()
  })
})

test.describe('at the end', () => {
  /** Leaves the modal on a stage where steps do nothing; returns the played steps. */
  async function leave(page: Page, before: readonly Step[] = []) {
    const played: Step[] = []
    const stage: StagePort = {
      settle: async () => undefined,
      act: async (step) => void played.push(step),
      meet: async () => ({ ok: true, actual: '', reasons: [] }),
      describe: () => '',
      newestCode: async () => '',
      secret: async () => '',
      prepareReload: async () => undefined,
    }
    const driver: PageDriver = {
      async act(step) {
        if (step.do === 'press') return page.keyboard.press(step.key)
        if (step.do === 'click') return page.getByRole('button', step.target).click()
        throw new Error(`Nobody ${step.do}s on the way out.`)
      },
      typeCode: async () => undefined,
      typeOn: async () => undefined,
      reload: async () => undefined,
    }
    const problems = await leaveModal(page, driver, stage, before)
    return { problems, played }
  }

  const closes = 'onclick="this.closest(\'dialog\').close()"'

  test('closes a modal that has a way out', async ({ page }) => {
    await show(page, { modal: view(button('Close', closes)) })
    expect((await leave(page)).problems).toEqual([])
  })

  test('reports work that is busy although all requests are answered', async ({ page }) => {
    await show(page, {
      modal: view(button('Approve', 'aria-busy="true"') + button('Close', closes)),
    })
    expect((await leave(page)).problems).toEqual([
      'busy two minutes after everything was answered: Approve',
    ])
  })

  test('reports a view without a way out', async ({ page }) => {
    await show(page, { modal: view(button('Close') + button('Sign')) })
    expect((await leave(page)).problems).toEqual(['no way out of Account'])
  })

  test('reports views that lead to each other forever', async ({ page }) => {
    const onward = "this.closest('[data-view]').dataset.view += 'A'"
    await show(page, { modal: view(button('Back', `onclick="${onward}"`)) })
    expect((await leave(page)).problems).toEqual([
      'the modal is open after every way out was tried',
    ])
  })

  test('restores removed parts first', async ({ page }) => {
    await show(page, {})
    const { played } = await leave(page, [
      { do: 'chain.automine', chainId: 'eip155:1', on: false },
      { do: 'phone.offline', offline: true },
    ])
    expect(played).toContainEqual({ do: 'chain.automine', chainId: 'eip155:1', on: true })
    expect(played).toContainEqual({ do: 'phone.offline', offline: false })
    expect(played).toContainEqual({ do: 'fault.clear' })
  })
})
