// Logos of the stores that offer wallets.
import { iconOf } from './iconOf.tsx'

export const AppStoreIcon = /*#__PURE__*/ iconOf({
  filled: true,
  children: (
    <>
      <rect x="2.75" y="2.75" width="14.5" height="14.5" rx="3.6" fill="#1686e8" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="1.4"
        strokeLinecap="round"
        d="M10.7 5.9 7 12.3M9.3 5.9l4.6 8M5.6 11.9h5M12.9 11.9h1.5M6.2 13.7l-.3.5"
      />
    </>
  ),
})
export const ChromeIcon = /*#__PURE__*/ iconOf({
  filled: true,
  children: (
    <>
      <circle cx="10" cy="10" r="7.25" fill="#fbbc05" />
      <path
        fill="#ea4335"
        d="M10 2.75a7.25 7.25 0 0 1 6.28 3.62H10a3.63 3.63 0 0 0-3.3 2.13L3.72 6.37A7.25 7.25 0 0 1 10 2.75Z"
      />
      <path
        fill="#34a853"
        d="M3.72 6.37 6.86 11.8A3.63 3.63 0 0 0 10 13.63c.3 0 .6-.04.88-.11l-2.04 3.63A7.25 7.25 0 0 1 3.72 6.37Z"
      />
      <circle cx="10" cy="10" r="3.3" fill="#fff" />
      <circle cx="10" cy="10" r="2.55" fill="#4285f4" />
    </>
  ),
})
export const PlayStoreIcon = /*#__PURE__*/ iconOf({
  filled: true,
  children: (
    <>
      <path
        fill="#00a173"
        d="M4.2 3.3 10.7 10l-6.5 6.7c-.25-.15-.4-.4-.4-.75V4.05c0-.35.15-.6.4-.75Z"
      />
      <path fill="#2f7de1" d="m4.2 3.3 8.9 4.3L10.7 10 4.2 3.3Z" />
      <path fill="#e94235" d="m4.2 16.7 8.9-4.3L10.7 10l-6.5 6.7Z" />
      <path fill="#fbbc04" d="m13.1 7.6 3.1 1.7c.55.3.55 1.1 0 1.4l-3.1 1.7L10.7 10l2.4-2.4Z" />
    </>
  ),
})
