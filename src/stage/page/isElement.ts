/** Whether the target of an event is an element, including one of another window. */
export const isElement = (target: EventTarget | undefined): target is Element =>
  target !== undefined && 'tagName' in target
