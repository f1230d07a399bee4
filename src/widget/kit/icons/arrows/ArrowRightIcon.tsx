import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function ArrowRightIcon(props: IconProps) {
  return <IconFrame {...props} turns d="M4 10h11.5m-5-5 5 5-5 5" />
}
