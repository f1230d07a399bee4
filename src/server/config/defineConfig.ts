import type { FoyerConfig } from './foyerConfig.ts'

/** Types the default export of `foyer.config.ts`; gives it back as it is. */
export function defineConfig(config: FoyerConfig): FoyerConfig {
  return config
}
