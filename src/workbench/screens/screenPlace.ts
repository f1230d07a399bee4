/** A screen, alone or beside the other variants of its checkpoint. */
export interface ScreenPlace {
  readonly id: string
  readonly view: 'matrix' | 'screen'
}
