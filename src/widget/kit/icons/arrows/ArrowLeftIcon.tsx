import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function ArrowLeftIcon(props: IconProps) {
  return <IconFrame {...props} turns d="M16 10H4.5m5-5-5 5 5 5" />
}
