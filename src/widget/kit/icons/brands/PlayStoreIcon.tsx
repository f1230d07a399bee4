import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function PlayStoreIcon(props: IconProps) {
  return (
    <IconFrame filled {...props}>
      <path
        fill="#00a173"
        d="M4.2 3.3 10.7 10l-6.5 6.7c-.25-.15-.4-.4-.4-.75V4.05c0-.35.15-.6.4-.75Z"
      />
      <path fill="#2f7de1" d="m4.2 3.3 8.9 4.3L10.7 10 4.2 3.3Z" />
      <path fill="#e94235" d="m4.2 16.7 8.9-4.3L10.7 10l-6.5 6.7Z" />
      <path fill="#fbbc04" d="m13.1 7.6 3.1 1.7c.55.3.55 1.1 0 1.4l-3.1 1.7L10.7 10l2.4-2.4Z" />
    </IconFrame>
  )
}
