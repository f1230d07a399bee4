import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function ArrowUpIcon(props: IconProps) {
  return <IconFrame {...props} d="M10 16V4M5 9l5-5 5 5" />
}
