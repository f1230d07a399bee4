import type { Locator, Page } from '@playwright/test'
import {
  waitUntil,
  type Finding,
  type HandStep,
  type PageDriver,
  type PageExpectation,
  type Target,
} from '../../src/scenarios/index.ts'
import { waitForStage } from './waitForStage.ts'

/** How long an element that is there may take to be clickable, in real ms. */
const clickTimeout = 60_000

type Role = Parameters<Page['getByRole']>[0]

/** Hands and eyes of a scenario in a real Chromium: real input events, Playwright's own reading of roles and names. */
export function createPlaywrightDriver(page: Page): PageDriver {
  // Of two widgets only one is open, and a modal that fades out is closed already.
  const dialog = () => page.locator('dialog[open]')

  async function scope(within?: 'modal' | 'page') {
    if (within === 'modal') return dialog()
    if (within === 'page') return page.locator('#stage')
    return (await dialog().count()) > 0 ? dialog() : page.locator('#stage')
  }

  async function find({ role, name, exact = true, nth, within }: Target): Promise<Locator> {
    const inside = await scope(within)
    const all =
      role === 'dialog'
        ? page.getByRole('dialog', name === undefined ? {} : { name, exact })
        : inside.getByRole(role as Role, name === undefined ? {} : { name, exact })
    return nth === undefined ? all : all.nth(nth)
  }

  /** The element of a step: looked for until it is there, wherever the dialog stands by then. */
  async function reach(target: Target): Promise<Locator> {
    async function look() {
      const found = await find(target)
      return (await found.count()) > 0 ? found : undefined
    }
    return (await waitUntil(look, (ms) => page.waitForTimeout(ms))) ?? find(target)
  }

  async function act(step: HandStep) {
    switch (step.do) {
      case 'press':
        for (let times = step.times ?? 1; times > 0; times -= 1) await page.keyboard.press(step.key)
        return
      case 'clickBackdrop':
        return page.mouse.click(4, 4)
      case 'click':
        return (await reach(step.target)).click({ timeout: clickTimeout })
      case 'hover':
        return (await reach(step.target)).hover()
      case 'focus':
        return (await reach(step.target)).focus()
      case 'type':
        await (await reach(step.target)).click()
        return page.keyboard.type(step.text)
      case 'retype':
        await (await reach(step.target)).click()
        await page.keyboard.press('ControlOrMeta+A')
        await page.keyboard.press('Delete')
        return page.keyboard.type(step.text)
      case 'paste': {
        const field = await reach(step.target)
        await field.click()
        return field.evaluate((element, text) => {
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/plain', text)
          element.dispatchEvent(
            new ClipboardEvent('paste', {
              clipboardData,
              bubbles: true,
              cancelable: true,
              composed: true,
            }),
          )
        }, step.text)
      }
      case 'scrollToEnd': {
        const list = await reach(step.target)
        await list.hover()
        return page.mouse.wheel(0, 100_000)
      }
    }
  }

  async function look(wanted: PageExpectation): Promise<Finding> {
    switch (wanted.expect) {
      case 'title': {
        const titles = await dialog().getByRole('heading', { level: 1 }).allInnerTexts()
        const title = titles.at(-1) ?? null
        return found(title === wanted.is, title)
      }
      case 'text': {
        const hits = (await scope(wanted.within)).getByText(wanted.text, { exact: false })
        const visible = await hits.filter({ visible: true }).count()
        return found(
          wanted.absent ? visible === 0 : visible > 0,
          await textOf(await scope(wanted.within)),
        )
      }
      case 'order': {
        const all = (await scope(wanted.within)).getByRole(wanted.role as Role)
        const names = await Promise.all((await all.all()).map(nameOf))
        const listed = names.filter((name) => wanted.names.includes(name))
        return found(JSON.stringify(listed) === JSON.stringify(wanted.names), names)
      }
      case 'toast': {
        const toasts = dialog().locator('.fy-snackbar')
        const texts = await toasts.allInnerTexts()
        const variant = await toasts
          .last()
          .getAttribute('data-variant', { timeout: 50 })
          .catch(() => null)
        const ok =
          texts.some((text) => text.trim() === wanted.text) &&
          (wanted.variant === undefined || wanted.variant === variant)
        return found(ok, { texts, variant })
      }
      case 'noToast': {
        const texts = await dialog().locator('.fy-snackbar').allInnerTexts()
        return found(texts.length === 0, texts)
      }
      case 'focusInModal': {
        const inside = await page.evaluate(() => {
          const deep = (root: DocumentOrShadowRoot): Element | null => {
            const active = root.activeElement
            return active?.shadowRoot ? deep(active.shadowRoot) : active
          }
          return Boolean(deep(document)?.closest('dialog'))
        })
        return found(inside, inside ? 'focus in the dialog' : 'focus outside the dialog')
      }
      case 'link': {
        const link = await find(wanted.target)
        if ((await link.count()) !== 1) return found(false, `${await link.count()} such links`)
        const href = await link.getAttribute('href')
        const target = await link.getAttribute('target')
        const rel = (await link.getAttribute('rel')) ?? ''
        const safe = rel.includes('noopener') && rel.includes('noreferrer')
        const tab = wanted.newTab === undefined || (target === '_blank') === wanted.newTab
        return found(href === wanted.href && tab && (target !== '_blank' || safe), {
          href,
          target,
          rel,
        })
      }
      case 'box':
        return checkBox(await find(wanted.target), wanted)
      case 'style': {
        const style = await (
          await find(wanted.target)
        )
          .first()
          .evaluate(
            (node, name) => getComputedStyle(node).getPropertyValue(name),
            wanted.property,
            {
              timeout: 1000,
            },
          )
          .catch(() => 'no such element')
        return found(style === wanted.is, style)
      }
      case 'scrollBox': {
        const size = await (
          await find(wanted.target)
        )
          .first()
          .evaluate(
            (node) => {
              let box: Element | null = node
              while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement
              return { height: box?.getBoundingClientRect().height, inside: box?.scrollHeight }
            },
            undefined,
            { timeout: 1000 },
          )
          .catch(() => ({ height: undefined, inside: undefined }))
        return found(size.height === wanted.height, size)
      }
      case 'element':
        return checkElement(await find(wanted.target), wanted)
    }
  }

  async function checkBox(element: Locator, wanted: Extract<PageExpectation, { expect: 'box' }>) {
    const box = await element
      .first()
      .boundingBox({ timeout: 1000 })
      .catch(() => null)
    if (!box) return found(false, 'no such element')
    const bottom = (page.viewportSize()?.height ?? 0) - (box.y + box.height)
    const near = (a: number, b: number | undefined) => b === undefined || Math.abs(a - b) < 1
    const ok =
      near(box.width, wanted.width) &&
      near(box.height, wanted.height) &&
      near(box.x, wanted.left) &&
      near(bottom, wanted.bottom) &&
      box.width <= (wanted.maxWidth ?? Infinity) &&
      box.height <= (wanted.maxHeight ?? Infinity)
    return found(ok, { ...box, bottom })
  }

  async function checkElement(
    element: Locator,
    wanted: Extract<PageExpectation, { expect: 'element' }>,
  ): Promise<Finding> {
    const count = await element.filter({ visible: true }).count()
    if (wanted.count !== undefined && count !== wanted.count)
      return found(false, `${count} of them`)
    if (wanted.is === 'absent') return found(count === 0, `${count} of them`)
    if (count === 0)
      return found(false, `none of them; the page reads: ${await textOf(await scope())}`)
    const first = element.filter({ visible: true }).first()
    const state = await first.evaluate((node) => {
      const root = node.getRootNode() as Document | ShadowRoot
      const field = node as HTMLInputElement
      const described = (node.getAttribute('aria-describedby') ?? '')
        .split(/\s+/)
        .map((id) => (id ? (root.getElementById(id)?.textContent ?? '') : ''))
        .join(' ')
        .trim()
      return {
        disabled: field.disabled === true || node.getAttribute('aria-disabled') === 'true',
        focused: root.activeElement === node,
        checked: field.checked === true || node.getAttribute('aria-checked') === 'true',
        busy: node.getAttribute('aria-busy') === 'true',
        value: 'value' in field ? field.value : undefined,
        described,
      }
    })
    const is = wanted.is ?? 'visible'
    const holds =
      is === 'visible' ||
      (is === 'enabled'
        ? !state.disabled
        : state[is as 'disabled' | 'focused' | 'checked' | 'busy'])
    const value = wanted.value === undefined || state.value === wanted.value
    const described = wanted.described === undefined || state.described.includes(wanted.described)
    return found(holds && value && described, state)
  }

  return {
    act,
    async typeCode(code) {
      await dialog().getByRole('textbox').first().click()
      await page.keyboard.type(code)
    },
    async reload() {
      await page.reload()
      await waitForStage(page)
    },
    check: look,
    wait: (ms) => page.waitForTimeout(ms),
  }
}

function found(ok: boolean, actual: unknown): Finding {
  return { ok, actual: typeof actual === 'string' ? actual : JSON.stringify(actual) }
}

async function textOf(scope: Locator): Promise<string> {
  const texts = await scope.allInnerTexts()
  return texts.join(' ').replace(/\s+/g, ' ').slice(0, 400)
}

async function nameOf(element: Locator): Promise<string> {
  const snapshot = await element.ariaSnapshot()
  return /^- \S+ "((?:[^"\\]|\\.)*)"/.exec(snapshot)?.[1]?.replaceAll('\\"', '"') ?? ''
}
