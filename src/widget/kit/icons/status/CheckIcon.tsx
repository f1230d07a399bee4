import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function CheckIcon(props: IconProps) {
  return <IconFrame {...props} d="M4.5 10.5l3.75 3.75L15.5 6.5" />
}
