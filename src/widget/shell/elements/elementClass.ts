import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import {
  flagAttributes,
  hasFlag,
  propertyName,
  readElementAttributes,
  textAttributes,
  type ElementKind,
} from './elementAttributes.ts'
import { loadWithRetry } from '../../core/kernel/loadWithRetry.ts'
import type { mountElement } from './mountElement.tsx'

/**
 * Creates the class of one kind of host widget. Every attribute is also a property of the same name in camel case.
 * React is loaded with the first element on the page, not with the class.
 */
export function createElementClass(core: Core, kind: ElementKind): CustomElementConstructor {
  class FoyerElement extends HTMLElement {
    static readonly observedAttributes = [...flagAttributes, ...textAttributes]
    #mounted: ReturnType<typeof mountElement> | undefined
    #loading = false

    connectedCallback() {
      void this.#mount()
    }

    disconnectedCallback() {
      // An element that is only moved is connected again before this runs.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#mounted?.unmount()
        this.#mounted = undefined
      })
    }

    attributeChangedCallback() {
      this.#mounted?.draw(readElementAttributes(this))
    }

    async #mount() {
      if (this.#mounted || this.#loading) return
      this.#loading = true
      try {
        const loaded = await loadWithRetry(core, {
          about: `element.${kind}`,
          load: () => import('./mountElement.tsx'),
          isNeeded: () => this.isConnected,
        })
        if (!loaded || !this.isConnected) return
        const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        this.#mounted = loaded.mountElement(core, kind, shadow)
        this.#mounted.draw(readElementAttributes(this))
      } catch (error) {
        noteFailure(core, `element.${kind}`, error)
      } finally {
        this.#loading = false
      }
    }
  }

  for (const name of flagAttributes) {
    Object.defineProperty(FoyerElement.prototype, propertyName(name), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return hasFlag(this, name)
      },
      set(this: HTMLElement, value: unknown) {
        this.toggleAttribute(name, Boolean(value))
      },
    })
  }
  for (const name of textAttributes) {
    Object.defineProperty(FoyerElement.prototype, propertyName(name), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(name)
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(name)
        else this.setAttribute(name, String(value))
      },
    })
  }
  return FoyerElement
}
