import { expect, it } from 'vitest'
import { mountFrameElement } from './frameElement.ts'

/** The parts of an iframe and its parent that are used. */
function mount(contentWindow: object | null = {}, still = true) {
  const view = { matchMedia: () => ({ matches: still }) }
  const moves: unknown[][] = []
  const posted: unknown[][] = []
  const frameWindow = contentWindow && {
    ...contentWindow,
    postMessage: (...call: unknown[]) => posted.push(call),
  }
  const frame = Object.assign(new EventTarget(), {
    id: '',
    name: '',
    src: '',
    title: '',
    style: {} as Record<string, string>,
    contentWindow: frameWindow,
    ownerDocument: { defaultView: view },
    animate(...call: unknown[]) {
      moves.push(call)
      return { cancel: () => moves.push(['cancel']) }
    },
    remove: () => children.splice(0),
  })
  const children: unknown[] = []
  const parent = {
    ownerDocument: { createElement: () => frame },
    append: (child: unknown) => children.push(child),
  }
  const notified: string[] = []
  const element = mountFrameElement({
    // The parent's other members are not used.
    parent: parent as unknown as HTMLElement,
    src: 'https://secure.example/sdk',
    onLoad: () => notified.push('load'),
    onError: () => notified.push('error'),
  })
  return {
    element,
    frame,
    children,
    notified,
    posted,
    moves,
    place: parent as unknown as HTMLElement,
  }
}

it('adds a hidden frame with its id and name to the parent', () => {
  const { frame, children } = mount()
  expect(children).toEqual([frame])
  expect(frame).toMatchObject({
    id: 'w3m-iframe',
    name: 'w3m-secure-iframe',
    src: 'https://secure.example/sdk',
    style: { position: 'fixed', zIndex: '999999', display: 'none' },
  })
})

it('reports load and failure until it is removed', () => {
  const { frame, element, notified, children } = mount()
  frame.dispatchEvent(new Event('load'))
  frame.dispatchEvent(new Event('error'))
  element.remove()
  expect([notified, children]).toEqual([['load', 'error'], []])
})

it('places the frame 400 px tall, 360 px wide and centred on desktop [C-152 C-153]', () => {
  const { element, frame, place } = mount()
  element.place({ shown: true, mobile: false, element: place, label: 'Approve' })
  expect(frame.style).toMatchObject({
    display: 'block',
    height: '400px',
    width: '360px',
    left: 'calc(50% - 180px)',
    top: 'max(88px, calc(50% - 200px + 32px))',
  })
})

it('places the frame at the bottom of a narrow window, in its full width [C-152 C-154]', () => {
  const { element, frame, place } = mount()
  element.place({ shown: true, mobile: true, element: place, label: 'Approve' })
  expect(frame.style).toMatchObject({
    display: 'block',
    height: '400px',
    width: '100%',
    left: '0',
    bottom: '0',
    top: 'auto',
  })
  element.place({ shown: false })
  expect(frame.style.display).toBe('none')
})

it('posts to its window for one origin, and recognises that window', () => {
  const { element, posted, frame } = mount()
  expect(element.post({ type: 'x' }, 'https://secure.example')).toBe(true)
  expect(posted).toEqual([[{ type: 'x' }, 'https://secure.example']])
  expect(element.isSource(frame.contentWindow as unknown as MessageEventSource)).toBe(true)
  expect(element.isSource(new MessageChannel().port1)).toBe(false)
})

it('reports a missing window, and matches no other', () => {
  const { element } = mount(null)
  expect(element.post({}, 'https://secure.example')).toBe(false)
  expect(element.isSource(null)).toBe(false)
})

it('animates in once, and without motion if reduced motion is preferred', () => {
  const { element, place, moves } = mount({}, false)
  element.place({ shown: true, mobile: false, element: place, label: 'Approve' })
  element.place({ shown: true, mobile: false, element: place, label: 'Approve' })
  expect(moves).toEqual([
    [
      [
        { opacity: 0, transform: 'translateY(50px)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: 200, easing: 'ease' },
    ],
    ['cancel'],
  ])
  const still = mount()
  still.element.place({ shown: true, mobile: true, element: place, label: 'Approve' })
  expect(still.moves).toEqual([])
})

it('fades out without reacting to the pointer, and only if it was shown', () => {
  const { element, frame, place, moves } = mount({}, false)
  element.place({ shown: false })
  expect(moves).toEqual([])
  element.place({ shown: true, mobile: true, element: place, label: 'Approve' })
  element.place({ shown: false })
  expect(frame.style.display).toBe('none')
  expect(moves.at(-1)).toEqual([
    [
      { opacity: 1, display: 'block', pointerEvents: 'none' },
      { opacity: 0, display: 'block', pointerEvents: 'none' },
    ],
    { duration: 200, easing: 'ease' },
  ])
})
