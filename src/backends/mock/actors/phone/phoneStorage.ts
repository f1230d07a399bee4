import type { Storage } from '../../../port/storage.ts'
import type { World } from '../../world/worldTypes.ts'

/** The storage of the phone. It is part of the world, so it survives the page. */
export function createPhoneStorage(world: Pick<World, 'get' | 'update'>): Storage {
  const set = (phoneStorage: Readonly<Record<string, string>>) =>
    world.update((state) => ({ ...state, phoneStorage }))
  return {
    get: (key) => world.get().phoneStorage[key],
    set: (key, value) => set({ ...world.get().phoneStorage, [key]: value }),
    remove(key) {
      const { [key]: _, ...rest } = world.get().phoneStorage
      set(rest)
    },
  }
}
