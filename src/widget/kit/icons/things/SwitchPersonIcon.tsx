import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function SwitchPersonIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M4.75 6a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0ZM2.75 16.25c0-2.9 2-4.75 4.75-4.75 1 0 1.9.25 2.65.7M12.25 12.5h5M15.5 10.75l1.75 1.75-1.75 1.75M17.25 16.25h-5M14 14.5l-1.75 1.75L14 18"
    />
  )
}
