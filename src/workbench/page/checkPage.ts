import type { Finding, PageExpectation } from '../../../scenarios/index.ts'
import { checkBox } from './checkBox.ts'
import { checkElement } from './checkElement.ts'
import { checkLink } from './checkLink.ts'
import { findAll } from './findAll.ts'
import { findNamed } from './findNamed.ts'
import { focusedIn } from './focusedIn.ts'
import { checkScrollBox } from './checkScrollBox.ts'
import { checkStyle } from './checkStyle.ts'
import { found } from './found.ts'
import { scopeOf } from './scopeOf.ts'
import { isTextSeen } from './isTextSeen.ts'

/** Looks at a page once and says whether an expectation holds, and what is there instead. */
export function checkPage(page: Document, wanted: PageExpectation): Finding {
  switch (wanted.expect) {
    case 'title': {
      const titles = findAll(page, { role: 'heading', within: 'modal' })
      const title = titles.findLast((one) => one.tagName === 'H1')?.innerText.trim() ?? null
      return found(title === wanted.is, title)
    }
    case 'text': {
      const scope = scopeOf(page, wanted.within)
      const seen = scope !== undefined && isTextSeen(scope, wanted.text)
      return found(seen !== (wanted.absent ?? false), readingOf(scope))
    }
    case 'order': {
      const { role, within } = wanted
      const named = findNamed(page, { role, ...(within ? { within } : {}) })
      const names = named.map(({ name }) => name)
      const listed = names.filter((name) => wanted.names.includes(name))
      return found(JSON.stringify(listed) === JSON.stringify(wanted.names), names)
    }
    case 'toast': {
      const toasts = toastsOf(page)
      const fits = toasts.some(
        ({ text, variant }) =>
          text === wanted.text && (wanted.variant === undefined || wanted.variant === variant),
      )
      return found(fits, toasts)
    }
    case 'noToast':
      return found(toastsOf(page).length === 0, toastsOf(page))
    case 'focusInModal': {
      const inside = focusedIn(page).closest('dialog') !== null
      return found(inside, inside ? 'focus in the dialog' : 'focus outside the dialog')
    }
    case 'link':
      return checkLink(findAll(page, wanted.target), wanted)
    case 'box':
      return checkBox(findAll(page, wanted.target)[wanted.target.nth ?? 0], wanted)
    case 'style':
      return checkStyle(findAll(page, wanted.target)[wanted.target.nth ?? 0], wanted)
    case 'scrollBox':
      return checkScrollBox(findAll(page, wanted.target)[wanted.target.nth ?? 0], wanted.height)
    case 'element':
      return checkElement(page, wanted)
  }
}

function toastsOf(page: Document) {
  const toasts = scopeOf(page, 'modal')?.querySelectorAll<HTMLElement>('.fy-snackbar') ?? []
  return [...toasts].map((toast) => ({
    text: toast.innerText.trim(),
    variant: toast.dataset['variant'],
  }))
}

function readingOf(scope: Element | undefined): string {
  if (!(scope && 'innerText' in scope)) return 'the modal is closed'
  return String(scope.innerText).replace(/\s+/g, ' ').slice(0, 400)
}
