import type { FoyerConfig } from './foyerConfig.ts'

/** Types the default export of `foyer.config.ts`; returns it unchanged. */
export function defineConfig(config: FoyerConfig): FoyerConfig {
  return config
}
