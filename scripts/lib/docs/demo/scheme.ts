import './scheme.css'

export type Scheme = 'light' | 'dark'

/** Follows the colour scheme that the page around this one writes behind `#`. */
export function followScheme(apply: (scheme: Scheme) => void): void {
  const read = () => {
    const scheme = location.hash === '#dark' ? 'dark' : 'light'
    document.documentElement.dataset['scheme'] = scheme
    apply(scheme)
  }
  addEventListener('hashchange', read)
  read()
}
