import { expect, it } from 'vitest'
import { createOtherTabs } from './otherTabs.ts'

it('delivers a message to the other channels of its name, and not to its sender', async () => {
  const tabs = createOtherTabs()
  const heard: unknown[] = []
  const note = (who: string) => (message: unknown) => void heard.push([who, message])
  const own = tabs.open('login', note('own'))
  const sibling = tabs.open('login', note('sibling'))
  tabs.open('other', note('other'))
  own?.post('changed')
  await Promise.resolve()
  expect(heard).toEqual([['sibling', 'changed']])
  sibling?.close()
  tabs.post('login', 'from another tab')
  expect(heard.at(-1)).toEqual(['own', 'from another tab'])
})
