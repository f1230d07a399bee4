import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function ChevronLeftIcon(props: IconProps) {
  return <IconFrame {...props} turns d="M12 5.5 7.5 10l4.5 4.5" />
}
