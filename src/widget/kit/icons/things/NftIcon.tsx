import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function NftIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M6 3.25h8a2.75 2.75 0 0 1 2.75 2.75v8a2.75 2.75 0 0 1-2.75 2.75h-8a2.75 2.75 0 0 1-2.75-2.75v-8a2.75 2.75 0 0 1 2.75-2.75ZM6.25 7.5a1.25 1.25 0 1 0 2.5 0 1.25 1.25 0 1 0-2.5 0ZM3.75 14.5l3.5-3.3c.65-.6 1.6-.6 2.2.05l1 1.05 1.35-1.3c.65-.6 1.6-.6 2.2.05l2.5 2.7"
    />
  )
}
