import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function EditIcon(props: IconProps) {
  return (
    <IconFrame {...props} d="M4 16l.75-3.25L13 4.5l2.5 2.5-8.25 8.25L4 16ZM11.25 6.25l2.5 2.5" />
  )
}
