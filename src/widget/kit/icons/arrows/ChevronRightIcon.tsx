import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function ChevronRightIcon(props: IconProps) {
  return <IconFrame {...props} turns d="M8 5.5 12.5 10 8 14.5" />
}
