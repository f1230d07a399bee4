import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function SendIcon(props: IconProps) {
  return <IconFrame {...props} d="M16.25 3.75 9 11M16.25 3.75l-4.5 12.5L9 11 3.75 8.25l12.5-4.5Z" />
}
