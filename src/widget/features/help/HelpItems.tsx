import type { ReactNode } from 'react'
import { FeatureItem } from '../../kit/layout/FeatureItem.tsx'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'

/** The items of a help screen, each with its picture. */
export function HelpItems({
  items,
  icons,
}: {
  items: readonly { readonly title: string; readonly text: string }[]
  icons: readonly ReactNode[]
}) {
  return (
    <Stack gap="xl" padding={[8, 4]}>
      {items.map(({ title, text }, index) => (
        <FeatureItem
          key={title}
          media={<IconTile size="s" tone="accent" icon={icons[index % icons.length]} />}
          title={title}
          text={text}
        />
      ))}
    </Stack>
  )
}
