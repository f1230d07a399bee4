import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function GoogleIcon(props: IconProps) {
  return (
    <IconFrame filled {...props}>
      <path
        fill="#4285f4"
        d="M17 10.17c0-.54-.05-1.06-.14-1.56H10v2.96h3.94a3.4 3.4 0 0 1-1.46 2.2v1.9h2.36C16.22 14.39 17 12.46 17 10.17Z"
      />
      <path
        fill="#34a853"
        d="M10 17.25c1.94 0 3.57-.64 4.76-1.74l-2.34-1.82c-.65.44-1.48.7-2.42.7-1.86 0-3.45-1.26-4.01-2.96H3.57v1.88A7.24 7.24 0 0 0 10 17.25Z"
      />
      <path
        fill="#fbbc05"
        d="M5.99 11.43a4.38 4.38 0 0 1 0-2.83V6.72H3.57a7.3 7.3 0 0 0 0 6.59l2.42-1.88Z"
      />
      <path
        fill="#ea4335"
        d="M10 5.64c1.06 0 2.01.36 2.76 1.08l2.06-2.06A7 7 0 0 0 10 2.75a7.24 7.24 0 0 0-6.43 3.97L5.99 8.6C6.55 6.9 8.14 5.64 10 5.64Z"
      />
    </IconFrame>
  )
}
