/** How many accounts in the widget show a picture of their own, and not the colours that stand in for it. */
export function countPictures(page: Document): number {
  return [...page.querySelectorAll('foyer-modal')]
    .flatMap((host) => [
      ...(host.shadowRoot?.querySelectorAll<HTMLImageElement>('.fy-avatar img') ?? []),
    ])
    .filter((picture) => picture.naturalWidth > 0 && picture.checkVisibility()).length
}
