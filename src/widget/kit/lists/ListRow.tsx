import type { ComponentPropsWithoutRef, MouseEvent, MouseEventHandler } from 'react'
import { ListRowContent, type ListRowContentProps } from './ListRowContent.tsx'
import css from './listRow.css?inline'
import { safeLinkUrl } from '../buttons/safeLinkUrl.ts'
import { useStyles } from '../styles/useStyles.ts'

type Data = Pick<
  ComponentPropsWithoutRef<'button'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-expanded' | 'aria-pressed' | 'onPointerDown'
>

export interface ListRowProps extends ListRowContentProps, Data {
  /** Makes the row a button. */
  onClick?: MouseEventHandler<HTMLElement>
  /** Makes the row a link that opens a new tab; the address must already be checked. */
  href?: string
  disabled?: boolean
  /** True for the chosen row of its list. */
  selected?: boolean
  /** For a long list: without a frame, and as high as its place in the list. */
  flat?: boolean
  /** For texts of the widget, which wrap into a second line if they are too long. */
  wraps?: boolean | undefined
  /** `error` for leaving and deleting. */
  tone?: 'default' | 'error'
}

/** A row of 56 px or more: picture, title, note, and a value at its end. The main element of lists and menus. */
export function ListRow({
  onClick,
  href,
  disabled = false,
  selected = false,
  flat = false,
  wraps = false,
  tone = 'default',
  ...rest
}: ListRowProps) {
  useStyles(css)
  const { media, title, subtitle, tag, value, valueNote, trailing, chevron, loading, ...aria } =
    rest
  const content = (
    <ListRowContent
      {...{ media, title, subtitle, tag, value, valueNote, trailing, chevron, loading }}
    />
  )
  const shared = {
    className: 'fy-row',
    'data-tone': tone,
    'data-bare': media ? undefined : true,
    'data-flat': flat || undefined,
    'data-wraps': wraps || undefined,
    'data-selected': selected || undefined,
    'aria-busy': loading || undefined,
    'aria-current': selected || undefined,
  }
  const url = safeLinkUrl(href)
  if (url !== null) {
    return (
      <a {...shared} href={url} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {content}
      </a>
    )
  }
  if (!onClick && !disabled) return <div {...shared}>{content}</div>
  function click(event: MouseEvent<HTMLElement>) {
    if (!loading) onClick?.(event)
  }
  return (
    <button
      type="button"
      {...aria}
      {...shared}
      disabled={disabled}
      aria-disabled={loading || undefined}
      onClick={click}
    >
      {content}
    </button>
  )
}
