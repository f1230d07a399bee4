import type { ReactNode } from 'react'
import { ListRow, type ListRowProps } from './ListRow.tsx'

type Shared = Pick<
  ListRowProps,
  | 'tag'
  | 'value'
  | 'valueNote'
  | 'trailing'
  | 'selected'
  | 'disabled'
  | 'flat'
  | 'onClick'
  | 'aria-expanded'
>

export interface TokenRowProps extends Shared {
  /** The token's picture, of 40 px. */
  picture: ReactNode
  name: string
  /** The amount or its symbol, shown below the name. */
  note: ReactNode
}

/** One token of a list: flat, because token lists are long. */
export function TokenRow({ picture, name, note, flat = true, ...rest }: TokenRowProps) {
  return (
    <ListRow
      {...rest}
      flat={flat}
      media={picture}
      title={name}
      subtitle={<span className="fy-tabular">{note}</span>}
    />
  )
}
