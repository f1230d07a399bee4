import type { Texts } from '../../core/texts/texts.ts'

/** The network's name; without one 'Unknown Network' when connected, otherwise 'Select Network' (C-165). */
export function networkButtonLabel(
  texts: Texts['shell'],
  network: { readonly name: string } | undefined,
  connected: boolean,
): string {
  return network?.name ?? (connected ? texts.unknownNetwork : texts.selectNetwork)
}
