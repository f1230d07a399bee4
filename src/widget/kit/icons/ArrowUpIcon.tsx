import { IconFrame, type IconProps } from './IconFrame.tsx'

export function ArrowUpIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M10 16V4.5m-5 5 5-5 5 5" />
    </IconFrame>
  )
}
