/** `system` follows the visitor's `prefers-color-scheme` without any script. */
export type ThemeMode = 'light' | 'dark' | 'system'
