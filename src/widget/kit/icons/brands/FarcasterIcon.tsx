import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function FarcasterIcon(props: IconProps) {
  return (
    <IconFrame filled {...props}>
      <rect x="2.75" y="2.75" width="14.5" height="14.5" rx="3.6" fill="#7c5cd6" />
      <path
        fill="#fff"
        d="M6.6 5.75h6.8v1.35h1.15l-.35 1.4h-.3v4.6c.35 0 .6.25.6.6v.6h-3.4v-.6c0-.35.25-.6.6-.6v-2.3a1.7 1.7 0 0 0-3.4 0v2.3c.35 0 .6.25.6.6v.6H5.5v-.6c0-.35.25-.6.6-.6V8.5h-.3l-.35-1.4H6.6V5.75Z"
      />
    </IconFrame>
  )
}
