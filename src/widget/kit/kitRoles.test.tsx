import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
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

function describedBy(markup: string): string | undefined {
  return /aria-describedby="([^"]+)"/.exec(markup)?.[1]
}

describe('what assistive technology reads', () => {
  it('a loading button is busy but keeps the focus', () => {
    const markup = renderToStaticMarkup(<Button loading>Sign</Button>)
    expect(markup).toContain('aria-busy="true"')
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).not.toContain(' disabled')
  })

  it('an icon button has its name', () => {
    expect(renderToStaticMarkup(<IconButton label="Close" icon={<svg />} />)).toContain(
      'aria-label="Close"',
    )
  })

  it('a field names its error and is described by it', () => {
    const markup = renderToStaticMarkup(
      <TextField label="Email" value="a" onChange={nothing} error="Invalid email. Try again." />,
    )
    expect(markup).toContain('aria-invalid="true"')
    expect(markup).toContain(
      `id="${describedBy(markup)}" class="fy-field-error" role="alert">Invalid email. Try again.`,
    )
  })

  it('an error toast interrupts, the others wait, and both live regions exist before', () => {
    const regionsOf = (toast: ComponentProps<typeof Snackbar>['toast']) => {
      const markup = renderToStaticMarkup(
        <Snackbar toast={toast} dismissLabel="Dismiss" onDismiss={nothing} onHold={nothing} />,
      )
      return ['polite', 'assertive'].map(
        (live) => new RegExp(`aria-live="${live}"[^>]*>(?:<span>)?([^<]*)<`).exec(markup)?.[1],
      )
    }
    const news = { id: 1, message: 'News' }
    expect(regionsOf(null)).toEqual(['', ''])
    expect(regionsOf({ ...news, variant: 'success' })).toEqual(['News', ''])
    expect(regionsOf({ ...news, variant: 'loading' })).toEqual(['News', ''])
    expect(regionsOf({ ...news, variant: 'error' })).toEqual(['', 'News'])
  })

  it('a toast that fades out takes no second press', () => {
    const dismissOf = (isClosing: boolean) =>
      /<button[^>]*>/.exec(
        renderToStaticMarkup(
          <Snackbar
            toast={{ id: 1, variant: 'success', message: 'News' }}
            isClosing={isClosing}
            dismissLabel="Dismiss"
            onDismiss={nothing}
            onHold={nothing}
          />,
        ),
      )?.[0]
    expect(dismissOf(false)).not.toContain('disabled')
    expect(dismissOf(true)).toContain('disabled')
  })

  it('only the selected tab is in the tab order', () => {
    const tabs = [
      { id: 'qrcode', label: 'QR code' },
      { id: 'mobile', label: 'Mobile' },
    ]
    const markup = renderToStaticMarkup(
      <Tabs label="Platform" tabs={tabs} selected="mobile" onSelect={nothing} />,
    )
    expect(markup.match(/aria-selected="true"[^>]*tabindex="0"/gi)).toHaveLength(1)
    expect(markup.match(/aria-selected="false"[^>]*tabindex="-1"/gi)).toHaveLength(1)
  })

  it('a switch says whether it is on', () => {
    expect(renderToStaticMarkup(<Toggle label="Smart" checked onChange={nothing} />)).toContain(
      'role="switch" class="fy-toggle" aria-checked="true"',
    )
  })

  it('a hint with the words of the name does not describe its control again', () => {
    for (const control of [
      <button key="button" type="button" aria-label="Go back" />,
      <IconButton key="icon" label="Go back" icon={null} />,
    ]) {
      const markup = renderToStaticMarkup(<Tooltip text="Go back">{control}</Tooltip>)
      expect(markup).toContain('role="tooltip"')
      expect(markup).not.toContain('aria-describedby')
    }
  })

  it('a hint describes its control', () => {
    const markup = renderToStaticMarkup(
      <Tooltip text="Go back">
        <button type="button">x</button>
      </Tooltip>,
    )
    expect(markup).toContain(`id="${describedBy(markup)}" class="fy-tooltip" role="tooltip"`)
  })
})

describe('links', () => {
  it('open a new tab that learns nothing of this one', () => {
    const markup = renderToStaticMarkup(
      <ExternalLink href="https://foyer.test/">Docs</ExternalLink>,
    )
    expect(markup).toContain('target="_blank" rel="noopener noreferrer"')
  })

  it('with a script for an address are plain text, in a sentence and in a row', () => {
    expect(renderToStaticMarkup(<ExternalLink href="javascript:alert(1)">Docs</ExternalLink>)).toBe(
      '<span>Docs</span>',
    )
    expect(renderToStaticMarkup(<ListRow title="Site" href="javascript:alert(1)" />)).not.toContain(
      'href',
    )
  })
})
