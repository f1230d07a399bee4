// @vitest-environment happy-dom
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { show } from '../testing/showView.tsx'
import { Button } from './buttons/Button.tsx'
import { ExternalLink } from './buttons/ExternalLink.tsx'
import { IconButton } from './buttons/IconButton.tsx'
import { ListRow } from './lists/ListRow.tsx'
import { Snackbar } from './feedback/Snackbar.tsx'
import { Tabs } from './layout/Tabs.tsx'
import { TextField } from './fields/TextField.tsx'
import { Toggle } from './fields/Toggle.tsx'
import { Tooltip } from './feedback/Tooltip.tsx'

const nothing = () => undefined

/** The text of the element that describes this one to assistive technology. */
function descriptionOf(element: HTMLElement, container: HTMLElement) {
  const id = element.getAttribute('aria-describedby')
  return container.querySelector<HTMLElement>(`[id="${id}"]`)
}

describe('what assistive technology reads', () => {
  it('marks a loading button as busy, and lets it keep the focus', async () => {
    const { getByRole, user } = show(<Button loading>Sign</Button>)
    const button = getByRole<HTMLButtonElement>('button')
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.disabled).toBe(false)
    await user.tab()
    expect(document.activeElement).toBe(button)
  })

  it('names an icon button', () => {
    const { getAllByRole } = show(<IconButton label="Close" icon={<svg />} />)
    expect(getAllByRole('button', { name: 'Close' })).toHaveLength(1)
  })

  it('describes a field by its error', () => {
    const { container, getByRole } = show(
      <TextField label="Email" value="a" onChange={nothing} error="Invalid email. Try again." />,
    )
    const field = getByRole('textbox', { name: 'Email' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const error = getByRole('alert')
    expect(descriptionOf(field, container)).toBe(error)
    expect(error.textContent).toBe('Invalid email. Try again.')
  })

  it('announces an error toast at once and others politely, in live regions that exist before', () => {
    const regionsOf = (toast: ComponentProps<typeof Snackbar>['toast']) => {
      const { container } = show(
        <Snackbar toast={toast} dismissLabel="Dismiss" onDismiss={nothing} onHold={nothing} />,
      )
      return ['polite', 'assertive'].map(
        (live) => container.querySelector(`[aria-live="${live}"]`)?.textContent,
      )
    }
    const news = { id: 1, message: 'News' }
    expect(regionsOf(null)).toEqual(['', ''])
    expect(regionsOf({ ...news, variant: 'success' })).toEqual(['News', ''])
    expect(regionsOf({ ...news, variant: 'loading' })).toEqual(['News', ''])
    expect(regionsOf({ ...news, variant: 'error' })).toEqual(['', 'News'])
  })

  it('dismisses a toast once, and ignores another press while it fades out', async () => {
    let presses = 0
    const toast = (isClosing: boolean) =>
      show(
        <Snackbar
          toast={{ id: 1, variant: 'success', message: 'News' }}
          isClosing={isClosing}
          dismissLabel="Dismiss"
          onDismiss={() => (presses += 1)}
          onHold={nothing}
        />,
      )
    const shown = toast(false)
    await shown.user.click(shown.getByRole('button'))
    expect(presses).toBe(1)
    const fading = toast(true)
    expect(fading.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
    await fading.user.click(fading.getByRole('button'))
    expect(presses).toBe(1)
  })

  it('puts only the selected tab in the tab order', () => {
    const tabs = [
      { id: 'qrcode', label: 'QR code' },
      { id: 'mobile', label: 'Mobile' },
    ]
    const { getByRole } = show(
      <Tabs label="Platform" tabs={tabs} selected="mobile" onSelect={nothing} />,
    )
    expect(getByRole('tab', { name: 'Mobile', selected: true }).tabIndex).toBe(0)
    expect(getByRole('tab', { name: 'QR code', selected: false }).tabIndex).toBe(-1)
  })

  it('announces whether a switch is on', () => {
    const { getByRole } = show(<Toggle label="Smart" checked onChange={nothing} />)
    expect(getByRole('switch', { name: 'Smart' }).getAttribute('aria-checked')).toBe('true')
  })

  it('a hint with the words of its name does not describe a control', () => {
    for (const control of [
      <button key="button" type="button" aria-label="Go back" />,
      <IconButton key="icon" label="Go back" icon={null} />,
    ]) {
      const { container, getByRole } = show(<Tooltip text="Go back">{control}</Tooltip>)
      expect(container.querySelectorAll('[role="tooltip"]')).toHaveLength(1)
      expect(getByRole('button').hasAttribute('aria-describedby')).toBe(false)
    }
  })

  it('describes a control by its hint', () => {
    const { container, getByRole } = show(
      <Tooltip text="Go back">
        <button type="button">x</button>
      </Tooltip>,
    )
    const hint = descriptionOf(getByRole('button', { name: 'x' }), container)
    expect(hint?.getAttribute('role')).toBe('tooltip')
    expect(hint?.textContent).toBe('Go back')
  })
})

describe('links', () => {
  it('opens a link in a new tab that cannot access this one', () => {
    const link = show(<ExternalLink href="https://foyer.test/">Docs</ExternalLink>).getByRole(
      'link',
    )
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  })

  it('shows a link to a script as plain text, in a sentence and in a row', () => {
    const sentence = show(<ExternalLink href="javascript:alert(1)">Docs</ExternalLink>)
    expect(sentence.container.innerHTML).toBe('<span>Docs</span>')
    const row = show(<ListRow title="Site" href="javascript:alert(1)" />)
    expect(row.container.querySelector('[href]')).toBeNull()
  })
})
