const paths = {
  play: 'M5 3.5v9l7.5-4.5z',
  pause: 'M5 3.5v9M11 3.5v9',
  step: 'M4 3.5v9l6-4.5zM12 3.5v9',
  reload:
    'M3.4 7.2a4.8 4.8 0 0 1 8.6-2M12.6 2.4v2.9H9.7M12.6 8.8a4.8 4.8 0 0 1-8.6 2M3.4 13.6v-2.9h2.9',
  edit: 'M3 13l.6-2.6 7-7a1.4 1.4 0 0 1 2 2l-7 7zM9.6 4.4l2 2',
  restart: 'M12.8 8.2A4.9 4.9 0 1 1 11.2 4.6M11.4 2v2.8H8.6',
  stop: 'M4.5 4.5h7v7h-7z',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.4 10.4l3.1 3.1',
  close: 'M4 4l8 8M12 4l-8 8',
  check: 'M3.5 8.5l3 3 6-7',
  chevron: 'M6 4l4 4-4 4',
  copy: 'M6 6h7v7H6zM3.5 10V3.5H10',
  link: 'M6.5 9.5l3-3M7.5 4.8l1.4-1.4a2.6 2.6 0 0 1 3.7 3.7l-1.4 1.4M8.5 11.2l-1.4 1.4a2.6 2.6 0 0 1-3.7-3.7l1.4-1.4',
  sun: 'M8 10.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM8 1.5v1.2M8 13.3v1.2M1.5 8h1.2M13.3 8h1.2M3.4 3.4l.8.8M11.8 11.8l.8.8M3.4 12.6l.8-.8M11.8 4.2l.8-.8',
  moon: 'M13 9.7A5.6 5.6 0 0 1 6.3 3a5.6 5.6 0 1 0 6.7 6.7z',
  system: 'M2.5 3.5h11v7.5h-11zM6 13.5h4',
  help: 'M6 6a2 2 0 1 1 2.8 1.9c-.5.3-.8.6-.8 1.4M8 11.6v.2',
  bolt: 'M9 1.8L3.8 9h3.4L6.8 14.2 12.2 7H8.6z',
  next: 'M3 8h8M8 4.5L11.5 8 8 11.5M13.5 4v8',
  desktop: 'M2 3.5h12v7.5H2zM6 13.5h4',
  phone: 'M5 2h6v12H5zM7.3 12h1.4',
  warning: 'M8 2.5l6 11H2zM8 6.5v3M8 11.4v.2',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  theme:
    'M8 2.2a5.8 5.8 0 1 0 0 11.6c1.4 0 1.2-1.3.8-2-.5-.9.1-2 1.2-2h1.6a2.2 2.2 0 0 0 2.2-2.2C13.8 4.6 11.2 2.2 8 2.2zM5.2 7.6v.1M7.2 5.2v.1M10.2 5.4v.1',
  accessibility:
    'M8 4.3a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6zM2.8 5.8L8 7l5.2-1.2M8 7v3M5.3 14.2L8 10l2.7 4.2',
  screens: 'M2.5 2.5h4.5v4.5H2.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5H2.5zM9.4 11.4l1.5 1.5 2.6-3.2',
  host: 'M2.5 4.5h6M11.5 4.5h2M10 3v3M2.5 11.5h2M7.5 11.5h6M6 10v3',
  state:
    'M6 2.5c-2 0-2 1-2 2.5s0 2.5-1.5 3C4 8.5 4 9.5 4 11s0 2.5 2 2.5M10 2.5c2 0 2 1 2 2.5s0 2.5 1.5 3C12 8.5 12 9.5 12 11s0 2.5-2 2.5',
  undo: 'M6 3.5L3 6.5l3 3M3.2 6.5h6.3a3.5 3.5 0 0 1 0 7H6.5',
  redo: 'M10 3.5l3 3-3 3M12.8 6.5H6.5a3.5 3.5 0 0 0 0 7h3',
  download: 'M8 2.5v8M4.8 7.5L8 10.7l3.2-3.2M3 13.5h10',
  save: 'M3 3h8l2 2v8H3zM5.5 3v3.5h5V3M5.5 13V9.5h5V13',
  open: 'M8 10.7v-8M4.8 5.7L8 2.5l3.2 3.2M3 13.5h10',
  branch:
    'M4.5 5.5v5M4.5 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM4.5 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM11.5 7.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM11.5 7.5c0 2-1.5 3-5.5 4',
  code: 'M5.5 4.5L2 8l3.5 3.5M10.5 4.5L14 8l-3.5 3.5',
  up: 'M4 10l4-4 4 4',
  down: 'M4 6l4 4 4-4',
  eye: 'M1.8 8c1.5-2.7 3.6-4 6.2-4s4.7 1.3 6.2 4c-1.5 2.7-3.6 4-6.2 4s-4.7-1.3-6.2-4zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  ticks: 'M2.3 4.6l1.3 1.3 2.3-2.6M2.3 10.8l1.3 1.3 2.3-2.6M8.3 4.8h5.4M8.3 11h5.4',
  sizes: 'M2.5 3h11v10h-11zM6.5 3v10M6.5 9h7',
  compare: 'M2.5 3h4.5v10H2.5zM9 3h4.5v10H9zM11.2 6v4',
  swap: 'M11 2.5l2.5 2.5L11 7.5M13.2 5H3M5 8.5L2.5 11 5 13.5M2.8 11H13',
} as const

export type IconName = keyof typeof paths

/** One of the workbench's own line icons, 16 × 16. It is decorative, so the surrounding element has the name. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg className="wb-icon" viewBox="0 0 16 16" aria-hidden="true" data-filled={filled}>
      <path d={paths[name]} />
    </svg>
  )
}
