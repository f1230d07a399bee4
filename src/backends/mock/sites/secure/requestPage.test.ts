// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { getByRole, getByText } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import { createRequestPage } from './requestPage.ts'

const html = readFileSync(`${import.meta.dirname}/index.html`, 'utf8')

beforeEach(() => {
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? ''
})

const summary = {
  kind: 'message',
  heading: 'Harbour Market requests a signature',
  rows: [],
  approve: 'Sign',
} as const

function openPage() {
  const messages: unknown[] = []
  const page = createRequestPage(document, 'https://shop.example', (message) =>
    messages.push(message),
  )
  return { page, messages }
}

it('says what to do while no request has arrived', () => {
  openPage()
  expect(getByText(document.body, /No request has arrived yet/).textContent).toContain(
    'Still nothing after a few seconds? Close this window',
  )
})

it('shows that a decision is under way until the request is gone, and sends it once', () => {
  const { page, messages } = openPage()
  page.show({ id: 7, summary })
  const approve = getByRole(document.body, 'button', { name: 'Sign' })
  approve.click()
  approve.click()
  expect(approve.textContent).toBe('Signing…')
  expect(messages.slice(1)).toEqual([{ type: '@foyer-site/decision', id: 7, approved: true }])
  page.show({ id: 8, summary })
  expect(approve.textContent).toBe('Sign')
  getByRole(document.body, 'button', { name: 'Cancel' }).click()
  expect(document.body.textContent).toContain('Cancelling…')
  page.show({ id: 9, summary })
  expect(document.body.textContent).not.toContain('Cancelling…')
})
