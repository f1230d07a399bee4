import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createStyleAdopter } from '../../widget/kit/styles/styleAdopter.ts'
import { StyleRootProvider } from '../../widget/kit/styles/StyleRootProvider.tsx'
import { baseStyles } from '../../widget/theme/baseStyles.ts'
import { themeStyles } from '../../widget/theme/themeStyles.ts'
import { Gallery } from './Gallery.tsx'
import layout from './galleryLayout.css?inline'

/** Every part of the kit, light and dark side by side, for developers who change it. `?only=light&accent=%23f80`. */
function showSide(mode: 'light' | 'dark', place: HTMLElement, wishes: URLSearchParams) {
  const side = document.createElement('div')
  side.className = 'side'
  side.dataset['mode'] = mode
  const host = document.createElement('div')
  side.append(host)
  place.append(side)
  const root = host.attachShadow({ mode: 'open' })
  const adopter = createStyleAdopter(root)
  adopter.adopt(baseStyles)
  adopter.adopt(`:host { display: block !important; } ${layout}`)
  const accent = wishes.get('accent')
  const radius = wishes.get('radius')
  const colorMix = wishes.get('mix')
  adopter.replace(
    'theme',
    themeStyles(mode, {
      ...(accent ? { accent } : {}),
      ...(radius ? { radius } : {}),
      ...(colorMix ? { colorMix, colorMixStrength: 12 } : {}),
    }),
  )
  createRoot(root).render(
    <StrictMode>
      <StyleRootProvider adopter={adopter}>
        <Gallery />
      </StyleRootProvider>
    </StrictMode>,
  )
}

const place = document.getElementById('gallery')
if (!place)
  throw new Error('Failed to show the gallery: the page has no element with the id "gallery".')
const wishes = new URLSearchParams(location.search)
const only = wishes.get('only')
if (only !== 'dark') showSide('light', place, wishes)
if (only !== 'light') showSide('dark', place, wishes)
