import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function ChevronDownIcon(props: IconProps) {
  return <IconFrame {...props} d="M5.5 8l4.5 4.5L14.5 8" />
}
