import { IconFrame, type IconProps } from './IconFrame.tsx'

export function NftIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="3.25" y="3.25" width="13.5" height="13.5" rx="2.75" />
      <circle cx="7.5" cy="7.5" r="1.25" />
      <path d="m3.75 14.5 3.5-3.3c.65-.6 1.6-.6 2.2.05l1 1.05 1.35-1.3c.65-.6 1.6-.6 2.2.05l2.5 2.7" />
    </IconFrame>
  )
}
