/** Whether the target of an event is an element, also of another window. */
export const isElement = (target: EventTarget | undefined): target is Element =>
  target !== undefined && 'tagName' in target
